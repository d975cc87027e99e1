import Foundation
import ScreenFiles

extension HTMLPage {
  /// The panels beside the drawing.
  ///
  /// On a narrow screen, only one is visible at a time.
  var panels: String {
    let names = [
      ("element", "Element"), ("problems", "Problems"), ("list", "List"), ("tree", "Tree"),
    ]
    let more = hasNotes ? [("notes", screen.difference == nil ? "Remarks" : "Changes")] : []
    let buttons = (names + more).map {
      #"<button type="button" data-panel="\#($0.0)" aria-pressed="\#($0.0 == "element")">\#($0.1)</button>"#
    }.joined()
    return """
      <nav id="panels" aria-label="Panels">\(buttons)</nav>
      <div class="panels">
      <section class="panel" data-name="element" aria-label="Element">
      <div id="details" aria-live="polite"></div>
      <form id="at"><label>Point <input id="point" type="text" inputmode="text" autocomplete="off" placeholder="x, y"></label>\
      <button type="submit">What is there?</button></form>
      <div id="stack"></div>
      </section>
      <section class="panel" data-name="problems" aria-labelledby="problems-title">
      <h2 id="problems-title">Problems</h2>
      <div id="problems"></div>
      </section>
      \(notes)
      <section class="panel" data-name="list" aria-labelledby="list-title">
      <h2 id="list-title">List</h2>
      <search>
      <input id="search" type="search" placeholder="Search role, name, identifier" aria-label="Search elements">
      <div id="filters" role="group" aria-label="Filters">\(filters)</div>
      </search>
      <p id="count" class="quiet" role="status"></p>
      <ul id="list"></ul>
      </section>
      <section class="panel" data-name="tree" aria-labelledby="tree-title">
      <h2 id="tree-title">Tree</h2>
      <div id="tree" role="tree" aria-labelledby="tree-title"></div>
      </section>
      </div>
      """
  }

  private var filters: String {
    let all = [
      ("target", "Targets"), ("problem", "Problems"), ("untappable", "Can't be tapped"),
      ("unseen", "Not visible"),
    ]
    let changed = screen.difference == nil ? [] : [("changed", "Changed")]
    return (all + changed).map {
      #"<button type="button" aria-pressed="false" data-filter="\#($0.0)">\#($0.1)</button>"#
    }.joined()
  }

  private var remarks: [String] {
    var lines = screen.dump.remarks.map(\.description)
    if let screenshot {
      let box = SVGPage(screen).area
      if !screenshot.frame(on: box).fits {
        lines.append(
          "The screenshot of \(screenshot.size.width.short) x \(screenshot.size.height.short) pixels doesn't have the proportions of the "
            + "screen, \(box.width.short) x \(box.height.short). It is scaled to the screen's width and aligned with its top edge."
        )
      }
    }
    return lines
  }

  private var hasNotes: Bool { screen.difference != nil || !remarks.isEmpty }

  /// The panel with the changes and remarks.
  private var notes: String {
    guard hasNotes else { return "" }
    let count = screen.difference?.changes.count ?? 0
    let changes = """
      <h2 id="changes-title">Changes</h2>
      <div class="row"><button type="button" id="previous-change">Previous</button>\
      <button type="button" id="next-change">Next</button>\
      <p id="change-count" class="quiet" role="status">\(count == 0 ? "Nothing changed." : Report.counted(count, "change"))</p></div>
      <ol id="changes"></ol>
      """
    let items = remarks.map { "<li>\($0.escaped)</li>" }.joined(separator: "\n")
    let list = remarks.isEmpty ? "" : "<h2>Remarks</h2>\n<ul class=\"plain\">\n\(items)\n</ul>"
    return """
      <section class="panel" data-name="notes" aria-label="Changes and remarks">
      \(screen.difference == nil ? "" : changes)
      \(list)
      </section>
      """
  }
}
