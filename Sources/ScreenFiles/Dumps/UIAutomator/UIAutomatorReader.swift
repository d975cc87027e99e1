import Foundation

/// Reads the XML of `uiautomator dump`, as written by AOSP, androidx or Appium.
///
/// Elements are the tags below `hierarchy`. Rectangles are in the coordinates of the rotated
/// display and clipped to it. Siblings are in traversal order; only `drawing-order`, if present,
/// gives the stacking order.
struct UIAutomatorReader: XMLElementReader {
  private var strings = StringTable()

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    if XMLOutline(text.bytes) == nil {
      throw text.error(
        .malformed("the file contains no XML, but \"\(text.start)\""), at: 0, after: 0)
    }
    var builder = try XMLDumpParser.parse(text, reader: UIAutomatorReader())
    if builder.elements.count > 1, builder.orders.isEmpty || builder.hasSiblingsWithoutOrder {
      builder.remark(
        .guessed,
        "the file doesn't give the drawing order; later siblings were assumed to be in front")
    }
    return ScreenDump(
      builder, format: .uiAutomator, unit: .pixels,
      rules: DumpRules(touch: .clickable, order: .siblings, rounding: 1, hasWindows: true))
  }

  /// The tags that contain views but aren't views themselves.
  private static let wrappers: [StaticString] = ["hierarchy", "displays", "display", "window"]

  mutating func node(_ attributes: inout XMLAttributes) -> DumpNode? {
    let tag = attributes.tag
    for wrapper in Self.wrappers
    where tag.count == wrapper.utf8CodeUnitCount && attributes.has(wrapper, at: tag) { return nil }
    var node = DumpNode()
    var (type, names) = (tag, (text: String?.none, description: String?.none, hint: String?.none))
    var isElement =
      attributes.has("node", at: tag) || attributes.bytes[tag].contains(UInt8(ascii: "."))
    while attributes.next() {
      switch attributes.name.count {
      case 4 where attributes.isNamed("text"): (names.text, isElement) = (attributes.text, true)
      case 4 where attributes.isNamed("hint"): names.hint = attributes.text
      case 5 where attributes.isNamed("class"):
        if !attributes.value.isEmpty { type = attributes.value }
        isElement = true
      case 6 where attributes.isNamed("bounds"):
        (node.rectangle, isElement) = (attributes.bounds, true)
      case 7 where attributes.isNamed("enabled"): node.set(.disabled, if: attributes, is: "false")
      case 7 where attributes.isNamed("focused"): node.set(.focused, if: attributes, is: "true")
      case 7 where attributes.isNamed("checked"): node.set(.selected, if: attributes, is: "true")
      case 8 where attributes.isNamed("selected"): node.set(.selected, if: attributes, is: "true")
      case 9 where attributes.isNamed("clickable"):
        node.set(.clickable, if: attributes, is: "true")
      case 9 where attributes.isNamed("displayed"): node.set(.hidden, if: attributes, is: "false")
      case 10 where attributes.isNamed("scrollable"):
        node.set(.scrollable, if: attributes, is: "true")
      case 11 where attributes.isNamed("resource-id"):
        node.identifier = attributes.text(in: &strings)
      case 12 where attributes.isNamed("content-desc"): names.description = attributes.text
      case 13 where attributes.isNamed("drawing-order"):
        // Orders start at 1: 0 means that the platform reported none, as for nodes of Compose and
        // of web pages.
        node.order = attributes.text.flatMap { Int32($0) }.flatMap { $0 > 0 ? $0 : nil }
      case 14 where attributes.isNamed("long-clickable"):
        node.set(.longClickable, if: attributes, is: "true")
      case 15 where attributes.isNamed("visible-to-user"):
        node.set(.hidden, if: attributes, is: "false")
      default: break
      }
    }
    // A tag without the attributes of an element is a wrapper around the screen.
    guard isElement else { return nil }
    node.typeName = strings.text(type, of: attributes.bytes)
    let dot = attributes.bytes[type].lastIndex(of: UInt8(ascii: "."))
    node.role = strings.text(
      (dot.map { $0 + 1 } ?? type.lowerBound)..<type.upperBound, of: attributes.bytes)
    node.name = names.text ?? names.description ?? names.hint
    return node
  }
}
