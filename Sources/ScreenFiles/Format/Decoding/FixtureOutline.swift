import Foundation
import ViewGeometry

/// Walks the keys, containers and scalars of a JSON text to find the path of a byte.
///
/// It doesn't validate the text, which Foundation has already parsed or rejected. Foundation
/// reports neither the path of a number that is too large nor a repeated key; this type finds both.
/// Text that isn't JSON is walked as far as possible.
struct FixtureOutline {
  /// A token of the text; colons and commas aren't tokens.
  enum Token: Equatable {
    /// The key of a member, as Foundation decodes it.
    case key(String)
    /// A number, `true`, `false`, `null`, or a string that isn't a key; the range is that of its
    /// bytes.
    case scalar(Range<Int>)
    case opening
    case closing
  }

  private enum Level {
    /// An object. `key` is the current key, or nil if the next string is a key.
    case object(key: String?, seen: Set<String>)
    case array(index: Int)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var levels: [Level] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The path of the current container, member or element, such as `$.views[3].frame`.
  var path: String {
    levels.reduce(into: "$") { path, level in
      switch level {
      case .object(let key, _): path += key.map { ".\($0)" } ?? ""
      case .array(let index): path += "[\(index)]"
      }
    }
  }

  /// Returns the path of the first object with a repeated key, and the key; nil if there is no such
  /// object.
  static func repeatedKey(in bytes: [UInt8]) -> (path: String, key: String)? {
    var outline = FixtureOutline(bytes)
    while let token = outline.next() {
      guard case .key(let key) = token else { continue }
      let last = outline.levels.count - 1
      guard last >= 0, case .object(_, var seen) = outline.levels[last] else { continue }
      outline.levels[last] = .object(key: nil, seen: [])
      guard seen.insert(key).inserted else { return (outline.path, key) }
      outline.levels[last] = .object(key: key, seen: seen)
    }
    return nil
  }

  /// Returns the path of the first scalar whose text in the file is `text`; nil if there is none.
  static func path(in bytes: [UInt8], ofScalar text: String) -> String? {
    let wanted = Array(text.utf8)
    var outline = FixtureOutline(bytes)
    while let token = outline.next() {
      if case .scalar(let range) = token, bytes[range].elementsEqual(wanted) {
        return outline.path
      }
    }
    return nil
  }

  /// Returns the path of the token at or after the byte at `offset`.
  static func path(in bytes: [UInt8], at offset: Int) -> String {
    var outline = FixtureOutline(bytes)
    while outline.position <= offset, outline.next() != nil {}
    return outline.path
  }

  /// Advances to the next token, and returns it; returns nil at the end of the text.
  mutating func next() -> Token? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        position += 1
        levels.append(
          byte == UInt8(ascii: "{") ? .object(key: nil, seen: []) : .array(index: 0))
        return .opening
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        position += 1
        _ = levels.popLast()
        return .closing
      case UInt8(ascii: ","):
        position += 1
        separate()
      case UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
        position += 1
      default:
        return scalar()
      }
    }
    return nil
  }

  private mutating func separate() {
    switch levels.popLast() {
    case .array(let index): levels.append(.array(index: index + 1))
    case .object(_, let seen): levels.append(.object(key: nil, seen: seen))
    case nil: break
    }
  }

  private mutating func scalar() -> Token {
    let start = position
    if bytes[start] == UInt8(ascii: "\"") {
      skipString()
    } else {
      while position < bytes.count, !Self.isEnd(bytes[position]) { position += 1 }
    }
    guard case .object(nil, let seen) = levels.last else { return .scalar(start..<position) }
    let quoted = bytes[start..<position]
    let key = Self.key(quoted)
    levels[levels.count - 1] = .object(key: key, seen: seen)
    return .key(key)
  }

  /// Decodes a key from a quoted string.
  ///
  /// If the string isn't valid JSON, it is returned undecoded.
  private static func key(_ quoted: ArraySlice<UInt8>) -> String {
    if quoted.contains(UInt8(ascii: "\\")),
      let key = try? JSONSerialization.jsonObject(
        with: Data(quoted), options: .fragmentsAllowed) as? String
    {
      return key
    }
    return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }

  private mutating func skipString() {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { break }
    }
    position = min(position, bytes.count)
  }

  /// Returns whether a byte ends a number or a word.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), 0x20, 0x09, 0x0A, 0x0D:
      true
    default: false
    }
  }
}
