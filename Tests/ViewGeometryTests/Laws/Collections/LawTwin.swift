import Foundation
import ViewGeometry

/// The brute-force twin: scans every element for every query.
struct LawTwin {
  let elements: [LawElement]

  /// R6.12 to R6.14: half-open frames, outlines of transformed items, largest zIndex, then the later index path.
  func item(at point: CGPoint) -> IndexPath? {
    elements.filter { $0.isItem && $0.covers(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// R6.10: strict overlap; an element without area overlaps nothing.
  func elements(in rect: CGRect) -> Set<LawElement> {
    // Queries return only the box.
    Set(elements.filter { $0.overlaps(rect) }.map(\.upright))
  }

  /// R6.32: the same including elements that only touch.
  func touchedElements(in rect: CGRect) -> Set<LawElement> {
    Set(elements.filter { $0.touches(rect) }.map(\.upright))
  }

  /// The first of the items nearest to a point.
  func nearest(to point: CGPoint) -> IndexPath? {
    elements.filter { $0.isItem && $0.frame.width > 0 && $0.frame.height > 0 }
      .min {
        ($0.squareOfDistance(to: point), $0.indexPath)
          < ($1.squareOfDistance(to: point), $1.indexPath)
      }?.indexPath
  }
}

extension LawElement {
  fileprivate func covers(_ point: CGPoint) -> Bool {
    if let outline { return outline.contains(point) }
    return point.x >= frame.minX && point.x < frame.maxX && point.y >= frame.minY
      && point.y < frame.maxY
  }

  fileprivate var upright: LawElement {
    var element = self
    element.outline = nil
    return element
  }

  func overlaps(_ rect: CGRect) -> Bool {
    let area = [frame.width, frame.height, rect.width, rect.height]
    return area.allSatisfy { $0 > 0 } && frame.minX < rect.maxX && rect.minX < frame.maxX
      && frame.minY < rect.maxY && rect.minY < frame.maxY
  }

  fileprivate func touches(_ rect: CGRect) -> Bool {
    let area = [frame.width, frame.height, rect.width, rect.height]
    return area.allSatisfy { $0 > 0 } && frame.minX <= rect.maxX && rect.minX <= frame.maxX
      && frame.minY <= rect.maxY && rect.minY <= frame.maxY
  }

  fileprivate func squareOfDistance(to point: CGPoint) -> CGFloat {
    let across = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let down = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return across * across + down * down
  }
}
