import Foundation
import ScreenFiles

/// A drawing of a screen, with the rectangles of its elements from back to front.
///
/// Leaf elements are filled, and labeled with their names where there is room. Containers are
/// filled only if they cover other elements. Problems are marked.
struct SVGPage {
  private let screen: InspectedScreen
  private let screenshot: Screenshot?
  /// The area of the drawing: the screen's rectangle, or a unit square if that rectangle is empty
  /// or not finite.
  let area: CGRect

  init(_ screen: InspectedScreen, screenshot: Screenshot? = nil) {
    self.screen = screen
    self.screenshot = screenshot
    let area = screen.dump.screen
    self.area =
      area.isFiniteRect && area.size.width > 0 && area.size.height > 0
      ? area : CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// The drawing as an SVG file of its own.
  var document: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" \(viewBox) width="\(area.width.short)" height="\(area.height.short)">
    <title>\(title)</title>
    <style>
    \(Self.style)
    </style>
    \(contents)
    </svg>

    """
  }

  /// Returns the drawing as a part of a page whose style sheet contains ``style``.
  ///
  /// If there is an earlier screen, its drawing is included.
  ///
  /// - Parameter options: The options for auditing the earlier screen.
  func inline(_ options: Options) -> String {
    let earlier = screen.earlier.map { dump in
      let drawing = ScreenDrawing(InspectedScreen(dump, options: options), area: area)
      return "<g id=\"earlier\">\n\(drawing.shapes)\n</g>"
    }
    let now = "<g id=\"now\">\n\(ScreenDrawing(screen, area: area).shapes)\n</g>"
    let parts = [ground, picture, earlier, now].compactMap { $0 }.joined(separator: "\n")
    return """
      <svg id="screen" \(viewBox) style="--ratio: \(ratio.short)" tabindex="0" role="application" \
      aria-roledescription="drawing" aria-label="\(title)" aria-describedby="keys">
      \(parts)
      <g id="marks"></g>
      </svg>
      """
  }

  private var picture: String? {
    guard let screenshot else { return nil }
    let (rect, _) = screenshot.frame(on: area)
    return
      #"<image id="photo" x="\#(rect.minX.short)" y="\#(rect.minY.short)" width="\#(rect.width.short)" "#
      + #"height="\#(rect.height.short)" preserveAspectRatio="none" href="\#(screenshot.address)"/>"#
  }

  /// The width of the drawing divided by its height, at least 0.05 and at most 20.
  private var ratio: CGFloat { min(20, max(0.05, area.width / area.height)) }

  private var title: String {
    "The screen: \(Report.counted(screen.dump.elements.count, "element"))"
  }

  private var viewBox: String {
    #"viewBox="\#(area.origin.x.short) \#(area.origin.y.short) \#(area.width.short) \#(area.height.short)""#
  }

  private var ground: String {
    #"<rect class="ground" x="\#(area.origin.x.short)" y="\#(area.origin.y.short)" "#
      + #"width="\#(area.width.short)" height="\#(area.height.short)"/>"#
  }

  private var contents: String {
    let earlier = screen.earlier.map {
      "<g class=\"earlier\">\n\(ScreenDrawing.outlines(of: $0))\n</g>"
    }
    let now = "<g>\n\(ScreenDrawing(screen, area: area).shapes)\n</g>"
    return [ground, earlier, now].compactMap { $0 }.joined(separator: "\n")
  }

  /// The style sheet of the drawing, for light and dark appearance.
  static let style = """
    :root { color-scheme: light dark; --ground: #ffffff; --ink: #1d1e20; --line: #858a93;
      --target: #0a5fd0; --problem: #b03a06; --then: #7c4fc4;
      --plain-fill: #f1f2f4; --target-fill: #e6eefb; --problem-fill: #fbe7dc; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #17191c; --ink: #eceae6; --line: #757c86;
        --target: #6fb2ff; --problem: #ff9b66; --then: #c3a1ff;
        --plain-fill: #22262b; --target-fill: #1b2b40; --problem-fill: #3a2418; }
    }
    .ground { fill: var(--ground); }
    .shape, .then { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke;
      fill: var(--plain-fill); }
    .target { stroke: var(--target); fill: var(--target-fill); }
    .problem { stroke: var(--problem); fill: var(--problem-fill); stroke-width: 2; }
    .holder { fill-opacity: 0; }
    .front { fill-opacity: 0.7; } .holder.front { fill: var(--ground); }
    .behind { opacity: 0.7; stroke-dasharray: 3 2; }
    .then { stroke: var(--then); fill: none; stroke-dasharray: 4 3; }
    text { fill: var(--ink); text-anchor: middle; pointer-events: none;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    """
}
