import Foundation
import ViewGeometry

/// The properties of one render object, parsed from its lines.
struct RenderObjectLines {
  /// A sliver, which is a part of a scrolled list, with its axis, its scroll offset, and its size
  /// perpendicular to the axis.
  struct Sliver {
    let isVertical: Bool
    let scrollOffset: Double
    let across: Double
  }

  private(set) var node = DumpNode()
  private(set) var sliver: Sliver?
  /// Whether the object receives the touches on its descendants.
  private(set) var absorbs = false
  /// Whether the lines contain quotes or other characters that Flutter doesn't write there.
  private(set) var hasStrangeText = false
  /// The description of a malformed line; nil if all lines are well-formed.
  private(set) var fault: String?
  /// Whether the anchor point of the object's transform is unknown, in which case the center is
  /// used.
  private(set) var hasOtherAlignment = false

  private var ownSize: CGSize?
  private var ownOffset: CGPoint?
  private var layoutOffset: Double?
  private var paintExtent: Double?
  private var rows: [[Double]] = []
  private var isCentered = false

  init(_ outlineNode: OutlineText.Node) {
    let head = outlineNode.lines[0]
    node.typeName = String(head.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let type = node.typeName.drop { $0 == "_" }
    node.role =
      type.hasPrefix("Render") && type.count > 6 ? String(type.dropFirst(6)) : String(type)
    if type.contains("Clip") || type.contains("Viewport") { node.flags.insert(.clips) }
    if type.contains("Viewport") { node.flags.insert(.scrollable) }
    if node.role == "View" { node.flags.insert(.window) }
    var texts: [String] = []
    for line in Self.joined(outlineNode.lines.dropFirst()) {
      if line.hasPrefix("\"\"\"#") {
        // The end of a raw string literal around the text.
        continue
      } else if line.hasPrefix("\"") {
        texts.append(Self.inside(line))
        // Copying may double quotes, or add characters after the closing quote.
        let isDoubled = line.hasPrefix("\"\"") && line.count > 2
        if isDoubled || !line.hasSuffix("\"") { hasStrangeText = true }
      } else {
        if let first = line.first, "&“”„«»＂″\\".contains(first) { hasStrangeText = true }
        read(line)
      }
    }
    node.name = texts.joined().unlessEmpty ?? node.name
  }

  /// Returns the lines after joining each line that ends inside parentheses to the next one.
  private static func joined(_ lines: ArraySlice<String>) -> [String] {
    var joined: [String] = []
    var open = 0
    for line in lines {
      if open > 0, !joined.isEmpty {
        joined[joined.count - 1] += " " + line
      } else {
        joined.append(line)
      }
      // A string may contain parentheses of its own.
      guard !line.hasPrefix("\"") else { continue }
      open = max(0, open + line.count { $0 == "(" } - line.count { $0 == ")" })
    }
    return joined
  }

  private static func inside(_ line: String) -> String {
    String(line.hasSuffix("\"") && line.count > 1 ? line.dropFirst().dropLast() : line.dropFirst())
  }

  private mutating func read(_ line: String) {
    if line.hasPrefix("[") { readRow(line) }
    guard let colon = line.range(of: ": ") else { return }
    let value = line[colon.upperBound...]
    switch line[..<colon.lowerBound] {
    case "size": readSize(value)
    case "parentData": readParentData(value)
    case "constraints": readConstraints(value)
    case "configuration": readConfiguration(value)
    case "geometry": paintExtent = wholeNumber(in: value, after: "paintExtent: ")
    case "alignment":
      isCentered = value.hasPrefix("Alignment.center") || value.hasPrefix("center")
      hasOtherAlignment = !isCentered && value != "null" && !value.hasPrefix("Alignment.topLeft")
    case "opacity": if let opacity = Double(value.prefix { $0 != " " }) { node.alpha = opacity }
    case "offstage": if value == "true" { node.flags.insert(.hidden) }
    case "visible": if value == "false" { node.flags.insert(.hidden) }
    case "ignoring": if value == "true" { node.flags.insert(.insideInert) }
    case "absorbing":
      if value == "true" { (absorbs, node.flags) = (true, node.flags.union(.clickable)) }
    case "listeners":
      if value.contains("down") || value.contains("up") { node.flags.insert(.clickable) }
    case "gestures":
      if value.contains("tap") { node.flags.insert(.clickable) }
      if value.contains("long") { node.flags.insert(.longClickable) }
    case "label": node.name = node.name ?? Self.inside(String(value)).unlessEmpty
    case "identifier": node.identifier = Self.inside(String(value)).unlessEmpty
    default: break
    }
  }

  private mutating func readSize(_ value: Substring) {
    guard value.hasPrefix("Size(") else { return }
    guard let (width, height) = Self.pair(value.dropFirst(5)) else {
      fault = "a size without two numbers"
      return
    }
    ownSize = CGSize(width: width, height: height)
  }

  private mutating func readParentData(_ value: Substring) {
    if let start = value.range(of: "ffset=Offset(") {
      guard let (x, y) = Self.pair(value[start.upperBound...]) else {
        fault = "an offset without two numbers"
        return
      }
      ownOffset = CGPoint(x: x, y: y)
    }
    layoutOffset = wholeNumber(in: value, after: "layoutOffset=")
  }

  private mutating func readConstraints(_ value: Substring) {
    guard value.hasPrefix("SliverConstraints(") else { return }
    guard let scrollOffset = wholeNumber(in: value, after: "scrollOffset: "),
      let across = wholeNumber(in: value, after: "crossAxisExtent: ")
    else {
      fault = fault ?? "a sliver's constraints are incomplete"
      return
    }
    sliver = Sliver(
      isVertical: value.contains("AxisDirection.down") || value.contains("AxisDirection.up"),
      scrollOffset: scrollOffset, across: across)
  }

  /// Returns the number after a mark; nil if the mark is missing.
  ///
  /// Flutter writes each number with a decimal point. A number without one, or one followed by
  /// anything but a separator or the end of the line, was truncated, and sets `fault`.
  private mutating func wholeNumber(in text: Substring, after mark: String) -> Double? {
    guard let start = text.range(of: mark) else { return nil }
    let rest = text[start.upperBound...]
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let next = rest[digits.endIndex...].first
    let isWhole =
      digits.contains(".") && digits.last != "." && (next.map { ",;)".contains($0) } ?? true)
    if !digits.isEmpty, !isWhole { fault = fault ?? "a number is incomplete" }
    return Double(digits)
  }

  /// Reads the root's size in logical pixels.
  ///
  /// It is written as `Size(411.4, 914.3) at 2.6x` or `BoxConstraints(w=411.4, h=914.3) at 2.6x`.
  private mutating func readConfiguration(_ value: Substring) {
    if value.hasPrefix("Size(") {
      readSize(value)
    } else if let width = Self.number(in: value, after: "w="),
      let height = Self.number(in: value, after: "h=")
    {
      ownSize = CGSize(width: width, height: height)
    }
  }

  /// Reads a row of a matrix, such as `[0] 1.0,0.0,0.0,10.0`.
  private mutating func readRow(_ line: String) {
    let numbers = line.drop { $0 != "]" }.dropFirst().split(separator: ",")
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 4, rows.count < 4 else { return }
    rows.append(numbers)
  }

  /// Returns the object's offset in its parent; zero if the lines don't give one.
  ///
  /// `outer` is the parent if the parent is a sliver, otherwise nil.
  func offset(in outer: Sliver?) -> CGPoint {
    if let ownOffset { return ownOffset }
    guard let layoutOffset, let outer else { return .zero }
    let along = CGFloat(layoutOffset - outer.scrollOffset)
    return outer.isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }

  /// The object's own size; for a sliver without one, the size of its painted part.
  ///
  /// It is nil if neither is known.
  var size: CGSize? {
    if let ownSize { return ownSize }
    guard let sliver, let paintExtent else { return nil }
    let (along, across) = (CGFloat(paintExtent), CGFloat(sliver.across))
    return sliver.isVertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// Returns the transform of the object's contents, or the identity if there is no matrix.
  ///
  /// The anchor point is the center if the object's alignment is the center or unknown, otherwise
  /// the top-left corner.
  func transform(ofSize size: CGSize) -> CGAffineTransform {
    guard rows.count == 4 else { return .identity }
    let matrix = CGAffineTransform(
      a: CGFloat(rows[0][0]), b: CGFloat(rows[1][0]), c: CGFloat(rows[0][1]),
      d: CGFloat(rows[1][1]), tx: CGFloat(rows[0][3]), ty: CGFloat(rows[1][3]))
    guard isCentered || hasOtherAlignment else { return matrix }
    let (x, y) = (size.width / 2, size.height / 2)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  private static func pair(_ text: Substring) -> (Double, Double)? {
    guard let end = text.firstIndex(of: ")") else { return nil }
    let numbers = text[..<end].split(separator: ",")
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  private static func number(in text: Substring, after mark: String) -> Double? {
    guard let start = text.range(of: mark) else { return nil }
    return Double(text[start.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }
}
