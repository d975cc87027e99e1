import BenchmarkOptions
import Foundation

/// A run as one HTML page: plots, memory, a comparison, and all values.
///
/// It loads no other files and has no scripts.
struct ReportPage {
  let report: Report
  let suites: [Suite]
  let old: Report?
  let comparison: Comparison?

  func write(_ path: String) throws(UsageError) {
    do {
      try Data(html.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("Can't write '\(path)'.")
    }
  }

  /// The rows under one heading, grouped by id.
  struct Group {
    let title: String
    let rows: [[Measured]]

    /// The number of columns for the cards: at most three, and two for four cards.
    var columns: Int { rows.count == 4 ? 2 : min(rows.count, 3) }

    var anchor: String {
      title.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    }
  }

  /// The suites that have rows in the report, followed by a group of the rows that have no suite.
  var groups: [Group] {
    var left = Dictionary(grouping: report.rows, by: \.id)
    var groups = suites.map { suite in
      Group(
        title: suite.title,
        rows: suite.rows.compactMap { left.removeValue(forKey: $0.id) })
    }
    groups.append(Group(title: "Others", rows: left.keys.sorted().compactMap { left[$0] }))
    return groups.filter { !$0.rows.isEmpty }.map { group in
      Group(title: group.title, rows: group.rows.map { $0.sorted { $0.n < $1.n } })
    }
  }

  var html: String {
    let groups = groups
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>ViewGeometry benchmarks</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      \(heading)
      \(tiles)
      \(contents(groups))
      \(comparisonSection)
      \(framesSection)
      <div class="suites">
      \(groups.map(section).joined(separator: "\n"))
      </div>
      \(memorySection)
      \(table(groups))
      \(footer)
      </main>
      </body>
      </html>

      """
  }

  private var heading: String {
    let environment = report.environment
    let facts = [
      ("Machine", "\(environment.cpu), \(environment.cores) cores"), ("System", environment.os),
      ("Toolchain", environment.swift), ("Commit", environment.commit), ("Date", environment.date),
      ("Seed", "\(environment.seed)"),
    ]
    let list = facts.map { "<div><dt>\($0)</dt><dd>\($1.escapedForHTML)</dd></div>" }.joined()
    return """
      <h1>ViewGeometry benchmarks</h1>
      <p class="quiet">Each row is shown with its <em>limit</em>, the minimum work that any program must do, and its
      <em>naive</em> twin, a textbook implementation on the public API. All were measured alternately in one run\
      \(environment.quick ? ", at small sizes (quick)" : "").</p>
      <dl class="environment">\(list)</dl>
      """
  }

  private func contents(_ groups: [Group]) -> String {
    let links = groups.map {
      ##"<li><a href="#\##($0.anchor)">\##($0.title.escapedForHTML)</a></li>"##
    }
    let more = [
      comparison == nil ? "" : ##"<li><a href="#comparison">Comparison</a></li>"##,
      framesSection.isEmpty ? "" : ##"<li><a href="#frames">Frames in detail</a></li>"##,
      ##"<li><a href="#bytes-held">Memory per item</a></li>"##,
      ##"<li><a href="#numbers">All measurements</a></li>"##,
    ]
    return #"<nav><ul class="chips">\#((links + more).joined())</ul></nav>"#
  }

  private func section(_ group: Group) -> String {
    let earlier = Dictionary(grouping: old?.rows ?? [], by: \.id)
    let cards = group.rows.map { rows in
      ReportCard(
        rows: rows,
        old: (earlier[rows[0].id] ?? []).filter { before in rows.contains { $0.n == before.n } },
        comparison: comparison
      ).html
    }
    return """
      <section id="\(group.anchor)" class="suite span\(group.columns)">
      <h2>\(group.title.escapedForHTML)</h2>
      <div class="cards">
      \(cards.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private var footer: String {
    """
    <footer>
    <p>Times are medians of at least five samples in the best machine state observed; bands show the minimum and
    the maximum. Both axes of a growth plot are logarithmic: a line of slope 1 means work proportional to n, and a horizontal
    line means work that doesn't depend on n. Allocations are counted calls, not estimates.</p>
    <p>The results of every row were compared with those of its naive twin before timing.</p>
    </footer>
    """
  }
}
