import Foundation

/// A tree as walks see it: the elements above and below each, and how each lies in its parent.
///
/// Each walk is written once over this protocol: the descent of a hit test, the search by any policy with or without a record of
/// what it looked at, the visible part of an element, the route between two. Live views, layers, trees of your own and snapshots
/// conform. All of it can be inlined, so that a walk in a tree of another module is compiled for that tree.
@usableFromInline
protocol WalkedTree {
  /// Names an element.
  associatedtype Element: Equatable
  /// What walks read of an element.
  associatedtype Reading: PlacedElement
  /// The children of an element.
  associatedtype Children: BidirectionalCollection<Element>

  /// Whether parents may lead in a circle, which a walk up has to notice.
  static var mayCircle: Bool { get }

  /// The element that holds this one; nil for the root.
  func parent(of element: Element) -> Element?

  /// The elements right in this one, back to front.
  func children(of element: Element) -> Children

  /// How the element lies in its parent.
  func reading(of element: Element) -> Reading

  /// The frontmost child that a touch enters at the point, which becomes one in the child's bounds; nil if there is none.
  ///
  /// The default scans the children. A tree that keeps their boxes side by side gives the same answer faster.
  func frontmostChild(of element: Element, entered point: inout SIMD2<Double>) -> Element?

  /// Whether the element counts as holding the point, in its bounds.
  func holds(_ point: SIMD2<Double>, _ element: Element, _ reading: Reading) -> Bool

  /// Where the element is drawn among its siblings: the largest in front, equal ones by their order.
  func drawingDepth(of element: Element) -> Double

  /// The policy for touches in the element where no other is asked for; nil for the policy of what is around.
  func touchPolicy(of element: Element) -> HitTestPolicy?

  /// The answer of an element that hit-tests itself; nil for one that leaves that to the search.
  func answer(of element: Element, at point: SIMD2<Double>) -> HitTestAnswer<Element>?

  /// Whether the element is what nil stands for in conversions of all in it, as a window is; the root always is.
  func isBase(_ element: Element) -> Bool

  /// Whether two roots are windows on one screen, over which a way leads from one to the other (R3.6).
  func shareScreen(_ root: Element, _ other: Element) -> Bool

  /// Whether the frames of two unrelated roots are measured in one space, so that they count on the way (R3.6).
  func liesBeside(_ root: Element, _ other: Element) -> Bool

  /// Traps unless `parent` is the parent of `child`, in trees that may say one thing of parents and another of children.
  func requireParent(_ parent: Element, of child: Element)
}

/// What an element answers that hit-tests itself.
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

  /// The answer of ``frontmostChild(of:entered:)`` by a scan of the children.
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
  /// The element that a touch at the point, in the bounds of `root`, goes to by UIKit's rule; nil if none (R4.12 to R4.15).
  ///
  /// An element that holds the point always answers, so the descent never goes back up. Overrides aren't asked.
  ///
  /// - Complexity: O(elements looked at): the siblings in front of each on the way.
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
