/// Elements that become siblings of their parent in a ``DumpTree``, because the parent has no
/// rectangle.
///
/// Under UIKit's rule a view receives touches only inside its ancestors. The area of an element
/// without a rectangle is unknown, so the element is treated as if it were absent. If such an
/// element is hidden, transparent or inert, it keeps its children.
struct MovedElements {
  /// The children of each node whose children differ from those in the dump.
  private(set) var children: [Int32: [Int32]] = [:]
  /// The parent of each node whose parent differs from that in the dump.
  private(set) var parents: [Int32: Int32] = [:]

  /// Finds the elements; returns nil if there are none.
  ///
  /// - Complexity: O(n), plus O(siblings) for each parent whose children move.
  init?(_ elements: [ScreenDump.Element], _ order: DumpOrder) {
    let emptied = elements.filter {
      !$0.hasFrame && $0.flags.isDisjoint(with: .stopsUIKitTouches)
        && !order.children(of: $0.index).isEmpty
    }
    guard !emptied.isEmpty else { return nil }
    // Descendants come later, so an element's own children are complete before they move on.
    for element in emptied.reversed() {
      let (node, parent) = (Int32(element.index), element.parentPlace)
      let own = children[node] ?? Array(order.children(of: element.index))
      let siblings =
        children[parent]
        ?? (parent == DumpTree.screen ? order.roots : Array(order.children(of: Int(parent))))
      children[node] = []
      children[parent] = siblings.flatMap { $0 == node ? [node] + own : [$0] }
    }
    for (parent, list) in children {
      for node in list where elements[Int(node)].parentPlace != parent { parents[node] = parent }
    }
  }
}

extension ScreenDump.Element.Flags {
  /// The flags of views that UIKit's hit test skips, together with their subviews.
  static let stopsUIKitTouches: Self = [.hidden, .transparent, .inert]
}
