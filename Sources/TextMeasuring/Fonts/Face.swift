/// A font for measuring, with the advances of its characters.
///
/// The advances of the first 128 characters are in a separate array, which is fast to read.
final class Face: Sendable {
  let unitsPerEm: Double
  /// The line metrics as fractions of an em.
  let ascent, descent, leading, capHeight, xHeight: Double
  /// The advances of the first 128 characters, in font units.
  ///
  /// The value is negative for a missing character, a character without a width, and the tab, which
  /// have no tracking.
  let ascii: [Int32]
  /// The kerning of pairs of the first 128 characters, in font units; empty if there is none.
  ///
  /// The index of a pair is 128 times the left character plus the right one.
  let asciiKerning: [Int16]
  private let source: Source

  private enum Source: Sendable {
    case file(FontFile)
    /// The advances of one weight in `BuiltInAdvances`, as an array that is indexed by character.
    case column([UInt16])
    /// The same advance, in font units, for all characters that are neither controls nor wide.
    case fixed(Int)
  }

  /// Whether the advances come from `BuiltInAdvances`.
  ///
  /// The tracking of the system font is added only if this is true. The value is false for the
  /// built-in monospaced face.
  var isBuiltIn: Bool {
    if case .column = source { return true }
    return false
  }

  init(_ file: FontFile) {
    let em = Double(file.unitsPerEm)
    unitsPerEm = em
    (ascent, descent, leading) = (
      Double(file.ascender) / em, -Double(file.descender) / em, Double(file.lineGap) / em
    )
    (capHeight, xHeight) = (Double(file.capHeight) / em, Double(file.xHeight) / em)
    let glyphs = (0..<128).map { file.map.glyph(of: $0) }
    ascii = glyphs.enumerated().map { scalar, glyph in
      let advance = glyph == 0 ? 0 : Int32(file.advance(ofGlyph: Int(glyph)))
      return advance == 0 || scalar == 0x09 ? -1 : advance
    }
    asciiKerning =
      file.kerning.isEmpty
      ? []
      : glyphs.flatMap { left in
        glyphs.map { right in
          left == 0 || right == 0 ? 0 : Int16(clamping: file.kerning.units(left, right))
        }
      }
    source = .file(file)
  }

  private init(_ source: Source) {
    (unitsPerEm, self.source, asciiKerning) = (Double(BuiltInAdvances.unitsPerEm), source, [])
    (ascent, descent, leading) = (BuiltInFont.ascent, BuiltInFont.descent, 0)
    (capHeight, xHeight) = (BuiltInFont.capHeight, BuiltInFont.xHeight)
    switch source {
    case .column(let column):
      ascii = (0..<128).map { column[$0] == 0 ? -1 : Int32(column[$0]) }
    case .fixed(let units):
      ascii = (0..<128).map { Self.isControl($0) ? -1 : Int32(units) }
    case .file: preconditionFailure("A font file has metrics of its own.")
    }
  }

  /// The proportional faces that need no file, from light to bold: one for each weight in
  /// `BuiltInAdvances`.
  static let builtIn: [Face] = [
    BuiltInAdvances.light, BuiltInAdvances.regular, BuiltInAdvances.medium,
    BuiltInAdvances.semiBold, BuiltInAdvances.bold,
  ].map { column in
    var spread = [UInt16](repeating: 0, count: 0x2300)
    var index = 0
    for block in BuiltInAdvances.blocks {
      for code in block.first...block.last {
        spread[Int(code)] = column[index]
        index += 1
      }
    }
    return Face(.column(spread))
  }

  /// The monospaced design of the system font.
  static let monospaced = Face(
    .fixed(Int(BuiltInFont.monospacedAdvance * Double(BuiltInAdvances.unitsPerEm))))

  /// Returns the advance of a character, in font units; nil if the face lacks it.
  func advance(of scalar: UInt32) -> Double? {
    switch source {
    case .file(let file):
      let glyph = file.map.glyph(of: scalar)
      return glyph == 0 ? nil : Double(file.advance(ofGlyph: Int(glyph)))
    case .column(let column):
      guard scalar < UInt32(column.count), column[Int(scalar)] != 0 else { return nil }
      return Double(column[Int(scalar)])
    case .fixed(let units):
      return Self.isControl(scalar) || WideCharacters.contains(scalar) ? nil : Double(units)
    }
  }

  /// Returns the kerning between two characters, in font units; 0 if there is none.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    guard !asciiKerning.isEmpty, case .file(let file) = source else { return 0 }
    if left < 128, right < 128 { return Double(asciiKerning[Int(left) << 7 | Int(right)]) }
    let (first, second) = (file.map.glyph(of: left), file.map.glyph(of: right))
    return first == 0 || second == 0 ? 0 : Double(file.kerning.units(first, second))
  }

  /// Returns whether a character is a control: U+0000 to U+001F or U+007F to U+009F.
  private static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F..<0xA0).contains(scalar)
  }

  /// Returns whether a character has Unicode's Default_Ignorable_Code_Point property.
  ///
  /// These characters are invisible in any font and don't affect their neighbors. Examples are soft
  /// hyphens, joiners, direction marks, variation selectors and tags.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD else { return false }
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      return true
    default: return false
    }
  }

  /// Returns the advance of a character that none of the fonts has, as a fraction of an em.
  ///
  /// It is 0 for marks, joiners, variation selectors, controls and line endings, and 0.28 for the
  /// space. It is 1 for wide East Asian characters and pictographs, 0.5 for halfwidth forms such as
  /// halfwidth katakana and the won sign, and 0.6 for all other characters.
  static func advanceWithoutFont(_ scalar: UInt32, _ breakClass: UInt8) -> Double {
    switch LineBreakClass(rawValue: breakClass) {
    case .combining, .joiner, .wordJoiner, .zeroWidthSpace, .mandatory, .carriageReturn, .lineFeed,
      .nextLine:
      return 0
    case .space: return 0.28
    case .emojiBase, .emojiModifier, .pictographUnassigned: return 1
    default: break
    }
    if isControl(scalar) { return 0 }
    switch scalar {
    case 0x20A9, 0xFF61...0xFFDC, 0xFFE8...0xFFEE: return 0.5
    default: break
    }
    return WideCharacters.contains(scalar) ? 1 : 0.6
  }
}

extension WideCharacters {
  /// Returns whether the East Asian width of a character is wide, fullwidth or halfwidth.
  ///
  /// - Complexity: O(log edges).
  static func contains(_ scalar: UInt32) -> Bool {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }
}
