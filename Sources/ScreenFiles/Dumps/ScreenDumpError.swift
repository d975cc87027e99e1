/// An error in a dump: the position, the reason, and the number of valid elements before it.
public struct ScreenDumpError: Error, Sendable, Hashable {
  /// The reason why the dump was rejected.
  public let reason: Reason
  /// The line of the text, counted from 1; 0 if there is no position.
  ///
  /// It is usually a line of the file. If the text was decoded or extracted from other text, it may
  /// be a line of the result.
  public let line: Int
  /// The position in the line in bytes, counted from 1; 0 if there is no position.
  public let column: Int
  /// The number of elements that were complete before the position of the error.
  ///
  /// An element is complete once the reader has passed its opening tag (XML), the members that
  /// precede its children (JSON), or its line (text).
  public let elementsBefore: Int

  /// The reasons for rejecting a dump.
  public enum Reason: Sendable, Hashable {
    /// The file is missing, isn't a file, or is unreadable; the string has the details.
    case unreadable(String)
    /// The file is empty or contains only spaces and line breaks.
    case empty
    /// The content has no known format; the string is its beginning.
    case unknownFormat(String)
    /// The text isn't valid UTF-8; `byte` is the first invalid byte.
    case notUTF8(byte: UInt8)
    /// The text isn't valid in its encoding, UTF-16 or UTF-32; the string is the encoding's name.
    case notUnicode(encoding: String)
    /// The text ends in the middle of an element or of an element's container, or a mark in it says
    /// that its end is missing.
    case cut
    /// The text begins in the middle of a screen: the containers of its first elements are missing.
    case cutAtStart
    /// The text violates its format; the string describes how.
    case malformed(String)
    /// The text is valid but has no elements.
    case noElements
    /// There are elements but no rectangles; the string describes where the elements were found.
    ///
    /// This is an error only in some formats, and only if the caller didn't specify the format.
    case withoutRectangles(String)
    /// Some elements or their depths can't be read; the string gives the reason.
    case unread(String)
    /// The content is of a known kind other than a dump with rectangles; the string is a sentence
    /// about it.
    case otherFile(String)
    /// Compressed data is unusable; the string gives the reason.
    case compressed(String)
    /// The file is too large; `count` is the number of its bytes, and `limit` the maximum.
    case tooLarge(count: Int, limit: Int)
  }

  init(_ reason: Reason, line: Int = 0, column: Int = 0, elementsBefore: Int = 0) {
    self.reason = reason
    self.line = line
    self.column = column
    self.elementsBefore = elementsBefore
  }
}

extension ScreenDumpError: CustomStringConvertible {
  /// The position, the reason and the number of elements before the position, in one line.
  public var description: String {
    let place = line > 0 ? "line \(line), column \(column): " : ""
    let before = elementsBefore > 0 ? " (after \(elementsBefore) elements)" : ""
    return "\(place)\(reason)\(before)"
  }
}

extension ScreenDumpError.Reason: CustomStringConvertible {
  /// The reason as a sentence without its period.
  public var description: String {
    switch self {
    case .unreadable(let message): "the file can't be read: \(message)"
    case .empty: "the file is empty"
    case .unknownFormat(let start):
      "this isn't a known kind of screen dump; it begins with \"\(start)\""
    case .notUTF8(let byte): "the byte 0x\(String(byte, radix: 16)) isn't valid UTF-8 here"
    case .notUnicode(let encoding): "the text isn't valid \(encoding)"
    case .cut: "the file ends in the middle of a screen"
    case .cutAtStart: "the file begins in the middle of a screen"
    case .malformed(let message): message
    case .noElements: "the dump contains no elements"
    case .withoutRectangles(let place): "no element has a rectangle: \(place)"
    case .unread(let what): "\(what); the whole file is refused, so that no element is lost"
    case .otherFile(let sentence): sentence
    case .compressed(let what): "the compressed data \(what)"
    case .tooLarge(let count, let limit):
      "the file has \(count) bytes; the limit is \(limit)"
    }
  }
}
