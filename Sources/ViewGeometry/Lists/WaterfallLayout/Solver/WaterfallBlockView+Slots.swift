/// The slots of a block, which hold its items column by column.
extension WaterfallBlockView {
  /// Returns the height of the item in a slot, in points.
  @inline(__always)
  func height(ofSlot slot: Int) -> Double {
    isNarrow ? OffsetTreeNarrowFormat.length(narrow[slot]) : wide[slot]
  }

  @inline(__always)
  func setHeight(_ height: Double, ofSlot slot: Int) {
    if isNarrow { narrow[slot] = OffsetTreeNarrowFormat.row(height) } else { wide[slot] = height }
  }

  /// Returns the column of a slot.
  @inline(__always)
  func column(ofSlot slot: Int) -> Int {
    var column = 0
    while Int(firsts[column &+ 1]) <= slot { column &+= 1 }
    return column
  }

  /// Returns the slot of an item.
  ///
  /// All slots are compared, several at a time, which is faster than stopping at the right one.
  @inline(__always)
  func slot(ofItem item: Int) -> Int {
    let (order, wanted) = (order, UInt16(truncatingIfNeeded: item))
    var found: UInt16 = 0
    for slot in 0..<used {
      found |= order[slot] == wanted ? UInt16(truncatingIfNeeded: slot) : 0
    }
    return Int(found)
  }

  /// Returns the first slot of `column` whose item isn't before `item`.
  ///
  /// Returns the end of the column's slots if all of its items are before `item`.
  @inline(__always)
  func slot(inColumn column: Int, before item: Int) -> Int {
    let (order, wanted) = (order, UInt16(truncatingIfNeeded: item))
    let (first, end) = (Int(firsts[column]), Int(firsts[column &+ 1]))
    var before: UInt16 = 0
    for slot in first..<end { before &+= order[slot] < wanted ? 1 : 0 }
    return first &+ Int(before)
  }

  /// Returns the total length of the slots of `column` before `slot`, in units of 2^-32 points.
  @inline(__always)
  func start(ofSlot slot: Int, inColumn column: Int, _ rule: WaterfallRule) -> Int64 {
    let first = Int(firsts[column])
    guard isNarrow else {
      let wide = wide
      var sum: Int64 = 0
      for place in first..<slot { sum &+= rule.length(wide[place]) }
      return sum
    }
    let narrow = narrow
    var sum: UInt32 = 0
    for place in first..<slot { sum &+= UInt32(narrow[place]) }
    return (Int64(sum) &+ Int64(slot &- first) &* rule.spacing64)
      &<< WaterfallUnits.shiftOf64th
  }

  /// Returns the first slot in a column that ends beyond the position `units`, and the slot's
  /// start.
  ///
  /// `units` and the returned start are in units of 2^-32 points, relative to the start of the
  /// block. The column must contain such a slot.
  @inline(__always)
  func slot(
    inColumn column: Int, at units: Int64, _ rule: WaterfallRule
  ) -> (slot: Int, start: Int64) {
    var (slot, last) = (Int(firsts[column]), Int(firsts[column &+ 1]) &- 1)
    guard isNarrow else {
      let wide = wide
      var start: Int64 = 0
      while slot < last {
        let next = start &+ rule.length(wide[slot])
        if next > units { break }
        (slot, start) = (slot &+ 1, next)
      }
      return (slot, start)
    }
    let narrow = narrow
    // Starts are multiples of 1/64 point, so smaller fractions don't matter.
    let (wanted, spacing) = (units &>> WaterfallUnits.shiftOf64th, rule.spacing64)
    var start: Int64 = 0
    // Four slots at a time, as long as all of them end at or before the position.
    while slot &+ 4 <= last {
      let four =
        Int64(narrow[slot]) &+ Int64(narrow[slot &+ 1]) &+ Int64(narrow[slot &+ 2])
        &+ Int64(narrow[slot &+ 3]) &+ 4 &* spacing
      if start &+ four > wanted { break }
      (slot, start) = (slot &+ 4, start &+ four)
    }
    while slot < last {
      let next = start &+ Int64(narrow[slot]) &+ spacing
      if next > wanted { break }
      (slot, start) = (slot &+ 1, next)
    }
    return (slot, start &<< WaterfallUnits.shiftOf64th)
  }
}
