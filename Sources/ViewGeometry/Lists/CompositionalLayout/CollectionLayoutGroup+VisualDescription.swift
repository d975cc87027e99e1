import Foundation

extension CollectionLayoutGroup {
  /// Returns a drawing of the group and its items in characters (R8.28).
  ///
  /// The group is laid out in a container of 320 by 320 points. A character is 5 points wide and a
  /// line 10 points high; parts beyond the container are left out. Each item has its index in its
  /// top left corner if there is room. At most 100 items are drawn.
  ///
  /// Two items that share a group of 100 by 30 points are drawn as:
  ///
  ///     +---------+---------+
  ///     |0        |1        |
  ///     |         |         |
  ///     +---------+---------+
  ///
  /// Calls the closures of custom groups.
  public final func visualDescription() -> String {
    let side = 320.0
    let container = LayoutContainer(
      contentSize: CGSize(width: side, height: side), contentInsets: .zero)
    let solver = CompositionalSolver(arrange: { [arrangements] number, size in
      arrangements[number](container.group(size)).map(\.item)
    })
    let pattern = solver.pattern(
      of: element, in: LayoutSize(width: side, height: side), limit: 100)
    var drawing = CharacterDrawing(columns: 65, rows: 33)
    drawing.add(
      LayoutFrame(x: 0, y: 0, width: pattern.size.width, height: pattern.size.height))
    for (index, slot) in pattern.slots.enumerated() { drawing.add(slot.frame, label: "\(index)") }
    return drawing.text
  }
}

/// A drawing of rectangles in characters; a character covers 5 by 10 points.
private struct CharacterDrawing {
  private var cells: [[Character]]

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The drawing without spaces at the ends of its lines, and without empty lines at its end.
  var text: String {
    var lines = cells.map { row in
      String(String(row.reversed().drop { $0 == " " }).reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  mutating func add(_ frame: LayoutFrame, label: String = "") {
    let (left, right) = (Self.cell(frame.x / 5), Self.cell((frame.x + frame.width) / 5))
    let (top, bottom) = (Self.cell(frame.y / 10), Self.cell((frame.y + frame.height) / 10))
    for column in visible(left, right, cells[0].count) {
      put("-", column, top)
      put("-", column, bottom)
    }
    for row in visible(top, bottom, cells.count) {
      put("|", left, row)
      put("|", right, row)
    }
    for (column, row) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
      put("+", column, row)
    }
    guard bottom - top > 1, right - left > label.count else { return }
    for (offset, character) in label.enumerated() { put(character, left + 1 + offset, top + 1) }
  }

  /// Returns the index of the cell nearest to a position, which is measured in cells and may lie
  /// outside the drawing.
  private static func cell(_ position: Double) -> Int {
    Int(min(max(position.rounded(), -1_000), 1_000))
  }

  private func visible(_ first: Int, _ last: Int, _ count: Int) -> Range<Int> {
    let start = max(0, first)
    return start..<max(start, min(last + 1, count))
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    guard cells.indices ~= row, cells[row].indices ~= column else { return }
    let before = cells[row][column]
    let isCrossing =
      before == "+" || before == "-" && character == "|"
      || before == "|" && character == "-"
    cells[row][column] = isCrossing && "-|+".contains(character) ? "+" : character
  }
}
