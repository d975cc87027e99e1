public import Foundation
import ViewGeometry

extension ScreenDump {
  /// Returns the dump as a fixture in JSON, encoded in UTF-8, with one view for each element.
  ///
  /// The text can be read by ``LayoutFixture``. Lengths are in the dump's unit.
  ///
  /// The id of a view is the index of its element, and its label is the name or, if there is none,
  /// the identifier. Siblings are ordered from back to front; in dumps of web pages, they are in
  /// document order. Elements without a rectangle, or whose coordinates in the parent exceed 10^12,
  /// become empty views at the origin of their parents. Negative sizes become 0. Information that a
  /// fixture can't represent is lost, for example whether an element is disabled, how elements with
  /// different parents are stacked, and whether an element that has visible descendants is itself
  /// hidden.
  ///
  /// - Parameter name: The name of the fixture.
  /// - Complexity: O(n log n).
  public func layoutFixture(named name: String) -> Data {
    var output = JSONText()
    output.open("{")
    output.member("format", raw: "1")
    output.member("name", text: name)
    output.member("source", text: "a dump of a screen, format \(format.rawValue)")
    output.key("views")
    output.open("[")
    let holdsSeen = model.holdsSeen
    for place in model.order.backToFront {
      output.item()
      write(elements[place], holdsSeen: holdsSeen[place], to: &output)
    }
    output.close("]")
    output.close("}")
    return Data(output.bytes)
  }

  private func write(_ element: Element, holdsSeen: Bool, to output: inout JSONText) {
    output.open("{")
    output.member("id", text: "\(element.index)")
    if let parent = element.parent { output.member("superview", text: "\(parent)") }
    if let called = element.name ?? element.identifier { output.member("label", text: called) }
    var geometry = element.fixtureGeometry
    // An element far from the origin may be even farther from its parent's origin.
    if !geometry.numbers.allSatisfy({ abs($0) <= FixtureLimits.magnitude }) {
      geometry = FixtureGeometry(frame: .zero)
    }
    geometry.write(to: &output)
    if element.flags.contains(.hidden), !holdsSeen { output.member("isHidden", raw: "true") }
    if element.alpha != 1 { output.member("alpha", raw: "\(Double(element.alpha))") }
    if element.flags.contains(.inert) { output.member("isUserInteractionEnabled", raw: "false") }
    if element.flags.contains(.clips) { output.member("clipsToBounds", raw: "true") }
    output.close("}")
  }
}

extension ScreenDump.Element {
  /// The geometry of the element in its parent.
  ///
  /// Negative sizes are replaced with 0.
  fileprivate var fixtureGeometry: FixtureGeometry {
    guard hasFrame else { return FixtureGeometry(frame: .zero) }
    let frame = frameInParent
    let size = frame.size.withoutNegatives
    guard extra?.bounds != nil else {
      return FixtureGeometry(frame: CGRect(origin: frame.origin, size: size))
    }
    // The transform's own offset is part of the frame.
    let turn = transform
    let center = CGPoint(
      x: frame.origin.x + size.width / 2 - turn.tx, y: frame.origin.y + size.height / 2 - turn.ty)
    let inside = CGRect(origin: bounds.origin, size: bounds.size.withoutNegatives)
    return FixtureGeometry(frame: nil, bounds: inside, center: center, transform: turn)
  }
}

/// The geometry of a view in the format of a fixture.
private struct FixtureGeometry {
  var frame: CGRect?
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var transform = CGAffineTransform.identity

  var numbers: [Double] {
    if let frame { return Self.numbers(frame) }
    return Self.numbers(bounds) + [Double(center.x), Double(center.y)] + turn
  }

  func write(to output: inout JSONText) {
    guard frame == nil else {
      output.member("frame", numbers: numbers)
      return
    }
    output.member("bounds", numbers: Self.numbers(bounds))
    output.member("center", numbers: [Double(center.x), Double(center.y)])
    if transform != .identity { output.member("transform", numbers: turn) }
  }

  private var turn: [Double] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(
      Double.init)
  }

  private static func numbers(_ rectangle: CGRect) -> [Double] {
    [
      rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height,
    ].map(Double.init)
  }
}
