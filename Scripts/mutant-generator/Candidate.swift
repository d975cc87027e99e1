import Foundation

/// A bug that can be planted: the text that it replaces, as a byte range of its file, and the
/// replacement.
struct Candidate {
  var kind: String
  var file: String
  var lines: ClosedRange<Int>
  var range: Range<Int>
  var old: String
  /// The text with the bug, where "@" represents the switch, an expression that is true when the
  /// bug is on.
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
