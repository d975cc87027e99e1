/// The items of a section whose items all have the same size (R6.6).
///
/// Their frames are computed from their indices, so that they take no memory per item.
///
/// Positions in x are relative to the container. Every query takes the y-coordinate of the first
/// line as an argument.
package struct FlowGrid: Sendable, Hashable {
  package let count: Int
  package let lineCount: Int
  package let size: LayoutSize
  /// The columns of a full line: as many as fit, even if the section contains fewer items, or one
  /// column if a lone item is centered.
  package let columns: RegularSpans
  /// The distance from the start of a line to the start of the next.
  package let pitch: Double
  /// Whether the items are wider than a line.
  let isOversized: Bool

  package init(
    count: Int, size: LayoutSize, rules: FlowLineRules, centersLoneItem: Bool = false
  ) {
    self.count = count
    self.size = size
    let isAlone = count == 1 && centersLoneItem
    columns = Self.columns(
      isAlone ? 1 : rules.capacity(ofWidth: size.width), of: size.width, rules)
    pitch = rules.pitch(ofHeight: size.height)
    isOversized = !rules.fits(size.width)
    lineCount = (count + columns.count - 1) / columns.count
  }

  /// Returns `count` columns spread from edge to edge, or a single, centered column (R6.6).
  private static func columns(
    _ count: Int, of itemWidth: Double, _ rules: FlowLineRules
  ) -> RegularSpans {
    guard count > 1 else {
      let centered = rules.leading + (rules.available - itemWidth) / 2
      return RegularSpans(start: centered, stride: itemWidth, length: itemWidth, count: 1)
    }
    let gap = (rules.available - Double(count) * itemWidth) / Double(count - 1)
    let stride = itemWidth + rules.spacing > 0 ? max(0, itemWidth + gap) : 0
    return RegularSpans(start: rules.leading, stride: stride, length: itemWidth, count: count)
  }

  /// The total length of the lines and of the spacing between them, in the scroll direction.
  package var height: Double {
    lines(from: 0).end
  }

  package func lines(from y: Double) -> RegularSpans {
    RegularSpans(start: y, stride: pitch, length: size.height, count: lineCount)
  }

  /// Returns the frame of `item` if the first line starts at `y`.
  package func frame(of item: Int, y: Double) -> LayoutFrame {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns.count)
    return LayoutFrame(
      x: columns.start(of: column), y: y + Double(line) * pitch,
      width: size.width, height: size.height)
  }

  /// Returns the item that contains a point; nil if there is none.
  ///
  /// If items overlap because of negative spacing, returns the last one (R6.13).
  package func item(x: Double, y: Double, firstLine: Double) -> Int? {
    guard size.width > 0 && size.height > 0 else { return nil }
    let lines = lines(from: firstLine)
    let line = lines.countStarting(atOrBefore: y) - 1
    guard line >= 0 && y < lines.start(of: line) + size.height else { return nil }
    let column = columns.countStarting(atOrBefore: x) - 1
    guard column >= 0 else { return nil }
    if let item = item(line: line, lastColumn: column, x: x) { return item }
    // Only a line that overlaps the short last one can still contain the point.
    guard line == lineCount - 1 && line > 0 && y < lines.start(of: line - 1) + size.height else {
      return nil
    }
    return item(line: line - 1, lastColumn: column, x: x)
  }

  /// Returns the item at a point, if two divisions determine it.
  ///
  /// The result is `.nothing` if the point is between items. Returns nil outside all lines or
  /// columns, near edges because of rounding, and if the last line has no item in that column. In
  /// these cases, call `item(x:y:firstLine:)`.
  @inline(__always)
  func guessedItem<Frame: FoundFrame>(
    x: Double, y: Double, firstLine: Double
  ) -> FlowHit<Frame>? {
    let lines = lines(from: firstLine)
    guard let line = lines.guessedLast(startingAtOrBefore: y),
      let column = columns.guessedLast(startingAtOrBefore: x),
      case let item = line * columns.count + column, item < count
    else { return nil }
    let frame = LayoutFrame(
      x: columns.start(of: column), y: lines.start(of: line), width: size.width,
      height: size.height)
    return y < frame.maxY && x < frame.maxX ? FlowHit(item, frame) : .nothing
  }

  /// Returns the item in a column of a line, or the line's last item if the line ends before that
  /// column.
  ///
  /// Returns nil if the item ends at or before `x`.
  func item(line: Int, lastColumn: Int, x: Double) -> Int? {
    let first = line * columns.count
    let column = min(lastColumn, count - first - 1)
    return x < columns.start(of: column) + size.width ? first + column : nil
  }

  /// Calls `body` with each item that overlaps `extent`, in ascending order.
  @inline(__always)
  package func forEachItem(
    in extent: Extent, firstLine: Double, _ body: (Int, LayoutFrame) -> Void
  ) {
    let lines = lines(from: firstLine)
    let overlapped = columns.indices(overlapping: extent.minX, extent.maxX)
    guard !overlapped.isEmpty else { return }
    for line in lines.indices(overlapping: extent.minY, extent.maxY) {
      let y = lines.start(of: line)
      for column in overlapped {
        let item = line * columns.count + column
        if item >= count { break }
        let x = columns.start(of: column)
        body(item, LayoutFrame(x: x, y: y, width: size.width, height: size.height))
      }
    }
  }
}
