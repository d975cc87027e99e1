import Foundation
import ScreenFiles

/// A self-contained HTML page for viewing and searching a screen, and for querying it by clicks.
///
/// The script uses the boxes in the page's data to find the visible element and the touched element
/// at a point. It never uses a network.
struct HTMLPage {
  let screen: InspectedScreen
  let options: Options
  let screenshot: Screenshot?

  init(_ screen: InspectedScreen, options: Options, screenshot: Screenshot? = nil) {
    self.screen = screen
    self.options = options
    self.screenshot = screenshot
  }

  func document() throws(UsageError) -> String {
    let drawing = SVGPage(screen, screenshot: screenshot)
    let data = try JSONReport.embedded(PageData(screen, area: drawing.area, options: options))
    let name = (options.name as NSString).lastPathComponent.escaped
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <title>\(name)</title>
      <style>
      \(SVGPage.style)
      \(Self.style)
      </style>
      </head>
      <body data-panel="element" data-behind="dim" data-screen="now">
      <header>
      <h1>\(name)</h1>
      <p class="quiet">\(facts)</p>
      </header>
      <main>
      <section class="picture" aria-label="The screen">
      \(tools)
      \(drawing.inline(options))
      \(empty)
      <p id="keys" class="quiet">\(Self.keys)</p>
      </section>
      \(panels)
      </main>
      <script type="application/json" id="data">\(data)</script>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private static let keys = """
    Click or tap a point to see what is there. Scroll or pinch to zoom, and drag to move the drawing. While it has the focus, plus, minus \
    and 0 zoom, and Shift with an arrow key moves it. The up and down arrow keys choose the previous or next element, the left one its \
    parent, and the right one its first child. Escape clears the choice.
    """

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

  private var empty: String {
    EmptyScreen(screen.dump).map { #"<p class="empty" role="status">\#($0.reason.escaped)</p>"# }
      ?? ""
  }

  /// The controls above the drawing.
  private var tools: String {
    let step = """
      <div class="step" role="group" aria-label="Screens"><button type="button" id="before">Before</button>\
      <input id="slider" type="range" min="0" max="100" value="100" aria-label="From the earlier screen to this one">\
      <button type="button" id="after">Now</button></div>
      """
    let photo = """
      <label class="step"><span>Screenshot</span>\
      <input id="opacity" type="range" min="0" max="100" value="100" aria-label="Opacity of the screenshot"></label>
      """
    return """
      <div class="tools">
      <div role="group" aria-label="Zoom" class="zoom"><button type="button" id="out" aria-label="Zoom out">−</button>\
      <button type="button" id="fit">Fit</button>\
      <button type="button" id="in" aria-label="Zoom in">+</button></div>
      <label>Behind <select id="behind"><option value="dim">dimmed</option><option value="off">off</option>\
      <option value="show">shown</option></select></label>
      \(screen.difference == nil ? "" : step)\(screenshot == nil ? "" : photo)
      </div>
      """
  }
}
