/// The frame times relative to the budget: dots on one logarithmic axis, and a line at the budget.
struct FramePlot {
  let rows: [Measured]

  private static let (width, left, right, line) = (760.0, 190.0, 690.0, 26.0)

  var svg: String {
    let scale = LogScale(
      holding: rows.map(\.median) + [FrameParts.budget], decades: 1, margin: 0.1, from: Self.left,
      to: Self.right)
    let bottom = Double(rows.count) * Self.line + 10
    let budget = GrowthPlot.number(scale.position(FrameParts.budget))
    let dots = rows.enumerated().map { index, row in
      let place = Double(index) * Self.line + 18
      let (y, text) = (GrowthPlot.number(place), GrowthPlot.number(place + 4))
      let x = scale.position(row.median)
      return """
        <line class="grid" x1="\(GrowthPlot.number(Self.left))" x2="\(GrowthPlot.number(x))" \
        y1="\(y)" y2="\(y)"/>\
        <text class="end now" x="\(GrowthPlot.number(Self.left - 10))" y="\(text)" \
        text-anchor="end">\(row.id.escapedForHTML) \(Quantity.size(row.n))</text>\
        <circle class="dot now" cx="\(GrowthPlot.number(x))" cy="\(y)" r="5"/>\
        <text class="tick" x="\(GrowthPlot.number(x + 12))" y="\(text)">\
        \(Quantity.time(row.median))</text>
        """
    }
    return """
      <svg class="plot" viewBox="0 0 \(Int(Self.width)) \(Int(bottom + 24))" role="img" \
      aria-label="Frame times and the budget of 8.3 ms">
      \(dots.joined(separator: "\n"))
      <line class="line naive" x1="\(budget)" x2="\(budget)" y1="4" y2="\(GrowthPlot.number(bottom))"/>\
      <text class="end naive" x="\(budget)" y="\(GrowthPlot.number(bottom + 16))" \
      text-anchor="middle">8.3 ms</text>
      </svg>
      """
  }
}
