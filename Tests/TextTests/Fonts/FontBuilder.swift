/// Fonts built by tests: a file of tables.
struct FontBuilder {
  var tables: [String: [UInt8]] = [:]

  /// A font of four glyphs, 1,000 units an em, with advances of 500, 600, 700 and 700; A, B and C are the last three.
  static var small: FontBuilder {
    var font = FontBuilder()
    font.tables["head"] = [UInt8](repeating: 0, count: 18) + word(1000) + zeros(34)
    font.tables["maxp"] = long(0x10000) + word(4)
    font.tables["hhea"] = long(0x10000) + word(800) + word(-200) + word(90) + zeros(24) + word(3)
    font.tables["hmtx"] = [500, 600, 700].flatMap { word($0) + word(0) } + word(0)
    font.tables["cmap"] = cmap(format4([(0x41, 0x43, -0x40)]))
    return font
  }

  static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
  static func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }
  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// A table with one subtable for Unicode.
  static func cmap(_ subtable: [UInt8], platform: Int = 3, encoding: Int = 10) -> [UInt8] {
    word(0) + word(1) + word(platform) + word(encoding) + long(12) + subtable
  }

  /// Segments of the first and last character, and the difference to the glyph.
  static func format4(_ segments: [(Int, Int, Int)]) -> [UInt8] {
    let all = segments + [(0xFFFF, 0xFFFF, 1)]
    let body =
      all.flatMap { word($0.1) } + word(0) + all.flatMap { word($0.0) } + all.flatMap { word($0.2) }
      + all.flatMap { _ in word(0) }
    return word(4) + word(14 + body.count) + word(0) + word(2 * all.count) + zeros(6) + body
  }

  /// Groups of first, last and glyph.
  static func groups(_ format: Int, _ groups: [(Int, Int, Int)]) -> [UInt8] {
    word(format) + word(0) + long(16 + 12 * groups.count) + long(0) + long(groups.count)
      + groups.flatMap { long($0.0) + long($0.1) + long($0.2) }
  }

  /// A table of Microsoft's kind with subtables of a coverage.
  static func kern(_ subtables: [(coverage: Int, body: [UInt8])]) -> [UInt8] {
    word(0) + word(subtables.count)
      + subtables.flatMap { word(0) + word(6 + $0.body.count) + word($0.coverage) + $0.body }
  }

  /// Pairs of left and right glyph with their units.
  static func pairs(_ pairs: [(Int, Int, Int)]) -> [UInt8] {
    word(pairs.count) + zeros(6) + pairs.flatMap { word($0.0) + word($0.1) + word($0.2) }
  }

  var bytes: [UInt8] { file(at: 0) }

  /// The file, for an offset in a collection.
  func file(at start: Int) -> [UInt8] {
    let names = tables.keys.sorted()
    var (directory, data): ([UInt8], [UInt8]) = ([], [])
    let first = 12 + 16 * names.count
    for name in names {
      let table = tables[name] ?? []
      directory += Array(name.utf8) + Self.long(0)
      directory += Self.long(start + first + data.count) + Self.long(table.count)
      data += table
    }
    return Self.long(0x10000) + Self.word(names.count) + Self.zeros(6) + directory + data
  }
}
