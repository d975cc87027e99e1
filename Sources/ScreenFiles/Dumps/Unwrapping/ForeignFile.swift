/// Recognizes files that aren't dumps with rectangles, by their first bytes or by known strings.
enum ForeignFile {
  /// Returns a sentence about the kind of a binary file; nil if the kind isn't recognized.
  static func binaryKind(of bytes: [UInt8]) -> String? {
    guard let kind = kinds.first(where: { bytes.starts(with: $0.start) }) else {
      // The mark of a tar archive follows the name of its first file.
      let isTape = bytes.count > 262 && bytes[257..<262].elementsEqual("ustar".utf8)
      return isTape ? "this is a tar archive: unpack it first" : nil
    }
    return kind.sentence
  }

  private static let kinds: [(start: [UInt8], sentence: String)] = [
    ([0x50, 0x4B, 0x03, 0x04], "this is a zip archive: unpack it first"),
    ([0x42, 0x5A, 0x68, 0x39], "this is compressed by bzip2: unpack it first"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "this is compressed by xz: unpack it first"),
    ([0x28, 0xB5, 0x2F, 0xFD], "this is compressed by zstd: unpack it first"),
    ([0x37, 0x7A, 0xBC, 0xAF], "this is a 7-Zip archive: unpack it first"),
    ([0x89, 0x50, 0x4E, 0x47], "this is a PNG image, not a screen dump"),
    ([0xFF, 0xD8, 0xFF], "this is a JPEG image, not a screen dump"),
    ([0x47, 0x49, 0x46, 0x38], "this is a GIF image, not a screen dump"),
    (Array("%PDF-".utf8), "this is a PDF, not a screen dump"),
    (Array("bplist00".utf8), "this is a binary property list, not a screen dump"),
    (Array("{\\rtf".utf8), "this is rich text (RTF): save it as plain text first"),
    (Array("SQLite format".utf8), "this is a database, not a screen dump"),
  ]

  /// Returns a sentence that names the format of a text file that isn't a screen dump.
  ///
  /// Returns nil if the format isn't recognized.
  static func tool(of bytes: [UInt8]) -> String? {
    let head = Array(bytes.prefix(65_536))
    func has(_ mark: StaticString) -> Bool { FormatDetection.contains(mark, in: head) }
    if has("backendDOMNodeId"), has("ignored") {
      return "this is Chrome's accessibility tree, which has no rectangles; use DOMSnapshot instead"
    }
    if has("uid="), has("RootWebArea") {
      return "this is the snapshot of Chrome's DevTools, which has no rectangles"
    }
    if hasAriaSnapshot(head) { return "this is Playwright's snapshot, which has no rectangles" }
    if has("com.apple.InterfaceBuilder") {
      return "this is a storyboard or nib, not a screen with a layout"
    }
    if has("schemas.android.com/apk/res") {
      return "this is a layout resource of Android, not a screen with a layout"
    }
    if has("WidgetsFlutterBinding") || has("[root]"), has("State#") || has("Widget") {
      return "this is Flutter's widget tree, which has no rectangles; use the render tree instead"
    }
    if has("appId:"), has("- tapOn") || has("- launchApp") || has("- assertVisible") {
      return "this is a Maestro flow, not a screen"
    }
    if has("<testsuite") { return "this is a test report, not a screen" }
    if has("<!DOCTYPE html") || has("<!doctype html") || has("<html") {
      return "this is the source of a web page, which has no rectangles; use DOMSnapshot instead"
    }
    return nil
  }

  /// Returns whether the text is an ARIA snapshot.
  ///
  /// The text is assumed to be one if at least two of the first 400 lines are YAML items with a
  /// role. The role is followed by a quoted name, a reference, a level or a colon.
  private static func hasAriaSnapshot(_ bytes: [UInt8]) -> Bool {
    var count = 0
    for line in bytes.split(separator: .newline).prefix(400) {
      let content = line.drop(while: \.isSpace)
      guard content.starts(with: "- ".utf8) else { continue }
      let item = content.dropFirst(2)
      let role = item.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      let rest = item[role.endIndex...]
      let isItem =
        rest.starts(with: " \"".utf8) || rest.starts(with: " [ref=".utf8)
        || rest.starts(with: " [level=".utf8) || rest.elementsEqual(":".utf8)
      if roles.contains(String(decoding: role, as: UTF8.self)), isItem { count += 1 }
    }
    return count >= 2
  }

  private static let roles: Set = [
    "button", "link", "heading", "textbox", "generic", "img", "list", "listitem", "main",
    "navigation", "paragraph", "checkbox", "combobox", "document", "region", "text", "banner",
    "row", "table", "cell", "dialog", "tab", "menuitem", "radio", "option", "contentinfo", "form",
  ]
}
