/// Why a font file can't be read.
public enum FontFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The data doesn't begin as a TrueType or OpenType font, or as a collection of them.
  case notAFont
  /// The collection has fewer fonts than the index asks for.
  case noFont(index: Int, count: Int)
  /// A table that is needed is missing.
  case missingTable(String)
  /// A table, or the directory of tables, ends before what it says it holds, or lies outside the file.
  case truncated(table: String)
  /// A table says what can't be.
  case malformed(table: String, reason: String)

  /// A sentence that says what is wrong.
  public var description: String {
    switch self {
    case .notAFont: "The data isn't a TrueType or OpenType font."
    case .noFont(let index, let count): "The file has \(count) fonts, and none at index \(index)."
    case .missingTable(let name): "The font has no table '\(name)'."
    case .truncated(let name): "The table '\(name)' ends too early."
    case .malformed(let name, let reason): "The table '\(name)' is malformed: \(reason)."
    }
  }
}
