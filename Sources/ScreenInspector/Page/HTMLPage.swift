import Foundation
import ScreenFiles

/// A screen as one HTML page to look at, search and click; it refers to no other file.
///
/// The script finds what is seen and touched at a point from the boxes in the data, and never goes to a network.
struct HTMLPage {
  private let screen: InspectedScreen
  private let options: Options

  init(_ screen: InspectedScreen, options: Options) {
    self.screen = screen
    self.options = options
  }

  func document() throws(UsageError) -> String {
    // The page has all elements, whichever were asked for beside it.
    var options = options
    options.elementName = nil
    let data = try JSONReport.embedded(JSONReport(screen, options: options))
    let name = (self.options.path as NSString).lastPathComponent.escaped
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(name)</title>
      <style>
      \(SVGPage.style)
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(name)</h1>
      <p class="quiet">\(facts)</p>
      </header>
      <main>
      <section class="picture" aria-label="The screen">
      \(slider)
      \(SVGPage(screen).inline)
      <p class="quiet keys">Arrow keys: up and down for the elements in order, left for what holds one, right for what
      is in it. Slash: search. Escape: nothing chosen.</p>
      </section>
      <section class="side">
      <div id="details" aria-live="polite"><p class="quiet">Point at the screen, click it, or choose an element.</p></div>
      \(notes)
      <search>
      <input id="search" type="search" placeholder="Search role, name, identifier" aria-label="Search elements">
      <div id="filters" role="group" aria-label="Filters">\(filters)</div>
      </search>
      <p id="count" class="quiet" role="status"></p>
      <ul id="list"></ul>
      </section>
      </main>
      <script type="application/json" id="data">\(data)</script>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private var facts: String {
    let dump = screen.dump
    let size = dump.screen.isFiniteRect ? dump.screen.size : .zero
    return [
      dump.format.rawValue, "\(size.width.short) x \(size.height.short) \(dump.unit.rawValue)",
      Report.counted(dump.elements.count, "element"),
      Report.counted(screen.audit.targets.count, "target"),
      Report.counted(screen.audit.problems.count, "problem"),
    ].joined(separator: " · ").escaped
  }

  private var filters: String {
    let all = [
      ("target", "Targets"), ("problem", "Problems"), ("untappable", "Can't be tapped"),
      ("unseen", "Not seen"),
    ]
    let changed = screen.difference == nil ? [] : [("changed", "Changed")]
    return (all + changed).map {
      #"<button type="button" aria-pressed="false" data-filter="\#($0.0)">\#($0.1)</button>"#
    }.joined()
  }

  private var slider: String {
    guard screen.difference != nil else { return "" }
    return """
      <label class="slider"><span>Before</span>
      <input id="slider" type="range" min="0" max="100" value="100" aria-label="From the earlier screen to this one">
      <span>Now</span></label>
      """
  }

  /// Remarks and changes, each folded away.
  private var notes: String {
    func list(_ title: String, _ lines: [String]) -> String {
      guard !lines.isEmpty else { return "" }
      let items = lines.map { "<li>\($0.escaped)</li>" }.joined(separator: "\n")
      return "<details><summary>\(title) (\(lines.count))</summary><ul>\n\(items)\n</ul></details>"
    }
    return list("Changes", (screen.difference?.changes ?? []).map(\.description))
      + list("Remarks", screen.dump.remarks.map(\.description))
  }
}
