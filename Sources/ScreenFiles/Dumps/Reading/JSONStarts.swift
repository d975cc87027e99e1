/// Finds the first JSON document of a known format in text.
///
/// Tools, logs and people use brackets for many purposes, so only brackets that are followed by a
/// member, an object or an array are tried, in order.
enum JSONStarts {
  /// The number of bytes at the start of a document that usually contain the keys of its format.
  private static let head = 65_536
  /// The maximum number of brackets to try.
  private static let most = 64

  /// Returns the first document that has the keys of a known format; nil if none of the tried
  /// documents has them.
  static func first(in bytes: [UInt8]) -> (offset: Int, format: ScreenDump.Format)? {
    var (offset, looked) = (0, 0)
    while offset < bytes.count, looked < most {
      guard isStart(bytes, at: offset) else {
        offset += 1
        continue
      }
      looked += 1
      let (keys, end) = keys(bytes, from: offset)
      if let format = FormatDetection.format(ofKeys: keys) { return (offset, format) }
      // The next candidate is after this document, or inside it if the document doesn't end.
      offset = end ?? offset + 1
    }
    return nil
  }

  /// Returns whether a nonempty object, or an array that begins with an object or array, starts at
  /// `offset`.
  static func isStart(_ bytes: [UInt8], at offset: Int) -> Bool {
    let isObject = bytes[offset] == .openBrace
    guard isObject || bytes[offset] == .openBracket else { return false }
    var next = offset + 1
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    guard next < bytes.count else { return false }
    if isObject { return bytes[next] == .doubleQuote }
    return bytes[next] == .openBrace || bytes[next] == .openBracket
  }

  /// Returns the keys in the first `head` bytes of a document.
  ///
  /// `end` is the offset after the document, or nil if the document doesn't end within these bytes.
  /// Keys of more than 24 bytes are left out.
  private static func keys(_ bytes: [UInt8], from start: Int) -> (Set<String>, end: Int?) {
    var (keys, depth, offset) = (Set<String>(), 0, start)
    let end = min(start + head, bytes.count)
    while offset < end {
      switch bytes[offset] {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket:
        depth -= 1
        if depth <= 0 { return (keys, offset + 1) }
      case .doubleQuote:
        let begin = offset + 1
        offset = begin
        while offset < end, bytes[offset] != .doubleQuote {
          offset += bytes[offset] == .backslash ? 2 : 1
        }
        guard offset < end else { return (keys, nil) }
        var behind = offset + 1
        while behind < end, bytes[behind].isSpace { behind += 1 }
        if behind < end, bytes[behind] == .colon, offset - begin <= 24 {
          keys.insert(String(decoding: bytes[begin..<offset], as: UTF8.self))
        }
      default: break
      }
      offset += 1
    }
    return (keys, nil)
  }
}
