/// The big-endian bytes of a table; each read is bounds-checked.
struct FontBytes {
  let bytes: [UInt8]
  let range: Range<Int>
  /// The name of the table, for errors.
  let table: String

  init(_ bytes: [UInt8], _ range: Range<Int>, table: String) {
    (self.bytes, self.range, self.table) = (bytes, range, table)
  }

  var count: Int { range.count }

  func unsigned8(_ offset: Int) throws(FontFileError) -> Int {
    try require(offset, 1)
    return Int(bytes[range.lowerBound + offset])
  }

  func unsigned16(_ offset: Int) throws(FontFileError) -> Int {
    try require(offset, 2)
    let index = range.lowerBound + offset
    return Int(bytes[index]) << 8 | Int(bytes[index + 1])
  }

  func signed16(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try unsigned16(offset)))
  }

  func unsigned32(_ offset: Int) throws(FontFileError) -> Int {
    try unsigned16(offset) << 16 | unsigned16(offset + 2)
  }

  /// Returns the `count` bytes at an offset or, if `count` is nil, all bytes from there to the end.
  func part(from offset: Int, count: Int? = nil) throws(FontFileError) -> FontBytes {
    let count = count ?? self.count - offset
    try require(offset, count)
    let start = range.lowerBound + offset
    return FontBytes(bytes, start..<start + count, table: table)
  }

  /// Throws an error if the table doesn't contain the `length` bytes that start at `offset`.
  func require(_ offset: Int, _ length: Int) throws(FontFileError) {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
      throw .truncated(table: table)
    }
  }
}

/// The tables of one font in a file.
struct FontTables {
  private let bytes: [UInt8]
  private var ranges: [String: Range<Int>] = [:]

  /// Reads the directory of a TrueType or CFF font, or of a font in a collection.
  init(_ bytes: [UInt8], index: Int) throws(FontFileError) {
    self.bytes = bytes
    let file = FontBytes(bytes, 0..<bytes.count, table: "directory")
    guard bytes.count >= 12 else { throw .notAFont }
    var start = 0
    if try file.unsigned32(0) == 0x7474_6366 {  // "ttcf"
      let count = try file.unsigned32(8)
      guard index >= 0, index < count else { throw .noFont(index: index, count: count) }
      start = try file.unsigned32(12 + 4 * index)
    } else if index != 0 {
      throw .noFont(index: index, count: 1)
    }
    // A font starts with 0x00010000 for TrueType outlines, "OTTO" for CFF ones, or Apple's "true".
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(try file.unsigned32(start)) else {
      throw .notAFont
    }
    for entry in 0..<(try file.unsigned16(start + 4)) {
      let record = start + 12 + 16 * entry
      try file.require(record, 16)
      let name = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      let (offset, length) = (try file.unsigned32(record + 8), try file.unsigned32(record + 12))
      guard offset <= bytes.count, length <= bytes.count - offset else {
        throw .truncated(table: name)
      }
      ranges[name] = offset..<offset + length
    }
  }

  /// Returns a table of the font; nil if the font lacks it.
  func optional(_ name: String) -> FontBytes? {
    ranges[name].map { FontBytes(bytes, $0, table: name) }
  }

  func required(_ name: String) throws(FontFileError) -> FontBytes {
    guard let table = optional(name) else { throw .missingTable(name) }
    return table
  }
}
