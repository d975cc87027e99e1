import Foundation

/// A tree as tree algorithms access it: the parents and children of elements, and their geometry.
///
/// Each algorithm is implemented once, for this protocol: the descent of a hit test, the search
/// under any policy with or without a record of its steps, the visible part of an element, and the
/// route between two elements. Live views, layers, custom trees and snapshots conform. The
/// algorithms are inlinable, so that they are specialized for trees of other modules.
@usableFromInline
protocol WalkedTree {
  /// A type that identifies elements.
  associatedtype Element: Equatable
  /// The geometry of an element.
  associatedtype Reading: PlacedElement
  /// The children of an element.
  associatedtype Children: BidirectionalCollection<Element>

  /// Whether ancestors may form a cycle, which walks up the tree must then detect.
  static var mayCircle: Bool { get }

  /// Returns the parent of an element; nil for the root.
  func parent(of element: Element) -> Element?

  /// Returns the direct children of an element, back to front.
  func children(of element: Element) -> Children

  /// Returns the geometry of an element in its parent.
  func reading(of element: Element) -> Reading

  /// Returns the frontmost child that contains `point` and isn't excluded from touches; nil if
  /// there is none.
  ///
  /// `point` is in the bounds coordinates of `element`. If a child is found, the point is converted
  /// to those of the child. The default implementation scans the children.
  func frontmostChild(of element: Element, entered point: inout SIMD2<Double>) -> Element?

  /// Returns whether the element contains a point given in the coordinates of its bounds.
  func holds(_ point: SIMD2<Double>, _ element: Element, _ reading: Reading) -> Bool

  /// Returns the element's z-position, which orders it among its siblings.
  ///
  /// Elements with larger values are in front. Elements with equal values keep their order.
  func drawingDepth(of element: Element) -> Double

  /// Returns the policy for touches in the element if the search doesn't specify one; nil if the
  /// parent's policy applies.
  func touchPolicy(of element: Element) -> HitTestPolicy?

  /// Returns the result of the element's own hit test; nil if it has none.
  func answer(of element: Element, at point: SIMD2<Double>) -> HitTestAnswer<Element>?

  /// Returns whether a nil target represents this element in conversions from its descendants.
  ///
  /// This is the case for a window. If no ancestor is such an element, nil represents the root.
  func isBase(_ element: Element) -> Bool

  /// Returns whether two roots are windows on the same screen.
  ///
  /// A route between such roots leads through the screen (R3.6).
  func shareScreen(_ root: Element, _ other: Element) -> Bool

  /// Returns whether a route between two unrelated roots leads through their frames, as if the
  /// roots had a common parent (R3.6).
  func liesBeside(_ root: Element, _ other: Element) -> Bool

  /// Traps if `parent` isn't the parent of `child`.
  ///
  /// By default, nothing is checked. Trees that may be inconsistent implement the check.
  func requireParent(_ parent: Element, of child: Element)
}

/// The result of an element's own hit test.
@usableFromInline
enum HitTestAnswer<Element> {
  case hit(Element)
  case declined
}

extension WalkedTree {
  @inlinable static var mayCircle: Bool { false }

  @inlinable @inline(__always)
  func frontmostChild(of element: Element, entered point: inout SIMD2<Double>) -> Element? {
    scannedChild(of: element, entered: &point)
  }

  /// Returns the result of ``frontmostChild(of:entered:)``, computed by a scan of the children.
  @inlinable @inline(__always)
  func scannedChild(of element: Element, entered point: inout SIMD2<Double>) -> Element? {
    for child in children(of: element).reversed() {
      guard let inside = reading(of: child).pointEntering(from: point) else { continue }
      requireParent(element, of: child)
      point = inside
      return child
    }
    return nil
  }

  @inlinable
  func holds(_ point: SIMD2<Double>, _ element: Element, _ reading: Reading) -> Bool {
    reading.boundsContain(x: point.x, y: point.y)
  }

  @inlinable func drawingDepth(of element: Element) -> Double { 0 }

  @inlinable func touchPolicy(of element: Element) -> HitTestPolicy? { nil }

  @inlinable
  func answer(of element: Element, at point: SIMD2<Double>) -> HitTestAnswer<Element>? { nil }

  @inlinable @inline(__always) func isBase(_ element: Element) -> Bool { false }

  @inlinable func shareScreen(_ root: Element, _ other: Element) -> Bool { false }

  @inlinable func liesBeside(_ root: Element, _ other: Element) -> Bool { true }

  @inlinable @inline(__always) func requireParent(_ parent: Element, of child: Element) {}
}

extension WalkedTree {
  /// Returns the element that receives a touch at the point under UIKit's policy (R4.12 to R4.15).
  ///
  /// `point` is in the bounds coordinates of `root`. Returns nil if `root` doesn't contain it or is
  /// excluded from touches. A child that the descent enters always yields a result, so the descent
  /// never backtracks. Overrides are not called.
  ///
  /// - Complexity: O(visited elements): the siblings in front of each element on the path.
  @inlinable @inline(__always)
  func deepestHit(at point: SIMD2<Double>, in root: Element) -> Element? {
    let reading = reading(of: root)
    guard reading.flags.isDisjoint(with: .ineligible),
      reading.boundsContain(x: point.x, y: point.y)
    else { return nil }
    var (element, point) = (root, point)
    while let child = frontmostChild(of: element, entered: &point) { element = child }
    return element
  }
}
