import Foundation
import ViewGeometry

/// Reads the output of Flutter's `debugDumpRenderTree`.
///
/// The position of an object is the offset in its `parentData`. An object in a sliver, which is a
/// part of a scrolled list, may have a layout offset instead; its position along the list is that
/// offset minus the sliver's scroll offset. All values are in logical pixels. Objects that listen
/// to pointers or gestures, or absorb pointers, receive touches.
struct FlutterRenderReader {
  private var builder = DumpBuilder(hidesInside: true)
  private var levels = OutlineLevels()
  /// The map from each element's coordinates to the screen, including its own transform.
  private var maps: [CGAffineTransform] = []
  /// For each element, its properties as a sliver; nil if it isn't a sliver.
  private var slivers: [RenderObjectLines.Sliver?] = []
  private var absorbs: [Bool] = []

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let outline = try OutlineText(
      text, sign: "constraints: ", attribute: "size: Size(", start: start)
    var reader = FlutterRenderReader()
    try reader.read(outline, text)
    return ScreenDump(
      reader.builder, format: .flutterRender, unit: .logicalPixels,
      rules: DumpRules(touch: .clickable, rounding: 0.1))
  }

  /// Returns whether the text contains render objects.
  static func hasObject(in bytes: [UInt8]) -> Bool {
    FormatDetection.contains("Render", in: bytes)
      && FormatDetection.contains("size: Size(", in: bytes)
      && FormatDetection.contains("parentData: ", in: bytes)
  }

  private init() {}

  /// Returns the index at which a render object's class begins on a line; nil if there is none.
  ///
  /// The class follows the characters that draw the tree and, if there is one, a label such as
  /// `child 1: `. Other text may precede the class of the root.
  private static func start(_ line: String) -> String.Index? {
    guard let first = line.firstIndex(where: { !OutlineText.isDrawing($0) }) else { return nil }
    // Other text may precede the root.
    if let root = line.range(of: "RenderView#"),
      line[..<root.lowerBound].last.map({ !$0.isLetter && $0 != "_" }) ?? true,
      !line[..<root.lowerBound].contains("─")
    {
      return root.lowerBound
    }
    let isDrawn = line[..<first].last.map { "─╌-".contains($0) } ?? false
    let isRoot =
      line[first...].hasPrefix("RenderView") || line[first...].hasPrefix("_ReusableRenderView")
    guard isDrawn || isRoot else { return nil }
    var name = line[first...]
    if let colon = name.range(of: ": "), name[..<colon.lowerBound].allSatisfy(isLabel) {
      name = name[colon.upperBound...]
    }
    let type = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isClass = type.drop { $0 == "_" }.first?.isUppercase ?? false
    return isClass ? name.startIndex : nil
  }

  private static func isLabel(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == " " || character == "_"
  }

  private mutating func read(_ outline: OutlineText, _ text: DumpText) throws(ScreenDumpError) {
    builder.foundOther(outline.before.count)
    if !outline.before.isEmpty { builder.noteTextBefore(line: 1) }
    for line in outline.leftOut { builder.noteLeftOut(line.content.utf8, line: line.line) }
    try builder.noteEnd(of: outline, quote: "\"", text)
    for (place, node) in outline.nodes.enumerated() {
      if node.hasPrefix, !node.lines[0].isEmpty, place == 0 { builder.foundOther() }
      if place > 0, node.edge <= outline.nodes[0].edge {
        guard outline.beginsScreen(place) || isRoot(node) else {
          throw outline.lostIndentation(at: place)
        }
        builder.remark(.skipped, "another screen after the first", line: node.line)
        return
      }
      // The length of a label changes the column of the class, but not that of the line that leads
      // to it.
      let parent = try levels.parent(at: node.edge, line: node.line, after: builder.count)
      if levels.isMisfit { builder.noteMisfit(line: node.line) }
      builder.noteFirst(isInside: !isRoot(node), line: node.line)
      try add(RenderObjectLines(node), node.line, in: parent)
      levels.add(builder.count - 1, at: node.edge)
    }
  }

  private func isRoot(_ node: OutlineText.Node) -> Bool {
    node.lines[0].hasPrefix("RenderView") || node.lines[0].hasPrefix("_ReusableRenderView")
  }

  private mutating func add(
    _ object: RenderObjectLines, _ line: Int, in parent: Int?
  ) throws(ScreenDumpError) {
    if let fault = object.fault {
      throw ScreenDumpError(
        .malformed(fault), line: line, column: 1, elementsBefore: builder.count)
    }
    if object.hasStrangeText { builder.foundOther() }
    var node = object.node
    node.line = line
    let sliver = parent.flatMap { slivers[$0] }
    let offset = object.offset(in: sliver)
    let place = CGAffineTransform(translationX: offset.x, y: offset.y)
      .concatenating(parent.map { maps[$0] } ?? .identity)
    node.rectangle = object.size.map {
      CGRect(origin: .zero, size: $0).applying(place)
    }
    if let parent, absorbs[parent] || builder.elements[parent].flags.contains(.insideInert) {
      node.flags.insert(.insideInert)
    }
    let size = node.rectangle == nil ? .zero : object.size ?? .zero
    let map = object.transform(ofSize: size).concatenating(place)
    maps.append(map.isUsable ? map : place.isUsable ? place : .identity)
    slivers.append(object.sliver)
    absorbs.append(object.absorbs)
    if object.hasOtherAlignment {
      builder.remark(
        .guessed, "the origin of a transform is missing; the center was assumed", line: line)
    }
    builder.addOnScreen(node, in: parent)
  }
}
