/// The minimal work for the constraint scenes: direct arithmetic that writes the frames.
enum ConstraintLimits {
  struct Frame {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    static let zero = Frame(x: 0, y: 0, width: 0, height: 0)
  }

  /// Computes the frames of a chain of labels, starting with the label at index `first`, and
  /// returns the bottom edge of the last label.
  @inline(never)
  static func chain(
    _ heights: [Double], width: Double, gap: Double, from first: Int, _ frames: inout [Frame]
  ) -> Double {
    let middle = heights.count / 2
    var y = first > 0 ? frames[first - 1].y + frames[first - 1].height : -8
    for label in first..<heights.count {
      y += label == middle && label > 0 ? gap : 8
      frames[label] = Frame(x: 16, y: y, width: width - 32, height: heights[label])
      y += heights[label]
    }
    return y
  }

  /// Computes the widths of the labels in a chain for a new width of the root.
  @inline(never)
  static func chainWidths(_ width: Double, _ frames: inout [Frame]) -> Double {
    for label in frames.indices { frames[label].width = width - 32 }
    return width
  }

  @inline(never)
  static func form(_ rootWidth: Double, _ frames: inout [Frame]) -> Double {
    var (width, height, place) = (rootWidth, 5000.0, 0)
    for _ in 0..<ConstraintForm.depth {
      width -= 8
      height -= 8
      frames[place] = Frame(x: 4, y: 4, width: width, height: height)
      place += 1
    }
    let each = (width - 48) / 5
    for row in 0..<ConstraintForm.rowCount {
      frames[place] = Frame(x: 0, y: 44 * Double(row), width: width, height: 44)
      place += 1
      var x = 8.0
      for _ in 0..<ConstraintForm.viewCount {
        frames[place] = Frame(x: x, y: 7, width: each, height: 30)
        place += 1
        x += each + 8
      }
    }
    return width
  }

  @inline(never)
  static func cell(
    _ content: ConstraintCell.Content, width: Double, _ frames: inout [Frame]
  ) -> Double {
    let right = width - 16
    frames[0] = Frame(x: 16, y: 12, width: 40, height: 40)
    let dateX = right - content.date
    frames[1] = Frame(x: 68, y: 12, width: min(content.title, dateX - 8 - 68), height: 20.5)
    frames[2] = Frame(x: dateX, y: 15, width: content.date, height: 17)
    var y = 36.5
    frames[3] = Frame(x: 68, y: y, width: right - 68, height: content.subtitle)
    y += content.subtitle + 4
    frames[4] = Frame(x: 68, y: y, width: right - 68, height: content.body)
    y += content.body + 8
    frames[5] = Frame(x: 48, y: 44, width: 16, height: 16)
    frames[6] = Frame(x: 68, y: y, width: 64, height: 30)
    y += 42
    frames[7] = Frame(x: 68, y: y, width: width - 68, height: 0.5)
    return y + 0.5
  }
}
