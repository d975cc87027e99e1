import Foundation

/// A value of a JSON document: what tools write as numbers, texts and flags, in the many ways they do.
struct JSONValue: Sendable {
  let document: JSONDocument
  /// Its index among the document's values.
  let place: Int

  private var node: JSONReader.Node { document.nodes[place] }

  var isObject: Bool { node.kind == .object }
  var isList: Bool { node.kind == .list }
  var isText: Bool { node.kind == .text }
  /// The key under which it stands in an object; empty in a list.
  var key: String { document.text(node.key, hasEscapes: node.keyHasEscapes) }
  /// The line of the file on which it begins, from 1.
  var line: Int { Int(node.line) }

  /// The value that an object has under a key, of several the last; nil where it has none or isn't an object.
  ///
  /// - Complexity: O(members).
  subscript(key: StaticString) -> JSONValue? {
    guard isObject else { return nil }
    var (next, end, found) = (place + 1, Int(node.next), -1)
    while next < end {
      if document.isKey(of: next, key) { found = next }
      next = Int(document.nodes[next].next)
    }
    return found < 0 ? nil : JSONValue(document: document, place: found)
  }

  /// The values directly in a list or an object, first to last; none in others.
  var values: Values { Values(of: self) }

  /// The objects directly in a list; nil for what isn't one.
  var objects: [JSONValue]? { isList ? values.filter(\.isObject) : nil }

  /// A number, or a text that is one; nil for `true`, `null` and all else.
  var number: Double? {
    switch node.kind {
    case .number:
      var cursor = ByteCursor(document.bytes, at: Int(node.start))
      return cursor.number()
    case .text: return Double(wholeText)
    default: return nil
    }
  }

  /// A number without its fraction; nil for what is no number, or has no place in 64 bits.
  var integer: Int? {
    node.kind == .number ? number.flatMap { Int(exactly: $0.rounded(.towardZero)) } : nil
  }

  /// A text that isn't empty; nil for all else.
  var text: String? { isText ? wholeText.unlessEmpty : nil }

  /// A flag: `true`, `1`, `"true"`, `"1"`, `"True"`, `"YES"`; nil where it isn't told.
  var flag: Bool? {
    switch node.kind {
    case .yes: return true
    case .no: return false
    case .number: return number != 0
    case .text: return wholeText.unlessEmpty.map { ["1", "true", "True", "YES"].contains($0) }
    default: return nil
    }
  }

  /// A rectangle of four members; nil unless all are numbers.
  var rectangle: CGRect? { rectangle("x", "y", "width", "height") }

  /// A rectangle of four members of these names; nil unless all are numbers.
  func rectangle(
    _ x: StaticString, _ y: StaticString, _ width: StaticString, _ height: StaticString
  ) -> CGRect? {
    guard let x = self[x]?.number, let y = self[y]?.number, let width = self[width]?.number,
      let height = self[height]?.number
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The text of a text, which may be empty.
  private var wholeText: String {
    document.text(node.start..<node.end, hasEscapes: node.hasEscapes)
  }

  /// A walk over the values directly in another.
  struct Values: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    fileprivate init(of value: JSONValue) {
      document = value.document
      index = value.place + 1
      end = Int(value.node.next)
    }

    mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = Int(document.nodes[index].next) }
      return JSONValue(document: document, place: index)
    }
  }
}
