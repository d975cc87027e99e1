import Foundation

/// Finds the item nearest to a point by searching wider and wider bands of the content around it.
///
/// A band covers a range of the longer side of the content, and the whole shorter side. The search
/// ends when no item outside the band can be nearer than the nearest item found in it.
struct NearestItemSearch {
  private let point: CGPoint
  private let isVertical: Bool
  private let contentLength: CGFloat

  init(point: CGPoint, contentSize: CGSize) {
    self.point = CGPoint(x: Self.withinReach(point.x), y: Self.withinReach(point.y))
    isVertical = contentSize.height >= contentSize.width
    contentLength = isVertical ? contentSize.height : contentSize.width
  }

  /// Returns the coordinate or, if its absolute value exceeds 2^53, 2^40 with the same sign.
  ///
  /// Without this limit, rounding would make the squared distances from such a coordinate to all
  /// items equal.
  private static func withinReach(_ coordinate: CGFloat) -> CGFloat {
    abs(coordinate) > 0x1p53 ? CGFloat(signOf: coordinate, magnitudeOf: 0x1p40) : coordinate
  }

  /// Returns the nearest of the items that `visit` passes to its closure.
  ///
  /// If several items are equally near, returns the first of them. Returns nil if there are no
  /// items, or if a coordinate of the point is NaN.
  func run(
    visit: (CGRect, (CollectionLayoutElement) -> Void) -> Void
  ) -> IndexPath? {
    let position = isVertical ? point.y : point.x
    guard !(point.x + point.y).isNaN else { return nil }
    let middle = min(max(position, 0), contentLength)
    var radius: CGFloat = 64
    while true {
      let band = band(from: middle - radius, to: middle + radius)
      // These are the ends of the rectangle, which may differ from the values passed: rectangles
      // store sizes, and sums are rounded.
      let (lower, upper) = isVertical ? (band.minY, band.maxY) : (band.minX, band.maxX)
      var best: (distance: CGFloat, indexPath: IndexPath)?
      visit(band) { element in
        guard element.category == .cell else { return }
        let distance = squaredDistance(to: element.frame)
        if let best, best.distance <= distance { return }
        best = (distance, element.indexPath)
      }
      // The minimum distance of items outside the band, minus a tolerance, because mirroring may
      // round the ends of the band.
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

  /// Returns the band between two positions; an end beyond the content is moved farther away.
  private func band(from lower: CGFloat, to upper: CGFloat) -> CGRect {
    let all = CGRect.infinite
    // If the band were infinitely long, its other end would be lost to rounding, here or in
    // mirroring.
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
