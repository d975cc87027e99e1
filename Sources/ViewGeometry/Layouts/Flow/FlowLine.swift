/// One line of a section of mixed sizes, ready to place its items (R6.7, R6.8, 6.4).
///
/// Items are numbered from the line's first.
struct FlowLine {
  let y: Double
  let height: Double
  let count: Int
  /// The x of the first item.
  let start: Double
  /// The distance between neighbours.
  let gap: Double

  /// A line of `count` items that are `used` points wide in sum.
  init(
    y: Double, height: Double, count: Int, used: Double, isLast: Bool, in width: FlowLineWidth
  ) {
    self.y = y
    self.height = height
    self.count = count
    if isLast {
      (start, gap) = (width.leading, width.spacing)
    } else if count > 1 {
      (start, gap) = (width.leading, (width.available - used) / Double(count - 1))
    } else {
      (start, gap) = (width.leading + (width.available - used) / 2, 0)
    }
  }

  /// The frame of item `index`, given the sum of the widths before it.
  func frame(of index: Int, size: FlowSize, widthBefore: Double) -> FlowFrame {
    FlowFrame(
      x: start + (widthBefore + Double(index) * gap), y: y + (height - size.height) / 2,
      width: size.width, height: size.height)
  }
}

extension FlowExplicitLines {
  /// The line number `number` when the block starts at `base`.
  func line(_ number: Int, base: Double, isLast: Bool, in width: FlowLineWidth) -> FlowLine {
    let items = items(ofLine: number)
    var (used, height) = (0.0, 0.0)
    for item in items {
      used += sizes[item].width
      height = max(height, sizes[item].height)
    }
    return FlowLine(
      y: base + starts[number].y, height: height, count: items.count, used: used,
      isLast: isLast, in: width)
  }
}

extension FlowRun {
  /// Any of the lines when the block starts at `base`.
  func line(
    _ number: Int, base: Double, isLast: Bool, in width: FlowLineWidth, lineSpacing: Double
  ) -> FlowLine {
    let pitch = max(0, size.height + lineSpacing)
    return FlowLine(
      y: base + Double(number) * pitch, height: size.height, count: perLine,
      used: usedWidth, isLast: isLast, in: width)
  }

  /// The sum of the widths of a line.
  var usedWidth: Double { Double(perLine) * size.width }
}
