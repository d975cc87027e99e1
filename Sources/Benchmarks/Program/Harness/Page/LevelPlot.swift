/// A plot of a row at one size, with its baseline, its naive twin and an earlier run.
///
/// Each value is a dot on a logarithmic axis.
struct LevelPlot {
  let series: [PlotSeries]
  let unit: Unit
  let title: String

  private static let (width, left, right, line) = (380.0, 60.0, 300.0, 30.0)

  var svg: String {
    let levels = series.reversed().compactMap { series in
      series.points.first.map { (series: series, value: $0.value) }
    }
    let scale = LogScale(
      holding: levels.map(\.value), decades: 1, margin: 0.25, from: Self.left, to: Self.right)
    let height = Double(levels.count) * Self.line + 12
    let rows = levels.enumerated().map { index, level in
      let y = GrowthPlot.number(Double(index) * Self.line + 22)
      let text = GrowthPlot.number(Double(index) * Self.line + 26)
      let x = scale.position(level.value)
      return """
        <line class="grid" x1="\(GrowthPlot.number(Self.left))" x2="\(GrowthPlot.number(x))" \
        y1="\(y)" y2="\(y)"/>\
        <text class="end \(level.series.style)" x="\(GrowthPlot.number(Self.left - 10))" y="\(text)" \
        text-anchor="end">\(level.series.label)</text>\
        <circle class="dot \(level.series.style)" cx="\(GrowthPlot.number(x))" cy="\(y)" r="5"/>\
        <text class="tick" x="\(GrowthPlot.number(x + 12))" y="\(text)">\
        \(Quantity.value(level.value, unit: unit))</text>
        """
    }
    return """
      <svg class="plot" viewBox="0 0 \(Int(Self.width)) \(Int(height))" role="img" \
      aria-label="\(title.escapedForHTML)">
      \(rows.joined(separator: "\n"))
      </svg>
      """
  }
}
