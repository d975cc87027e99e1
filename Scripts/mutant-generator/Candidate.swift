import Foundation

/// A bug that could be planted: the text it replaces, in bytes of its file, and what stands there instead.
struct Candidate {
  var kind: String
  var file: String
  var lines: ClosedRange<Int>
  var range: Range<Int>
  var old: String
  /// The text with the bug, where "@" stands for the switch, an expression that is true when the bug is on.
  var new: String

  func replacement(_ number: Int) -> String {
    new.replacingOccurrences(of: "@@", with: "isMutated(\(number))")
  }

  var description: String {
    let shown = (old + " => " + new.replacingOccurrences(of: "@@", with: "on"))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(shown.prefix(200))
  }
}
