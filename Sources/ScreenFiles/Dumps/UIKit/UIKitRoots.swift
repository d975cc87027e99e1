import Foundation

/// Checks that a UIKit text still contains the nesting of its views.
///
/// The bars before a view give its depth. If all bars were lost, the column of the view is used.
/// Text with neither bars nor indentation either lists unrelated windows or has lost its tree.
struct UIKitRoots {
  /// Whether bars before the views give their depths.
  let hasBars: Bool
  /// Whether the text is a printed array of views.
  private let isList: Bool
  /// The line of the first root that directly follows another view; the first view and windows
  /// don't count.
  private var joined: Int?
  /// The line of the first root, other than the first view, that isn't a window.
  private var other: Int?
  private var hasDepth = false
  private var count = 0
  /// Whether the last view is a root that isn't a window and directly follows another view.
  ///
  /// It is always false in a text without bars.
  private var isBehindRoot = false
  /// Whether a view is at least two levels below a root that directly follows another view.
  ///
  /// This means that the root's line has lost its bars.
  private var isLost = false
  /// Whether other text separates the last view from the next one.
  private var isSeparate = false

  init(_ bytes: [UInt8]) {
    hasBars = Self.hasBars(bytes)
    isList = !hasBars && Self.isList(bytes)
  }

  /// Returns whether a bar precedes a view on the same line.
  ///
  /// - Complexity: O(1) in a tree that UIKit wrote; O(bytes) otherwise.
  private static func hasBars(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while let bar = bytes.firstOffset(of: UInt8(ascii: "|"), from: offset) {
      offset = bar + 1
      while offset < bytes.count, bytes[offset] != .newline {
        if bytes[offset] == .less { return true }
        offset += 1
      }
    }
    return false
  }

  /// Returns whether one of the first lines begins a printed array.
  ///
  /// Objective-C prints a parenthesis, perhaps after the class `<__NSArrayM 0x1>`. Swift prints a
  /// line such as `▿ 2 elements`.
  private static func isList(_ bytes: [UInt8]) -> Bool {
    for line in bytes.split(separator: .newline, maxSplits: 16) {
      let content = line.drop(while: \.isSpace)
      if content.starts(with: "▿ ".utf8) { return true }
      let last = content.last { !$0.isSpace }
      guard last == .openParenthesis, content.count < 80 else { continue }
      if content.first == .openParenthesis || content.starts(with: "<__NS".utf8) { return true }
    }
    return false
  }

  /// Records that there is text between two views.
  mutating func noteText() { isSeparate = true }

  /// Records the depth of a view, and whether it is a window, for `check(_:)`.
  mutating func noteView(depth: Int, isWindow: Bool, line: Int) {
    defer { (count, isSeparate) = (count + 1, false) }
    guard depth == 0 else {
      hasDepth = true
      // Text between the root and this view may represent views that were left out.
      if isBehindRoot, depth > 1, !isSeparate { isLost = true }
      isBehindRoot = false
      return
    }
    isBehindRoot = false
    guard count > 0, !isWindow, !isList else { return }
    other = other ?? line
    guard !isSeparate else { return }
    joined = joined ?? line
    isBehindRoot = hasBars
  }

  /// Checks the recorded views, and adds remarks on the text.
  ///
  /// - Throws: An error if lines lost the characters that show their depth.
  func check(_ builder: inout DumpBuilder) throws(ScreenDumpError) {
    if let joined, isLost || !hasDepth {
      throw ScreenDumpError(
        .unread(OutlineLevels.lostIndentation), line: joined, column: 1,
        elementsBefore: builder.count)
    }
    if !hasBars, hasDepth {
      builder.remark(
        .recovered, "the bars that draw the tree are missing; depths were read from the indentation"
      )
    }
    if isList, count > 1 { builder.noteRoots(line: nil) }
    if let other { builder.noteRoots(line: other) }
  }
}

extension DumpBuilder {
  /// Adds a remark that several elements aren't indented, so that each is a root.
  mutating func noteRoots(line: Int?) {
    remark(
      .ambiguous, "several elements aren't indented; each became the root of its own tree",
      line: line)
  }
}
