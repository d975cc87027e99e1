/// Where the time of a frame goes, in nanoseconds: differences of rows of one run.
struct FrameParts {
  /// A frame of a screen that shows 120 a second.
  static let budget = 1e9 / 120

  /// "frame.list", say.
  let id: String
  let n: Int
  /// Finding what is in view.
  let layout: Double
  /// Giving it cells, and laying those out.
  let cells: Double
  /// The hit test and the source rectangle.
  let queries: Double
  /// The whole frame.
  let whole: Double
  /// The whole for each element in view; nil where that wasn't measured.
  let perElement: Double?

  /// How many elements in view fit into the budget.
  var elementsThatFit: Int? { perElement.map { Int(Self.budget / $0) } }

  /// The frames of a run whose parts were all measured, by id and size.
  ///
  /// A part that comes out below zero is noise, and counts as nothing.
  static func all(in rows: [Measured]) -> [FrameParts] {
    func median(_ id: String, _ n: Int) -> Double? {
      rows.first { $0.id == id && $0.n == n }?.median
    }
    return rows.filter { $0.id == "frame.list" || $0.id == "frame.grid" }.compactMap { row in
      guard let layout = median(row.id + ".layout", row.n),
        let shown = median(row.id + ".cells", row.n)
      else { return nil }
      return FrameParts(
        id: row.id, n: row.n, layout: layout, cells: max(0, shown - layout),
        queries: max(0, row.median - shown), whole: row.median,
        perElement: median(row.id + ".element", row.n))
    }
    .sorted { ($0.id, $0.n) < ($1.id, $1.n) }
  }
}
