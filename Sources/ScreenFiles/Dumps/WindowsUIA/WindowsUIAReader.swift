import Foundation

/// Reads Windows UI Automation XML, in the formats that WinAppDriver, FlaUI and Appium write.
///
/// The tags are control types. Rectangles are in screen coordinates, in pixels. `IsOffscreen` means
/// that no part of an element is visible.
struct WindowsUIAReader: XMLElementReader {
  private var strings = StringTable()

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var builder = try XMLDumpParser.parse(text, reader: WindowsUIAReader())
    if builder.elements.count > 1 {
      builder.remark(
        .guessed,
        "the file doesn't give the drawing order; later siblings were assumed to be in front")
    }
    return ScreenDump(
      builder, format: .windowsUIA, unit: .pixels, rules: DumpRules(touch: .frontmost, rounding: 1))
  }

  /// Returns whether any of the attributes is specific to UI Automation.
  static func isElement(_ attributes: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(attributes)
    return FormatDetection.contains(" AutomationId=", in: bytes)
      || FormatDetection.contains(" IsOffscreen=", in: bytes)
      || FormatDetection.contains(" LocalizedControlType=", in: bytes)
  }

  mutating func node(_ attributes: inout XMLAttributes) -> DumpNode? {
    var node = DumpNode()
    node.typeName = strings.text(attributes.tag, of: attributes.bytes)
    node.role = node.typeName
    if node.role == "Window" { node.flags.insert(.window) }
    var (x, y, width, height): (Double?, Double?, Double?, Double?)
    var isElement = false
    while attributes.next() {
      switch attributes.name.count {
      case 1 where attributes.isNamed("x"): x = attributes.number
      case 1 where attributes.isNamed("y"): y = attributes.number
      case 4 where attributes.isNamed("Name"): node.name = attributes.text
      case 5 where attributes.isNamed("width"): width = attributes.number
      case 6 where attributes.isNamed("height"): height = attributes.number
      case 9 where attributes.isNamed("IsEnabled"):
        isElement = true
        node.set(.disabled, if: attributes, says: false)
      case 10 where attributes.isNamed("IsSelected"):
        node.set(.selected, if: attributes, says: true)
      case 11 where attributes.isNamed("IsOffscreen"):
        isElement = true
        node.set(.hidden, if: attributes, says: true)
      case 12 where attributes.isNamed("AutomationId"):
        isElement = true
        node.identifier = attributes.text
      case 16 where attributes.isNamed("HasKeyboardFocus"):
        node.set(.focused, if: attributes, says: true)
      case 17 where attributes.isNamed("BoundingRectangle"):
        if let box = Self.box(attributes.wholeText) { (x, y, width, height) = box }
      default: break
      }
    }
    guard isElement || x != nil else { return nil }
    if let x, let y, let width, let height {
      node.rectangle = CGRect(x: x, y: y, width: width, height: height)
    }
    return node
  }

  /// Returns the x, y, width and height of a rectangle; nil if the text doesn't have four numbers.
  ///
  /// The text is `[l=20 t=40 r=120 b=72]`, `{X=20,Y=40,Width=100,Height=32}`, or x, y, width and
  /// height. If it contains `r=` or `Right`, the last two values are the right and bottom edges.
  private static func box(_ text: String) -> (Double, Double, Double, Double)? {
    let numbers = text.split { !$0.isNumber && $0 != "-" && $0 != "." }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let hasEdges = text.contains("r=") || text.contains("Right")
    return (
      numbers[0], numbers[1], hasEdges ? numbers[2] - numbers[0] : numbers[2],
      hasEdges ? numbers[3] - numbers[1] : numbers[3]
    )
  }
}

extension DumpNode {
  /// Sets a flag if an attribute is `value` in the spelling of .NET (`True`) or of XML (`true`).
  fileprivate mutating func set(
    _ flag: ScreenDump.Element.Flags, if attribute: XMLAttributes, says value: Bool
  ) {
    set(flag, if: attribute, is: value ? "True" : "False")
    set(flag, if: attribute, is: value ? "true" : "false")
  }
}
