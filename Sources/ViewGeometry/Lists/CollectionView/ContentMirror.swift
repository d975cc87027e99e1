import Foundation

/// The conversion between layout coordinates and content coordinates of a mirrored layout (R6.28).
///
/// A mirrored layout computes positions for the opposite reading direction, usually left to right.
/// Mirrored coordinates are rounded, so the layout is queried with a slightly larger rectangle, and
/// the mirrored frames are then tested.
struct ContentMirror: Sendable {
  /// The width of the content.
  let width: CGFloat

  /// A function that visits the layout's elements in a rectangle, in layout coordinates.
  typealias Visit = (CGRect, CollectionLayoutVisitor) -> Void

  func image(of frame: CGRect) -> CGRect {
    CGRect(
      x: width - frame.minX - frame.width, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Returns a copy of layout attributes at the mirrored position; a transform isn't mirrored.
  func image(of attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    let copy = attributes.copied()
    if copy.storedTransform.isIdentity {
      copy.setGeometry(untransformed: image(of: copy.frame))
    } else {
      // The translation of the transform keeps its direction.
      copy.center.x = width - copy.center.x - 2 * copy.transform.tx
    }
    return copy
  }

  /// Returns a rectangle in layout coordinates whose mirror image contains `rect`, even after
  /// rounding.
  func source(of rect: CGRect) -> CGRect {
    // Beyond 2^60, as in an infinite rectangle, the tolerance needn't grow: no elements are that
    // far away.
    let most = max(abs(width), min(max(abs(rect.minX), abs(rect.maxX)), 0x1p60))
    let slack = 2 * CGFloat(Double(most).edgeSlack)
    return image(of: rect).insetBy(dx: -slack, dy: 0)
  }

  /// Returns a rectangle in layout coordinates that contains every point whose mirror image may be
  /// `point`.
  func source(around point: CGPoint) -> CGRect {
    source(of: CGRect(x: point.x, y: point.y, width: 0, height: point.y.nextUp - point.y))
  }

  /// Returns the frontmost item whose mirror image contains a point; nil if there is none (R6.12 to
  /// R6.14).
  func item(at point: CGPoint, _ visit: Visit) -> IndexPath? {
    guard point.x.isFinite && point.y.isFinite else { return nil }
    let (x, y) = (Double(point.x), Double(point.y))
    var best: CollectionLayoutElement?
    visit(source(around: point)) { element, attributes in
      guard element.category == .cell else { return }
      let isHit =
        if let attributes, !attributes.storedTransform.isIdentity {
          image(of: attributes).covers(point)
        } else {
          Extent(image(of: element.frame)).contains(x: x, y: y)
        }
      guard isHit else { return }
      if let best, (best.zIndex, best.indexPath) > (element.zIndex, element.indexPath) { return }
      best = element
    }
    return best?.indexPath
  }

  /// Returns the mirrored element if it overlaps a rectangle in content coordinates, otherwise nil.
  ///
  /// Elements that overlap `source(of:)` don't necessarily overlap the rectangle.
  func image(
    of element: CollectionLayoutElement, overlapping extent: Extent
  ) -> CollectionLayoutElement? {
    let image = image(of: element.frame)
    return Extent(image).overlaps(extent) ? element.moved(to: image) : nil
  }
}
