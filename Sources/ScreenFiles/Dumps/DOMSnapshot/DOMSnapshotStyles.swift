/// The computed styles of the boxes of a DOM snapshot.
///
/// A snapshot contains the values of the requested properties, but not their names. Three
/// properties are recognized by their values: opacity by numbers from 0 to 1, visibility by
/// `visible`, `hidden` and `collapse`, and pointer events by `auto`, `none` and `all`. Another
/// property with such values may be mistaken for one of them.
struct DOMSnapshotStyles {
  private let rows: JSONRows
  private let strings: [String]
  private var visibility: Int?
  private var opacity: Int?
  private var events: Int?

  init(_ rows: JSONRows, _ strings: [String]) {
    self.rows = rows
    self.strings = strings
    let width = (0..<rows.count).lazy.map { rows[$0].count }.max() ?? 0
    for column in 0..<min(width, 64) {
      let values = values(in: column)
      // Other properties have these values, too, so a column whose values are all equal is skipped.
      // It would have no effect, except with a value that hides the boxes.
      guard values.count > 1 || values.contains(where: { Self.changing.contains($0) }) else {
        continue
      }
      if visibility == nil, values.isSubset(of: ["visible", "hidden", "collapse"]) {
        visibility = column
      } else if opacity == nil,
        values.allSatisfy({ Double($0).map { (0...1).contains($0) } ?? false }),
        values.contains(where: { Double($0).map { $0 > 0 && $0 < 1 } ?? false })
          || isMostlyOne(column)
      {
        opacity = column
      } else if events == nil, values.isSubset(of: ["auto", "none", "all"]), values.contains("auto")
      {
        events = column
      }
    }
  }

  /// Values that identify a property even if all boxes have the same value.
  private static let changing: Set = ["hidden", "collapse"]

  /// Returns whether at least half of the boxes have the value 1, the initial value of opacity.
  ///
  /// This excludes `flex-grow`, whose values are numbers, too, but whose initial value is 0.
  private func isMostlyOne(_ column: Int) -> Bool {
    var (ones, all) = (0, 0)
    for place in 0..<rows.count where column < rows[place].count {
      all += 1
      if value(column, rows[place]).flatMap(Double.init) == 1 { ones += 1 }
    }
    return ones * 2 >= all
  }

  /// A description of the columns that were recognized as properties; nil if there are none.
  var description: String? {
    let named = [("visibility", visibility), ("opacity", opacity), ("pointer-events", events)]
      .compactMap { name, column in column.map { "column \($0) is \(name)" } }
    return named.isEmpty ? nil : named.joined(separator: ", ")
  }

  /// Applies the styles of a box to its element.
  func apply(_ box: Int, to element: inout DumpNode) {
    let row = rows[box]
    if let value = value(visibility, row), value != "visible" {
      element.flags.insert(.hidden)
    }
    if let value = value(opacity, row).flatMap(Double.init), value.isFinite {
      element.alpha = value
    }
    if value(events, row) == "none" { element.flags.insert(.inert) }
  }

  private func value(_ column: Int?, _ row: ArraySlice<Int32>) -> String? {
    guard let column, column < row.count else { return nil }
    let number = Int(row[row.startIndex + column])
    return strings.indices.contains(number) ? strings[number] : nil
  }

  /// Returns the distinct values of a column.
  ///
  /// If there are more than 64, returns a set that contains only an empty string.
  private func values(in column: Int) -> Set<String> {
    var numbers: Set<Int> = []
    var last = Int.min
    for place in 0..<rows.count {
      let row = rows[place]
      guard column < row.count else { continue }
      let number = Int(row[row.startIndex + column])
      // Neighbors often have equal values.
      if number == last { continue }
      last = number
      numbers.insert(number)
      // None of the properties has more values.
      if numbers.count > 64 { return [""] }
    }
    return Set(numbers.map { strings.indices.contains($0) ? strings[$0] : "" })
  }
}
