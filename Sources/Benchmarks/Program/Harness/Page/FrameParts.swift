/// The time of a frame by part, in nanoseconds, computed from several rows of one run.
struct FrameParts {
  /// The duration of a frame at 120 frames per second.
  static let budget = 1e9 / 120

  /// The id of the row, such as "frame.list".
  let id: String
  let n: Int
  /// The time for finding the visible elements.
  let layout: Double
  /// The time for creating cells and laying them out.
  let cells: Double
  /// The time for the hit test and the source rectangle.
  let queries: Double
  /// The time of the whole frame.
  let whole: Double
  /// The time of the whole frame per visible element; nil if that wasn't measured.
  let perElement: Double?

  /// The maximum number of visible elements that a frame can have within the budget.
  ///
  /// It is nil if the time per element wasn't measured.
  var elementsThatFit: Int? { perElement.map { Int(Self.budget / $0) } }

  /// Returns the parts of each frame in a run, sorted by id and size.
  ///
  /// Frames are omitted if one of their parts wasn't measured. A negative part is noise, and counts
  /// as 0.
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
