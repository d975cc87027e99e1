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
  /// - Complexity: O(n).
  init?(_ elements: [ScreenDump.Element], _ order: DumpOrder) {
    let emptied = elements.filter {
      !$0.hasFrame && $0.flags.isDisjoint(with: .stopsUIKitTouches)
        && !order.children(of: $0.index).isEmpty
    }
    guard !emptied.isEmpty else { return nil }
    let isEmptied = Set(emptied.map(\.place))
    // An element comes after its parent, so a parent that is emptied itself has no children left.
    for element in emptied {
      children[element.place] = []
      let parent = element.parentPlace
      guard children[parent] == nil else { continue }
      let siblings = parent == DumpTree.screen ? order.roots[...] : order.children(of: Int(parent))
      var list: [Int32] = []
      var pending = Array(siblings.reversed())
      while let node = pending.popLast() {
        list.append(node)
        if isEmptied.contains(node) { pending += order.children(of: Int(node)).reversed() }
      }
      children[parent] = list
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
