public import Foundation

/// The metrics of a TrueType or OpenType font: advances, kerning pairs and line metrics.
///
/// It reads the `head`, `maxp`, `hhea`, `hmtx` and `cmap` tables and, if present, the `OS/2`,
/// `kern` and `name` tables. It doesn't read outlines, the `GPOS` table or variations. Lengths are
/// in font units, which are fractions of an em: an em is ``unitsPerEm`` units.
public final class FontFile: Sendable {
  /// The number of units per em.
  public let unitsPerEm: Int
  /// The number of glyphs.
  public let glyphCount: Int
  /// The ascent above the baseline, in units.
  ///
  /// It comes from the `hhea` table or, if the ascent and the descent there are 0, from the `OS/2`
  /// table. It is 0 if neither table has a value.
  public let ascender: Int
  /// The descent below the baseline, in units, from the same table as the ascent; usually negative.
  public let descender: Int
  /// The space between lines, in units, from the same table as the ascent.
  public let lineGap: Int
  /// The height of capital letters, in units; 0 if unspecified.
  public let capHeight: Int
  /// The height of the letter x, in units; 0 if unspecified.
  public let xHeight: Int
  /// The weight class from the `OS/2` table, usually from 1 to 1,000; 400 if the table is missing.
  ///
  /// The class 400 is the regular weight.
  public let weightClass: Int
  /// Whether the `OS/2` table marks the font as italic or oblique; false without that table.
  public let isItalic: Bool
  /// The typographic family name or, if there is none, the family name.
  ///
  /// It is nil if the font has neither of these names in Unicode.
  public let familyName: String?

  let map: CharacterMap
  let kerning: KerningTable
  /// The advances of the first glyphs; all other glyphs have the last of these advances.
  private let advances: [UInt16]

  /// Reads a font from a file.
  ///
  /// If the file is a font collection, `index` is the index of the font in it. Otherwise, `index`
  /// must be 0.
  ///
  /// - Throws: A ``FontFileError`` if the data isn't a readable font, or if there is no font at
  ///   `index`. If the file can't be read, the error is that of `Data(contentsOf:)`.
  public convenience init(contentsOf url: URL, index: Int = 0) throws {
    try self.init(Data(contentsOf: url), index: index)
  }

  /// Reads a font from data.
  ///
  /// If the data is a font collection, `index` is the index of the font in it. Otherwise, `index`
  /// must be 0.
  ///
  /// - Complexity: O(bytes + characters), and O(n log n) for n kerning pairs.
  /// - Throws: A ``FontFileError`` if the data isn't a readable font, or if there is no font at
  ///   `index`.
  public convenience init(_ data: Data, index: Int = 0) throws(FontFileError) {
    try self.init(bytes: [UInt8](data), index: index)
  }

  /// Reads a font from bytes.
  ///
  /// If the bytes are a font collection, `index` is the index of the font in it. Otherwise, `index`
  /// must be 0.
  ///
  /// - Complexity: O(bytes + characters), and O(n log n) for n kerning pairs.
  /// - Throws: A ``FontFileError`` if the bytes aren't a readable font, or if there is no font at
  ///   `index`.
  public init(bytes: [UInt8], index: Int = 0) throws(FontFileError) {
    let tables = try FontTables(bytes, index: index)
    let head = try tables.required("head")
    unitsPerEm = try head.unsigned16(18)
    guard unitsPerEm >= 16 else {
      throw .malformed(table: "head", reason: "it has \(unitsPerEm) units per em")
    }
    glyphCount = try tables.required("maxp").unsigned16(4)
    let hhea = try tables.required("hhea")
    let count = try hhea.unsigned16(34)
    guard count > 0, count <= glyphCount else {
      throw .malformed(table: "hhea", reason: "it has \(count) advances for \(glyphCount) glyphs")
    }
    let hmtx = try tables.required("hmtx")
    try hmtx.require(0, 4 * count)
    var advances: [UInt16] = []
    advances.reserveCapacity(count)
    for glyph in 0..<count { advances.append(UInt16(try hmtx.unsigned16(4 * glyph))) }
    self.advances = advances
    map = try CharacterMap(tables.required("cmap"), glyphCount: glyphCount)
    kerning = try KerningTable(tables.optional("kern"))
    let windows = try WindowsMetrics(tables.optional("OS/2"))
    let (above, below, gap) = (
      try hhea.signed16(4), try hhea.signed16(6), try hhea.signed16(8)
    )
    let hasLine = above != 0 || below != 0
    ascender = hasLine ? above : windows.ascender
    descender = hasLine ? below : windows.descender
    lineGap = hasLine ? gap : windows.lineGap
    (capHeight, xHeight) = (windows.capHeight, windows.xHeight)
    (weightClass, isItalic) = (windows.weightClass, windows.isItalic)
    familyName = try FontNames.family(in: tables.optional("name"))
  }

  /// Returns the advance of a glyph, in units.
  ///
  /// The `hmtx` table may end before the last glyph. All glyphs beyond its end have the last
  /// advance in the table. A negative `glyph` counts as 0.
  public func advance(ofGlyph glyph: Int) -> Int {
    Int(advances[max(0, min(glyph, advances.count - 1))])
  }

  /// Returns the glyph of a character; nil if the font has none.
  public func glyph(for scalar: Unicode.Scalar) -> Int? {
    let glyph = Int(map.glyph(of: scalar.value))
    return glyph == 0 ? nil : glyph
  }

  /// Returns the kerning between two glyphs, in units.
  ///
  /// A negative value moves the glyphs closer together. Returns 0 if the font doesn't kern the
  /// pair.
  ///
  /// - Complexity: O(log pairs + class-based subtables).
  public func kerning(_ left: Int, _ right: Int) -> Int {
    guard let left = UInt16(exactly: left), let right = UInt16(exactly: right) else { return 0 }
    return kerning.units(left, right)
  }
}

/// The values read from the `OS/2` table.
private struct WindowsMetrics {
  var (ascender, descender, lineGap) = (0, 0, 0)
  var (capHeight, xHeight, weightClass) = (0, 0, 400)
  var isItalic = false

  init(_ table: FontBytes?) throws(FontFileError) {
    guard let table else { return }
    weightClass = try table.unsigned16(4)
    // Bit 0 is that of italic fonts, and bit 9 that of oblique ones.
    isItalic = try table.unsigned16(62) & 0x201 != 0
    // Apple's version 0 of the table ends before the typographic metrics.
    guard table.count >= 78 else { return }
    (ascender, descender) = (try table.signed16(68), try table.signed16(70))
    lineGap = try table.signed16(72)
    if ascender == 0, descender == 0 {
      (ascender, descender) = (try table.unsigned16(74), -(try table.unsigned16(76)))
    }
    guard try table.unsigned16(0) >= 2 else { return }
    (xHeight, capHeight) = (try table.signed16(86), try table.signed16(88))
  }
}

/// The names read from the `name` table.
private enum FontNames {
  /// Returns the typographic family name or, if there is none, the family name.
  ///
  /// Returns nil if the table has neither of these names in Unicode.
  static func family(in table: FontBytes?) throws(FontFileError) -> String? {
    guard let table else { return nil }
    let strings = try table.unsigned16(4)
    var names: [Int: String] = [:]
    for index in 0..<(try table.unsigned16(2)) {
      let record = 6 + 12 * index
      let (platform, name) = (try table.unsigned16(record), try table.unsigned16(record + 6))
      guard platform == 0 || platform == 3, name == 1 || name == 16, names[name] == nil else {
        continue
      }
      let text = try table.part(
        from: strings + table.unsigned16(record + 10), count: table.unsigned16(record + 8))
      let units = stride(from: 0, to: text.count - 1, by: 2).map {
        UInt16(text.bytes[text.range.lowerBound + $0]) << 8
          | UInt16(text.bytes[text.range.lowerBound + $0 + 1])
      }
      names[name] = String(decoding: units, as: UTF16.self)
    }
    return names[16] ?? names[1]
  }
}
