/// The error for an unusable recording, with the file, the path in the file and the reason.
public struct PressRecordingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the caller named it.
  public let file: String
  /// The path in the file, such as `$.samples[3].force`; `$` is the whole document.
  public let path: String
  /// The reason why the recording was rejected.
  public let reason: Reason

  /// The reasons for rejecting a recording.
  public enum Reason: Sendable, Hashable {
    /// The file is missing, too large or unreadable; the string has the details.
    case unreadable(String)
    /// The document isn't JSON, or a value has the wrong type or form; the string is the decoder's
    /// message.
    case malformed(String)
    /// A required member is absent; the string is its name.
    case missingKey(String)
    /// A member has an unknown name; the string is that name.
    case unknownKey(String)
    /// A number is outside the allowed range.
    case outOfRange(value: Double, allowed: String)
    /// A phase can't follow the previous sample; the string has the reason.
    case contradiction(String)
  }

  /// Creates an error for the value at `path` in `file`.
  public init(file: String, path: String, reason: Reason) {
    self.file = file
    self.path = path
    self.reason = reason
  }

  /// The file, the path and the reason in one line.
  public var description: String {
    let place = "\(file): \(path): "
    return switch reason {
    case .unreadable(let message): place + "can't be read: \(message)"
    case .malformed(let message): place + message
    case .missingKey(let key): place + "the member \"\(key)\" is missing"
    case .unknownKey(let key): place + "the member \"\(key)\" is unknown"
    case .outOfRange(let value, let allowed):
      place + "\(value) is out of range; allowed values are \(allowed)"
    case .contradiction(let message): place + message
    }
  }
}
