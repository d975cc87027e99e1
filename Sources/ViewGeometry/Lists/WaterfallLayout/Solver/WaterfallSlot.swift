/// The slot of an item and the item's start, found by a descent through the tree.
///
/// Descents neither retain objects nor allocate memory. The tree must be retained as long as the
/// slot is used.
struct WaterfallSlot {
  private(set) var block: WaterfallBlockView
  private(set) var slot: Int
  /// The index of the block's first item.
  private(set) var firstItem: Int
  /// The column's length at the start of the block, in units of 2^-32 points.
  private(set) var start: Int64
  /// The start of the item relative to the start of the block, in units of 2^-32 points.
  private var local: Int64
  /// The start of the item, in points.
  private(set) var y: Double

  var height: Double { block.height(ofSlot: slot) }

  var item: Int { firstItem + Int(block.order[slot]) }

  /// Finds the slot that contains the position `units` in a column.
  ///
  /// The position, in units of 2^-32 points, must be less than the column's length. `base` is the
  /// y-coordinate at which the columns start.
  @inline(__always)
  init(
    at units: Int64, inColumn column: Int, base: Double,
    below root: CountedTreeView<WaterfallBlock>,
    _ rule: WaterfallRule
  ) {
    var (start, firstItem) = (Int64(0), 0)
    let leaf = root.descend { node in
      let ends = node.counter(column)
      let lane = ends.lane(at: units &- start)
      if lane > 0 {
        start &+= ends[lane &- 1]
        firstItem &+= Int(node.places[lane &- 1])
      }
      return lane
    }
    block = leaf._withUnsafeGuaranteedRef(\.view)
    (self.start, self.firstItem) = (start, firstItem)
    (slot, local) = block.slot(inColumn: column, at: units &- start, rule)
    y = base + WaterfallUnits.points(start &+ local)
  }

  /// Finds the slot of the last item in a column whose start is at or before `y`.
  ///
  /// Items that add no length to the column aren't found. `base` is the y-coordinate at which the
  /// columns start. Returns nil if there is no such item, or if `y` is NaN.
  ///
  /// Comparing units would miss an item whose y-coordinate was rounded down. Therefore the search
  /// starts slightly beyond `y`, and steps back while the found item starts beyond `y`, which is
  /// very rare.
  @inline(__always)
  init?(
    startingBy y: Double, inColumn column: Int, base: Double,
    below root: CountedTreeView<WaterfallBlock>,
    _ rule: WaterfallRule
  ) {
    let total = root.counter(column)
    guard y >= base, total > 0 else { return nil }
    let scaled = (y - base) * WaterfallUnits.perPoint
    // At least eight times the spacing of Doubles around y and base.
    let slack = 2 + (y.magnitude + base.magnitude) * 0x1p-17
    var units =
      scaled + slack < Double(WaterfallUnits.most)
      ? min(Int64(scaled + slack), total &- 1) : total &- 1
    while true {
      self.init(at: units, inColumn: column, base: base, below: root, rule)
      if self.y <= y { return }
      units = start &+ local &- 1
      guard units >= 0 else { return nil }
    }
  }
}
