/// Lines of items whose lengths are multiples of 1/64 point and less than 1,024 points.
///
/// Each item takes four bytes, and each line six.
///
/// The memory contains, in order:
///
/// - 32 samples of the starts (Int32) and 32 of the first items (Int16), one for every 16 lines
/// - the sizes (UInt32), with the width in the lower half
/// - the start of each line, in units of 1/64 point from the block's start (Int32)
/// - the first item of each line (Int16)
///
/// Starts and first items have one more element, for the end of the block. The elements after that,
/// which fill the last vector, are larger than any value searched for.
///
/// A search compares one vector of samples and one of lines, without branches. The line spacing is
/// never negative in this format; the height of a line is the distance to the next line minus the
/// spacing.
struct FlowNarrowLines: FlowBlockLines {
  let lineCount: Int
  let itemCount: Int
  let tail: UnsafeMutableRawPointer

  static let samples = 32
  /// The exclusive upper bound on the number of items in a block.
  ///
  /// With fewer items, the difference between two indices can't overflow, and its sign gives their
  /// order.
  static let mostItems = Int(Int16.max)

  private static let sizesOffset = samples * 6
  private var sizesEnd: Int { Self.sizesOffset &+ itemCount &* 4 }

  /// Returns the number of elements reserved for the starts; the same number is reserved for the
  /// first items.
  ///
  /// There is one element for each line and one for the end, rounded up to whole vectors of 16
  /// elements.
  static func places(lines: Int) -> Int { (lines + 1 + 15) / 16 * 16 }

  static func bytes(items: Int, lines: Int) -> Int {
    sizesOffset + items * 4 + places(lines: lines) * 6
  }

  var sizes: UnsafeMutablePointer<UInt32> {
    (tail + Self.sizesOffset).assumingMemoryBound(to: UInt32.self)
  }
  var starts: UnsafeMutablePointer<Int32> {
    (tail + sizesEnd).assumingMemoryBound(to: Int32.self)
  }
  var firsts: UnsafeMutablePointer<Int16> {
    let startsEnd = sizesEnd &+ Self.places(lines: lineCount) &* 4
    return (tail + startsEnd).assumingMemoryBound(to: Int16.self)
  }
  private var startSamples: UnsafeMutablePointer<Int32> {
    tail.assumingMemoryBound(to: Int32.self)
  }
  private var firstSamples: UnsafeMutablePointer<Int16> {
    (tail + Self.samples * 4).assumingMemoryBound(to: Int16.self)
  }

  /// Computes the samples from the starts and first items, and sets the elements after the end.
  func setSamples() {
    let places = Self.places(lines: lineCount)
    for place in lineCount + 1..<max(places, lineCount + 1) {
      starts[place] = .max
      firsts[place] = .max
    }
    for sample in 0..<Self.samples {
      let isUsed = sample * 16 <= lineCount
      startSamples[sample] = isUsed ? starts[sample * 16] : .max
      firstSamples[sample] = isUsed ? firsts[sample * 16] : .max
    }
  }

  func firstItem(ofLine line: Int) -> Int { Int(firsts[line]) }

  @inline(__always)
  func line(ofItem item: Int) -> Int {
    line(ofItem: item, inSixteen: sixteen(ofItem: item))
  }

  /// Returns the index of the group of 16 lines that contains an item.
  @inline(__always)
  func sixteen(ofItem item: Int) -> Int {
    let wanted = SIMD16(repeating: Int16(truncatingIfNeeded: item))
    let samples = UnsafeRawPointer(firstSamples)
    let first = wanted &- samples.loadUnaligned(as: SIMD16<Int16>.self)
    let last = wanted &- samples.loadUnaligned(fromByteOffset: 32, as: SIMD16<Int16>.self)
    return Self.samples &- 1 &+ Int(((first &>> 15) &+ (last &>> 15)).wrappedSum())
  }

  @inline(__always)
  func line(ofItem item: Int, inSixteen sixteen: Int) -> Int {
    let wanted = SIMD16(repeating: Int16(truncatingIfNeeded: item))
    let lines = UnsafeRawPointer(firsts + sixteen &* 16).loadUnaligned(as: SIMD16<Int16>.self)
    return sixteen &* 16 &+ 15 &+ Int(((wanted &- lines) &>> 15).wrappedSum())
  }

  @inline(__always)
  func line(at position: OffsetTreeSum, _ rules: FlowLineRules) -> Int {
    line(at: position, inSixteen: sixteen(at: position))
  }

  /// Returns the index of the group of 16 lines that contains a position.
  @inline(__always)
  func sixteen(at position: OffsetTreeSum) -> Int {
    let wanted = SIMD16(repeating: Int32(truncatingIfNeeded: position.units))
    let samples = UnsafeRawPointer(startSamples)
    let first = (wanted &- samples.loadUnaligned(as: SIMD16<Int32>.self)) &>> 31
    // Only blocks with about one item per line have 256 lines or more.
    if lineCount < 256 { return 15 &+ Self.sum(first) }
    let last = (wanted &- samples.loadUnaligned(fromByteOffset: 64, as: SIMD16<Int32>.self)) &>> 31
    return Self.samples &- 1 &+ Self.sum(first &+ last)
  }

  @inline(__always)
  func line(at position: OffsetTreeSum, inSixteen sixteen: Int) -> Int {
    let wanted = SIMD16(repeating: Int32(truncatingIfNeeded: position.units))
    let lines = UnsafeRawPointer(starts + sixteen &* 16).loadUnaligned(as: SIMD16<Int32>.self)
    return sixteen &* 16 &+ 15 &+ Self.sum((wanted &- lines) &>> 31)
  }

  /// Returns the sum of the elements, like `wrappedSum()`, which isn't inlined.
  @inline(__always)
  private static func sum(_ sixteen: SIMD16<Int32>) -> Int {
    let eight = sixteen.lowHalf &+ sixteen.highHalf
    let four = eight.lowHalf &+ eight.highHalf
    let two = four.lowHalf &+ four.highHalf
    return Int(two[0] &+ two[1])
  }

  @inline(__always)
  func start(ofLine line: Int, _ rules: FlowLineRules) -> OffsetTreeSum {
    OffsetTreeSum(units: Int64(starts[line]), fraction: 0)
  }

  @inline(__always)
  func height(ofLine line: Int, _ rules: FlowLineRules) -> Double {
    Double(starts[line &+ 1] &- starts[line]) / OffsetTreeSum.unitsPerPoint - rules.lineSpacing
  }

  func size(ofItem item: Int) -> LayoutSize { Self.size(sizes[item]) }

  static func size(_ size: UInt32) -> LayoutSize {
    LayoutSize(
      width: Double(size & 0xffff) / OffsetTreeSum.unitsPerPoint,
      height: Double(size >> 16) / OffsetTreeSum.unitsPerPoint)
  }

  func width(ofItem item: Int) -> Double {
    Double(sizes[item] & 0xffff) / OffsetTreeSum.unitsPerPoint
  }

  @inline(__always)
  func width(ofItems items: Range<Int>) -> Double {
    var sum: UInt32 = 0
    for item in items { sum &+= sizes[item] & 0xffff }
    return Double(sum) / OffsetTreeSum.unitsPerPoint
  }

  func columns(from minX: Double, to maxX: Double, in line: FlowLine) -> Range<Int> {
    0..<line.items.count
  }

  static var hasEqualWidths: Bool { false }
}
