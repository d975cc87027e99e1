import Foundation

/// A plot of a row's values against its sizes, as inline SVG with two logarithmic axes.
struct GrowthPlot {
  let series: [PlotSeries]
  let unit: Unit
  /// The description of the drawing for screen readers.
  let title: String

  private static let (width, height) = (380.0, 216.0)
  private static let (left, right, top, bottom) = (52.0, 318.0, 12.0, 186.0)

  var svg: String {
    let sizes = Array(Set(series.flatMap { $0.points.map(\.n) })).sorted()
    let across = LogScale(
      holding: sizes.map(Double.init), decades: 0.5, margin: 0.08, from: Self.left, to: Self.right)
    let up = LogScale(
      holding: series.flatMap { $0.points.map(\.value) }, decades: 1, margin: 0.12,
      from: Self.bottom, to: Self.top)
    let parts =
      up.ticks.map { Self.rule(at: up.position($0), label: Quantity.value($0, unit: unit)) }
      + sizes.map { Self.size($0, at: across.position(Double($0))) }
      + series.map { Self.line($0, across: across, up: up, unit: unit) }
      + endLabels(up: up)
    return """
      <svg class="plot" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" role="img" \
      aria-label="\(title.escapedForHTML)">
      \(parts.joined(separator: "\n"))
      </svg>
      """
  }

  private static func rule(at y: Double, label: String) -> String {
    """
    <line class="grid" x1="\(number(left))" x2="\(number(right))" y1="\(number(y))" y2="\(number(y))"/>\
    <text class="tick" x="\(number(left - 8))" y="\(number(y + 4))" text-anchor="end">\(label)</text>
    """
  }

  private static func size(_ n: Int, at x: Double) -> String {
    """
    <line class="grid" x1="\(number(x))" x2="\(number(x))" y1="\(number(bottom))" \
    y2="\(number(bottom + 5))"/>\
    <text class="tick" x="\(number(x))" y="\(number(bottom + 20))" text-anchor="middle">\
    \(Quantity.size(n))</text>
    """
  }

  private static func line(
    _ series: PlotSeries, across: LogScale, up: LogScale, unit: Unit
  ) -> String {
    let points = series.points.sorted { $0.n < $1.n }
    func place(_ point: PlotSeries.Point, _ value: Double) -> String {
      "\(number(across.position(Double(point.n)))),\(number(up.position(value)))"
    }
    var parts: [String] = []
    let ranges = points.compactMap { point in point.range.map { (point, $0) } }
    if ranges.count == points.count, ranges.count > 1 {
      let outline =
        ranges.map { place($0.0, $0.1.upperBound) }
        + ranges.reversed().map { place($0.0, $0.1.lowerBound) }
      parts.append(
        #"<polygon class="band \#(series.style)" points="\#(outline.joined(separator: " "))"/>"#)
    }
    let path = points.map { place($0, $0.value) }.joined(separator: " ")
    parts.append(#"<polyline class="line \#(series.style)" points="\#(path)"/>"#)
    for point in points {
      parts.append(
        """
        <circle class="dot \(series.style)" cx="\(number(across.position(Double(point.n))))" \
        cy="\(number(up.position(point.value)))" r="3.5"><title>\(series.label), \
        n = \(ResultTable.grouped(point.n)): \(Quantity.value(point.value, unit: unit))</title></circle>
        """)
    }
    return parts.joined()
  }

  /// Returns the labels at the right ends of the lines, moved apart so that they don't overlap.
  private func endLabels(up: LogScale) -> [String] {
    let ends = series.compactMap { series in
      series.points.max { $0.n < $1.n }.map { (series: series, y: up.position($0.value)) }
    }
    .sorted { $0.y < $1.y }
    var lowest = -Double.infinity
    var placed = ends.map { end in
      lowest = max(end.y, lowest + 14)
      return lowest
    }
    // Labels below the axis move up again, starting with the last one.
    var ceiling = Self.bottom
    for index in placed.indices.reversed() {
      placed[index] = min(placed[index], ceiling)
      ceiling = placed[index] - 14
    }
    return zip(ends, placed).map { end, y in
      """
      <text class="end \(end.series.style)" x="\(Self.number(Self.right + 10))" \
      y="\(Self.number(y + 4))">\(end.series.label)</text>
      """
    }
  }

  /// Formats a coordinate with one decimal digit: a tenth of a pixel.
  static func number(_ value: Double) -> String { String(format: "%.1f", value) }
}
