package import Foundation
import ViewGeometry

/// Data for tools that draw and explain a dump.
///
/// All coordinates are screen coordinates, in the unit of the dump.
extension ScreenDump {
  /// Returns an element's box, clipped by its ancestors, ignoring elements in front of it.
  ///
  /// The result is null if the element has no area, is completely clipped, is hidden, or is never
  /// the result of a query.
  package func seenBox(of element: Element) -> CGRect {
    let isOut = element.isHidden || element.flags.contains(.silent)
    let box = model.visibleBoxes[element.index]
    return isOut || box.isEmpty ? .null : box.cgRect
  }

  /// Returns the box in which touches reach an element, ignoring elements in front of it.
  ///
  /// It is null if the element receives no touches.
  package func touchBox(of element: Element) -> CGRect {
    let box = model.touchBoxes[element.index]
    return box.isEmpty ? .null : box.cgRect
  }

  /// Returns the index of the element that receives a touch on `element` by the format's rule.
  ///
  /// This is the element itself, except on web pages. There, touches on a text node go to its
  /// parent, and touches on a document go to its first child.
  package func touchReceiver(of element: Element) -> Int {
    model.rules.touch == .webPage ? model.elementOfPage(at: element.index) : element.index
  }

  /// Returns the rank of an element in the stacking order; the backmost element has rank 0.
  package func rank(of element: Element) -> Int { Int(model.order.ranks[element.index]) }

  /// Returns whether an element contains a point on the screen, taking its rotation into account.
  ///
  /// The element is half-open: its right and bottom edges don't belong to it.
  package func holds(_ point: CGPoint, _ element: Element) -> Bool { element.holds(point) }

  /// Returns whether `element` is `other` or one of its descendants.
  package func isInside(_ element: Int, _ other: Int) -> Bool {
    model.nesting.isInside(element, other)
  }

  /// Returns the four corners of an element on the screen, starting with the element's own top-left
  /// corner.
  ///
  /// Returns nil if neither the element nor an ancestor has a ``Element/transform``, or if the
  /// element has no rectangle.
  package func rotatedCorners(of element: Element) -> [CGPoint]? {
    guard element.hasFrame, let map = element.extra?.mapToScreen else { return nil }
    let box = element.bounds
    let (right, bottom) = (box.origin.x + box.size.width, box.origin.y + box.size.height)
    return [
      box.origin, CGPoint(x: right, y: box.origin.y), CGPoint(x: right, y: bottom),
      CGPoint(x: box.origin.x, y: bottom),
    ].map { $0.applying(map) }
  }
}
