import Foundation

/// Reads the XML of Detox's `generateViewHierarchyXml`.
///
/// Tags are class names. On Android, rectangles are in window coordinates, in pixels. On iOS, they
/// are in the superview's coordinates, in points. The platform is recognized by the density, which
/// only Android's root has, or by class names. Coordinates are integers, truncated toward zero.
struct DetoxReader: XMLElementReader {
  let hidesInside = true
  let isInParent: Bool
  private var strings = StringTable()

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let density = density(in: text.bytes)
    let isAndroid = density != nil || isAndroid(text.bytes)
    var builder = try XMLDumpParser.parse(text, reader: DetoxReader(isInParent: !isAndroid))
    if !isAndroid {
      builder.noteUnknownScrolling()
    } else if builder.roots.count > 1 {
      builder.remark(
        .guessed, "positions of windows are missing; all were placed at the origin")
    }
    return ScreenDump(
      builder, format: .detox, unit: isAndroid ? .pixels : .points,
      rules: DumpRules(touch: .frontmost, rounding: 1, density: density))
  }

  private init(isInParent: Bool) { self.isInParent = isInParent }

  /// Returns the density of the root, in pixels per density-independent unit.
  ///
  /// It is nil if there is none, and 0 if it isn't a positive number.
  private static func density(in bytes: [UInt8]) -> Double? {
    guard let root = EncodedText.range(of: "<ViewHierarchy", in: bytes) else { return nil }
    let tag = Array(bytes[root.upperBound...].prefix { $0 != .greater })
    guard let name = EncodedText.range(of: "density=", in: tag) else { return nil }
    let value = tag[name.upperBound...].dropFirst().prefix { $0 != .quote && $0 != .doubleQuote }
    let density = Double(String(decoding: value, as: UTF8.self)) ?? 0
    return density > 0 && density < .infinity ? density : 0
  }

  /// Returns whether a dump whose root has no density is from Android.
  ///
  /// Returns true if there is a `ViewHierarchy` tag and the first 4,096 bytes contain a class whose
  /// name begins with `android` or `com.`.
  private static func isAndroid(_ bytes: [UInt8]) -> Bool {
    guard EncodedText.range(of: "<ViewHierarchy", in: bytes) != nil else { return false }
    return FormatDetection.contains("class=\"android", in: Array(bytes.prefix(4_096)))
      || FormatDetection.contains("class=\"com.", in: Array(bytes.prefix(4_096)))
  }

  mutating func node(_ attributes: inout XMLAttributes) -> DumpNode? {
    let tag = attributes.tag
    if attributes.bytes[tag].elementsEqual("ViewHierarchy".utf8) { return nil }
    var node = DumpNode()
    node.role = strings.text(tag, of: attributes.bytes)
    node.typeName = node.role
    if node.role.hasSuffix("Window") { node.flags.insert(.window) }
    var (x, y, width, height): (Double?, Double?, Double?, Double?)
    var names = (text: String?.none, label: String?.none, value: String?.none)
    while attributes.next() {
      switch attributes.name.count {
      case 1 where attributes.isNamed("x"): x = attributes.number
      case 1 where attributes.isNamed("y"): y = attributes.number
      case 2 where attributes.isNamed("id"): node.identifier = node.identifier ?? attributes.text
      case 4 where attributes.isNamed("text"): names.text = attributes.text
      case 5 where attributes.isNamed("class"): node.typeName = attributes.wholeText
      case 5 where attributes.isNamed("width"): width = attributes.number
      case 5 where attributes.isNamed("label"): names.label = attributes.text
      case 5 where attributes.isNamed("value"): names.value = attributes.text
      case 5 where attributes.isNamed("alpha"):
        if let alpha = attributes.number, alpha.isFinite { node.alpha = alpha }
      case 6 where attributes.isNamed("height"): height = attributes.number
      case 6 where attributes.isNamed("testID"): node.identifier = attributes.text
      case 7 where attributes.isNamed("focused"): node.set(.focused, if: attributes, is: "true")
      case 10 where attributes.isNamed("visibility"):
        // An empty value means that the visibility is unknown.
        if !attributes.value.isEmpty, !attributes.isValue("visible") {
          node.flags.insert(.hidden)
        }
      default: break
      }
    }
    node.name = names.text ?? names.label ?? names.value
    // A window has no superview, and so no position.
    guard width != nil || node.typeName != node.role || isInParent == false && x != nil else {
      // The tag of a wrapper around the screen.
      return nil
    }
    if let width, let height {
      node.rectangle = CGRect(x: x ?? 0, y: y ?? 0, width: width, height: height)
    }
    return node
  }
}
