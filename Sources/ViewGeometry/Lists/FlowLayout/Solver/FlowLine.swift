/// One line of a section whose items differ in size, with the geometry to place its items (R6.7,
/// R6.8, R6.16).
struct FlowLine {
  /// The items of the line, as indices in their block.
  let items: Range<Int>
  let y: Double
  let height: Double
  /// The x-coordinate of the first item.
  let start: Double
  /// The distance between adjacent items.
  let gap: Double

  /// Creates a line of items with a total width of `used`.
  ///
  /// If `isLast` is true, the line is the last one of its section, and isn't justified.
  @inline(__always)
  init(
    items: Range<Int>, y: Double, height: Double, used: Double, isLast: Bool,
    _ rules: FlowLineRules
  ) {
    self.items = items
    self.y = y
    self.height = height
    if isLast {
      (start, gap) = (rules.leading, rules.spacing)
    } else if items.count > 1 {
      (start, gap) = (rules.leading, (rules.available - used) / Double(items.count - 1))
    } else {
      (start, gap) = (rules.leading + (rules.available - used) / 2, 0)
    }
  }

  /// Returns the x-coordinate of an item, given the sum of the widths before it.
  @inline(__always)
  func x(of item: Int, widthBefore: Double) -> Double {
    start + (widthBefore + Double(item - items.lowerBound) * gap)
  }

  /// Returns the frame of an item, given the sum of the widths before it.
  @inline(__always)
  func frame(of item: Int, size: LayoutSize, widthBefore: Double) -> LayoutFrame {
    LayoutFrame(
      x: x(of: item, widthBefore: widthBefore), y: y + (height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
