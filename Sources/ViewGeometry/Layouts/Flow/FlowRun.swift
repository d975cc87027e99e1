/// Full lines of equal items in closed form: `count` lines of `perLine` items.
///
/// Numbered and placed as ``FlowExplicitLines``.
struct FlowRun: Sendable, Hashable {
  let size: FlowSize
  let perLine: Int
  let count: Int

  func frame(
    of item: Int, start: Double, isLast: Bool, _ rules: FlowLineRules
  ) -> FlowFrame {
    let (number, column) = item.quotientAndRemainder(dividingBy: perLine)
    return frame(inColumn: column, of: line(number, start: start, isLast: isLast, rules))
  }

  /// The item under a point, in the last line that starts at or before it.
  func item(
    x: Double, y: Double, start: Double, isLast: Bool, _ rules: FlowLineRules
  ) -> Int? {
    let number = max(0, lines(start: start, rules).countStarting(atOrBefore: y) - 1)
    let line = line(number, start: start, isLast: isLast, rules)
    guard y < line.y + size.height, let column = column(at: x, in: line) else { return nil }
    return number * perLine + column
  }

  /// Calls `body` with each item that overlaps `extent`, ascending.
  func forEachItem(
    in extent: Extent, start: Double, isLast: Bool, _ rules: FlowLineRules,
    _ body: (Int, FlowFrame) -> Void
  ) {
    for number in lines(start: start, rules).indices(overlapping: extent.minY, extent.maxY) {
      let line = line(number, start: start, isLast: isLast, rules)
      for column in 0..<perLine {
        let frame = frame(inColumn: column, of: line)
        if frame.overlaps(extent) { body(number * perLine + column, frame) }
      }
    }
  }

  private func lines(start: Double, _ rules: FlowLineRules) -> RegularSpans {
    RegularSpans(
      start: start, stride: rules.pitch(ofHeight: size.height), length: size.height, count: count)
  }

  private func line(
    _ number: Int, start: Double, isLast: Bool, _ rules: FlowLineRules
  ) -> FlowLine {
    FlowLine(
      y: lines(start: start, rules).start(of: number), height: size.height, count: perLine,
      used: Double(perLine) * size.width, isLast: isLast && number == count - 1, rules)
  }

  private func frame(inColumn column: Int, of line: FlowLine) -> FlowFrame {
    line.frame(of: column, size: size, widthBefore: Double(column) * size.width)
  }

  /// The last item of a line that contains `x`.
  private func column(at x: Double, in line: FlowLine) -> Int? {
    guard size.width > 0 else { return nil }
    let columns = RegularSpans(
      start: line.start, stride: max(0, size.width + line.gap), length: size.width,
      count: perLine)
    let guess = columns.countStarting(atOrBefore: x) - 1
    // The sum that places an item may differ from the stride's by a rounding: a neighbour's turn then.
    for column in stride(from: min(guess + 1, perLine - 1), through: max(guess - 1, 0), by: -1) {
      let frame = frame(inColumn: column, of: line)
      if x >= frame.x && x < frame.maxX { return column }
    }
    return nil
  }
}
