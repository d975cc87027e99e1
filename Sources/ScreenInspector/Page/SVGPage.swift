import Foundation
import ScreenFiles

/// A screen as a drawing: each element's rectangle from back to front, names in those that hold no others, problems marked.
struct SVGPage {
  private let screen: InspectedScreen
  /// What the drawing shows: the screen.
  private let area: CGRect
  /// The elements that hold others.
  private let parents: Set<Int>

  init(_ screen: InspectedScreen) {
    self.screen = screen
    let area = screen.dump.screen
    self.area =
      area.isFiniteRect && area.size.width > 0 && area.size.height > 0
      ? area : CGRect(x: 0, y: 0, width: 1, height: 1)
    parents = Set(screen.dump.elements.compactMap(\.parent))
  }

  /// The drawing as a file of its own.
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

  /// The drawing as a part of a page, whose style sheet has ``style``.
  var inline: String {
    """
    <svg id="screen" \(viewBox) style="--ratio: \(ratio.short)" tabindex="0" role="img" aria-label="\(title)">
    \(contents)
    <g id="marks"></g>
    </svg>
    """
  }

  /// Width by height, by which the style sheet fits the drawing into the window; kept within what a window can show.
  private var ratio: CGFloat { min(20, max(0.05, area.width / area.height)) }

  private var title: String {
    "The screen: \(Report.counted(screen.dump.elements.count, "element"))"
  }

  private var viewBox: String {
    #"viewBox="\#(area.origin.x.short) \#(area.origin.y.short) \#(area.width.short) \#(area.height.short)""#
  }

  private var contents: String {
    let ground =
      #"<rect class="ground" x="\#(area.origin.x.short)" y="\#(area.origin.y.short)" "#
      + #"width="\#(area.width.short)" height="\#(area.height.short)"/>"#
    let earlier = screen.earlier.map {
      "<g id=\"earlier\" class=\"earlier\">\n\(drawing(of: $0, isEarlier: true))\n</g>"
    }
    let now = "<g id=\"now\">\n\(drawing(of: screen.dump, isEarlier: false))\n</g>"
    return [ground, earlier, now].compactMap { $0 }.joined(separator: "\n")
  }

  private func drawing(of dump: ScreenDump, isEarlier: Bool) -> String {
    dump.elements.filter { !dump.seenBox(of: $0).isNull && $0.frame.isFiniteRect }
      .sorted { dump.rank(of: $0) < dump.rank(of: $1) }
      .map { element in
        let kind = isEarlier ? "then" : kind(of: element)
        let data = isEarlier ? "" : #" data-element="\#(element.index)""#
        return Self.shape(of: element, in: dump, attributes: #"class="\#(kind)"\#(data)"#)
          + (isEarlier || parents.contains(element.index) ? "" : label(of: element))
      }.joined(separator: "\n")
  }

  /// The class of the shape: what holds others is a line alone, so that many around each other stay light.
  private func kind(of element: ScreenDump.Element) -> String {
    let isProblem = screen.problems[element.index] != nil
    let kind = isProblem ? " problem" : screen.isTarget(element) ? " target" : ""
    return "shape" + kind + (parents.contains(element.index) ? " holder" : "")
  }

  private static func shape(
    of element: ScreenDump.Element, in dump: ScreenDump, attributes: String
  ) -> String {
    if let corners = dump.turnedCorners(of: element),
      corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    {
      let points = corners.map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ")
      return #"<polygon \#(attributes) points="\#(points)"/>"#
    }
    let box = dump.seenBox(of: element)
    return #"<rect \#(attributes) x="\#(box.origin.x.short)" y="\#(box.origin.y.short)" "#
      + #"width="\#(box.width.short)" height="\#(box.height.short)"/>"#
  }

  /// The name, as large as fits; none where it couldn't be read, or where something lies over it.
  private func label(of element: ScreenDump.Element) -> String {
    guard let name = element.name, !name.isEmpty else { return "" }
    let box = screen.dump.seenBox(of: element)
    let middle = CGPoint(x: box.midX, y: box.midY)
    guard screen.dump.frontmost(at: middle)?.index == element.index else { return "" }
    let unit = min(area.width, area.height) / 400
    let size = min(box.height * 0.6, 15 * unit)
    // A letter is about half as wide as it is high.
    let length = Int(min(200, box.width / (size * 0.55)))
    guard size >= 5 * unit, length >= 2 else { return "" }
    let text = name.cut(to: length).escaped
    return
      #"<text x="\#((box.origin.x + box.width / 2).short)" y="\#((box.origin.y + box.height / 2 + size * 0.35).short)" "#
      + #"font-size="\#(size.short)">\#(text)</text>"#
  }

  /// For both appearances.
  static let style = """
    :root { color-scheme: light dark; --ground: #ffffff; --ink: #1d1e20; --line: #8a8f98; --wash: #64748b;
      --target: #0a5fd0; --problem: #c2410c; --then: #7c4fc4; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #17191c; --ink: #eceae6; --line: #6b727c; --wash: #94a3b8;
        --target: #6fb2ff; --problem: #ff9b66; --then: #c3a1ff; }
    }
    .ground { fill: var(--ground); }
    .shape, .then { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke;
      fill: var(--wash); fill-opacity: 0.04; }
    .target { stroke: var(--target); fill: var(--target); fill-opacity: 0.07; }
    .problem { stroke: var(--problem); fill: var(--problem); fill-opacity: 0.12; stroke-width: 2; }
    .holder { fill-opacity: 0; }
    .then { stroke: var(--then); fill: var(--then); stroke-dasharray: 4 3; }
    text { fill: var(--ink); text-anchor: middle; pointer-events: none;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    """
}
