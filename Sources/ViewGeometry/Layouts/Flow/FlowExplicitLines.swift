/// Lines of items of any sizes.
///
/// Items and lines are numbered from the block's first. `start` is the y of the block, `isLast` says that it is the last
/// of its section, whose last line isn't justified.
struct FlowExplicitLines: Sendable {
  /// The sizes of the items.
  let sizes: ContiguousArray<FlowSize>
  /// Where the lines start, ascending in both numbers.
  let starts: ContiguousArray<Start>

  struct Start: Sendable {
    /// The y of the line, counted from the block's start.
    let y: Double
    /// The first item of the line.
    let item: Int
  }

  func frame(
    of item: Int, start: Double, isLast: Bool, _ rules: FlowLineRules
  ) -> FlowFrame {
    let number = lastLine { $0.item <= item }
    let line = line(number, start: start, isLast: isLast, rules)
    let first = starts[number].item
    var before = 0.0
    for other in first..<item { before += sizes[other].width }
    return line.frame(of: item - first, size: sizes[item], widthBefore: before)
  }

  /// The item under a point, in the last line that starts at or before it.
  func item(
    x: Double, y: Double, start: Double, isLast: Bool, _ rules: FlowLineRules
  ) -> Int? {
    let number = lineNumber(at: y, start: start)
    let line = line(number, start: start, isLast: isLast, rules)
    let items = items(ofLine: number)
    var (found, before) = (-1, 0.0)
    // To the end, not to the first: negative gaps make items overlap, and the last one wins (R6.13).
    for item in items {
      let size = sizes[item]
      let frame = line.frame(of: item - items.lowerBound, size: size, widthBefore: before)
      if frame.contains(x: x, y: y) { found = item }
      before += size.width
    }
    return found < 0 ? nil : found
  }

  /// Calls `body` with each item that overlaps `extent`, ascending.
  func forEachItem(
    in extent: Extent, start: Double, isLast: Bool, _ rules: FlowLineRules,
    _ body: (Int, FlowFrame) -> Void
  ) {
    for number in lineNumber(at: extent.minY, start: start)..<starts.count {
      guard start + starts[number].y < extent.maxY else { return }
      let line = line(number, start: start, isLast: isLast, rules)
      let items = items(ofLine: number)
      var before = 0.0
      for item in items {
        let size = sizes[item]
        let frame = line.frame(of: item - items.lowerBound, size: size, widthBefore: before)
        if frame.overlaps(extent) { body(item, frame) }
        before += size.width
      }
    }
  }

  /// The last line that starts at or before `y`; the first for earlier ones.
  private func lineNumber(at y: Double, start: Double) -> Int {
    lastLine { start + $0.y <= y }
  }

  private func items(ofLine line: Int) -> Range<Int> {
    starts[line].item..<(line + 1 < starts.count ? starts[line + 1].item : sizes.count)
  }

  private func line(
    _ number: Int, start: Double, isLast: Bool, _ rules: FlowLineRules
  ) -> FlowLine {
    let items = items(ofLine: number)
    var (used, height) = (0.0, 0.0)
    for item in items {
      used += sizes[item].width
      height = max(height, sizes[item].height)
    }
    return FlowLine(
      y: start + starts[number].y, height: height, count: items.count, used: used,
      isLast: isLast && number == starts.count - 1, rules)
  }

  /// The last line for which `isReached` holds, given that it holds for a first part of them.
  private func lastLine(where isReached: (Start) -> Bool) -> Int {
    var (lower, upper) = (0, starts.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if isReached(starts[middle]) { lower = middle } else { upper = middle }
    }
    return lower
  }
}
