extension ScreenDump {
  /// Something a reader should know about how a dump was read.
  public struct Remark: Sendable, Hashable {
    /// What happened.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The file doesn't tell; the usual was taken.
      case guessed
      /// Something was left out.
      case skipped
      /// Something was wrong and could be put right.
      case recovered
      /// The file leaves open which is right.
      case ambiguous
    }

    /// What happened.
    public let kind: Kind
    /// A sentence about it without its full stop.
    public let text: String
    /// The line of the file it is about, from 1; nil where it is about the whole.
    public let line: Int?
    /// How many further times the same happened, in other lines.
    public internal(set) var repetitions = 0
  }
}

extension ScreenDump.Remark: CustomStringConvertible {
  /// One line: where, what, and how often.
  public var description: String {
    let place = line.map { "line \($0): " } ?? ""
    let further = repetitions > 0 ? " (and \(repetitions) more like this)" : ""
    return "\(place)\(kind.rawValue): \(text)\(further)"
  }
}
