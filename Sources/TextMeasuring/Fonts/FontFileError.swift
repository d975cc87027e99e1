/// The error for an unreadable font file.
public enum FontFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The data, or the font in a collection, doesn't begin like a TrueType or OpenType font.
  case notAFont
  /// The file has no font at the index; `count` is the number of its fonts.
  case noFont(index: Int, count: Int)
  /// A required table is missing; the string is the name of the table.
  case missingTable(String)
  /// A table, or the table directory, ends early or lies outside the file.
  case truncated(table: String)
  /// A table has an invalid value; `reason` is a clause such as "it has no Unicode subtable".
  case malformed(table: String, reason: String)

  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notAFont: "The data isn't a TrueType or OpenType font."
    case .noFont(let index, let count): "There is no font at index \(index): the file has \(count)."
    case .missingTable(let name): "The font has no table '\(name)'."
    case .truncated(let name): "The table '\(name)' ends too early."
    case .malformed(let name, let reason): "The table '\(name)' is malformed: \(reason)."
    }
  }
}
