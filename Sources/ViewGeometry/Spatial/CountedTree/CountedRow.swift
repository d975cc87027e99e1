/// The prefix sums of a node's children, in one row: entry i is the sum of the values of children
/// 0...i.
///
/// Entries after the last one in use are larger than any sum, so that a search can compare all
/// entries of the row.
protocol CountedRow {
  associatedtype Sum: AdditiveArithmetic
  static var unreachable: Sum { get }
  subscript(lane: Int) -> Sum { get nonmutating set }
  /// Moves the entries in the range `lanes` so that they start at the index `first`.
  func move(_ lanes: Range<Int>, to first: Int)
  /// Adds `change` to the entries in the range `lanes`.
  func add(_ change: Sum, to lanes: Range<Int>)
  /// Returns the sum of two values; traps if it isn't representable.
  static func sum(_ first: Sum, _ second: Sum) -> Sum
}

extension CountedRow {
  /// Returns the sum of the values of the children before the index `lane`.
  @inline(__always)
  func before(_ lane: Int) -> Sum { lane == 0 ? .zero : self[lane &- 1] }

  /// Returns the sum of the values of the children in the range `lanes`.
  func sum(of lanes: Range<Int>) -> Sum { before(lanes.upperBound) - before(lanes.lowerBound) }

  /// Sets the value of one child, and updates the prefix sums from its entry on.
  ///
  /// `used` is the number of children.
  @inline(__always)
  func set(_ sum: Sum, of lane: Int, used: Int) {
    let change = before(lane) + sum - self[lane]
    if change != .zero { add(change, to: lane..<used) }
  }

  /// Replaces the values in the range `lanes` with `count` values that `sum` returns.
  ///
  /// `used` is the number of children. The row must have space for the new values. The entries
  /// after the range are updated.
  @inline(__always)
  func replace(_ lanes: Range<Int>, used: Int, with count: Int, _ sum: (Int) -> Sum) {
    let end = before(lanes.upperBound)
    var total = before(lanes.lowerBound)
    let next = lanes.lowerBound + count
    let newUsed = used - lanes.count + count
    move(lanes.upperBound..<used, to: next)
    for index in 0..<count {
      total = Self.sum(total, sum(index))
      self[lanes.lowerBound + index] = total
    }
    let change = total - end
    if change != .zero { add(change, to: next..<newUsed) }
    clear(newUsed..<max(newUsed, used))
  }

  /// Sets the entries in the range `lanes` to `unreachable`.
  func clear(_ lanes: Range<Int>) {
    for lane in lanes { self[lane] = Self.unreachable }
  }
}

/// The prefix sums of integers.
struct CountedEnds: CountedRow {
  let ends: UnsafeMutablePointer<Int64>

  static var unreachable: Int64 { .max }

  subscript(lane: Int) -> Int64 {
    @inline(__always) get { ends[lane] }
    @inline(__always) nonmutating set { ends[lane] = newValue }
  }

  func move(_ lanes: Range<Int>, to first: Int) {
    (ends + first).update(from: ends + lanes.lowerBound, count: lanes.count)
  }

  @inline(__always)
  func add(_ change: Int64, to lanes: Range<Int>) {
    for lane in lanes { ends[lane] &+= change }
  }

  static func sum(_ first: Int64, _ second: Int64) -> Int64 { first + second }

  /// Returns the child that contains the element `place`, or the number of children if none does.
  @inline(__always)
  func lane(at place: Int64) -> Int { AscendingEnds.rank(of: place, in: ends) }
}

/// The prefix sums of lengths, in two rows: whole units of 1/64 point, and fractions of a unit.
struct CountedLengthEnds: CountedRow {
  let units: UnsafeMutablePointer<Int64>
  let fractions: UnsafeMutablePointer<Int64>

  static var unreachable: OffsetTreeSum { .unreachable }

  subscript(lane: Int) -> OffsetTreeSum {
    @inline(__always)
    get {
      OffsetTreeSum(
        units: units[lane], fraction: UInt64(truncatingIfNeeded: fractions[lane]))
    }
    @inline(__always)
    nonmutating set {
      units[lane] = newValue.units
      fractions[lane] = Int64(truncatingIfNeeded: newValue.fraction)
    }
  }

  func move(_ lanes: Range<Int>, to first: Int) {
    (units + first).update(from: units + lanes.lowerBound, count: lanes.count)
    (fractions + first).update(from: fractions + lanes.lowerBound, count: lanes.count)
  }

  @inline(__always)
  func add(_ change: OffsetTreeSum, to lanes: Range<Int>) {
    if change.fraction == 0 {
      for lane in lanes { units[lane] &+= change.units }
    } else {
      for lane in lanes { self[lane] += change }
    }
  }

  static func sum(_ first: OffsetTreeSum, _ second: OffsetTreeSum) -> OffsetTreeSum {
    first.adding(second)
  }

  /// Returns the child that contains an offset, which must be less than the node's length.
  @inline(__always)
  func lane(at sum: OffsetTreeSum) -> Int {
    var lane = AscendingEnds.rank(of: sum.units, in: units)
    while lane > 0, units[lane &- 1] == sum.units, self[lane &- 1].fraction > sum.fraction {
      lane &-= 1
    }
    return lane
  }
}
