/// The rules of a section as integers, in units of 1/64 point.
///
/// They apply to items whose lengths are multiples of 1/64 point.
///
/// Breaking lines with integers gives the same results as with `Double`: sums of multiples of 1/64
/// are exact in both.
struct FlowUnits {
  let spacing: Int32
  let lineSpacing: Int32
  /// The maximum length of a line (R6.4).
  let room: Int32

  /// Creates the rules of a section in units of 1/64 point.
  ///
  /// Returns nil if a spacing is negative, longer than 16,384 points or not a multiple of 1/64
  /// point.
  init?(_ rules: FlowLineRules) {
    guard let spacing = Self.units(rules.spacing), let lines = Self.units(rules.lineSpacing) else {
      return nil
    }
    (self.spacing, lineSpacing) = (spacing, lines)
    let room = ((rules.available + FlowLineRules.tolerance) * OffsetTreeSum.unitsPerPoint)
      .rounded(.down)
    // 2^28 units are four million points: longer than any practical line, and too short to cause an
    // overflow.
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
  /// There is no branch on whether an item fits, because it would often be mispredicted. Instead,
  /// the result of the comparison becomes a bit mask.
  ///
  /// - Parameters:
  ///   - items: At least one size, in units of 1/64 point: the width in the low 16 bits, the height
  ///     in the high 16 bits.
  ///   - count: The number of sizes.
  ///   - firsts: Receives the index of each line's first item, and then `count`.
  /// - Returns: The number of lines.
  func breakLines(
    _ items: UnsafePointer<UInt32>, count: Int, firsts: UnsafeMutablePointer<Int16>
  ) -> Int {
    var end = Int32(truncatingIfNeeded: items[0] & 0xffff)
    var line = 1
    let spacing = spacing
    let roomBehindSpacing = room &- spacing
    (firsts[0], firsts[1]) = (0, 1)
    var index = 1
    while index < count {
      let width = Int32(truncatingIfNeeded: items[index] & 0xffff)
      // All bits are set if the item starts a line.
      let breaks = (roomBehindSpacing &- width &- end) &>> 31
      end = ((end &+ spacing) & ~breaks) &+ width
      line &-= Int(breaks)
      index &+= 1
      // This is written for each item of a line. The last item overwrites the values of the others.
      firsts[line] = Int16(truncatingIfNeeded: index)
    }
    return line
  }

  /// Computes the starts of the given number of lines, and the end of the last one, including the
  /// spacing after it (R6.5).
  ///
  /// Most lines have up to four items, whose maximum height is found without a branch. The vector
  /// of four sizes that is read may extend beyond the last item. `items` and `firsts` are those of
  /// `breakLines(_:count:firsts:)`.
  func setStarts(
    _ starts: UnsafeMutablePointer<Int32>, ofLines count: Int, items: UnsafePointer<UInt32>,
    firsts: UnsafePointer<Int16>
  ) {
    let places = SIMD4<Int32>(0, 1, 2, 3)
    let lineSpacing = lineSpacing
    var y: Int32 = 0
    var first = 0
    for line in 0..<count {
      starts[line] = y
      let next = Int(firsts[line &+ 1])
      let four = UnsafeRawPointer(items + first).loadUnaligned(as: SIMD4<UInt32>.self)
      let isItem = (places &- Int32(truncatingIfNeeded: next &- first)) &>> 31
      let heights = SIMD4<Int32>(truncatingIfNeeded: four &>> 16) & isItem
      let pair = pointwiseMax(heights.lowHalf, heights.highHalf)
      // The larger of two values, by the sign of their difference.
      let more = pair[0] &- pair[1]
      var height = pair[1] &+ (more & ~(more &>> 31))
      first = first &+ 4
      while first < next {
        height = max(height, Int32(truncatingIfNeeded: items[first] >> 16))
        first &+= 1
      }
      first = next
      y &+= height &+ lineSpacing
    }
    starts[count] = y
  }
}
