/// One line of a section of mixed sizes, ready to place its items (R6.7, R6.8, 6.4).
///
/// Items are numbered from the line's first.
struct FlowLine {
  let y: Double
  let height: Double
  /// The x of the first item.
  let start: Double
  /// The distance between neighbours.
  let gap: Double

  /// A line of `count` items that are `used` points wide in sum; `isLast` of its section.
  init(
    y: Double, height: Double, count: Int, used: Double, isLast: Bool, _ rules: FlowLineRules
  ) {
    self.y = y
    self.height = height
    if isLast {
      (start, gap) = (rules.leading, rules.spacing)
    } else if count > 1 {
      (start, gap) = (rules.leading, (rules.available - used) / Double(count - 1))
    } else {
      (start, gap) = (rules.leading + (rules.available - used) / 2, 0)
    }
  }

  /// The frame of item `index`, given the sum of the widths before it.
  func frame(of index: Int, size: FlowSize, widthBefore: Double) -> FlowFrame {
    FlowFrame(
      x: start + (widthBefore + Double(index) * gap), y: y + (height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
