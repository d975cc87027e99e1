/// The usual and the maximum sizes of blocks and nodes in trees of lines.
///
/// Small limits let a short test build deep trees.
package struct FlowLimits: CountedRules, Sendable, Hashable {
  /// The usual number of items in a new block.
  ///
  /// After edits, a block contains at least a quarter of this number of items and at most twice
  /// this number. The last block may contain fewer. Runs and blocks of a single line have no
  /// limits.
  let blockItems: Int
  /// The maximum number of lines in a block that isn't a run; a block with more lines is split.
  let blockLines: Int
  /// The maximum number of children of a node.
  package let fanOut: Int

  package init(blockItems: Int, blockLines: Int = FlowBlockView.mostLines, fanOut: Int) {
    precondition(
      blockItems > 0 && 2...FlowBlockView.mostLines ~= blockLines,
      "A block must have at least 1 item and 2 to \(FlowBlockView.mostLines) lines, not"
        + " \(blockItems) items and \(blockLines) lines.")
    self.blockItems = blockItems
    self.blockLines = blockLines
    self.fanOut = fanOut
  }

  /// The standard limits; with 384 items per block, ten million items need three levels of nodes.
  ///
  /// Ten million rows of a table need the same number of levels.
  package static let standard = FlowLimits(
    blockItems: threshold(384, low: 4), fanOut: threshold(32, low: 4))
}
