import Foundation

/// A JSON document that knows on which line each of its objects stands.
///
/// The values are Foundation's; the outline is walked beside them. Where a document has more levels than Foundation takes, an
/// object in a list was parsed by itself and stands in ``pieces``.
struct JSONTree {
  /// An object and its place in the outline; -1 where the outline has none, which costs only the line.
  struct Object {
    let members: [String: Any]
    let place: Int
  }

  let outline: JSONOutline
  let bytes: [UInt8]
  let root: Any
  private let pieces: [Int: Any]

  /// Parses the first document of a text.
  ///
  /// - Throws: A ``ScreenDumpError`` if the document is cut, malformed or too deep.
  init(_ text: DumpText) throws(ScreenDumpError) {
    bytes = text.bytes
    guard let start = JSONStarts.first(in: text.bytes)?.offset ?? Self.start(in: text.bytes) else {
      throw text.error(.unknownFormat(text.start), at: 0, after: 0)
    }
    outline = JSONOutline(text.bytes, from: start, line: text.place(of: start).line)
    if outline.isTooDeep {
      let count = outline.countOfElements(before: outline.end)
      throw text.error(.tooDeep(limit: JSONOutline.limit), at: outline.end, after: count)
    }
    guard outline.isClosed else {
      let count = outline.countOfElements(before: text.bytes.count)
      throw text.error(.cut, at: text.bytes.count, after: count)
    }
    guard outline.hasPieces else {
      root = try Self.value(text.bytes[start..<outline.end], at: start, in: text, outline)
      pieces = [:]
      return
    }
    var parsed: [Int: Any] = [:]
    for (index, container) in outline.containers.enumerated() where index == 0 || container.isPiece
    {
      parsed[index] = try Self.value(
        Self.piece(index, of: outline, text.bytes)[...], at: Int(container.start), in: text, outline
      )
    }
    root = parsed[0] ?? NSNull()
    pieces = parsed
  }

  /// The line of an object; 0 where it isn't known.
  func line(of object: Object) -> Int {
    object.place >= 0 ? Int(outline.containers[object.place].line) : 0
  }

  /// The outermost object; nil if the document is something else.
  var rootObject: Object? {
    (root as? [String: Any]).map { Object(members: $0, place: 0) }
  }

  /// The objects of the outermost list; nil if the document is something else.
  var rootObjects: [Object]? {
    (root as? [Any]).map { objects(in: $0, place: 0) }
  }

  /// The object that another has under a key.
  func object(_ key: String, of object: Object) -> Object? {
    guard let members = object.members[key] as? [String: Any] else { return nil }
    return Object(members: members, place: outline.member(key, of: object.place))
  }

  /// The objects in the list that an object has under a key; nil without such a list.
  ///
  /// Other values in the list are passed over.
  func objects(_ key: String, of object: Object) -> [Object]? {
    guard let list = object.members[key] as? [Any] else { return nil }
    guard !list.isEmpty else { return [] }
    return objects(in: list, place: outline.member(key, of: object.place))
  }

  /// The objects of a list, each with its place.
  func objects(in list: [Any], place: Int) -> [Object] {
    var inner = outline.inner(place)
    var found: [Object] = []
    found.reserveCapacity(list.count)
    for value in list {
      if let members = value as? [String: Any] {
        let place = inner.next() ?? -1
        let whole = pieces.isEmpty ? nil : pieces[place] as? [String: Any]
        found.append(Object(members: whole ?? members, place: place))
      } else if value is [Any] {
        _ = inner.next()
      }
    }
    return found
  }

  /// The text of the document.
  var range: Range<Int> {
    (outline.containers.first.map { Int($0.start) } ?? 0)..<outline.end
  }

  /// The offset of the first bracket that begins a line.
  static func start(in bytes: [UInt8]) -> Int? {
    var isLineStart = true
    for (offset, byte) in bytes.enumerated() {
      if isLineStart, byte == .openBrace || byte == .openBracket { return offset }
      if byte == .newline { isLineStart = true } else if !byte.isSpace { isLineStart = false }
    }
    return nil
  }

  /// The text of a piece, with an empty object for each piece in it.
  private static func piece(_ index: Int, of outline: JSONOutline, _ bytes: [UInt8]) -> [UInt8] {
    let container = outline.containers[index]
    var text: [UInt8] = []
    var offset = Int(container.start)
    var next = index + 1
    while next < Int(container.next) {
      let inner = outline.containers[next]
      guard inner.isPiece else {
        next += 1
        continue
      }
      text += bytes[offset..<Int(inner.start)]
      text += [.openBrace, .closeBrace]
      offset = Int(inner.end)
      next = Int(inner.next)
    }
    return text + bytes[offset..<Int(container.end)]
  }

  /// What Foundation makes of some bytes, which began at an offset of the text.
  private static func value(
    _ bytes: ArraySlice<UInt8>, at start: Int, in text: DumpText, _ outline: JSONOutline
  ) throws(ScreenDumpError) -> Any {
    do {
      return try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      let said = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
      // A piece has holes where others were, so of it only the beginning is known.
      let offset = start + (outline.hasPieces ? 0 : Self.offset(in: said, bytes))
      throw text.error(
        .malformed("this isn't JSON (\(said.trimmingSuffix(".")))"), at: offset,
        after: outline.countOfElements(before: offset))
    }
  }

  /// The offset that the parser's words name: "around character 8", "around line 3, column 5".
  private static func offset(in said: String, _ bytes: ArraySlice<UInt8>) -> Int {
    let numbers = said.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    if said.contains("line "), numbers.count >= 2 {
      let (line, column) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
      var (offset, left) = (bytes.startIndex, line - 1)
      while left > 0, offset < bytes.endIndex {
        if bytes[offset] == .newline { left -= 1 }
        offset += 1
      }
      return min(offset - bytes.startIndex + max(column - 1, 0), bytes.count)
    }
    return min(numbers.last ?? 0, bytes.count)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
