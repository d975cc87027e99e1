import Foundation
import ScreenFiles

/// The shapes of a screen's elements, from back to front.
struct ScreenDrawing {
  private let screen: InspectedScreen
  private let area: CGRect
  /// The elements that have children.
  private let parents: Set<Int>
  private let order: DrawnOrder

  init(_ screen: InspectedScreen, area: CGRect) {
    self.screen = screen
    self.area = area
    parents = Set(screen.dump.elements.compactMap(\.parent))
    order = DrawnOrder(screen.dump)
  }

  /// The shapes of all visible elements, and the names of leaf elements.
  var shapes: String {
    Self.drawn(screen.dump).map { element in
      let attributes =
        #"class="\#(kind(of: element))" data-element="\#(element.index)""#
      return Self.shape(of: element, in: screen.dump, attributes: attributes)
        + (parents.contains(element.index) ? "" : label(of: element))
    }.joined(separator: "\n")
  }

  /// Returns the outlines of the elements of an earlier screen.
  static func outlines(of dump: ScreenDump) -> String {
    drawn(dump).map { shape(of: $0, in: dump, attributes: #"class="then""#) }
      .joined(separator: "\n")
  }

  private static func drawn(_ dump: ScreenDump) -> [ScreenDump.Element] {
    dump.elements.filter { !dump.seenBox(of: $0).isNull && $0.frame.isFiniteRect }
      .sorted { dump.rank(of: $0) < dump.rank(of: $1) }
  }

  /// Returns the CSS classes of an element's shape.
  ///
  /// A container is filled only if it covers other elements, so that deeply nested containers
  /// remain legible.
  private func kind(of element: ScreenDump.Element) -> String {
    let isProblem = screen.problems[element.index] != nil
    let isHolder = parents.contains(element.index)
    let isFront = order.fronts.contains(element.index)
    return [
      "shape", isProblem ? "problem" : screen.isTarget(element) ? "target" : nil,
      isHolder ? "holder" : nil, isFront ? "front" : nil,
      order.behind.contains(element.index) ? "behind" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  private static func shape(
    of element: ScreenDump.Element, in dump: ScreenDump, attributes: String
  ) -> String {
    if let corners = dump.rotatedCorners(of: element),
      corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    {
      let points = corners.map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ")
      return #"<polygon \#(attributes) points="\#(points)"/>"#
    }
    let box = dump.seenBox(of: element)
    return #"<rect \#(attributes) x="\#(box.origin.x.short)" y="\#(box.origin.y.short)" "#
      + #"width="\#(box.width.short)" height="\#(box.height.short)"/>"#
  }

  /// Returns SVG text with the element's name, in the largest font size that fits its height, up to
  /// a limit.
  ///
  /// The name is truncated to the element's width. Returns an empty string if the element has no
  /// name, or if the text would be unreadable or covered.
  private func label(of element: ScreenDump.Element) -> String {
    guard let name = element.name, !name.isEmpty else { return "" }
    let box = screen.dump.seenBox(of: element)
    let middle = CGPoint(x: box.midX, y: box.midY)
    guard screen.dump.frontmost(at: middle)?.index == element.index else { return "" }
    let unit = min(area.width, area.height) / 400
    let size = min(box.height * 0.6, 15 * unit)
    // A letter is about half as wide as high.
    let length = Int(min(200, box.width / (size * 0.55)))
    guard size >= 5 * unit, length >= 2 else { return "" }
    let text = name.cut(to: length).escaped
    return
      #"<text x="\#((box.origin.x + box.width / 2).short)" y="\#((box.origin.y + box.height / 2 + size * 0.35).short)" "#
      + #"font-size="\#(size.short)">\#(text)</text>"#
  }
}
