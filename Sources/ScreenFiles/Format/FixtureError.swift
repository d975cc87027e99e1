import ViewGeometry

/// A fixture that can't be read: which file, which place inside it, and why.
///
/// Everything in a fixture comes from outside, so nothing in it is trusted and nothing in it
/// traps: each fault is one value of this type.
public struct FixtureError: Error, Sendable, Hashable {
  /// The file, as it was named by the caller.
  public let file: String
  /// The place inside the file, such as `$.views[3].frame`; `$` is the whole document.
  public let path: String
  /// What is wrong there.
  public let reason: Reason

  /// Creates an error about one place of one file.
  public init(file: String, path: String, reason: Reason) {
    self.file = file
    self.path = path
    self.reason = reason
  }

  /// What can be wrong with a fixture.
  public enum Reason: Sendable, Hashable {
    /// The file is missing, is no file, or may not be read.
    case unreadable(String)
    /// The text is not JSON; the string is what the parser said.
    case malformedJSON(String)
    /// A value of another type was expected.
    case wrongType(expected: String, found: String)
    /// A required member is absent.
    case missingKey(String)
    /// A member that means nothing here.
    case unknownKey(String)
    /// A member given twice in one object.
    case repeatedKey(String)
    /// An id that another view has already.
    case duplicateID(String)
    /// An id no view has, or an item or part that doesn't exist.
    case unknownID(String)
    /// Views that are each other's superviews; the ids from superview to subview.
    case cycle([String])
    /// A number no finite `Double` stands for, as it is written in the file.
    case notFinite(String)
    /// A finite number outside the range that is allowed here.
    case outOfRange(value: Double, allowed: String)
    /// More views, sections, items or bytes than can be held.
    case tooMany(count: Double, limit: Int)
    /// A name that is none of the known ones, for instance of a role or a generator.
    case unknownName(String, known: [String])
    /// Members that are right alone and wrong together; the string says why.
    case contradiction(String)
  }
}

extension FixtureError: CustomStringConvertible {
  /// One line: file, path and reason.
  public var description: String { "\(file): \(path): \(reason)" }
}

extension FixtureError.Reason: CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public var description: String {
    switch self {
    case .unreadable(let message): "can't be read: \(message)"
    case .malformedJSON(let message): "is not JSON: \(message)"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .missingKey(let key): "the member \"\(key)\" is missing"
    case .unknownKey(let key): "the member \"\(key)\" means nothing here"
    case .repeatedKey(let key): "the member \"\(key)\" is given twice"
    case .duplicateID(let id): "the id \"\(id)\" is taken already"
    case .unknownID(let id): "nothing has the id \"\(id)\""
    case .cycle(let ids): "the views are each other's superviews: \(ids.joined(separator: " > "))"
    case .notFinite(let text): "\(text) is not a finite number"
    case .outOfRange(let value, let allowed): "\(value) is out of range, allowed is \(allowed)"
    case .tooMany(let count, let limit): "\(count) are too many, at most \(limit) can be held"
    case .unknownName(let name, let known):
      "\"\(name)\" is unknown, known are \(known.joined(separator: ", "))"
    case .contradiction(let message): message
    }
  }
}
