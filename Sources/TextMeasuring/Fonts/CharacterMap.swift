/// The map from characters to glyphs, read from the `cmap` table of a font.
///
/// It supports formats 0, 4, 6, 10, 12 and 13. If the table has several subtables, only the best
/// one is read: one for all of Unicode is preferred, then one for the Basic Multilingual Plane,
/// then one with the Windows Symbol encoding. Format 14 (variation sequences) and formats 2 and 8
/// (legacy scripts with mixed widths) aren't supported.
struct CharacterMap: Sendable {
  /// Pages of 256 glyphs, indexed by the character's upper bits; nil for a page without glyphs.
  private var pages: [[UInt16]?] = []
  private let glyphCount: Int

  init(_ table: FontBytes, glyphCount: Int) throws(FontFileError) {
    self.glyphCount = glyphCount
    var best: (rank: Int, offset: Int)?
    for index in 0..<(try table.unsigned16(2)) {
      let record = 4 + 8 * index
      let (platform, encoding) = (
        try table.unsigned16(record), try table.unsigned16(record + 2)
      )
      let offset = try table.unsigned32(record + 4)
      let rank = Self.rank(platform, encoding, format: try table.unsigned16(offset))
      if rank > best?.rank ?? 0 { best = (rank, offset) }
    }
    guard let best else { throw .malformed(table: "cmap", reason: "it has no Unicode subtable") }
    try read(try table.part(from: best.offset))
  }

  /// Returns the glyph of a character; 0 if the font has none.
  @inline(__always)
  func glyph(of scalar: UInt32) -> UInt16 {
    let page = Int(scalar >> 8)
    guard page < pages.count, let glyphs = pages[page] else { return 0 }
    return glyphs[Int(scalar & 0xFF)]
  }

  /// Returns a rank for a subtable: the subtable with the highest rank is read.
  ///
  /// Returns 0 if the subtable isn't for Unicode or symbols, or if its format can't be read.
  private static func rank(_ platform: Int, _ encoding: Int, format: Int) -> Int {
    guard [0, 4, 6, 10, 12, 13].contains(format) else { return 0 }
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): return 3
    case (3, 1), (0, 0...3): return 2
    // Windows symbols, which begin at U+F000.
    case (3, 0): return 1
    default: return 0
    }
  }

  private mutating func read(_ table: FontBytes) throws(FontFileError) {
    switch try table.unsigned16(0) {
    case 0: for code in 0..<256 { set(code, try table.unsigned8(6 + code)) }
    case 4: try readSegments(table)
    case 6: try readRun(table, first: table.unsigned16(6), count: table.unsigned16(8), at: 10)
    case 10: try readRun(table, first: table.unsigned32(12), count: table.unsigned32(16), at: 20)
    default: try readGroups(table, isOneGlyph: table.unsigned16(0) == 13)
    }
  }

  /// Reads format 4: segments of the Basic Multilingual Plane.
  private mutating func readSegments(_ table: FontBytes) throws(FontFileError) {
    let twice = try table.unsigned16(6)
    guard twice % 2 == 0 else {
      throw .malformed(table: "cmap", reason: "twice the number of segments is odd")
    }
    let (ends, starts) = (14, 16 + twice)
    var least = 0
    for entry in stride(from: 0, to: twice, by: 2) {
      let (start, end) = (
        try table.unsigned16(starts + entry), try table.unsigned16(ends + entry)
      )
      let delta = try table.unsigned16(starts + twice + entry)
      let rangeField = starts + 2 * twice + entry
      let range = try table.unsigned16(rangeField)
      guard start >= least, start <= end else {
        throw .malformed(table: "cmap", reason: "the segments are out of order")
      }
      least = end + 1
      for code in start...end where code != 0xFFFF {
        var glyph = code
        if range != 0 {
          glyph = try table.unsigned16(rangeField + range + 2 * (code - start))
          if glyph == 0 { continue }
        }
        set(code, (glyph + delta) & 0xFFFF)
      }
    }
  }

  /// Reads formats 6 and 10: one run of characters.
  private mutating func readRun(
    _ table: FontBytes, first: Int, count: Int, at offset: Int
  ) throws(FontFileError) {
    guard first + count <= 0x110000 else {
      throw .malformed(table: "cmap", reason: "a range exceeds U+10FFFF")
    }
    try table.require(offset, 2 * count)
    for index in 0..<count { set(first + index, try table.unsigned16(offset + 2 * index)) }
  }

  /// Reads formats 12 and 13: groups of characters, in order.
  private mutating func readGroups(
    _ table: FontBytes, isOneGlyph: Bool
  ) throws(FontFileError) {
    let count = try table.unsigned32(12)
    try table.require(16, 12 * count)
    var least = 0
    for group in 0..<count {
      let record = 16 + 12 * group
      let (start, end) = (try table.unsigned32(record), try table.unsigned32(record + 4))
      let glyph = try table.unsigned32(record + 8)
      guard start >= least, start <= end, end < 0x110000 else {
        throw .malformed(table: "cmap", reason: "the groups are out of order")
      }
      least = end + 1
      // There are no glyphs with indices of `glyphCount` or more, so in format 12 the loop needn't
      // visit all characters of a huge group.
      let last = isOneGlyph ? end : min(end, start + glyphCount - min(glyph, glyphCount))
      guard start <= last else { continue }
      for code in start...last { set(code, isOneGlyph ? glyph : glyph + code - start) }
    }
  }

  private mutating func set(_ code: Int, _ glyph: Int) {
    guard glyph > 0, glyph < glyphCount else { return }
    let page = code >> 8
    if page >= pages.count {
      pages += [[UInt16]?](repeating: nil, count: page + 1 - pages.count)
    }
    if pages[page] == nil { pages[page] = [UInt16](repeating: 0, count: 256) }
    pages[page]?[code & 0xFF] = UInt16(glyph)
  }
}
