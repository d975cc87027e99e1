import Foundation

/// Reads the XML of `uiautomator dump`: AOSP's, androidx's and Appium's.
///
/// Elements are the tags below `hierarchy`. Rectangles are on the rotated display and cut to it. The order of siblings is that of
/// reading; only `drawing-order`, where it is given, tells which lies in front.
enum UIAutomatorReader {
  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    if XMLOutline(text.bytes) == nil {
      throw text.error(.malformed("there is no XML but \"\(text.start)\""), at: 0, after: 0)
    }
    var builder = try XMLDumpParser.parse(text, into: DumpBuilder(hidesInside: false)) {
      tag, attributes, line in
      // The displays and windows around are no views.
      tag == "hierarchy" || tag == "displays" || tag == "display" || tag == "window"
        ? nil : node(tag, attributes, line)
    }
    if builder.orders.isEmpty, builder.elements.count > 1 {
      builder.remark(
        .guessed,
        "the file doesn't tell which of two siblings lies in front; the later one was taken")
    }
    return ScreenDump(
      builder, format: .uiAutomator, unit: .pixels,
      rules: DumpRules(touch: .clickable, order: .siblings, rounding: 1))
  }

  private static func node(_ tag: String, _ attributes: [String: String], _ line: Int) -> DumpNode {
    var node = DumpNode()
    node.line = line
    node.typeName = attributes["class"]?.unlessEmpty ?? tag
    node.role = node.typeName.lastComponent
    node.name =
      attributes["text"]?.unlessEmpty ?? attributes["content-desc"]?.unlessEmpty
      ?? attributes["hint"]?.unlessEmpty
    node.identifier = attributes["resource-id"]?.unlessEmpty
    node.rectangle = RectangleText.bounds(attributes["bounds"])
    node.order = attributes["drawing-order"].flatMap { Int32($0) }
    if attributes["displayed"] == "false" || attributes["visible-to-user"] == "false" {
      node.flags.insert(.hidden)
    }
    if attributes["enabled"] == "false" { node.flags.insert(.disabled) }
    if attributes["clickable"] == "true" { node.flags.insert(.clickable) }
    if attributes["long-clickable"] == "true" { node.flags.insert(.longClickable) }
    if attributes["scrollable"] == "true" { node.flags.insert(.scrollable) }
    if attributes["focused"] == "true" { node.flags.insert(.focused) }
    if attributes["selected"] == "true" || attributes["checked"] == "true" {
      node.flags.insert(.selected)
    }
    return node
  }
}
