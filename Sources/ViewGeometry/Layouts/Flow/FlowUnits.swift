/// The rules of a section in whole 64ths of a point, for lines of items whose lengths are such, too.
///
/// Breaking lines in integers gives what `Double` gives: sums of multiples of 1/64 are exact in both.
struct FlowUnits {
  let spacing: Int32
  let lineSpacing: Int32
  /// The longest a line may be (R6.4).
  let room: Int32

  /// Nil for spacings that are negative, very long or no multiples of 1/64.
  init?(_ rules: FlowLineRules) {
    guard let spacing = Self.units(rules.spacing), let lines = Self.units(rules.lineSpacing) else {
      return nil
    }
    (self.spacing, lineSpacing) = (spacing, lines)
    let room = ((rules.available + FlowLineRules.tolerance) * OffsetTreeSum.unitsPerPoint)
      .rounded(.down)
    // Further than any line of items that fit, and far from overflow.
    self.room = Int32(min(max(room, -0x1p28), 0x1p28))
  }

  private static func units(_ length: Double) -> Int32? {
    let units = length * OffsetTreeSum.unitsPerPoint
    guard units >= 0, units <= 0x1p20, units.rounded() == units else { return nil }
    return Int32(units)
  }
}

extension FlowUnits {
  /// Breaks items into lines (R6.3, R6.5).
  ///
  /// Writes where each line starts and its first item; behind the last line, where it ends and the number of items. There
  /// is no branch on whether an item fits, which nobody can predict: it becomes a mask of bits.
  ///
  /// - Parameter items: At least one size, the width in the lower half of 32 bits.
  /// - Returns: The number of lines, the last one included.
  func breakLines(
    _ items: UnsafePointer<UInt32>, count: Int, starts: UnsafeMutablePointer<Int32>,
    firsts: UnsafeMutablePointer<Int16>
  ) -> Int {
    var end = Int32(truncatingIfNeeded: items[0] & 0xffff)
    var height = Int32(truncatingIfNeeded: items[0] >> 16)
    var (y, line) = (Int32(0), 1)
    let (spacing, lineSpacing) = (spacing, lineSpacing)
    let roomBehindSpacing = room &- spacing
    (starts[0], firsts[0]) = (0, 0)
    (starts[1], firsts[1]) = (height &+ lineSpacing, 1)
    var index = 1
    while index < count {
      let item = items[index]
      let width = Int32(truncatingIfNeeded: item & 0xffff)
      let itemHeight = Int32(truncatingIfNeeded: item >> 16)
      // All bits are set if the item starts a line.
      let breaks = (roomBehindSpacing &- width &- end) &>> 31
      y &+= (height &+ lineSpacing) & breaks
      height &= ~breaks
      let rest = height &- itemHeight
      height = itemHeight &+ (rest & ~(rest &>> 31))
      end = ((end &+ spacing) & ~breaks) &+ width
      line &-= Int(breaks)
      index &+= 1
      // Written for each item; what the last item of a line writes stays.
      starts[line] = y &+ height &+ lineSpacing
      firsts[line] = Int16(truncatingIfNeeded: index)
    }
    return line
  }
}
