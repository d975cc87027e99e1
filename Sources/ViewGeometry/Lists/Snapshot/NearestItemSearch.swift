import Foundation

/// Finds the item nearest to a point by searching growing bands of the content around it.
///
/// A band crosses the content at right angles to its longer side. The search ends when nothing outside the band can
/// be nearer than the nearest item inside.
struct NearestItemSearch {
  private let point: CGPoint
  private let isVertical: Bool
  private let contentLength: CGFloat

  init(point: CGPoint, contentSize: CGSize) {
    self.point = CGPoint(x: Self.withinReach(point.x), y: Self.withinReach(point.y))
    isVertical = contentSize.height >= contentSize.width
    contentLength = isVertical ? contentSize.height : contentSize.width
  }

  /// Returns a coordinate, moved nearer if it is so far away that squared distances would be equal.
  private static func withinReach(_ coordinate: CGFloat) -> CGFloat {
    abs(coordinate) > 0x1p53 ? CGFloat(signOf: coordinate, magnitudeOf: 0x1p40) : coordinate
  }

  /// Returns the nearest item among the elements that `visit` yields; of equally near ones the first.
  func run(
    visit: (CGRect, (CollectionLayoutElement) -> Void) -> Void
  ) -> IndexPath? {
    let position = isVertical ? point.y : point.x
    guard !(point.x + point.y).isNaN else { return nil }
    let middle = min(max(position, 0), contentLength)
    var radius: CGFloat = 64
    while true {
      let band = band(from: middle - radius, to: middle + radius)
      // The exact ends of the band: rectangles store sizes, and sums are rounded.
      let (lower, upper) = isVertical ? (band.minY, band.maxY) : (band.minX, band.maxX)
      var best: (distance: CGFloat, indexPath: IndexPath)?
      visit(band) { element in
        guard element.category == .cell else { return }
        let distance = squaredDistance(to: element.frame)
        if let best, best.distance <= distance { return }
        best = (distance, element.indexPath)
      }
      // The smallest distance of anything outside the band, on either side, even if mirroring moves its ends.
      let outside = max(
        0,
        min(
          lower > 0 ? position - lower : .infinity,
          upper < contentLength ? upper - position : .infinity) - 0x1p-16)
      if let best, best.distance <= outside * outside { return best.indexPath }
      if outside == .infinity { return best?.indexPath }
      radius *= 2
    }
  }

  /// Returns the band between two positions; it is extended where it leaves the content.
  private func band(from lower: CGFloat, to upper: CGFloat) -> CGRect {
    let all = CGRect.infinite
    // Don't extend the band infinitely: such a large size would absorb the other end by rounding, here or when mirrored.
    let start = lower > 0 ? lower : lower - 0x1p32
    let end = upper < contentLength ? upper : upper + 0x1p32
    return isVertical
      ? CGRect(x: all.minX, y: start, width: all.width, height: end - start)
      : CGRect(x: start, y: all.minY, width: end - start, height: all.height)
  }

  private func squaredDistance(to frame: CGRect) -> CGFloat {
    let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return dx * dx + dy * dy
  }
}
