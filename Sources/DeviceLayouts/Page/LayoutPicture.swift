import Foundation
import ScreenFiles
import ViewGeometry

/// Draws one layout as SVG: the window, the safe area, the views, and the numbered problems.
struct LayoutPicture {
  let layout: DeviceLayout
  /// The size of words and numbers, as a multiple of 11 points in the window's coordinates.
  var textScale: CGFloat = 1

  /// The problems of views that aren't scrolled away.
  ///
  /// `number` is the position in the list of problems, starting at 1, and `element` is the view's
  /// index.
  var marks: [(number: Int, element: Int)] {
    layout.problems.enumerated().compactMap { index, problem in
      guard let element = problem.element, !layout.elements[element].isScrolledAway else {
        return nil
      }
      return (index + 1, element)
    }
  }

  /// The SVG elements of the picture, in the window's coordinates.
  var content: String {
    let (width, height) = (layout.size.width.inDrawing, layout.size.height.inDrawing)
    return """
      <rect class="window" width="\(width)" height="\(height)"/>
      \(unsafeArea)\(path(of: .container, "holder"))\(path(of: .bar, "bar"))\
      \(path(of: .content, "content"))\(path(of: .target, "target"))\(names)\(problems)
      """
  }

  /// The SVG path of the part of the window outside the safe area.
  private var unsafeArea: String {
    let (size, insets) = (layout.size, layout.safeArea)
    guard insets != .zero else { return "" }
    let safe = CGRect(origin: .zero, size: size).inset(by: insets)
    let box = "M0 0h\(size.width.inDrawing)v\(size.height.inDrawing)H0z"
    return "<path class=\"unsafe\" fill-rule=\"evenodd\" d=\"\(box)\(Self.outline(safe))\"/>"
  }

  /// Returns the SVG path, with the CSS class `name`, of all visible views of a kind except the
  /// window.
  ///
  /// A single path for all of them keeps a page with many layouts small.
  private func path(of kind: DeviceLayout.Kind, _ name: String) -> String {
    let boxes = layout.elements.filter { $0.kind == kind && $0.parent != nil }
      .map { $0.visibleFrame }.filter { !$0.isNull }
    guard !boxes.isEmpty else { return "" }
    return "<path class=\"\(name)\" d=\"\(boxes.map(Self.outline).joined())\"/>"
  }

  private static func outline(_ box: CGRect) -> String {
    let (width, height) = (box.size.width.inDrawing, box.size.height.inDrawing)
    return "M\(box.origin.x.inDrawing) \(box.origin.y.inDrawing)h\(width)v\(height)h-\(width)z"
  }

  /// The SVG labels of the content and targets that have an identifier and enough room for it.
  private var names: String {
    layout.elements.compactMap { element in
      guard element.kind == .content || element.kind == .target,
        let name = element.identifier, !element.visibleFrame.isNull
      else { return nil }
      let box = element.visibleFrame
      guard box.size.height >= 14 * textScale,
        box.size.width >= (7 * CGFloat(name.count) + 6) * textScale
      else { return nil }
      let y = box.midY + 4 * textScale
      return "<text x=\"\(box.midX.inDrawing)\" y=\"\(y.inDrawing)\">"
        + "\(name.escapedForPage)</text>"
    }.joined()
  }

  private var problems: String {
    var taken: Set<[CGFloat]> = []
    let radius = 9 * textScale
    let (right, bottom) = (layout.size.width - radius, layout.size.height - radius)
    return marks.map { number, element in
      var box = layout.elements[element].visibleFrame
      if box.isNull { box = layout.elements[element].frame }
      // A mark at the edge of the window stays visible.
      let start = min(max(box.minX, radius), max(radius, right))
      var (x, y) = (start, min(max(box.minY, radius), max(radius, bottom)))
      // Numbers in the same corner are drawn side by side, and wrap at the end of the window.
      while !taken.insert([x.rounded(), y.rounded()]).inserted {
        x += 20 * textScale
        if x > right { (x, y) = (min(start, radius), y + 20 * textScale) }
      }
      return """
        <g class="mark" data-problem="\(number)"><path d="\(Self.outline(box))"/>\
        <circle cx="\(x.inDrawing)" cy="\(y.inDrawing)" r="\(radius.inDrawing)"/>\
        <text x="\(x.inDrawing)" y="\((y + 4 * textScale).inDrawing)">\(number)</text></g>
        """
    }.joined()
  }

  /// The CSS of pages and pictures, with the colors for light and dark mode.
  static let style = """
    :root { --page: #f4f3f0; --ground: #fdfcfa; --ink: #22252a; --quiet: #5a5f67; --rule: #dcdad5; --view: #b9c0c9;
      --content: #dfe6ee; --target: #cfe0f7; --edge: #3c73b8; --bar: #e4e2dd; --problem: #b3261e; --good: #22663a; }
    @media (prefers-color-scheme: dark) { :root { --page: #0e1012; --ground: #191c20; --ink: #e8e6e1; --quiet: #a3a9b2;
      --rule: #32373d; --view: #4a515a; --content: #2b333d; --target: #233a55; --edge: #7fb0ec; --bar: #26292d;
      --problem: #ff8a7d; --good: #7fd09a; } }
    .window { fill: var(--ground); stroke: var(--rule); stroke-width: 2; }
    .unsafe { fill: var(--quiet); fill-opacity: 0.16; }
    .holder { fill: none; stroke: var(--view); stroke-width: 0.75; }
    .bar { fill: var(--bar); stroke: var(--view); stroke-width: 0.75; }
    .content { fill: var(--content); stroke: var(--quiet); stroke-width: 1; }
    .target { fill: var(--target); stroke: var(--edge); stroke-width: 1.5; }
    svg text { font: 11px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; fill: var(--ink);
      text-anchor: middle; }
    .mark path { fill: var(--problem); fill-opacity: 0.14; stroke: var(--problem); stroke-width: 2; }
    .mark circle { fill: var(--problem); } .mark text { fill: var(--ground); font-weight: 700; }
    .mark.chosen path { fill-opacity: 0.5; stroke-width: 4; }
    """
}

extension String {
  /// The text with the special characters of HTML and SVG escaped.
  var escapedForPage: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
