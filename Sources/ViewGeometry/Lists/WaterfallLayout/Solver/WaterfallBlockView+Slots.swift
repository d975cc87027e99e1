/// The slots of a block: its items by column.
extension WaterfallBlockView {
  /// The height of a slot, in points.
  @inline(__always)
  func height(ofSlot slot: Int) -> Double {
    isNarrow ? OffsetTreeNarrowFormat.length(narrow[slot]) : wide[slot]
  }

  @inline(__always)
  func setHeight(_ height: Double, ofSlot slot: Int) {
    if isNarrow { narrow[slot] = OffsetTreeNarrowFormat.row(height) } else { wide[slot] = height }
  }

  /// The column of a slot.
  @inline(__always)
  func column(ofSlot slot: Int) -> Int {
    var column = 0
    while Int(firsts[column &+ 1]) <= slot { column &+= 1 }
    return column
  }

  /// The slot of an item; all are looked at, several at a time, which is faster than stopping at it.
  @inline(__always)
  func slot(ofItem item: Int) -> Int {
    let (order, wanted) = (order, UInt16(truncatingIfNeeded: item))
    var found: UInt16 = 0
    for slot in 0..<used {
      found |= order[slot] == wanted ? UInt16(truncatingIfNeeded: slot) : 0
    }
    return Int(found)
  }

  /// The first slot of a column whose item isn't before `item`; where the column ends if there is none.
  @inline(__always)
  func slot(inColumn column: Int, before item: Int) -> Int {
    let (order, wanted) = (order, UInt16(truncatingIfNeeded: item))
    let (first, end) = (Int(firsts[column]), Int(firsts[column &+ 1]))
    var before: UInt16 = 0
    for slot in first..<end { before &+= order[slot] < wanted ? 1 : 0 }
    return first &+ Int(before)
  }

  /// What the slots of a column before `slot` add to it, in units.
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

  /// The slot of a column that ends behind `units`, of which the column has one, and where it starts.
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
    // Starts are multiples of 1/64: what is less than one doesn't matter.
    let (wanted, spacing) = (units &>> WaterfallUnits.shiftOf64th, rule.spacing64)
    var start: Int64 = 0
    // Four at a time as long as all of them end in time.
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
