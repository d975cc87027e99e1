/// A slot of a block as a walk down the tree finds it: an item of a column, and where it starts.
///
/// No walk counts references or allocates; the tree must be held as long as the slot is used.
struct WaterfallSlot {
  private(set) var block: WaterfallBlockView
  private(set) var slot: Int
  /// The block's first item.
  private(set) var firstItem: Int
  /// Where the column is when the block begins, in units.
  private(set) var start: Int64
  /// Where the item starts from there.
  private var local: Int64
  /// Where the item starts, in points.
  private(set) var y: Double

  var height: Double { block.height(ofSlot: slot) }

  var item: Int { firstItem + Int(block.order[slot]) }

  /// The slot of a column that starts at or before `units`, which are less than the column is long, and ends behind.
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

  /// The slot of a column at a y: the last one with a length that starts at or before it.
  ///
  /// Both are counted from `base` downwards. Nil without one and for NaN.
  ///
  /// Comparing units would leave out a slot whose y was rounded down: the search starts a little lower and steps back as
  /// long as points disagree, which is next to never.
  @inline(__always)
  init?(
    startingBy y: Double, inColumn column: Int, base: Double,
    below root: CountedTreeView<WaterfallBlock>,
    _ rule: WaterfallRule
  ) {
    let total = root.counter(column)
    guard y >= base, total > 0 else { return nil }
    let scaled = (y - base) * WaterfallUnits.perPoint
    // Four times the spacing of Doubles around y and base.
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
