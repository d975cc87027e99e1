import Foundation

/// The values of a JSON document in file order, each with its line.
///
/// Strings and numbers remain undecoded until they are used, since readers use only a few members
/// of each object.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  /// The range of the document in `bytes`.
  let range: Range<Int>
  let nodes: [JSONReader.Node]

  /// Reads the first document with the keys of a known format or, if there is none, the first
  /// document at the start of a line.
  ///
  /// - Throws: A ``ScreenDumpError`` if the document is missing, truncated or malformed.
  /// - Complexity: O(bytes).
  init(_ text: DumpText) throws(ScreenDumpError) {
    bytes = text.bytes
    guard let start = JSONStarts.first(in: text.bytes)?.offset ?? Self.start(in: text.bytes) else {
      throw text.error(.unknownFormat(text.start), at: 0, after: 0)
    }
    var reader = JSONReader(text.bytes, from: start, line: text.place(of: start).line)
    do {
      try reader.read()
    } catch {
      let count = Self.countOfElements(in: reader.nodes, before: error.offset, of: bytes)
      guard error.reason == .cut else {
        throw text.error(
          .malformed("this isn't JSON (\(error.reason.rawValue))"), at: error.offset, after: count)
      }
      throw text.error(.cut, at: text.bytes.count, after: count)
    }
    nodes = reader.nodes
    range = start..<reader.offset
  }

  /// Creates a document from values that were read in a range of bytes.
  init(_ bytes: [UInt8], range: Range<Int>, _ nodes: [JSONReader.Node]) {
    (self.bytes, self.range, self.nodes) = (bytes, range, nodes)
  }

  /// The outermost value.
  var root: JSONValue { JSONValue(document: self, place: 0) }

  /// Returns the offset of the first opening bracket or brace that is the first nonblank byte of a
  /// line.
  ///
  /// Returns nil if there is none.
  static func start(in bytes: [UInt8]) -> Int? {
    var isLineStart = true
    for (offset, byte) in bytes.enumerated() {
      if isLineStart, byte == .openBrace || byte == .openBracket { return offset }
      if byte == .newline { isLineStart = true } else if !byte.isSpace { isLineStart = false }
    }
    return nil
  }

  /// Returns whether `name` is the key of the value at index `place`.
  @inline(__always)
  func isKey(of place: Int, _ name: StaticString) -> Bool {
    let key = nodes[place].key
    let count = name.utf8CodeUnitCount
    if nodes[place].keyHasEscapes { return text(key, hasEscapes: true) == "\(name)" }
    guard key.count == count else { return false }
    let start = Int(key.lowerBound)
    for index in 0..<count where bytes[start + index] != name.utf8Start[index] { return false }
    return true
  }

  /// Decodes the string in a range of bytes; `hasEscapes` is whether it contains escapes.
  func text(_ range: Range<Int32>, hasEscapes: Bool) -> String {
    let inside = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    return String(decoding: hasEscapes ? Escapes.undone(inside)[...] : inside, as: UTF8.self)
  }

  /// The keys of the first objects and arrays in the document, for an error message.
  var places: String {
    let names = nodes.lazy.filter { $0.kind.holdsOthers && !$0.key.isEmpty }.prefix(64).map {
      "\"" + self.text($0.key, hasEscapes: $0.keyHasEscapes) + "\""
    }
    var found: [String] = []
    for name in names where !found.contains(name) && found.count < 6 { found.append(name) }
    return found.isEmpty ? "the document itself" : found.joined(separator: ", ")
  }

  /// Returns the number of complete elements before an offset.
  ///
  /// An element is complete if it has an array of children, or if it is in an array of elements and
  /// ends before the offset.
  ///
  /// - Complexity: O(values). It is called only after parsing has failed.
  static func countOfElements(
    in nodes: [JSONReader.Node], before offset: Int, of bytes: [UInt8]
  ) -> Int {
    func isKey(_ node: JSONReader.Node, _ names: String...) -> Bool {
      let key = bytes[Int(node.key.lowerBound)..<Int(node.key.upperBound)]
      return names.contains { key.elementsEqual($0.utf8) }
    }
    var hasChildren = Array(repeating: false, count: nodes.count)
    var isInList = Array(repeating: false, count: nodes.count)
    var open: [Int] = []
    for (index, node) in nodes.enumerated() where node.kind.holdsOthers {
      while let last = open.last, nodes[last].next >= 0, nodes[last].next <= index {
        open.removeLast()
      }
      if let outer = open.last {
        let list = nodes[outer]
        let isFirst = open.count == 1
        isInList[index] =
          list.kind == .list && (isFirst || isKey(list, "children", "windows", "elements"))
        if node.kind == .list, list.kind == .object, isKey(node, "children") {
          hasChildren[outer] = true
        }
      }
      open.append(index)
    }
    return nodes.indices.count { index in
      let node = nodes[index]
      guard node.kind == .object else { return false }
      let isWhole = node.end >= 0 && node.end <= offset && isInList[index]
      return hasChildren[index] || isWhole
    }
  }
}

extension JSONReader.Node.Kind {
  /// Whether the value is an array or an object.
  var holdsOthers: Bool { self == .list || self == .object }
}
