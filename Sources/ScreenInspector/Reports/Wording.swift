import Foundation
import ScreenFiles

extension CGFloat {
  /// The number with at most two decimal places, without trailing zeros.
  var short: String {
    let rounded = (Double(self) * 100).rounded() / 100
    guard rounded == rounded.rounded(), rounded.magnitude < 1e15 else { return "\(rounded)" }
    return "\(Int64(rounded))"
  }
}

extension CGRect {
  /// Whether the origin and the size are finite.
  var isFiniteRect: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The origin and the size as text; "nowhere" if one of the values isn't finite.
  var short: String {
    guard isFiniteRect else { return "nowhere" }
    return "(\(origin.x.short), \(origin.y.short)), \(size.width.short) x \(size.height.short)"
  }

  /// Returns whether the half-open rectangle contains a point; false for the null rectangle.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width
      && point.y < origin.y + size.height
  }
}

extension String {
  /// The string escaped for XML and HTML.
  ///
  /// Tabs and line endings are replaced with spaces. Other characters below U+0020, and
  /// noncharacters whose code ends in FFFE or FFFF, are omitted.
  var escaped: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the text with line breaks replaced with spaces, truncated to `length` characters.
  ///
  /// A truncated text ends with an ellipsis, which counts as one of these characters.
  func cut(to length: Int) -> String {
    let line = map { $0.isNewline ? " " : String($0) }.joined()
    return line.count <= length ? line : line.prefix(max(0, length - 1)) + "…"
  }
}

extension ScreenDump.Element {
  /// The role, followed by the identifier or, if there is none, the name: `Button "Send"`.
  ///
  /// The identifier or name is truncated to 60 characters. If the element has neither, the title is
  /// only the role, or "element" if the role is empty.
  var title: String {
    let called = identifier ?? name
    let kind = role.isEmpty ? "element" : role
    return called.map { "\(kind) \"\($0.cut(to: 60))\"" } ?? kind
  }
}
