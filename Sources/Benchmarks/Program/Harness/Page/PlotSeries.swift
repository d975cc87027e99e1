/// One line of a plot: the medians of a row, its baseline, its naive twin or an earlier run.
struct PlotSeries {
  struct Point {
    let n: Int
    let value: Double
    /// The range from the smallest to the largest sample; nil if only the median is known.
    let range: ClosedRange<Double>?
  }

  /// The CSS class that styles the series.
  let style: String
  /// The name of the series, in a word or two.
  let label: String
  let points: [Point]

  /// Returns the series to plot for the rows with one id, from back to front.
  ///
  /// Series without positive values are omitted.
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
