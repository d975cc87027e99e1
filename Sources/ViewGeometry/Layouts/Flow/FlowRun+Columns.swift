extension FlowRun {
  /// The frame of the item in `column` of one of the lines.
  func frame(of column: Int, in line: FlowLine) -> FlowFrame {
    line.frame(of: column, size: size, widthBefore: Double(column) * size.width)
  }

  /// The last line that starts at or before `y` when the block starts at `base`; the first for earlier ones.
  func line(at y: Double, base: Double, lineSpacing: Double) -> Int {
    let lines = RegularSpans(
      start: base, stride: max(0, size.height + lineSpacing), length: size.height, count: count)
    return max(0, lines.countStarting(atOrBefore: y) - 1)
  }

  /// The last item of a line that contains `x`.
  func column(at x: Double, in line: FlowLine) -> Int? {
    guard size.width > 0 else { return nil }
    let columns = RegularSpans(
      start: line.start, stride: max(0, size.width + line.gap), length: size.width,
      count: perLine)
    // The sum that places an item may differ from the stride's by a rounding: a neighbour's turn then.
    let guess = columns.countStarting(atOrBefore: x) - 1
    for column in [guess + 1, guess, guess - 1] where column >= 0 && column < perLine {
      let frame = frame(of: column, in: line)
      if x >= frame.x && x < frame.maxX { return column }
    }
    return nil
  }
}
