import Foundation

/// Reads Sentry's `view-hierarchy.json` by the conventions of the SDK that wrote it.
///
/// The file names the `rendering_system` but doesn't define its coordinates. If `positioning` is
/// `absolute`, rectangles are in screen coordinates; if it is `relative`, they are in the parent's.
/// Otherwise, Flutter's rectangles are in screen coordinates, and all others are in the parent's.
/// Elements of game engines have no rectangle.
struct SentryReader {
  /// The coordinate space of an SDK's rectangles.
  private enum Space {
    case parent, screen
  }

  private let space: Space
  private let isFlutter: Bool
  private var builder = DumpBuilder(hidesInside: true)

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let document = try JSONDocument(text)
    guard let root = document.root.firstObject(where: { $0["windows"]?.isList == true }),
      let windows = root["windows"]?.objects
    else { throw text.error(.malformed("an object with windows was expected"), at: 0, after: 0) }
    let system = root["rendering_system"]?.text ?? ""
    var reader = SentryReader(system, positioning: root["positioning"]?.text)
    try reader.builder.noteRest(around: document, of: text)
    let unit = reader.noteSystem(system)
    let substitute = JSONValue.forEachElement(from: windows, children: "children") {
      object, parent in
      reader.add(object, in: parent)
    }
    reader.builder.noteSubstitute(substitute)
    reader.builder.noteTruncation(of: document)
    return ScreenDump(
      reader.builder, format: .sentry, unit: unit,
      rules: DumpRules(touch: system == "UIKIT" ? .uiKit : .frontmost, rounding: 0.001))
  }

  private init(_ system: String, positioning: String?) {
    isFlutter = system == "flutter"
    space =
      positioning == "absolute" || (isFlutter && positioning != "relative") ? .screen : .parent
  }

  /// Adds remarks on information that an SDK's files lack, and returns the unit of their
  /// coordinates.
  private mutating func noteSystem(_ system: String) -> ScreenDump.Unit {
    switch system {
    case "UIKIT":
      noteScrollOffsets()
      return .points
    case "android_view_system":
      noteScrollOffsets()
      return .pixels
    case "flutter":
      builder.remark(.guessed, "a missing position was read as 0; it may be negative")
      return .logicalPixels
    case "Unity", "Godot":
      builder.remark(.skipped, "\(system)'s elements have no rectangles")
      return .unknown
    default:
      let meaning = space == .screen ? "screen coordinates" : "relative to their parents"
      builder.remark(
        .guessed,
        "the system \"\(system)\" is unknown; its rectangles were read as \(meaning)")
      return .unknown
    }
  }

  /// Adds a remark on missing scroll offsets, unless rectangles are in screen coordinates, which
  /// include them.
  private mutating func noteScrollOffsets() {
    guard space == .parent else { return }
    builder.remark(
      .guessed, "scroll offsets are missing; content is at its unscrolled position")
  }

  private mutating func add(_ members: JSONValue, in parent: Int?) -> Int {
    var node = DumpNode()
    node.line = members.line
    node.typeName = members["type"]?.text ?? members["name"]?.text ?? ""
    node.role = node.typeName
    node.identifier = members["identifier"]?.text
    node.name = members["text"]?.text
    node.rectangle = rectangle(members)
    node.alpha = members["alpha"]?.number ?? 1
    if !node.alpha.isFinite { node.alpha = 1 }
    if members["visible"]?.flag == false { node.flags.insert(.hidden) }
    if let visibility = members["visibility"]?.text, visibility.lowercased() != "visible" {
      node.flags.insert(.hidden)
    }
    if node.role.hasSuffix("Window") { node.flags.insert(.window) }
    if node.role == "SentryTruncatedViewHierarchy" {
      builder.remark(.skipped, "Sentry omitted deeper elements", line: node.line)
    }
    return space == .screen
      ? builder.addOnScreen(node, in: parent) : builder.addInParent(node, in: parent)
  }

  private func rectangle(_ members: JSONValue) -> CGRect? {
    guard isFlutter else { return members.rectangle }
    guard let width = members["width"]?.number,
      let height = members["height"]?.number
    else { return nil }
    return CGRect(
      x: members["x"]?.number ?? 0, y: members["y"]?.number ?? 0, width: width,
      height: height)
  }
}
