/// A recording that can't be used: which file, which place inside it, and why.
public struct PressRecordingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was named by the caller.
  public let file: String
  /// The place inside the file, such as `$.samples[3].force`; `$` is the whole document.
  public let path: String
  /// What is wrong there.
  public let reason: Reason

  /// What can be wrong with a recording.
  public enum Reason: Sendable, Hashable {
    /// The file is missing, too large, or may not be read; the string says more.
    case unreadable(String)
    /// The text isn't JSON, or a value isn't of the expected type; the string is what the decoder said.
    case malformed(String)
    /// A required member is absent.
    case missingKey(String)
    /// A member that means nothing here.
    case unknownKey(String)
    /// A number outside the allowed range.
    case outOfRange(value: Double, allowed: String)
    /// A phase that can't follow the sample before; the string says why.
    case contradiction(String)
  }

  /// Creates an error about one place of one file.
  public init(file: String, path: String, reason: Reason) {
    self.file = file
    self.path = path
    self.reason = reason
  }

  /// One line: file, path and reason.
  public var description: String {
    let place = "\(file): \(path): "
    return switch reason {
    case .unreadable(let message): place + "can't be read: \(message)"
    case .malformed(let message): place + message
    case .missingKey(let key): place + "the member \"\(key)\" is missing"
    case .unknownKey(let key): place + "the member \"\(key)\" means nothing here"
    case .outOfRange(let value, let allowed):
      place + "\(value) is out of range, allowed is \(allowed)"
    case .contradiction(let message): place + message
    }
  }
}
