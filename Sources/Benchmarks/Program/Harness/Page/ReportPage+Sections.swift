extension ReportPage {
  /// The summary of the run: up to five tiles, each with a figure and its meaning.
  var tiles: String {
    let timed = report.rows.filter(\.unit.isTime)
    var tiles = [
      ("\(report.rows.count)", "measurements of \(Set(report.rows.map(\.id)).count) rows")
    ]
    let limited = timed.filter { $0.ratio != nil && $0.limit?.id.hasPrefix("limit.") == true }
      .sorted { ($0.ratio ?? 0) < ($1.ratio ?? 0) }
    if let middle = limited.isEmpty ? nil : limited[limited.count / 2], let worst = limited.last {
      tiles.append(
        (
          Quantity.factor(middle.ratio ?? 0),
          "median ratio to a raw limit; at most \(Quantity.factor(worst.ratio ?? 0)) (\(worst.id))"
        ))
    }
    if let least = timed.filter({ $0.speedup != nil }).min(by: {
      ($0.speedup ?? 0) < ($1.speedup ?? 0)
    }) {
      tiles.append(
        (
          Quantity.factor(least.speedup ?? 0),
          "the smallest speedup over a naive twin (\(least.id))"
        ))
    }
    let counted = timed.filter { $0.allocationsPerOp != nil }
    if !counted.isEmpty {
      let none = counted.count { $0.allocationsPerOp == 0 }
      tiles.append(("\(none) of \(counted.count)", "timed measurements allocate nothing"))
    }
    if let comparison {
      tiles.append(
        (
          "\(comparison.regressions)",
          "regressions in \(comparison.lines.count) measurements found in both runs"
        ))
    }
    let items = tiles.map {
      "<div class=\"tile\"><b>\($0)</b><span>\($1.escapedForHTML.replacing(".", with: ".<wbr>"))</span></div>"
    }
    return "<div class=\"tiles\">\(items.joined(separator: "\n"))</div>"
  }

  /// The section with the changes since the earlier run, followed by the unchanged rows.
  ///
  /// It is empty if there is no earlier run.
  var comparisonSection: String {
    guard let comparison, let old else { return "" }
    let changed = comparison.lines.filter { $0.verdict != .same }
    let same = comparison.lines.filter { $0.verdict == .same }
    let summary =
      changed.isEmpty
      ? "Nothing changed beyond the noise."
      : "\(changed.count) of \(comparison.lines.count) measurements changed beyond the noise."
    return """
      <section id="comparison">
      <h2>Comparison</h2>
      <p>\(summary) <span class="quiet">Before: commit \(old.environment.commit.escapedForHTML),
      \(old.environment.date.escapedForHTML). A time counts as changed if the ranks of its samples differ (Mann–Whitney
      test, p &lt; \(Comparison.significance)) and its median, its minimum and its ratio to the limit all differ by more than
      \(Int((Comparison.tolerance * 100).rounded())) %.</span></p>
      \(changed.isEmpty ? "" : Self.lines(changed))
      <details><summary>\(same.count) unchanged measurements</summary>\(Self.lines(same))</details>
      </section>
      """
  }

  private static func lines(_ lines: [Comparison.Line]) -> String {
    let head = ["row", "n", "before", "now", "before / now", "p", ""]
    let rows = lines.map { line in
      let isWorse = line.verdict == .slower || line.verdict == .larger
      let style = line.verdict == .otherState ? "aside" : isWorse ? "worse" : "better"
      return """
        <tr><td class="name"><a href="#\(line.new.id)">\(line.new.id)</a></td>\
        <td>\(ResultTable.grouped(line.new.n))</td>\
        <td>\(Quantity.value(line.old.median, unit: line.old.unit))</td>\
        <td>\(Quantity.value(line.new.median, unit: line.new.unit))</td>\
        <td>\(Quantity.factor(line.gain))</td>\
        <td>\((line.probability.map(ResultTable.probability) ?? "–").escapedForHTML)</td>\
        <td class="\(style)">\(line.verdict.rawValue)</td></tr>
        """
    }
    return table(head: head, rows: rows)
  }

  /// The section with the bytes per item, as bars on one scale.
  var memorySection: String {
    let rows = report.rows.filter { $0.bytesPerItem != nil }
    let held = Dictionary(grouping: rows, by: \.id).values.compactMap { $0.max { $0.n < $1.n } }
      .sorted { ($0.bytesPerItem ?? 0, $0.id) < ($1.bytesPerItem ?? 0, $1.id) }
    guard let most = held.last?.bytesPerItem, most > 0 else {
      return "<section id=\"bytes-held\"></section>"
    }
    let lines = held.map { row in
      let bytes = row.bytesPerItem ?? 0
      return """
        <tr><td class="name">\(row.id.escapedForHTML)</td><td>\(ResultTable.grouped(row.n))</td>\
        <td>\(Quantity.digits(bytes))</td>\
        <td class="bars"><span class="bar" style="width: \(GrowthPlot.number(100 * bytes / most))%"></span></td></tr>
        """
    }
    return """
      <section id="bytes-held">
      <h2>Memory per item</h2>
      <p class="quiet">The bytes that a structure holds per item after it is built, as counted by the allocator.</p>
      \(Self.table(head: ["row", "n", "bytes per item", ""], rows: lines))
      </section>
      """
  }

  /// Returns the table of all rows with all columns.
  func table(_ groups: [Group]) -> String {
    let head = [
      "row", "n", "minimum", "median", "maximum", "limit", "row / limit", "naive / row",
      "allocations",
      "state",
    ]
    var rows: [String] = []
    for group in groups {
      let title = group.title.escapedForHTML
      rows.append("<tr><th class=\"suite\" colspan=\"\(head.count)\">\(title)</th></tr>")
      for row in group.rows.joined() { rows.append(Self.cells(row)) }
    }
    return """
      <section id="numbers">
      <h2>All measurements</h2>
      \(Self.table(head: head, rows: rows))
      </section>
      """
  }

  private static func cells(_ row: Measured) -> String {
    func value(_ number: Double) -> String { Quantity.value(number, unit: row.unit) }
    let limit: String? = row.limit.map { value($0.median) + " " + $0.id }
    let ratio: String? = row.ratio.map(Quantity.factor)
    let speedup: String? = row.speedup.map(Quantity.factor)
    let allocations: String? = row.allocationsPerOp.map(Quantity.digits)
    let values: [String] = [
      ResultTable.grouped(row.n), value(row.min), value(row.median), value(row.max),
      limit ?? "–", ratio ?? "–", speedup ?? "–", allocations ?? "–", row.state,
    ]
    let cells = values.map { "<td>\($0.escapedForHTML)</td>" }.joined()
    return "<tr><td class=\"name\">\(row.id.escapedForHTML)</td>\(cells)</tr>"
  }

  static func table(head: [String], rows: [String]) -> String {
    """
    <div class="wide"><table>
    <tr>\(head.map { "<th>\($0)</th>" }.joined())</tr>
    \(rows.joined(separator: "\n"))
    </table></div>
    """
  }
}
