/// The error for an unusable property list, with the file, the path in the file and the reason.
public struct PropertyListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the caller named it.
  public let file: String
  /// The path in the file, such as `UIApplicationShortcutItems[0]`; empty for the whole file.
  public let path: String
  /// The reason why the property list was rejected.
  public let reason: Reason

  /// The reasons for rejecting a property list.
  public enum Reason: Sendable, Hashable {
    /// The file is missing or unreadable; the string has the details.
    case unreadable(String)
    /// The data isn't a valid property list; the string states the reason.
    case malformed(String)
    /// The value has the wrong type.
    case wrongType(expected: String, found: String)
    /// A required key is absent; the string is the key.
    case missingKey(String)
    /// The name of an icon type is unknown; the string is that name.
    case unknownName(String)
  }

  /// Creates an error for the value at `path` in `file`.
  public init(file: String, path: String, reason: Reason) {
    self.file = file
    self.path = path
    self.reason = reason
  }

  /// The file, the path and the reason in one line.
  public var description: String {
    let place = path.isEmpty ? file : "\(file): \(path)"
    return switch reason {
    case .unreadable(let message): "\(place): can't be read: \(message)"
    case .malformed(let message): "\(place): is not a property list: \(message)"
    case .wrongType(let expected, let found): "\(place): expected \(expected), found \(found)"
    case .missingKey(let key): "\(place): the key \"\(key)\" is missing"
    case .unknownName(let name): "\(place): there is no icon type \"\(name)\""
    }
  }
}
