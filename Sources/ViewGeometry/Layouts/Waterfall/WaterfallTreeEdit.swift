/// An edit of one item, carried down the tree to its block and back.
///
/// Every node on the way is copied if it is shared. In a waterfall that is to be solved again blocks are marked, and those
/// that lose their last item stay, marked, until that is done.
struct WaterfallTreeEdit {
  enum Kind {
    case insert(height: Double, column: Int)
    case remove
    case resize(height: Double)
  }

  let kind: Kind
  let rule: WaterfallRule
  /// Whether blocks are marked for solving.
  let marks: Bool

  /// Edits the item `item` below `node`.
  ///
  /// - Returns: A right neighbour that `node` was split into.
  func apply(at item: Int, in node: inout WaterfallNode) -> WaterfallNode? {
    guard node.read({ $0.height }) > 0 else { return applyToBlock(at: item, &node) }
    WaterfallNode.makeUnique(&node)
    return node.read { view in
      let index = min(
        AscendingEnds.rank(of: Int64(item), in: view.countEnds), view.used - 1)
      let before = index > 0 ? Int(view.countEnds[index - 1]) : 0
      let sibling = apply(at: item - before, in: &view.children[index])
      view.childDidChange(index)
      if let sibling { view.insertChild(sibling, at: index + 1) }
      if case .remove = kind { prune(view, around: index) }
      // One lane is kept free for a sibling.
      return view.used >= rule.fanOut ? view.split(at: view.used / 2) : nil
    }
  }

  private func applyToBlock(at item: Int, _ node: inout WaterfallNode) -> WaterfallNode? {
    let count = node.read { $0.count }
    switch kind {
    case .insert(let height, let column):
      if count == rule.mostItems {
        let middle = count / 2
        var right = node.joined(middle..<count, rule)
        node = node.joined(0..<middle, rule)
        let isLeft = item <= middle
        _ = isLeft ? applyToBlock(at: item, &node) : applyToBlock(at: item - middle, &right)
        if marks {
          for half in [node, right] { half.read { $0.header.pointee.stale = 1 } }
        }
        return right
      }
      WaterfallNode.makeUnique(&node, items: count + 1, isNarrow: rule.isNarrow(height))
      node.read { $0.insertItem(height, inColumn: column, at: item, rule) }
    case .remove:
      WaterfallNode.makeUnique(&node)
      node.read { $0.removeItem(at: item, rule) }
    case .resize(let height):
      WaterfallNode.makeUnique(&node, isNarrow: rule.isNarrow(height))
      node.read { $0.setHeight(height, of: item, rule) }
    }
    if marks { node.read { $0.header.pointee.stale = 1 } }
    return nil
  }

  /// Removes a child that has become empty, and joins one that has become small with a neighbour.
  private func prune(_ view: WaterfallNodeView, around index: Int) {
    let child = view.child(index)
    if child.count == 0 {
      // Where columns are to be found anew, what follows the gap has to be looked at: the block stays until then.
      if !marks { _ = view.removeChild(at: index) }
      return
    }
    let isBlock = child.height == 0
    let most = isBlock ? rule.blockItems : rule.fanOut / 2
    guard child.used <= most / 4, view.used > 1 else { return }
    let left = index > 0 ? index - 1 : index
    guard view.child(left).used + view.child(left + 1).used <= most else { return }
    let second = view.removeChild(at: left + 1)
    if isBlock {
      let (first, other) = (view.children[left], second)
      view.children[left] = first.joined(
        0..<first.read { $0.count }, rule, and: other, 0..<other.read { $0.count })
    } else {
      WaterfallNode.makeUnique(&view.children[left])
      view.children[left].read { first in
        second.read { other in
          for place in 0..<other.used { first.appendChild(other.children[place]) }
        }
      }
    }
    view.childDidChange(left)
  }
}
