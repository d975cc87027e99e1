import Foundation
import ScreenFiles

extension CGFloat {
  /// The number to two places, without zeros at the end.
  var short: String {
    let rounded = (Double(self) * 100).rounded() / 100
    guard rounded == rounded.rounded(), rounded.magnitude < 1e15 else { return "\(rounded)" }
    return "\(Int64(rounded))"
  }
}

extension CGRect {
  /// Whether it has four finite numbers.
  var isFiniteRect: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Corner and size in words.
  var short: String {
    guard isFiniteRect else { return "nowhere" }
    return "(\(origin.x.short), \(origin.y.short)), \(size.width.short) x \(size.height.short)"
  }

  /// Half-open, and false of the null rectangle.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width
      && point.y < origin.y + size.height
  }
}

extension String {
  /// As text or an attribute in XML and HTML; characters that XML can't have are left out.
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

  /// The beginning, on one line, with an ellipsis where there is more.
  func cut(to length: Int) -> String {
    let line = map { $0.isNewline ? " " : String($0) }.joined()
    return line.count <= length ? line : line.prefix(max(0, length - 1)) + "…"
  }
}

extension ScreenDump.Element {
  /// What it is and is called: `Button "Send"`.
  var title: String {
    let called = identifier ?? name
    let kind = role.isEmpty ? "element" : role
    return called.map { "\(kind) \"\($0.cut(to: 60))\"" } ?? kind
  }
}
