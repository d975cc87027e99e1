/// A dump that can't be read: where, why, and how far it was good.
public struct ScreenDumpError: Error, Sendable, Hashable {
  /// What is wrong.
  public let reason: Reason
  /// The line of the file, from 1; 0 where no place can be named.
  public let line: Int
  /// The byte in the line, from 1; 0 where no place can be named.
  public let column: Int
  /// How many elements were complete before that place.
  ///
  /// Of an element in XML that is its opening tag, in JSON the members before its children, in a text its line.
  public let elementsBefore: Int

  /// What can be wrong with a dump.
  public enum Reason: Sendable, Hashable {
    /// The file is missing, is no file, or may not be read.
    case unreadable(String)
    /// There is nothing in the file.
    case empty
    /// The content is none of the known formats; the string is how it begins.
    case unknownFormat(String)
    /// A byte that doesn't belong to UTF-8.
    case notUTF8(byte: UInt8)
    /// The file ends in the middle of an element or of what holds it.
    case cut
    /// The file begins in the middle of a screen: what was around its first elements is missing.
    case cutAtStart
    /// The text breaks the rules of its format; the string says how.
    case malformed(String)
    /// The text is in order and holds no element.
    case noElements
    /// Elements were found, but no rectangle; the string says where both were looked for.
    case withoutRectangles(String)
    /// A part of the text holds elements that can't be told from what stands around them; the string says what it is.
    case unread(String)
    /// The content is known, and no dump with rectangles; the string is a sentence about it.
    case otherFile(String)
    /// The data of gzip can't be used; the string says why.
    case compressed(String)
    /// More bytes or elements than can be held.
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
  /// One line: place, reason, and how many elements came before.
  public var description: String {
    let place = line > 0 ? "line \(line), column \(column): " : ""
    let before = elementsBefore > 0 ? " (after \(elementsBefore) elements)" : ""
    return "\(place)\(reason)\(before)"
  }
}

extension ScreenDumpError.Reason: CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public var description: String {
    switch self {
    case .unreadable(let message): "the file can't be read: \(message)"
    case .empty: "there is nothing in the file"
    case .unknownFormat(let start): "this is no known dump of a screen; it begins with \"\(start)\""
    case .notUTF8(let byte): "the byte 0x\(String(byte, radix: 16)) isn't UTF-8 here"
    case .cut: "the file ends in the middle of a screen"
    case .cutAtStart: "the file begins in the middle of a screen"
    case .malformed(let message): message
    case .noElements: "there is no element in it"
    case .withoutRectangles(let place): "no element has a rectangle: \(place)"
    case .unread(let what): "\(what); nothing of the file is read, so that none is lost"
    case .otherFile(let sentence): sentence
    case .compressed(let what): "the data of gzip \(what)"
    case .tooLarge(let count, let limit): "\(count) are too many; at most \(limit) can be held"
    }
  }
}
