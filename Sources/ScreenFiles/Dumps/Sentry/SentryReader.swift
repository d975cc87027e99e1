import Foundation

/// Reads Sentry's `view-hierarchy.json`, by the convention of the SDK that wrote it.
///
/// The file names its `rendering_system`, not what its numbers mean: UIKit and Android views lie in their parents, Flutter's on the
/// screen, and those of game engines have no rectangle.
struct SentryReader {
  /// Where an SDK's rectangles lie.
  private enum Space {
    case parent, screen
  }

  private let space: Space
  private let isFlutter: Bool
  private var builder = DumpBuilder(hidesInside: true)

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let tree = try JSONTree(text)
    guard let root = tree.firstObject(where: { $0.members["windows"] is [Any] }),
      let windows = tree.objects("windows", of: root)
    else { throw text.error(.malformed("an object with windows was expected"), at: 0, after: 0) }
    let system = JSONValue.text(root.members["rendering_system"]) ?? ""
    var reader = SentryReader(system, positioning: JSONValue.text(root.members["positioning"]))
    try reader.builder.noteRest(around: tree, of: text)
    let unit = reader.noteSystem(system)
    tree.forEachElement(from: windows, children: "children") { object, parent in
      reader.add(object.members, tree.line(of: object), in: parent)
    }
    return ScreenDump(
      reader.builder, format: .sentry, unit: unit,
      rules: DumpRules(touch: system == "UIKIT" ? .uiKit : .frontmost, rounding: 0.001))
  }

  private init(_ system: String, positioning: String?) {
    isFlutter = system == "flutter"
    space =
      positioning == "absolute" || (isFlutter && positioning != "relative") ? .screen : .parent
  }

  /// The unit of an SDK, and a remark on what it doesn't tell.
  private mutating func noteSystem(_ system: String) -> ScreenDump.Unit {
    switch system {
    case "UIKIT":
      builder.remark(
        .guessed,
        "how far views are scrolled isn't told; their content stands where it was laid out")
      return .points
    case "android_view_system":
      builder.remark(
        .guessed,
        "how far views are scrolled isn't told; their content stands where it was laid out")
      return .pixels
    case "flutter":
      builder.remark(.guessed, "a position that is missing was taken for 0; it may be negative")
      return .logicalPixels
    case "Unity", "Godot":
      builder.remark(.skipped, "\(system)'s elements have no rectangles")
      return .unknown
    default:
      builder.remark(
        .guessed, "\"\(system)\" isn't known; its rectangles were taken to lie in their parents")
      return .unknown
    }
  }

  private mutating func add(_ members: [String: Any], _ line: Int, in parent: Int?) -> Int {
    var node = DumpNode()
    node.line = line
    node.typeName = JSONValue.text(members["type"]) ?? JSONValue.text(members["name"]) ?? ""
    node.role = node.typeName
    node.identifier = JSONValue.text(members["identifier"])
    node.name = JSONValue.text(members["text"])
    node.rectangle = rectangle(members)
    node.alpha = JSONValue.number(members["alpha"]) ?? 1
    if !node.alpha.isFinite { node.alpha = 1 }
    if JSONValue.flag(members["visible"]) == false { node.flags.insert(.hidden) }
    if let visibility = JSONValue.text(members["visibility"]), visibility.lowercased() != "visible"
    {
      node.flags.insert(.hidden)
    }
    if node.role.hasSuffix("Window") { node.flags.insert(.window) }
    if node.role == "SentryTruncatedViewHierarchy" {
      builder.remark(.skipped, "Sentry left out what lies deeper", line: line)
    }
    return space == .screen
      ? builder.addOnScreen(node, in: parent) : builder.addInParent(node, in: parent)
  }

  private func rectangle(_ members: [String: Any]) -> CGRect? {
    guard isFlutter else { return JSONValue.rectangle(members) }
    guard let width = JSONValue.number(members["width"]),
      let height = JSONValue.number(members["height"])
    else { return nil }
    return CGRect(
      x: JSONValue.number(members["x"]) ?? 0, y: JSONValue.number(members["y"]) ?? 0, width: width,
      height: height)
  }
}
