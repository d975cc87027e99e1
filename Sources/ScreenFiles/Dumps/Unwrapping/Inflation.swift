/// Decompresses DEFLATE data (RFC 1951), the compression of gzip and zlib, up to a maximum size.
struct Inflation {
  /// The errors in compressed data.
  enum Fault: Error, Hashable {
    /// The data is truncated.
    case cut
    /// The data violates the format, or its checksum is wrong.
    case damaged
    /// The size of the decompressed data, of all members together, exceeds the limit.
    case tooLarge(limit: Int)
  }

  /// The maximum size of decompressed data in bytes, since a small file may expand to any size.
  static let limit = 1 << 27

  private let bytes: [UInt8]
  private let limit: Int
  /// The part of the limit that the members before this one left.
  private let room: Int
  private var offset: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []

  private init(_ bytes: [UInt8], from offset: Int, limit: Int, used: Int = 0) {
    (self.bytes, self.offset, self.limit, room) = (bytes, offset, limit, limit - used)
  }

  /// Decompresses all members of a gzip file (RFC 1952).
  ///
  /// Data after the last member is ignored.
  ///
  /// - Complexity: O(bytes in and out).
  static func gunzipped(_ bytes: [UInt8], limit: Int = limit) throws(Fault) -> [UInt8] {
    var (offset, found) = (0, [UInt8]())
    repeat {
      let start = try endOfHeader(in: bytes, from: offset)
      var inflation = Inflation(bytes, from: start, limit: limit, used: found.count)
      try inflation.inflate()
      offset = inflation.offset
      guard offset + 8 <= bytes.count else { throw .cut }
      guard number(bytes, at: offset) == checksum(of: inflation.output),
        number(bytes, at: offset + 4) == UInt32(truncatingIfNeeded: inflation.output.count)
      else { throw .damaged }
      found += inflation.output
      offset += 8
    } while bytes.count - offset > 2 && bytes[offset] == 0x1F && bytes[offset + 1] == 0x8B
    return found
  }

  /// Decompresses a zlib stream (RFC 1950).
  ///
  /// Data after the stream is ignored.
  ///
  /// - Complexity: O(bytes in and out).
  static func unzipped(_ bytes: [UInt8], limit: Int = limit) throws(Fault) -> [UInt8] {
    var inflation = Inflation(bytes, from: 2, limit: limit)
    try inflation.inflate()
    let end = inflation.offset
    guard end + 4 <= bytes.count else { throw .cut }
    let sum = bytes[end..<end + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard sum == adlerSum(of: inflation.output) else { throw .damaged }
    return inflation.output
  }

  /// Returns whether the bytes begin with the header of a zlib stream with the usual window size.
  ///
  /// Text may begin with the same two bytes.
  static func isZlib(_ bytes: [UInt8]) -> Bool {
    bytes.count > 6 && bytes[0] == 0x78 && bytes[1] & 0x20 == 0
      && (UInt16(bytes[0]) << 8 | UInt16(bytes[1])) % 31 == 0
  }

  /// Returns the Adler-32 checksum (RFC 1950).
  private static func adlerSum(of bytes: [UInt8]) -> UInt32 {
    let largestPrime: UInt32 = 65_521
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % largestPrime
      high = (high + low) % largestPrime
    }
    return high << 16 | low
  }

  /// Returns whether the bytes begin with the header of a gzip file.
  static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B, 0x08]) }

  /// Returns the offset at which a member's compressed data starts.
  private static func endOfHeader(in bytes: [UInt8], from start: Int) throws(Fault) -> Int {
    guard start + 10 <= bytes.count else { throw .cut }
    guard bytes[start + 2] == 8 else { throw .damaged }
    let flags = bytes[start + 3]
    var offset = start + 10
    if flags & 4 != 0 {
      guard offset + 2 <= bytes.count else { throw .cut }
      offset += 2 + Int(bytes[offset]) + Int(bytes[offset + 1]) << 8
    }
    // A name and a comment, each terminated by zero.
    for flag in [UInt8(8), 16] where flags & flag != 0 {
      guard offset < bytes.count, let end = bytes[offset...].firstIndex(of: 0) else { throw .cut }
      offset = end + 1
    }
    if flags & 2 != 0 { offset += 2 }
    guard offset <= bytes.count else { throw .cut }
    return offset
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
  }

  private mutating func inflate() throws(Fault) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try inflateBlock(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        try inflateBlock(literals, distances)
      default: throw .damaged
      }
    }
    // Unused whole bytes in the bit buffer belong to the following data.
    offset -= Int(bitCount / 8)
  }

  private mutating func take(_ count: UInt32) throws(Fault) -> UInt32 {
    while bitCount < count {
      guard offset < bytes.count else { throw .cut }
      bits |= UInt32(bytes[offset]) << bitCount
      offset += 1
      bitCount += 8
    }
    let value = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return value
  }

  private mutating func copyStored() throws(Fault) {
    offset -= Int(bitCount / 8)
    (bits, bitCount) = (0, 0)
    guard offset + 4 <= bytes.count else { throw .cut }
    let length = Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    guard length == ~(Int(bytes[offset + 2]) | Int(bytes[offset + 3]) << 8) & 0xFFFF else {
      throw .damaged
    }
    offset += 4
    guard offset + length <= bytes.count else { throw .cut }
    guard output.count + length <= room else { throw .tooLarge(limit: limit) }
    output += bytes[offset..<offset + length]
    offset += length
  }

  private mutating func inflateBlock(
    _ literals: PrefixCode, _ distances: PrefixCode
  ) throws(Fault) {
    while true {
      let symbol = try decode(literals)
      if symbol < 256 {
        guard output.count < room else { throw .tooLarge(limit: limit) }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol > 256 else { return }
      guard symbol < 286 else { throw .damaged }
      let length = Self.lengths[symbol - 257]
      let count = length.base + Int(try take(length.extra))
      // No code for distances has more than 30 symbols.
      let code = try decode(distances)
      let distance = Self.distances[code].base + Int(try take(Self.distances[code].extra))
      guard distance <= output.count else { throw .damaged }
      guard output.count + count <= room else { throw .tooLarge(limit: limit) }
      let start = output.count - distance
      // The copied bytes may overlap the output of this loop, so they are appended one by one.
      for place in start..<start + count { output.append(output[place]) }
    }
  }

  /// Decodes the next symbol.
  private mutating func decode(_ codes: PrefixCode) throws(Fault) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= Int(try take(1))
      let count = codes.counts[length]
      if code - count < first { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .damaged
  }

  /// Reads the two codes that a block contains: one for literals and lengths, and one for
  /// distances.
  private mutating func readCodes() throws(Fault) -> (PrefixCode, PrefixCode) {
    let (literals, distances) = (Int(try take(5)) + 257, Int(try take(5)) + 1)
    let count = Int(try take(4)) + 4
    guard literals <= 286, distances <= 30 else { throw .damaged }
    var lengths = Array(repeating: 0, count: 19)
    for place in 0..<count { lengths[Self.order[place]] = Int(try take(3)) }
    guard let codes = PrefixCode(lengths) else { throw .damaged }
    lengths = []
    while lengths.count < literals + distances {
      let symbol = try decode(codes)
      guard symbol >= 16 else {
        lengths.append(symbol)
        continue
      }
      guard symbol != 16 || !lengths.isEmpty else { throw .damaged }
      let value = symbol == 16 ? lengths[lengths.count - 1] : 0
      let repeats =
        symbol == 16
        ? 3 + Int(try take(2)) : symbol == 17 ? 3 + Int(try take(3)) : 11 + Int(try take(7))
      guard lengths.count + repeats <= literals + distances else { throw .damaged }
      lengths += Array(repeating: value, count: repeats)
    }
    guard lengths[256] > 0, let first = PrefixCode(Array(lengths[..<literals])),
      let second = PrefixCode(Array(lengths[literals...]))
    else { throw .damaged }
    return (first, second)
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let fixedLiterals =
    PrefixCode(
      (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }) ?? PrefixCode.none
  private static let fixedDistances =
    PrefixCode(Array(repeating: 5, count: 30)) ?? PrefixCode.none

  /// The base value of a symbol, and the number of extra bits whose value is added to it.
  private typealias Step = (base: Int, extra: UInt32)

  /// The match lengths.
  ///
  /// The lengths 3 to 10 have a symbol each. Then there are four symbols for each number of extra
  /// bits, and finally one for 258.
  private static let lengths: [Step] =
    steps(first: 3, count: 28, of: 4) + [(base: 258, extra: 0)]
  private static let distances: [Step] = steps(first: 1, count: 30, of: 2)

  private static func steps(first: Int, count: Int, of size: Int) -> [Step] {
    var (base, steps) = (first, [Step]())
    for place in 0..<count {
      let extra = UInt32(max(0, place / size - 1))
      steps.append((base, extra))
      base += 1 << extra
    }
    return steps
  }
}

/// A canonical prefix code, which is determined by the code length of each symbol.
private struct PrefixCode {
  /// The number of codes of each length, 0 to 15.
  private(set) var counts = Array(repeating: 0, count: 16)
  /// The symbols, ordered by code length and then by value.
  private(set) var symbols: [Int] = []

  static let none = PrefixCode()

  private init() {}

  /// Creates the code from the code length of each symbol.
  ///
  /// Returns nil if there aren't enough codes of the given lengths.
  init?(_ lengths: [Int]) {
    for length in lengths { counts[length] += 1 }
    counts[0] = 0
    var left = 1
    for length in 1...15 {
      left = left << 1 - counts[length]
      guard left >= 0 else { return nil }
    }
    for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == length } }
  }
}

extension Inflation {
  /// Returns the CRC-32 checksum that gzip uses.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
