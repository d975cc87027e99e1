import Foundation
import ScreenFiles

/// A report on a point: the visible and the touched element there, and the reasons why each element
/// at the point is or isn't visible and touched.
struct PointReport: Encodable {
  /// An element at the point.
  struct Line: Encodable {
    let element: Int
    let title: String
    /// The reason why the element is or isn't visible at the point.
    let seen: String
    /// The reason why a touch does or doesn't reach the element.
    let touched: String
  }

  let point: [Double]
  /// The index of the visible element; nil if there is none.
  let seen: Int?
  /// The index of the touched element; nil if there is none.
  let touched: Int?
  /// The elements whose frames contain the point, together with the visible and the touched
  /// element, from front to back.
  let elements: [Line]

  init(_ point: CGPoint, in dump: ScreenDump) {
    let seen = dump.frontmost(at: point)
    let touched = dump.touched(at: point)
    let answers = [seen?.index, touched?.index]
    let found = dump.elements.filter { $0.frame.holds(point) || answers.contains($0.index) }
      .sorted { dump.rank(of: $0) > dump.rank(of: $1) }
    self.point = [Double(point.x), Double(point.y)]
    (self.seen, self.touched) = (seen?.index, touched?.index)
    elements = found.map { element in
      Line(
        element: element.index, title: element.title,
        seen: Self.sight(of: element, point, dump, seen?.index),
        touched: Self.touch(of: element, point, dump, touched?.index))
    }
  }

  private static func sight(
    of element: ScreenDump.Element, _ point: CGPoint, _ dump: ScreenDump, _ seen: Int?
  ) -> String {
    if element.index == seen { return "visible here" }
    if element.flags.contains(.transparent) { return "transparent" }
    if element.flags.contains(.hidden) { return "hidden" }
    if element.isHidden { return "in a hidden element" }
    if let around = limit(of: element, point, dump, where: { $0.flags.contains(.clips) }) {
      return "cut off by \(around)"
    }
    if !dump.holds(point, element) { return "rotated: the point is only in its bounding box" }
    return seen.map { "behind \($0)" } ?? "only a container"
  }

  private static func touch(
    of element: ScreenDump.Element, _ point: CGPoint, _ dump: ScreenDump, _ touched: Int?
  ) -> String {
    if element.index == touched { return "takes the touch" }
    // On web pages transparent elements receive touches.
    if element.isHidden, dump.touchBox(of: element).isNull { return "hidden" }
    if element.flags.contains(.inert) { return "takes no touches" }
    if !dump.holds(point, element) { return "rotated: the point is only in its bounding box" }
    let box = dump.touchBox(of: element)
    if !box.holds(point) {
      if let around = limit(of: element, point, dump, where: { _ in true }) {
        return "outside its ancestor \(around)"
      }
      if let around = inertAncestor(of: element, dump) {
        return "in \(around), which takes no touches"
      }
      return box.isNull ? "lets touches through" : "no touch reaches it here"
    }
    guard let touched else { return "no touch reaches it here" }
    if dump.isInside(element.index, touched) { return "goes to its ancestor \(touched)" }
    if dump.isInside(touched, element.index) { return "goes to its descendant \(touched)" }
    return "behind \(touched)"
  }

  /// Returns the index of the nearest ancestor that has a frame, satisfies `condition` and doesn't
  /// contain the point; nil if there is none.
  private static func limit(
    of element: ScreenDump.Element, _ point: CGPoint, _ dump: ScreenDump,
    where condition: (ScreenDump.Element) -> Bool
  ) -> Int? {
    var next = element.parent
    while let place = next {
      let around = dump.elements[place]
      if around.hasFrame, condition(around), !dump.holds(point, around) { return place }
      next = around.parent
    }
    return nil
  }

  /// Returns the index of the nearest ancestor that is hidden or receives no touches; nil if there
  /// is none.
  private static func inertAncestor(of element: ScreenDump.Element, _ dump: ScreenDump) -> Int? {
    var next = element.parent
    while let place = next {
      let around = dump.elements[place]
      if around.isHidden || around.flags.contains(.inert) { return place }
      next = around.parent
    }
    return nil
  }

  /// The report as several lines of text.
  var text: String {
    func name(_ place: Int?) -> String {
      elements.first { $0.element == place }.map { "element \($0.element) (\($0.title))" }
        ?? "nothing"
    }
    var lines = [
      "at \(CGFloat(point[0]).short), \(CGFloat(point[1]).short)", "  visible: \(name(seen))",
      "  touched: \(name(touched))",
    ]
    let others = elements.filter { $0.element != seen || $0.element != touched }
    if !others.isEmpty { lines.append("  from front to back") }
    for line in others {
      lines.append(
        "    element \(line.element) (\(line.title)): visibility: \(line.seen); touch: \(line.touched)"
      )
    }
    return lines.joined(separator: "\n")
  }
}
