import Foundation
import ViewGeometry

/// Scans the text of one view, from its opening angle bracket to its closing one.
///
/// Angle brackets nest, and those in quoted strings are ignored. A view's text and a quoted string
/// may span several lines, but end before a line that begins like a view.
struct UIKitViewLine {
  /// The kind of content between angle brackets.
  enum Outcome {
    case view, other
    /// The next view begins before the angle bracket is closed.
    case unclosed
    /// The text ends before the angle bracket is closed.
    case cut
  }

  var cursor: ByteCursor
  /// The line number of the cursor, counted from 1.
  private(set) var number = 1
  /// The view that was read last.
  private(set) var node = DumpNode()
  /// Whether the view's size before its transform couldn't be computed from its frame.
  private(set) var lostSize = false
  /// Whether the value of `text` begins with a character that UIKit doesn't write there.
  private(set) var hasStrangeText = false
  /// A remark on an attribute that can't be read; nil if there is none.
  private(set) var doubt: String?
  /// Whether the text of the last view contains a line break outside quoted strings.
  private(set) var isBroken = false
  /// Whether another view begins inside the last text in angle brackets.
  var passedView: Bool {
    var place = start + 1
    while place < cursor.offset {
      if cursor.bytes[place] == .less, isView(place) { return true }
      place += 1
    }
    return false
  }
  /// Whether the view's angle brackets didn't match, so that the end of its line was used as its
  /// end.
  private(set) var recovered = false

  private var strings = StringTable()
  /// The `frame` attribute of the view being read; nil until it has been read.
  private var frame: CGRect?
  private var contentOffset: CGPoint?
  private var contentSize: CGSize?
  /// The content insets in the order top, left, bottom, right.
  private var contentInset: [Double]?
  /// The offset of the last opening angle bracket that was read.
  private var start = 0

  init(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
  }

  /// Advances to the first angle bracket of the line.
  ///
  /// Returns the number of bars before it, or nil if the line has none.
  mutating func skipIndentation() -> Int? {
    var depth = 0
    while !cursor.isAtEnd, cursor.byte != .newline {
      if cursor.byte == .less { return depth }
      if cursor.byte == UInt8(ascii: "|") { depth += 1 }
      cursor.offset += 1
    }
    return nil
  }

  /// Skips the rest of the line and its newline.
  mutating func skipRest() {
    cursor.skipLine()
    if cursor.skip(.newline) { number += 1 }
  }

  /// Returns the depth of the next view on this line and its offset; nil if there is none.
  func nextView() -> (depth: Int, offset: Int)? {
    var (depth, offset) = (0, cursor.offset)
    while offset < cursor.bytes.count, cursor.bytes[offset] != .newline {
      if cursor.bytes[offset] == UInt8(ascii: "|") { depth += 1 }
      if cursor.bytes[offset] == .less, isView(offset) { return (depth, offset) }
      offset += 1
    }
    return nil
  }

  /// Advances to the next view on this line.
  ///
  /// Returns the number of bars before it, or nil if there is none.
  mutating func skipToNextView() -> Int? {
    guard let next = nextView() else { return nil }
    cursor.offset = next.offset
    return next.depth
  }

  /// Returns whether an angle bracket begins a view: a class, an optional address, and a frame.
  private func isView(_ start: Int) -> Bool {
    var offset = start + 1
    let bytes = cursor.bytes
    guard offset < bytes.count, bytes[offset].isWordByte else { return false }
    while offset < bytes.count, bytes[offset] != .less, bytes[offset] != .newline {
      if bytes[offset] == .semicolon, cursor.has("; frame = (", at: offset) { return true }
      offset += 1
    }
    return false
  }

  /// Reads a view, beginning at its opening angle bracket.
  mutating func readView() -> Outcome {
    node = DumpNode()
    (frame, contentOffset, lostSize, recovered) = (nil, nil, false, false)
    (contentSize, contentInset) = (nil, nil)
    (hasStrangeText, doubt, isBroken) = (false, nil, false)
    start = cursor.offset
    _ = cursor.skip(.less)
    let isNested = cursor.skip(.less)
    guard readClass() else { return end(isCut: true) }
    var isOpen = true
    while isOpen {
      switch cursor.byte {
      case .semicolon:
        cursor.offset += 1
        cursor.skipSpaces()
        readAttribute()
      case .greater: isOpen = false
      default: break
      }
      if isOpen, !skipValue() { return end(isCut: true) }
    }
    cursor.offset += 1
    // The rest of the outer text has no geometry.
    if isNested {
      while cursor.byte != .greater || cursor.isAtEnd {
        if cursor.byte == .semicolon { cursor.offset += 1 }
        guard skipValue() else { return end(isCut: true) }
      }
      cursor.offset += 1
    }
    return end(isCut: false)
  }

  /// Completes the view that was read; `isCut` is whether its closing angle bracket wasn't found.
  private mutating func end(isCut: Bool) -> Outcome {
    if isCut {
      // If the line ends with a closing angle bracket, that bracket closes the view.
      guard endsLineWithBracket else { return cursor.isAtEnd ? .cut : .unclosed }
      recovered = true
    }
    guard let frame else { return .other }
    node.rectangle = frame
    if let size = sizeBeforeTransform(frame) {
      node.bounds = CGRect(origin: contentOffset ?? .zero, size: size)
    } else if let contentOffset {
      node.bounds = CGRect(origin: contentOffset, size: frame.size)
    }
    node.scrollRoom = scrollRoom(in: node.bounds)
    return .view
  }

  /// Returns the remaining scroll distances, or nil if a value is missing.
  private func scrollRoom(in bounds: CGRect?) -> ScrollRoom? {
    guard let bounds, let size = contentSize, let inset = contentInset else { return nil }
    let x = Double(bounds.origin.x)
    let y = Double(bounds.origin.y)
    let right = Double(size.width - bounds.size.width) - x
    let down = Double(size.height - bounds.size.height) - y
    return ScrollRoom(
      up: y + inset[0], left: x + inset[1], down: down + inset[2], right: right + inset[3])
  }

  /// Whether the last character before the cursor, ignoring spaces, is a closing angle bracket.
  private var endsLineWithBracket: Bool {
    var last = cursor.offset - 1
    while last >= 0, cursor.bytes[last].isSpace { last -= 1 }
    return last >= 0 && cursor.bytes[last] == .greater
  }

  /// Reads the class name and skips the view's address.
  ///
  /// Returns false if the text doesn't have this form or ends early.
  private mutating func readClass() -> Bool {
    let start = cursor.offset
    var angles = 0
    scan: while true {
      switch cursor.byte {
      case .less: angles += 1
      case .greater:
        if angles == 0 { break scan }
        angles -= 1
      case .colon, .semicolon: if angles == 0 { break scan }
      case .newline, .doubleQuote, UInt8(ascii: "&"), UInt8(ascii: "="): return false
      case 0: if cursor.isAtEnd { return false }
      default: break
      }
      cursor.offset += 1
    }
    node.role = strings.text(start..<cursor.offset, of: cursor.bytes)
    node.typeName = node.role
    if node.role.hasSuffix("Window") { node.flags.insert(.window) }
    if cursor.byte == .colon { return skipValue() }
    return true
  }

  /// Advances to the semicolon or angle bracket that ends a value.
  ///
  /// Returns false if a view or the end of the text comes first.
  private mutating func skipValue() -> Bool {
    var (angles, others) = (0, 0)
    while true {
      switch cursor.byte {
      case .less: angles += 1
      case .greater:
        // The `>` of an arrow isn't a bracket.
        if cursor.bytes[cursor.offset - 1] != UInt8(ascii: "-") {
          if angles == 0 { return true }
          angles -= 1
        }
      case .openParenthesis, .openBrace, .openBracket: others += 1
      case .closeParenthesis, .closeBrace, .closeBracket: others = max(0, others - 1)
      case .semicolon: if angles == 0 && others == 0 { return true }
      case .newline:
        guard !isAtView(cursor.offset + 1) else { return false }
        isBroken = true
        number += 1
      case 0: if cursor.isAtEnd { return false }
      default: break
      }
      cursor.offset += 1
    }
  }

  /// Returns whether spaces and bars at an offset are followed by `<` or the end of the text.
  private func isAtView(_ offset: Int) -> Bool {
    var offset = offset
    while offset < cursor.bytes.count {
      switch cursor.bytes[offset] {
      case .space, UInt8(ascii: "|"): offset += 1
      case .less: return true
      default: return false
      }
    }
    return true
  }

  private mutating func readAttribute() {
    let start = cursor.offset
    while cursor.byte.isWordByte { cursor.offset += 1 }
    let key = start..<cursor.offset
    let isColon = cursor.byte == .colon
    if isColon {
      cursor.offset += 1
      cursor.skipSpaces()
    } else {
      cursor.skipSpaces()
      let hasValue = cursor.skip(UInt8(ascii: "="))
      cursor.skipSpaces()
      // A line that was cut, and ends with a mark that looks like the closing angle bracket.
      if cursor.byte == .greater { doubt = Self.unread }
      guard hasValue else { return }
    }
    switch key.count {
    case 4 where isKey(key, "text"):
      let first = cursor.byte
      node.name = readText() ?? node.name
      hasStrangeText = first >= 0x80 || "&\\".utf8.contains(first)
      // The cursor stays at the quote of a text that isn't closed.
      if cursor.byte == .quote { doubt = "a text isn't closed; its line may be truncated" }
    case 5 where isKey(key, "frame"): frame = readFrame() ?? frame
    case 5 where isKey(key, "alpha"):
      node.alpha = cursor.number().flatMap { $0.isNaN ? nil : $0 } ?? 1
    case 6 where isKey(key, "hidden"): set(.hidden, ifSays: "YES")
    case 9 where isKey(key, "transform"): node.transform = readTransform() ?? .identity
    case 9 where isKey(key, "baseClass"): readBaseClass()
    case 13 where isKey(key, "clipsToBounds"): set(.clips, ifSays: "YES")
    case 11 where isKey(key, "contentSize"): readContentSize()
    case 13 where isKey(key, "contentOffset"): readContentOffset()
    case 20 where isKey(key, "adjustedContentInset"): readContentInset()
    case 22 where isKey(key, "userInteractionEnabled"): set(.inert, ifSays: "NO")
    default:
      // Other attributes have quoted strings, too.
      if cursor.byte == .quote { _ = readText() }
    }
  }

  private func isKey(_ range: Range<Int>, _ key: StaticString) -> Bool {
    cursor.has(key, at: range.lowerBound)
  }

  private mutating func set(_ flag: ScreenDump.Element.Flags, ifSays word: StaticString) {
    if cursor.starts(with: word) { node.flags.insert(flag) }
  }

  private mutating func readBaseClass() {
    let start = cursor.offset
    while cursor.byte.isWordByte || cursor.byte == UInt8(ascii: ".") { cursor.offset += 1 }
    node.typeName = strings.text(start..<cursor.offset, of: cursor.bytes)
    if node.typeName == "UIWindow" { node.flags.insert(.window) }
  }

  /// Reads a quoted string up to the quote that ends an attribute.
  ///
  /// Returns nil for an empty string. If there is no quoted string, or if it isn't closed before
  /// the next view, returns nil without advancing.
  private mutating func readText() -> String? {
    guard cursor.byte == .quote else { return nil }
    var offset = cursor.offset + 1
    var lines = 0
    let bytes = cursor.bytes
    while offset < bytes.count {
      if bytes[offset] == .quote {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : .greater
        if next == .semicolon || next == .greater {
          let text = cursor.string(cursor.offset + 1..<offset)
          cursor.offset = offset + 1
          number += lines
          return text.unlessEmpty
        }
      } else if bytes[offset] == .newline {
        if isAtView(offset + 1) { return nil }
        lines += 1
      }
      offset += 1
    }
    return nil
  }

  /// Parses `(x y; width height)`; returns nil for text of any other form.
  private mutating func readFrame() -> CGRect? {
    guard cursor.skip(.openParenthesis), let x = cursor.number(), cursor.skip(.space),
      let y = cursor.number(), cursor.skip("; "), let width = cursor.number(), cursor.skip(.space),
      let height = cursor.number(), cursor.skip(.closeParenthesis)
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Parses `[a, b, c, d]` or `[a, b, c, d, tx, ty]`; returns nil for other text and huge values.
  private mutating func readTransform() -> CGAffineTransform? {
    guard cursor.skip(.openBracket) else { return nil }
    var numbers: [CGFloat] = []
    while let number = cursor.number(), number.isFinite, numbers.count < 6 {
      numbers.append(CGFloat(number))
      guard cursor.skip(.comma) else { break }
      cursor.skipSpaces()
    }
    guard cursor.skip(.closeBracket), numbers.count == 4 || numbers.count == 6 else { return nil }
    let transform = CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3],
      tx: numbers.count == 6 ? numbers[4] : 0, ty: numbers.count == 6 ? numbers[5] : 0)
    return transform.isUsable ? transform : nil
  }

  private static let unread = "an attribute can't be read; its line may be truncated"

  private mutating func readContentOffset() {
    guard cursor.skip(.openBrace), let (x, y) = RectangleText.pair(&cursor), CGFloat(x).isUsable,
      CGFloat(y).isUsable
    else { return doubt = Self.unread }
    contentOffset = CGPoint(x: x, y: y)
    node.flags.insert(.scrollable)
  }

  private mutating func readContentSize() {
    guard cursor.skip(.openBrace), let (width, height) = RectangleText.pair(&cursor),
      CGFloat(width).isUsable, CGFloat(height).isUsable
    else { return doubt = Self.unread }
    contentSize = CGSize(width: width, height: height)
  }

  private mutating func readContentInset() {
    guard cursor.skip(.openBrace), let (top, left) = RectangleText.pair(&cursor),
      cursor.skip(", "), let (bottom, right) = RectangleText.pair(&cursor),
      [top, left, bottom, right].allSatisfy({ CGFloat($0).isUsable })
    else { return }
    contentInset = [top, left, bottom, right]
  }

  /// Returns the size of the bounds before the transform; nil if there is no transform.
  ///
  /// If the size can't be determined, the method also returns nil. It then sets `lostSize` to true
  /// and the transform to the identity.
  ///
  /// The bounding box of w by h under [a, b, c, d] is |a|w + |c|h by |b|w + |d|h. These are two
  /// equations in w and h. At 45 degrees they are equivalent, so the size can't be determined.
  private mutating func sizeBeforeTransform(_ frame: CGRect) -> CGSize? {
    let transform = node.transform
    guard transform != .identity else { return nil }
    let (a, b) = (abs(transform.a), abs(transform.b))
    let (c, d) = (abs(transform.c), abs(transform.d))
    let divisor = a * d - b * c
    let width = (frame.size.width * d - frame.size.height * c) / divisor
    let height = (frame.size.height * a - frame.size.width * b) / divisor
    // The values are rounded to six digits; this limit leaves two significant ones in the divisor.
    guard abs(divisor) > 1e-3 * max(a * d, b * c), width.isUsable, height.isUsable else {
      (node.transform, lostSize) = (.identity, true)
      return nil
    }
    return CGSize(width: width, height: height).withoutNegatives
  }
}
