/// The maximum and minimum sizes of the nodes of an `OffsetTree`.
///
/// Every node except the root is at least a quarter full, and an inner node has at least two
/// children. The minimum is a quarter instead of half of the maximum. A leaf that overflows at its
/// end can therefore keep most of its rows, and the leaves of a list built by appending are three
/// quarters full.
struct OffsetTreeLimits: CountedRules, Equatable, Sendable {
  let leafRows: Int
  let fanOut: Int

  init(leafRows: Int, fanOut: Int) {
    precondition(
      1...OffsetTreeLeafView.mostRows ~= leafRows,
      "A leaf must have 1 to \(OffsetTreeLeafView.mostRows) rows, not \(leafRows).")
    precondition(
      3...AscendingEnds.lanes ~= fanOut,
      "The maximum number of children of an inner node must be 3 to \(AscendingEnds.lanes), not \(fanOut)."
    )
    self.leafRows = leafRows
    self.fanOut = fanOut
  }

  static let standard = OffsetTreeLimits(
    leafRows: threshold(512, low: 4), fanOut: threshold(32, low: 3))

  var fewestRows: Int { max(1, leafRows / 4) }

  /// The number of rows that a bulk build stores in a narrow leaf.
  ///
  /// The remaining space is for edits. Wide leaves are filled completely, because otherwise wide
  /// rows would take more than 8.5 bytes each.
  var builtNarrowRows: Int { max(1, leafRows - leafRows / 8) }
}
