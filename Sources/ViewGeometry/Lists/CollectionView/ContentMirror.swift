import Foundation

/// Where layout coordinates and content coordinates differ: layouts mirrored at the middle of their content (R6.28).
///
/// A layout that flips in a right-to-left view answers as if reading went from left to right. Mirrored numbers are rounded:
/// the layout is asked about a hair more, and the mirrored frames decide.
struct ContentMirror: Sendable {
  /// The width of the content.
  let width: CGFloat

  /// Asks the layout for the elements in a rectangle of its own coordinates.
  typealias Visit = (CGRect, CollectionLayoutVisitor) -> Void

  func image(of frame: CGRect) -> CGRect {
    CGRect(
      x: width - frame.minX - frame.width, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// A copy of attributes the layout made, whose frame is the image of theirs; a transform stays as it is.
  func image(of attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    let copy = attributes.copy()
    if copy.storedTransform.isIdentity {
      copy.setGeometry(untransformed: image(of: copy.frame))
    } else {
      // What the transform shifts goes the same way as before.
      copy.center.x = width - copy.center.x - 2 * copy.transform.tx
    }
    return copy
  }

  /// The rectangle of layout coordinates whose image holds `rect`, whatever is rounded.
  func source(of rect: CGRect) -> CGRect {
    // Where numbers are enormous, nothing lies beside what is asked for.
    let most = max(abs(width), min(max(abs(rect.minX), abs(rect.maxX)), 0x1p60))
    let slack = 2 * CGFloat(Double(most).edgeSlack)
    return image(of: rect).insetBy(dx: -slack, dy: 0)
  }

  /// The rectangle of layout coordinates that holds all whose images contain `point`.
  func source(around point: CGPoint) -> CGRect {
    source(of: CGRect(x: point.x, y: point.y, width: 0, height: point.y.nextUp - point.y))
  }

  /// The frontmost item whose image covers a point (R6.12 to R6.14).
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

  /// The image of an element that overlaps a rectangle in content coordinates; nil for others that `source(of:)` brings.
  func image(
    of element: CollectionLayoutElement, overlapping extent: Extent
  ) -> CollectionLayoutElement? {
    let image = image(of: element.frame)
    return Extent(image).overlaps(extent) ? element.moved(to: image) : nil
  }
}
