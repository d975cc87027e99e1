import ViewGeometry

/// The error for an invalid fixture: the file, the path inside it, and the reason.
///
/// Fixtures are untrusted input, so every fault is an error of this type rather than a trap.
public struct FixtureError: Error, Sendable, Hashable {
  /// The name of the file, or the name that the caller gave to the data.
  public let file: String
  /// The path inside the file, such as `$.views[3].frame`; `$` is the whole document.
  public let path: String
  /// The reason why the fixture was rejected.
  public let reason: Reason

  /// Creates an error for the value at `path` in `file`.
  public init(file: String, path: String, reason: Reason) {
    self.file = file
    self.path = path
    self.reason = reason
  }

  /// The reasons for rejecting a fixture.
  public enum Reason: Sendable, Hashable {
    /// The file is missing, isn't a file, or is unreadable; the string has the details.
    case unreadable(String)
    /// The text isn't JSON; the string is the parser's message.
    case malformedJSON(String)
    /// A value has another type or form than expected, for example an array with another number of
    /// elements; the strings describe the expected and the found value.
    case wrongType(expected: String, found: String)
    /// A required member is absent; the string is its name.
    case missingKey(String)
    /// A member has an unknown name; the string is that name.
    case unknownKey(String)
    /// A member occurs twice in one object; the string is its name.
    case repeatedKey(String)
    /// Two views have the same id; the string is that id.
    case duplicateID(String)
    /// A name refers to a view, an item or a part of a message that doesn't exist; the string is
    /// the name.
    case unknownID(String)
    /// Views are superviews of each other; the value contains their ids, each superview before its
    /// subview.
    case cycle([String])
    /// A number isn't representable as a finite `Double`; the string is the text of the number.
    case notFinite(String)
    /// A finite number is outside the allowed range, which `allowed` describes.
    case outOfRange(value: Double, allowed: String)
    /// A count, for example of views, items or bytes, exceeds the supported limit.
    case tooMany(count: Double, limit: Int)
    /// A name, for example of a role or a generator, is unknown; `known` contains the supported
    /// names.
    case unknownName(String, known: [String])
    /// Members contradict each other or can't be combined; the string gives the reason.
    case contradiction(String)
  }
}

extension FixtureError: CustomStringConvertible {
  /// The file, the path and the reason, separated by colons.
  public var description: String { "\(file): \(path): \(reason)" }
}

extension FixtureError.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .unreadable(let message): "can't be read: \(message)"
    case .malformedJSON(let message): "is not JSON: \(message)"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .missingKey(let key): "the member \"\(key)\" is missing"
    case .unknownKey(let key): "the member \"\(key)\" is unknown"
    case .repeatedKey(let key): "the member \"\(key)\" is given twice"
    case .duplicateID(let id): "the id \"\(id)\" is taken already"
    case .unknownID(let id): "there is no id \"\(id)\""
    case .cycle(let ids): "the superviews form a cycle: \(ids.joined(separator: " > "))"
    case .notFinite(let text): "\(text) is not a finite number"
    case .outOfRange(let value, let allowed):
      "\(value) is out of range; allowed values are \(allowed)"
    case .tooMany(let count, let limit): "\(count) are too many; the limit is \(limit)"
    case .unknownName(let name, let known):
      "\"\(name)\" is unknown; known names are \(known.joined(separator: ", "))"
    case .contradiction(let message): message
    }
  }
}
