import Foundation
import ViewGeometry

/// A value of a parsed JSON document, together with its path.
///
/// The parser is Foundation's. The decoding methods are strict about types: they don't accept
/// `true` as a number, `1.5` as an integer, or `null` as any value.
package struct FixtureJSON {
  package let value: Any
  package let file: String
  private let place: Place

  /// A path in the document as a list of steps.
  ///
  /// It is converted to text only for errors.
  private indirect enum Place {
    case document
    case member(String, of: Place)
    case element(Int, of: Place)

    var text: String {
      var steps: [String] = []
      var next = self
      while true {
        switch next {
        case .document: return "$" + steps.reversed().joined()
        case .member(let key, let outer):
          steps.append(".\(key)")
          next = outer
        case .element(let index, let outer):
          steps.append("[\(index)]")
          next = outer
        }
      }
    }
  }

  /// The path in the document, such as `$.views[3].frame`.
  ///
  /// - Complexity: O(depth).
  package var path: String { place.text }

  /// Creates the value of a whole document.
  init(document value: Any, file: String) {
    (self.value, self.file, place) = (value, file, .document)
  }

  private init(value: Any, file: String, place: Place) {
    (self.value, self.file, self.place) = (value, file, place)
  }

  /// Returns `value` with the path of this object's member `key`.
  fileprivate func member(_ key: String, _ value: Any) -> FixtureJSON {
    FixtureJSON(value: value, file: file, place: .member(key, of: place))
  }

  /// Returns an error at this value's path, with the given reason.
  package func fault(_ reason: FixtureError.Reason) -> FixtureError {
    FixtureError(file: file, path: path, reason: reason)
  }

  package func mismatch(_ expected: String) -> FixtureError {
    fault(.wrongType(expected: expected, found: kind))
  }

  package func string() throws(FixtureError) -> String {
    guard let string = value as? String else { throw mismatch("a string") }
    return string
  }

  package func bool() throws(FixtureError) -> Bool {
    guard isBool, let number = value as? NSNumber else { throw mismatch("true or false") }
    return number.boolValue
  }

  package func array() throws(FixtureError) -> [FixtureJSON] {
    guard let elements = value as? [Any] else { throw mismatch("an array") }
    return elements.enumerated().map { index, element in
      FixtureJSON(value: element, file: file, place: .element(index, of: place))
    }
  }

  /// Decodes an array with one element for each name, such as the x, y, width and height of a
  /// rectangle.
  ///
  /// The names describe the expected array in errors.
  package func array(of names: [String]) throws(FixtureError) -> [FixtureJSON] {
    var expected: String { "[\(names.joined(separator: ", "))]" }
    guard let elements = value as? [Any] else { throw mismatch(expected) }
    guard elements.count == names.count else {
      throw fault(.wrongType(expected: expected, found: "\(elements.count) elements"))
    }
    return try array()
  }

  /// Decodes an object.
  ///
  /// A key that isn't in `keys` is an error.
  package func object(_ keys: Set<String>) throws(FixtureError) -> FixtureObject {
    guard let members = value as? [String: Any] else { throw mismatch("an object") }
    if let stray = members.keys.filter({ !keys.contains($0) }).min() {
      throw fault(.unknownKey(stray))
    }
    return FixtureObject(members: members, node: self)
  }

  /// Decodes a case of an enumeration from its name.
  package func name<Name: CaseIterable & RawRepresentable<String>>(
    _ type: Name.Type
  ) throws(FixtureError) -> Name {
    let string = try string()
    guard let name = Name(rawValue: string) else {
      throw fault(.unknownName(string, known: Name.allCases.map(\.rawValue)))
    }
    return name
  }

  /// Whether the value is a Boolean.
  ///
  /// Foundation parses Booleans as numbers with an encoding of their own.
  package var isBool: Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }

  private var kind: String {
    switch value {
    case is NSNull: "null"
    case is String: "a string"
    case is [Any]: "an array"
    case is [String: Any]: "an object"
    case is NSNumber where isBool: "true or false"
    case let number as NSNumber: "the number \(number)"
    default: "something else"
    }
  }
}

/// A JSON object whose keys have been checked.
package struct FixtureObject {
  package let members: [String: Any]
  package let node: FixtureJSON

  /// Returns the value of `key`, or nil if the object doesn't have that key.
  ///
  /// If the value is `null`, the result isn't nil, but decoding it throws an error.
  package subscript(key: String) -> FixtureJSON? {
    members[key].map { node.member(key, $0) }
  }

  package func required(_ key: String) throws(FixtureError) -> FixtureJSON {
    guard let member = self[key] else { throw node.fault(.missingKey(key)) }
    return member
  }
}
