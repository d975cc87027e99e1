/// A storage format for the lines of a block.
///
/// Indices of items and lines are relative to the block.
protocol FlowBlockLines {
  var lineCount: Int { get }
  /// Returns the first item of a line; for the index after the last line, the number of items.
  func firstItem(ofLine line: Int) -> Int
  /// Returns the line that contains an item.
  func line(ofItem item: Int) -> Int
  /// Returns the last line that starts at or before a position.
  ///
  /// The position is relative to the block's start; it is at least 0 and less than the block's sum.
  func line(at position: OffsetTreeSum, _ rules: FlowLineRules) -> Int
  /// Returns the start of a line, relative to the block's start.
  func start(ofLine line: Int, _ rules: FlowLineRules) -> OffsetTreeSum
  /// Returns the height of the tallest item of a line.
  func height(ofLine line: Int, _ rules: FlowLineRules) -> Double
  func size(ofItem item: Int) -> LayoutSize
  func width(ofItem item: Int) -> Double
  /// Returns the sum of the widths of some items of one line.
  func width(ofItems items: Range<Int>) -> Double
  /// Returns the items of a line that may contain an x-coordinate from `minX` to `maxX`.
  ///
  /// The indices are relative to the line's first item.
  func columns(from minX: Double, to maxX: Double, in line: FlowLine) -> Range<Int>
  /// Returns a range of a line's items that includes the last item containing `x`.
  ///
  /// The indices are relative to the line's first item. If no item of the line contains `x`, the
  /// range is arbitrary.
  func lastColumns(at x: Double, in line: FlowLine) -> Range<Int>
  /// Whether all items have the same width.
  ///
  /// If it is true, the total width of several items is computed as a multiple of this width. A sum
  /// could be rounded differently.
  static var hasEqualWidths: Bool { get }
}

/// The position of a block in its section, and the rules for its lines.
struct FlowBlockContext {
  /// The start of the block in the container.
  let start: OffsetTreeSum
  /// Whether the block is the last one of the section.
  ///
  /// The last line of that block isn't justified (R6.8).
  let isLast: Bool
  let rules: FlowLineRules
}

extension FlowBlockLines {
  @inline(__always)
  func line(_ number: Int, _ context: FlowBlockContext) -> FlowLine {
    let items = firstItem(ofLine: number)..<firstItem(ofLine: number + 1)
    return FlowLine(
      items: items, y: (context.start + start(ofLine: number, context.rules)).signedPoints,
      height: height(ofLine: number, context.rules), used: width(ofItems: items),
      isLast: context.isLast && number == lineCount - 1, context.rules)
  }

  @inline(__always)
  func lastColumns(at x: Double, in line: FlowLine) -> Range<Int> { 0..<line.items.count }

  /// Returns the item that contains a point; only the line at `position` is searched.
  func item<Frame: FoundFrame>(
    x: Double, y: Double, at position: OffsetTreeSum, _ context: FlowBlockContext
  ) -> FlowHit<Frame> {
    item(x: x, y: y, in: line(line(at: position, context.rules), context))
  }

  func frame(of item: Int, _ context: FlowBlockContext) -> LayoutFrame {
    let line = line(line(ofItem: item), context)
    return line.frame(
      of: item, size: size(ofItem: item),
      widthBefore: width(ofItems: line.items.lowerBound..<item))
  }

  /// Returns the item of `line` that contains a point; if several do, the last of them.
  ///
  /// The search doesn't stop at the first such item: negative gaps make items overlap, and the last
  /// item is in front (R6.13).
  @inline(__always)
  func item<Frame: FoundFrame>(x: Double, y: Double, in line: FlowLine) -> FlowHit<Frame> {
    var found = FlowHit<Frame>.nothing(at: y, inLineFrom: line.y)
    let columns = lastColumns(at: x, in: line)
    let first = line.items.lowerBound
    var before = width(ofItems: first..<first + columns.lowerBound)
    for item in first + columns.lowerBound..<first + columns.upperBound {
      if Self.hasEqualWidths { before = width(ofItems: first..<item) }
      let width = width(ofItem: item)
      let itemX = line.x(of: item, widthBefore: before)
      if x >= itemX && x < itemX + width {
        let frame = line.frame(of: item, size: size(ofItem: item), widthBefore: before)
        if y >= frame.y && y < frame.maxY { found = FlowHit(item, frame) }
      }
      before += width
    }
    return found
  }

  /// Calls `body` with each item of a line that overlaps `extent`, in ascending order.
  @inline(__always)
  func forEachItem(
    in extent: Extent, of line: FlowLine, _ body: (Int, LayoutFrame) -> Void
  ) {
    let columns = columns(from: extent.minX, to: extent.maxX, in: line)
    let first = line.items.lowerBound
    var before = width(ofItems: first..<first + columns.lowerBound)
    for item in first + columns.lowerBound..<first + columns.upperBound {
      if Self.hasEqualWidths { before = width(ofItems: first..<item) }
      let size = size(ofItem: item)
      let frame = line.frame(of: item, size: size, widthBefore: before)
      if frame.overlaps(extent) { body(item, frame) }
      before += size.width
    }
  }
}
