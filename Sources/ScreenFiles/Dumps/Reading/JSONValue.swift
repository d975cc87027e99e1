import Foundation

/// A value in a JSON document.
///
/// Accepts the notations of various tools for numbers and Booleans.
struct JSONValue: Sendable {
  let document: JSONDocument
  /// The index of the value in the document's `nodes`.
  let place: Int

  private var node: JSONReader.Node { document.nodes[place] }

  var isObject: Bool { node.kind == .object }
  var isList: Bool { node.kind == .list }
  var isText: Bool { node.kind == .text }
  /// The key of the value if it is in an object; empty if it is in an array.
  var key: String { document.text(node.key, hasEscapes: node.keyHasEscapes) }
  /// The line of the file on which the value begins, counted from 1.
  var line: Int { Int(node.line) }

  /// Returns the value of a key if this value is an object that has the key; otherwise nil.
  ///
  /// If the key is repeated, its last value is returned.
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

  /// The values directly inside an array or an object, in order; empty for other values.
  var values: Values { Values(of: self) }

  /// The objects directly inside an array; nil if the value isn't an array.
  var objects: [JSONValue]? { isList ? values.filter(\.isObject) : nil }

  /// The value of a number, or of a string that contains a number; nil for other values.
  var number: Double? {
    switch node.kind {
    case .number:
      var cursor = ByteCursor(document.bytes, at: Int(node.start))
      return cursor.number()
    case .text: return Double(wholeText)
    default: return nil
    }
  }

  /// The value of a number, truncated to an integer.
  ///
  /// It is nil for other values, including strings, and for numbers beyond 64 bits.
  var integer: Int? {
    node.kind == .number ? number.flatMap { Int(exactly: $0.rounded(.towardZero)) } : nil
  }

  /// The content of a nonempty string; nil for other values.
  var text: String? { isText ? wholeText.unlessEmpty : nil }

  /// The value as a Boolean; nil if it can't be read as one.
  ///
  /// `true`, numbers other than 0, and the strings `"true"`, `"1"`, `"True"` and `"YES"` are true.
  /// `false`, 0 and all other nonempty strings are false.
  var flag: Bool? {
    switch node.kind {
    case .yes: return true
    case .no: return false
    case .number: return number != 0
    case .text: return wholeText.unlessEmpty.map { ["1", "true", "True", "YES"].contains($0) }
    default: return nil
    }
  }

  /// The rectangle with the members `x`, `y`, `width` and `height`; nil if one of them isn't a
  /// number.
  var rectangle: CGRect? { rectangle("x", "y", "width", "height") }

  /// Returns the rectangle given by the named members, or nil if one of them isn't a number.
  func rectangle(
    _ x: StaticString, _ y: StaticString, _ width: StaticString, _ height: StaticString
  ) -> CGRect? {
    guard let x = self[x]?.number, let y = self[y]?.number, let width = self[width]?.number,
      let height = self[height]?.number
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The content of a string, which may be empty.
  private var wholeText: String {
    document.text(node.start..<node.end, hasEscapes: node.hasEscapes)
  }

  /// A sequence of the values directly inside an array or an object.
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
