/// How large the blocks and nodes of a flow's lines grow; small ones let a short test see deep trees.
package struct FlowLimits: CountedRules, Sendable, Hashable {
  /// Items a block is built with; an edited one has a quarter of that to twice as many, but for the last line.
  let blockItems: Int
  /// The most lines of a block; a longer one is cut in half.
  let blockLines: Int
  /// The most children of a node.
  package let fanOut: Int

  package init(blockItems: Int, blockLines: Int = FlowBlockView.mostLines, fanOut: Int) {
    precondition(
      blockItems > 0 && 2...FlowBlockView.mostLines ~= blockLines,
      "A block holds items, in 2 to \(FlowBlockView.mostLines) lines, not \(blockItems) items in"
        + " \(blockLines) lines.")
    self.blockItems = blockItems
    self.blockLines = blockLines
    self.fanOut = fanOut
  }

  /// 384 items: ten million of them lie under three levels of nodes, as ten million rows of a list do.
  package static let standard = FlowLimits(
    blockItems: threshold(384, low: 4), fanOut: threshold(32, low: 4))
}
