/// A property list that can't be used: which file, which place inside it, and why.
public struct PropertyListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was named by the caller.
  public let file: String
  /// The place inside the file, such as `UIApplicationShortcutItems[0]`; empty for the whole of it.
  public let path: String
  /// The reason.
  public let reason: Reason

  /// What can be wrong with a property list.
  public enum Reason: Sendable, Hashable {
    /// The file is missing or may not be read; the string says more.
    case unreadable(String)
    /// The data is no property list; the string is what the parser said.
    case malformed(String)
    /// A value of another type was expected.
    case wrongType(expected: String, found: String)
    /// A required key is absent.
    case missingKey(String)
    /// A name that is none of the known ones.
    case unknownName(String)
  }

  /// Creates an error about one place of one file.
  public init(file: String, path: String, reason: Reason) {
    self.file = file
    self.path = path
    self.reason = reason
  }

  /// One line: file, path and reason.
  public var description: String {
    let place = path.isEmpty ? file : "\(file): \(path)"
    return switch reason {
    case .unreadable(let message): "\(place): can't be read: \(message)"
    case .malformed(let message): "\(place): is not a property list: \(message)"
    case .wrongType(let expected, let found): "\(place): expected \(expected), found \(found)"
    case .missingKey(let key): "\(place): the key \"\(key)\" is missing"
    case .unknownName(let name): "\(place): nothing is called \"\(name)\""
    }
  }
}
