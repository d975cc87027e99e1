/// Lines of items with any sizes, which are stored unrounded.
///
/// The memory contains, in order:
///
/// - the start of every eighth line
/// - the first item of each line, then the number of items (Int32)
/// - the sizes of the items
///
/// The start of any other line is computed from the stored start before it and the heights of the
/// lines between.
struct FlowWideLines: FlowBlockLines {
  let lineCount: Int
  let itemCount: Int
  let tail: UnsafeMutableRawPointer

  static let linesPerStart = 8

  static func starts(lines: Int) -> Int { (lines + linesPerStart - 1) / linesPerStart }

  static func bytes(items: Int, lines: Int) -> Int {
    starts(lines: lines) * 16 + (lines + 2) / 2 * 8 + items * 16
  }

  var starts: UnsafeMutablePointer<OffsetTreeSum> {
    tail.assumingMemoryBound(to: OffsetTreeSum.self)
  }
  var firsts: UnsafeMutablePointer<Int32> {
    (tail + Self.starts(lines: lineCount) * 16).assumingMemoryBound(to: Int32.self)
  }
  var sizes: UnsafeMutablePointer<LayoutSize> {
    (tail + Self.starts(lines: lineCount) * 16 + (lineCount + 2) / 2 * 8)
      .assumingMemoryBound(to: LayoutSize.self)
  }

  /// Computes the stored starts from the first items and the sizes.
  ///
  /// Returns the distance from the start of the first line to the end of the last, including the
  /// spacing after it, and whether all lines start and end at multiples of 1/64 point.
  func setStarts(_ rules: FlowLineRules) -> (sum: OffsetTreeSum, isWhole: Bool) {
    var (sum, fractions) = (OffsetTreeSum.zero, UInt64(0))
    for line in 0..<lineCount {
      if line % Self.linesPerStart == 0 { starts[line / Self.linesPerStart] = sum }
      let pitch = pitch(ofLine: line, rules)
      sum += pitch
      fractions |= pitch.fraction
    }
    return (sum, fractions == 0)
  }

  func firstItem(ofLine line: Int) -> Int { Int(firsts[line]) }

  func line(ofItem item: Int) -> Int {
    lastIndex(of: lineCount) { firsts[$0] <= item }
  }

  func line(at position: OffsetTreeSum, _ rules: FlowLineRules) -> Int {
    let eight = lastIndex(of: Self.starts(lines: lineCount)) { starts[$0] <= position }
    var line = eight * Self.linesPerStart
    let end = min(line + Self.linesPerStart, lineCount)
    var next = starts[eight] + pitch(ofLine: line, rules)
    while line + 1 < end && next <= position {
      line += 1
      next += pitch(ofLine: line, rules)
    }
    return line
  }

  func start(ofLine line: Int, _ rules: FlowLineRules) -> OffsetTreeSum {
    let eight = line / Self.linesPerStart
    var start = starts[eight]
    for before in eight * Self.linesPerStart..<line { start += pitch(ofLine: before, rules) }
    return start
  }

  private func pitch(ofLine line: Int, _ rules: FlowLineRules) -> OffsetTreeSum {
    OffsetTreeSum(rules.pitch(ofHeight: height(ofLine: line, rules)))
  }

  func height(ofLine line: Int, _ rules: FlowLineRules) -> Double {
    var height = 0.0
    for item in Int(firsts[line])..<Int(firsts[line + 1]) {
      height = max(height, sizes[item].height)
    }
    return height
  }

  func size(ofItem item: Int) -> LayoutSize { sizes[item] }

  func width(ofItem item: Int) -> Double { sizes[item].width }

  func width(ofItems items: Range<Int>) -> Double {
    var sum = 0.0
    for item in items { sum += sizes[item].width }
    return sum
  }

  func columns(from minX: Double, to maxX: Double, in line: FlowLine) -> Range<Int> {
    0..<line.items.count
  }

  static var hasEqualWidths: Bool { false }

  /// Returns the last of the first `count` indices that satisfies `isReached`.
  ///
  /// The predicate must hold for a prefix of the indices.
  private func lastIndex(of count: Int, where isReached: (Int) -> Bool) -> Int {
    (1..<count).partitioningIndex { !isReached($0) } - 1
  }
}
