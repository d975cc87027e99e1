/// One line of a plot: a row's medians, its limit's, its naive twin's or an earlier run's.
struct PlotSeries {
  struct Point {
    let n: Int
    let value: Double
    /// Least and greatest sample; nil where only the median is known.
    let range: ClosedRange<Double>?
  }

  /// The class of its style.
  let style: String
  /// Its name, in a word or two.
  let label: String
  let points: [Point]

  /// The series that rows of one id show, back to front; those with nothing to show are left out.
  static func all(of rows: [Measured], old: [Measured]) -> [PlotSeries] {
    let naive = rows.compactMap { row in
      row.naive.map { Point(n: row.n, value: $0.median, range: nil) }
    }
    let limit = rows.compactMap { row in
      row.limit.map { Point(n: row.n, value: $0.median, range: nil) }
    }
    let earlier = old.map { Point(n: $0.n, value: $0.median, range: nil) }
    let now = rows.map { row in
      Point(n: row.n, value: row.median, range: min(row.min, row.max)...max(row.min, row.max))
    }
    let series = [
      PlotSeries(style: "naive", label: "naive", points: naive),
      PlotSeries(style: "limit", label: "limit", points: limit),
      PlotSeries(style: "old", label: "before", points: earlier),
      PlotSeries(style: "now", label: old.isEmpty ? "this" : "now", points: now),
    ]
    return series.filter { $0.points.contains { $0.value > 0 } }
  }
}
