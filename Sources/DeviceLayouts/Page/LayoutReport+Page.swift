import Devices
import Foundation
import ScreenFiles

extension LayoutReport {
  /// Returns all layouts side by side as one HTML page that loads no other files.
  ///
  /// The page begins with `title` and a table of devices and settings, whose cells show the number
  /// of problems. Pictures of the layouts follow, those with problems first. Each problem is
  /// described in a sentence and, if its view is in the picture, numbered there. Buttons filter the
  /// layouts by kind of problem, and a search field filters them by words. The page works in light
  /// and dark mode, on a phone, on paper, and without its script.
  public func page(title: String) -> String {
    let order = layouts.indices.sorted {
      (layouts[$0].problems.isEmpty ? 1 : 0, $0) < (layouts[$1].problems.isEmpty ? 1 : 0, $1)
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title.escapedForPage)</title>
      <style>
      \(LayoutPicture.style)
      \(Self.pageStyle)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title.escapedForPage)</h1>
      <p id="summary">\(summary.escapedForPage)</p>
      </header>
      <main>
      \(overview)
      <search>
      <input id="words" type="search" placeholder="Device, landscape, problem …" aria-label="Search layouts">
      <div id="filters" role="group" aria-label="Problems">\(filters)</div>
      </search>
      <p id="count" role="status">\(counted(layouts.count, "layout"))</p>
      <p id="key"><span><i class="k target"></i> can be tapped</span> <span><i class="k content"></i> shows content</span>
      <span><i class="k unsafe"></i> outside the safe area</span></p>
      <section id="layouts" aria-label="Layouts">
      \(order.map(card).joined(separator: "\n"))
      </section>
      </main>
      <script>
      \(Self.pageScript)
      </script>
      </body>
      </html>

      """
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private var summary: String {
    let bad = layouts.count { !$0.problems.isEmpty }
    guard bad > 0 else { return "No problems in \(counted(layouts.count, "layout"))." }
    let all = layouts.reduce(0) { $0 + $1.problems.count }
    return "\(bad) of \(counted(layouts.count, "layout")) have problems, \(all) in all."
  }

  /// The HTML of the filter buttons: one for each kind of problem that occurs.
  ///
  /// A button shows the number of layouts that have problems of its kind.
  private var filters: String {
    LayoutProblem.Kind.allCases.compactMap { kind in
      let count = layouts.count { $0.problems.contains { $0.kind == kind } }
      guard count > 0 else { return nil }
      return """
        <button type="button" aria-pressed="false" data-kind="\(kind.mark)">\
        \(kind.rawValue) <b>\(count)</b></button>
        """
    }.joined()
  }

  /// The HTML table of devices and settings.
  ///
  /// Each cell shows the number of problems, and links to the layout.
  private var overview: String {
    var devices: [Device] = []
    var columns: [String] = []
    var cells: [String: Int] = [:]
    for (index, layout) in layouts.enumerated() {
      let column = layout.setting.circumstances.joined(separator: ", ")
      if !devices.contains(layout.setting.device) { devices.append(layout.setting.device) }
      if !columns.contains(column) { columns.append(column) }
      cells["\(layout.setting.device.name)|\(column)"] = index
    }
    guard !layouts.isEmpty else { return "" }
    let heads = columns.map {
      "<th scope=\"col\">\($0.isEmpty ? "portrait" : $0.escapedForPage)</th>"
    }
    let rows = devices.map { device in
      let row = columns.map { column -> String in
        guard let index = cells["\(device.name)|\(column)"] else { return "<td></td>" }
        let count = layouts[index].problems.count
        let words = "\(layouts[index].setting.title), \(counted(count, "problem"))".escapedForPage
        return """
          <td><a class="\(count == 0 ? "good" : "bad")" href="#layout\(index)" aria-label="\(words)">\
          \(count == 0 ? "✓" : "\(count)")</a></td>
          """
      }
      return "<tr><th scope=\"row\">\(device.name.escapedForPage)</th>\(row.joined())</tr>"
    }
    return """
      <div id="overview" tabindex="0" role="region" aria-label="Problems by device"><table>
      <thead><tr><th></th>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }

  /// The maximum number of problems listed for a layout; further problems are collapsed.
  private static let shownProblems = 8

  /// Returns the scale at which words are legible in a layout's card.
  ///
  /// The window is assumed to be drawn in an area of 270 by 440 points.
  private func textScale(of layout: DeviceLayout) -> CGFloat {
    let shrinking = max(layout.size.width / 270, layout.size.height / 440)
    // 1.5: phones in portrait are shown at two thirds of their size, where words of 11 points are
    // legible.
    return max(1, shrinking / 1.5)
  }

  private func card(_ index: Int) -> String {
    let layout = layouts[index]
    let circumstances = layout.setting.circumstances
    let kinds = Set(layout.problems.map(\.kind.mark)).sorted().joined(separator: " ")
    let (width, height) = (layout.size.width.inDrawing, layout.size.height.inDrawing)
    let marked = Set(LayoutPicture(layout: layout).marks.map(\.number))
    let items = layout.problems.enumerated().map { position, problem in
      """
      <li data-kind="\(problem.kind.mark)" data-problem="\(position + 1)"\
      \(marked.contains(position + 1) ? " tabindex=\"0\"" : "")>\
      <b>\(problem.kind.rawValue)</b> \(problem.text.escapedForPage)</li>
      """
    }
    // A long list is collapsed, so that no card crowds out the others.
    let rest = items.dropFirst(Self.shownProblems)
    let more = """

      <details><summary>\(rest.count) more</summary>
      <ol start="\(Self.shownProblems + 1)">
      \(rest.joined(separator: "\n"))
      </ol></details>
      """
    let list =
      items.isEmpty
      ? "<p class=\"good\">No problems.</p>"
      : "<ol>\n\(items.prefix(Self.shownProblems).joined(separator: "\n"))\n</ol>"
        + (rest.isEmpty ? "" : more)
    let scale = textScale(of: layout)
    return """
      <article id="layout\(index)" data-kinds="\(kinds)">
      <h2>\(layout.setting.device.name.escapedForPage)</h2>
      <p class="quiet">\((circumstances + ["\(width) x \(height)"]).joined(separator: ", ").escapedForPage)</p>
      <svg viewBox="-1 -1 \((layout.size.width + 2).inDrawing) \((layout.size.height + 2).inDrawing)" \
      style="--text: \((11 * scale).inDrawing)px" role="img" aria-label="\(layout.setting.title.escapedForPage)">
      \(LayoutPicture(layout: layout, textScale: scale).content)
      </svg>
      \(list)
      </article>
      """
  }
}

extension LayoutProblem.Kind {
  /// The name of the kind's case, which contains no spaces.
  fileprivate var mark: String { "\(self)" }
}
