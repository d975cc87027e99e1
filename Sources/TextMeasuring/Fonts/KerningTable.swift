/// The kerning of glyph pairs, read from the `kern` table.
///
/// It supports formats 0 and 2, in Microsoft's and Apple's variants. It ignores formats 1 and 3,
/// the `GPOS` table, and subtables with vertical kerning, cross-stream kerning, minimum values or
/// variations.
struct KerningTable: Sendable {
  /// The pairs in ascending order: the left glyph in the upper 16 bits, the right one in the lower
  /// 16.
  private var pairs: [UInt32] = []
  private var values: [Int16] = []
  private var classes: [ClassPairs] = []

  /// A subtable of format 2: classes of left and right glyphs, and the kerning of each pair of
  /// classes.
  private struct ClassPairs: Sendable {
    let table: FontBytesBox
    let isOverride: Bool
    let left: Classes
    let right: Classes
    let valuesOffset: Int

    struct Classes: Sendable {
      let first: Int
      let offsets: [UInt16]

      func offset(of glyph: UInt16) -> Int? {
        let index = Int(glyph) - first
        return offsets.indices.contains(index) ? Int(offsets[index]) : nil
      }
    }

    func units(_ left: UInt16, _ right: UInt16) -> Int {
      let row = self.left.offset(of: left) ?? 0
      let offset = row + (self.right.offset(of: right) ?? 0)
      // If the left glyph has no class, the offset lies before the values, and the pair isn't
      // kerned.
      return offset < valuesOffset ? 0 : table.signed16(offset)
    }
  }

  /// The bytes of a class-based subtable.
  ///
  /// A value outside these bytes is read as 0.
  private struct FontBytesBox: Sendable {
    let bytes: [UInt8]

    func signed16(_ offset: Int) -> Int {
      guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
      return Int(Int16(bitPattern: UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])))
    }
  }

  var isEmpty: Bool { pairs.isEmpty && classes.isEmpty }

  init(_ table: FontBytes?) throws(FontFileError) {
    guard let table, table.count >= 4 else { return }
    // The version in Apple's table is 0x00010000; that in Microsoft's is 0, in two bytes.
    let isApples = try table.unsigned16(0) == 1
    let count = isApples ? try table.unsigned32(4) : try table.unsigned16(2)
    var offset = isApples ? 8 : 4
    var found: [UInt32: Int] = [:]
    for index in 0..<count {
      let header = isApples ? 8 : 6
      try table.require(offset, header)
      var length = isApples ? try table.unsigned32(offset) : try table.unsigned16(offset + 2)
      let coverage = try table.unsigned16(offset + 4)
      // In many fonts, the last subtable is longer than the 64 KB that its length field can
      // express.
      if !isApples, index == count - 1 { length = table.count - offset }
      guard length >= header else {
        throw .malformed(table: "kern", reason: "it has a subtable of \(length) bytes")
      }
      let part = try table.part(from: offset, count: length)
      let counts = isApples ? coverage & 0xE000 == 0 : coverage & 0x7 == 1
      let format = isApples ? coverage & 0xFF : coverage >> 8
      let isOverride = !isApples && coverage & 0x8 != 0
      if counts, format == 0 {
        try Self.readPairs(part, at: header, isOverride: isOverride, into: &found)
      } else if counts, format == 2 {
        classes.append(try Self.readClasses(part, at: header, isOverride: isOverride))
      }
      offset += length
    }
    pairs = found.keys.sorted()
    values = pairs.map { Int16(clamping: found[$0] ?? 0) }
  }

  private static func readPairs(
    _ table: FontBytes, at start: Int, isOverride: Bool, into found: inout [UInt32: Int]
  ) throws(FontFileError) {
    let count = try table.unsigned16(start)
    try table.require(start + 8, 6 * count)
    for index in 0..<count {
      let record = start + 8 + 6 * index
      let pair = UInt32(try table.unsigned32(record))
      let units = try table.signed16(record + 4)
      found[pair] = isOverride ? units : (found[pair] ?? 0) + units
    }
  }

  private static func readClasses(
    _ table: FontBytes, at start: Int, isOverride: Bool
  ) throws(FontFileError) -> ClassPairs {
    func classes(_ offset: Int) throws(FontFileError) -> ClassPairs.Classes {
      let (first, count) = (try table.unsigned16(offset), try table.unsigned16(offset + 2))
      try table.require(offset + 4, 2 * count)
      var offsets: [UInt16] = []
      for index in 0..<count {
        offsets.append(UInt16(try table.unsigned16(offset + 4 + 2 * index)))
      }
      return ClassPairs.Classes(first: first, offsets: offsets)
    }
    return ClassPairs(
      table: FontBytesBox(bytes: Array(table.bytes[table.range])), isOverride: isOverride,
      left: try classes(table.unsigned16(start + 2)),
      right: try classes(table.unsigned16(start + 4)), valuesOffset: try table.unsigned16(start + 6)
    )
  }

  /// Returns the kerning between two glyphs, in font units.
  ///
  /// A negative value moves the glyphs closer together. Returns 0 if the table doesn't contain the
  /// pair.
  ///
  /// - Complexity: O(log pairs + class-based subtables).
  func units(_ left: UInt16, _ right: UInt16) -> Int {
    let pair = UInt32(left) << 16 | UInt32(right)
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < pair { low = middle + 1 } else { high = middle }
    }
    var units = low < pairs.count && pairs[low] == pair ? Int(values[low]) : 0
    for table in classes {
      let more = table.units(left, right)
      units = table.isOverride ? more : units + more
    }
    return units
  }
}
