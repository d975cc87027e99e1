/// Full lines of items with the same size, whose frames are computed from their indices, without
/// memory per item.
struct FlowRunLines: FlowBlockLines {
  let lineCount: Int
  let perLine: Int
  let size: LayoutSize

  func firstItem(ofLine line: Int) -> Int { line * perLine }

  func line(ofItem item: Int) -> Int { item / perLine }

  func line(at position: OffsetTreeSum, _ rules: FlowLineRules) -> Int {
    let pitch = rules.pitch(ofHeight: size.height)
    // For large line numbers the quotient may be off by a few lines; the exact sums decide.
    var line = min(lineCount - 1, max(0, Int(position.points / pitch)))
    while line > 0, OffsetTreeSum(pitch, times: line) > position { line -= 1 }
    while line < lineCount - 1, OffsetTreeSum(pitch, times: line + 1) <= position { line += 1 }
    return line
  }

  func start(ofLine line: Int, _ rules: FlowLineRules) -> OffsetTreeSum {
    OffsetTreeSum(rules.pitch(ofHeight: size.height), times: line)
  }

  func height(ofLine line: Int, _ rules: FlowLineRules) -> Double { size.height }

  func size(ofItem item: Int) -> LayoutSize { size }

  func width(ofItem item: Int) -> Double { size.width }

  func width(ofItems items: Range<Int>) -> Double { Double(items.count) * size.width }

  // Adds a column on each side of the columns that are found by division, because the sums of item
  // positions are rounded differently.
  func columns(from minX: Double, to maxX: Double, in line: FlowLine) -> Range<Int> {
    guard let columns = columns(of: line) else { return 0..<perLine }
    let first = max(columns.countEnding(atOrBefore: minX) - 1, 0)
    let end = min(columns.countStarting(atOrBefore: maxX) + 1, perLine)
    return first..<max(first, end)
  }

  func lastColumns(at x: Double, in line: FlowLine) -> Range<Int> {
    guard let columns = columns(of: line) else { return 0..<perLine }
    let last = columns.countStarting(atOrBefore: x)
    return max(last - 2, 0)..<min(last + 1, perLine)
  }

  /// Returns the columns of a line; nil if each item starts before the previous one, because of a
  /// negative gap.
  @inline(__always)
  private func columns(of line: FlowLine) -> RegularSpans? {
    let stride = size.width + line.gap
    guard stride >= 0 else { return nil }
    return RegularSpans(start: line.start, stride: stride, length: size.width, count: perLine)
  }

  static var hasEqualWidths: Bool { true }
}
