extension ScreenDump {
  /// A remark on how a dump was read.
  public struct Remark: Sendable, Hashable {
    /// The kind of remark.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The file doesn't specify a value, so the usual one was assumed.
      case guessed
      /// A part of the file was skipped, or the file says that it leaves something out.
      case skipped
      /// An error was repaired, or the file was converted, for example decompressed.
      case recovered
      /// A part of the file can be understood in several ways, or may be incomplete or altered.
      case ambiguous
    }

    /// The kind of remark.
    public let kind: Kind
    /// The remark in words, without a period.
    public let text: String
    /// The line of the text, counted from 1, as for ``ScreenDump/Element/line``; nil if the remark
    /// concerns the whole file.
    public let line: Int?
    /// The number of further occurrences of the same remark.
    public internal(set) var repetitions = 0
  }
}

extension ScreenDump.Remark: CustomStringConvertible {
  /// The line, the kind, the remark and the number of its repetitions, in one line.
  public var description: String {
    let place = line.map { "line \($0): " } ?? ""
    let further = repetitions > 0 ? " (and \(repetitions) more like this)" : ""
    return "\(place)\(kind.rawValue): \(text)\(further)"
  }
}
