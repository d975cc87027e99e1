/// Full lines of equal items in closed form: no memory per item.
struct FlowRunLines: FlowBlockLines {
  let lineCount: Int
  let perLine: Int
  let size: LayoutSize

  func firstItem(ofLine line: Int) -> Int { line * perLine }

  func line(ofItem item: Int) -> Int { item / perLine }

  func line(at position: OffsetTreeSum, _ rules: FlowLineRules) -> Int {
    let pitch = rules.pitch(ofHeight: size.height)
    // The quotient may be off by a few lines of 2^53; the exact sums decide.
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

  /// The columns quotients point at, and a neighbour on each side: the sums that place items round differently.
  func columns(from minX: Double, to maxX: Double, in line: FlowLine) -> Range<Int> {
    guard size.width > 0 else { return 0..<0 }
    let columns = RegularSpans(
      start: line.start, stride: max(0, size.width + line.gap), length: size.width,
      count: perLine)
    let first = max(columns.countStarting(atOrBefore: minX) - 2, 0)
    let end = min(columns.countStarting(atOrBefore: maxX) + 1, perLine)
    return first..<max(first, end)
  }

  static var hasEqualWidths: Bool { true }
}
