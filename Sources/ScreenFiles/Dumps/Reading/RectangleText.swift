import Foundation

/// Parses the textual notations of rectangles.
///
/// If a method that takes a cursor returns nil, it may have moved the cursor.
enum RectangleText {
  /// Parses `[left,top][right,bottom]`.
  ///
  /// The width is negative if the right edge is less than the left edge, and the height is negative
  /// if the bottom edge is less than the top edge. Returns nil if the text doesn't begin with this
  /// notation.
  static func bounds(_ text: String?) -> CGRect? {
    guard let text, !text.isEmpty else { return nil }
    return wholeBounds(text) ?? anyBounds(text)
  }

  /// Parses the common form with short integers; returns nil for all other forms.
  private static func wholeBounds(_ text: String) -> CGRect? {
    var edges: (Int, Int, Int, Int) = (0, 0, 0, 0)
    var (number, digits, isNegative, step) = (0, 0, false, 0)
    for byte in text.utf8 {
      if byte.isDigit {
        guard digits < 15 else { return nil }
        number = number * 10 + Int(byte &- 0x30)
        digits += 1
        continue
      }
      if byte == UInt8(ascii: "-"), digits == 0, !isNegative {
        isNegative = true
        continue
      }
      // An opening bracket, a comma, a closing bracket; twice.
      guard step < 6, byte == Self.marks[step], (step % 3 == 0) == (digits == 0) else { return nil }
      let value = isNegative ? -number : number
      switch step {
      case 1: edges.0 = value
      case 2: edges.1 = value
      case 4: edges.2 = value
      case 5: edges.3 = value
      default: guard !isNegative else { return nil }
      }
      (number, digits, isNegative) = (0, 0, false)
      step += 1
    }
    guard step == 6, digits == 0, !isNegative else { return nil }
    let (left, top, right, bottom) = edges
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static let marks = Array("[,][,]".utf8)

  private static func anyBounds(_ text: String) -> CGRect? {
    var cursor = ByteCursor(Array(text.utf8))
    return bounds(&cursor)
  }

  /// Parses `[left,top][right,bottom]` at a cursor and advances it; returns nil for other text.
  static func bounds(_ cursor: inout ByteCursor) -> CGRect? {
    guard cursor.skip(.openBracket), let left = cursor.number(), cursor.skip(.comma),
      let top = cursor.number(), cursor.skip(.closeBracket), cursor.skip(.openBracket),
      let right = cursor.number(), cursor.skip(.comma), let bottom = cursor.number(),
      cursor.skip(.closeBracket)
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Parses `{{x, y}, {width, height}}` at the start of a text; returns nil for other text.
  static func braces(_ text: String?) -> CGRect? {
    guard let text else { return nil }
    var cursor = ByteCursor(Array(text.utf8))
    return braces(&cursor)
  }

  /// Parses `{{x, y}, {width, height}}` at a cursor and advances it; returns nil for other text.
  static func braces(_ cursor: inout ByteCursor) -> CGRect? {
    guard cursor.skip("{{"), let (x, y) = pair(&cursor), cursor.skip(.closeBrace),
      cursor.skip(.comma)
    else { return nil }
    cursor.skipSpaces()
    guard cursor.skip(.openBrace), let (width, height) = pair(&cursor), cursor.skip("}}") else {
      return nil
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Parses `x, y` at a cursor and advances it; returns nil for other text.
  static func pair(_ cursor: inout ByteCursor) -> (Double, Double)? {
    guard let first = cursor.number(), cursor.skip(.comma) else { return nil }
    cursor.skipSpaces()
    guard let second = cursor.number() else { return nil }
    return (first, second)
  }
}

extension String {
  /// The string; nil if it is empty.
  var unlessEmpty: String? { isEmpty ? nil : self }

  /// The part after the last dot, or the whole string.
  var lastComponent: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[utf8.index(after: dot)...])
  }
}
