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
  /// Breaks items into lines (R6.3).
  ///
  /// Writes the first item of each line, and behind the last line the number of items; and for each line the largest width
  /// of its items and those of the lines before it, and its height. There is no branch on whether an item fits or is the
  /// tallest, which nobody can predict: that becomes masks of bits. Vectors hold the maxima because the compiler turns
  /// those of numbers back into branches; they cost a third of the time.
  ///
  /// - Parameter items: At least one size, the width in the lower half of 32 bits.
  /// - Returns: The number of lines, the last one included.
  func breakLines(
    _ items: UnsafePointer<UInt32>, count: Int,
    maxima: UnsafeMutablePointer<SIMD2<Int32>>, firsts: UnsafeMutablePointer<Int16>
  ) -> Int {
    let first = items[0]
    var most = SIMD4(Int32(first & 0xffff), Int32(first >> 16), 0, 0)
    var end = most[0]
    var line = 0
    let spacing = spacing
    let roomBehindSpacing = room &- spacing
    (maxima[0], firsts[0], firsts[1]) = (most.lowHalf, 0, 1)
    var index = 1
    while index < count {
      let item = items[index]
      let width = Int32(truncatingIfNeeded: item & 0xffff)
      // All bits are set if the item starts a line.
      let breaks = (roomBehindSpacing &- width &- end) &>> 31
      let lengths = SIMD4(width, Int32(truncatingIfNeeded: item >> 16), 0, 0)
      most &= SIMD4(-1, ~breaks, 0, 0)
      most.replace(with: lengths, where: lengths .> most)
      end = ((end &+ spacing) & ~breaks) &+ width
      line &-= Int(breaks)
      index &+= 1
      // Written for each item; what the last item of a line writes stays.
      maxima[line] = most.lowHalf
      firsts[line &+ 1] = Int16(truncatingIfNeeded: index)
    }
    return line + 1
  }

  /// Where so many lines start, and where the last one ends (R6.5).
  func setStarts(
    _ starts: UnsafeMutablePointer<Int32>, of maxima: UnsafePointer<SIMD2<Int32>>, count: Int
  ) {
    var y: Int32 = 0
    for line in 0..<count {
      starts[line] = y
      y &+= maxima[line][1] &+ lineSpacing
    }
    starts[count] = y
  }
}
