/// A card for one row at all its sizes: a plot, and the values at the largest size.
struct ReportCard {
  /// The rows with one id, sorted by size; never empty.
  let rows: [Measured]
  let old: [Measured]
  let comparison: Comparison?

  var html: String {
    guard let largest = rows.last else { return "" }
    let title =
      "\(largest.id): \(Quantity.value(largest.median, unit: largest.unit)) at n = \(largest.n)"
    let series = PlotSeries.all(of: rows, old: old)
    let plot =
      rows.count > 1
      ? GrowthPlot(series: series, unit: largest.unit, title: title).svg
      : LevelPlot(series: series, unit: largest.unit, title: title).svg
    return """
      <article class="card" id="\(largest.id.escapedForHTML)">
      <h3>\(largest.id.escapedForHTML)</h3>
      <p class="figure">\(Quantity.value(largest.median, unit: largest.unit))\
      <small>\(perWhat(largest.unit)) at n = \(Quantity.size(largest.n))</small></p>
      <ul class="facts">\(facts(of: largest).map { "<li>\($0)</li>" }.joined())</ul>
      \(plot)
      </article>
      """
  }

  private func perWhat(_ unit: Unit) -> String {
    switch unit {
    case .nanosecondsPerOperation, .bytes: ""
    case .nanosecondsPerItem: "per item, "
    case .bytesPerItem: "per item, "
    }
  }

  /// Returns short phrases about the results at the largest size and about the changes at any size.
  private func facts(of row: Measured) -> [String] {
    var facts: [String] = []
    if let ratio = row.ratio, let limit = row.limit {
      facts.append("<b>\(Quantity.factor(ratio))</b> \(limit.id.escapedForHTML)")
    }
    if let speedup = row.speedup {
      facts.append("<b>\(Quantity.factor(speedup))</b> faster than naive")
    }
    if let allocations = row.allocationsPerOp {
      let count = allocations == 0 ? "no" : Quantity.digits(allocations)
      facts.append("<b>\(count)</b> allocations")
    }
    if let bytes = row.bytesPerItem, row.unit.isTime {
      facts.append("<b>\(Quantity.bytes(bytes))</b> per item")
    }
    for line in comparison?.lines ?? [] where line.new.id == row.id && line.verdict != .same {
      let isWorse = line.verdict == .slower || line.verdict == .larger
      let style = isWorse ? "worse" : line.verdict == .otherState ? "aside" : "better"
      facts.append(
        """
        <b class="\(style)">\(line.verdict.rawValue)</b> at \(Quantity.size(line.new.n)): \
        \(Quantity.factor(line.gain))
        """)
    }
    return facts
  }
}
