import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Every way in which compressed data can be truncated or damaged, by RFC 1950, 1951 and 1952.
struct DeflateFaultTests {
  /// The bits of a block, the lowest bit of each byte first.
  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    /// Appends a number, its lowest bit first.
    mutating func put(_ value: Int, _ width: Int) {
      for place in 0..<width {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= UInt8(value >> place & 1) << UInt8(count % 8)
        count += 1
      }
    }

    /// Appends a prefix code, its highest bit first.
    mutating func code(_ value: Int, _ width: Int) {
      for place in (0..<width).reversed() { put(value >> place & 1, 1) }
    }
  }

  /// The start of a gzip file: ten bytes, with the given flags.
  private static func header(flags: UInt8 = 0, method: UInt8 = 8) -> [UInt8] {
    [0x1F, 0x8B, method, flags, 0, 0, 0, 0, 0, 0]
  }

  private static func bits(padding: Int = 3, _ edit: (inout Bits) -> Void) -> [UInt8] {
    var bits = Bits()
    edit(&bits)
    return bits.bytes + Array(repeating: 0, count: padding)
  }

  /// A block with codes of its own, of which only the header and the code lengths are given.
  private static func codes(
    literals: Int = 257, distances: Int = 1, _ lengths: [Int], padding: Int = 3,
    _ edit: (inout Bits) -> Void = { _ in }
  ) -> [UInt8] {
    bits(padding: padding) { bits in
      bits.put(1, 1)
      bits.put(2, 2)
      bits.put(literals - 257, 5)
      bits.put(distances - 1, 5)
      bits.put(lengths.count - 4, 4)
      for length in lengths { bits.put(length, 3) }
      edit(&bits)
    }
  }

  /// Data after the header of a gzip file, and the fault in it.
  private static let blocks: [(name: String, data: [UInt8], fault: Inflation.Fault)] = [
    ("the third type of block", [0b111], .damaged),
    ("a stored block without its length", [1, 5, 0], .cut),
    ("a stored block without its content", [1, 5, 0, 0xFA, 0xFF, 65], .cut),
    ("a stored length that isn't repeated inverted", [1, 5, 0, 0, 0, 65], .damaged),
    (
      "the length symbol 286",
      bits {
        $0.put(3, 3)
        $0.code(0b1100_0110, 8)
      }, .damaged
    ),
    (
      "a distance before the start",
      bits {
        $0.put(3, 3)
        $0.code(0b000_0001, 7)
        $0.code(0, 5)
      }, .damaged
    ),
    ("287 literals", codes(literals: 287, [0, 0, 0, 0]), .damaged),
    ("31 distances", codes(distances: 31, [0, 0, 0, 0]), .damaged),
    ("three codes of one bit", codes([1, 1, 1, 0]), .damaged),
    ("a repeat before the first length", codes([1, 1, 0, 0]) { $0.code(0, 1) }, .damaged),
    (
      "zeros beyond the last length",
      codes([0, 0, 1, 1]) {
        for _ in 0..<2 {
          $0.code(1, 1)
          $0.put(127, 7)
        }
      }, .damaged
    ),
    (
      "no code for the end of the block",
      codes([0, 0, 1, 1]) {
        for count in [138, 120] {
          $0.code(1, 1)
          $0.put(count - 11, 7)
        }
      }, .damaged
    ),
  ]

  @Test(arguments: blocks.indices)
  func `a fault in a block is found`(index: Int) {
    let (name, data, fault) = Self.blocks[index]

    #expect(throws: fault, "\(name)") { try Inflation.gunzipped(Self.header() + data) }
  }

  /// The name, comment, extra data and checksum of a header are passed over (RFC 1952, 2.3.1).
  @Test func `the optional parts of a header are passed over`() throws {
    let file = [UInt8](StoredBlock.file(of: Array("abc".utf8)))
    let rest = file.dropFirst(10)
    let parts: [(flag: UInt8, bytes: [UInt8])] = [
      (4, [3, 0, 9, 9, 9]), (8, Array("name\0".utf8)), (16, Array("said\0".utf8)), (2, [7, 7]),
    ]
    for set in 0..<16 {
      let chosen = parts.indices.filter { set >> $0 & 1 == 1 }
      let flags = chosen.reduce(UInt8(0)) { $0 | parts[$1].flag }
      let start = Self.header(flags: flags) + chosen.flatMap { parts[$0].bytes }

      try expectEqual(Inflation.gunzipped(start + rest), Array("abc".utf8), "\(flags)")
      for end in 10..<start.count {
        #expect(throws: Inflation.Fault.cut) { try Inflation.gunzipped(Array(start[..<end])) }
      }
    }
  }

  /// The codes for `abcd`, given with all three symbols that repeat a length (RFC 1951, 3.2.7).
  @Test func `repeated code lengths are read`() throws {
    let lengths = [3, 3, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3]
    let data = Self.codes(lengths, padding: 0) { bits in
      let symbols = [3: (0b00, 2), 18: (0b01, 2), 0: (0b100, 3), 1: (0b101, 3)]
        .merging([16: (0b110, 3), 17: (0b111, 3)]) { $1 }
      func put(_ symbol: Int, _ extra: Int = 0, _ width: Int = 0) {
        let (code, length) = symbols[symbol] ?? (0, 0)
        bits.code(code, length)
        bits.put(extra, width)
      }
      // 87 and 10 zeros, four lengths of 3, 138 and 17 zeros, and the end of the block.
      put(18, 76, 7)
      put(17, 7, 3)
      put(3)
      put(16, 0, 2)
      put(18, 127, 7)
      put(18, 6, 7)
      put(1)
      put(0)
      for code in 0b100...0b111 { bits.code(code, 3) }
      bits.code(0, 1)
    }

    let file = Self.header() + data + StoredBlock.ends(of: Array("abcd".utf8))

    try expectEqual(Inflation.gunzipped(file), Array("abcd".utf8))
  }

  @Test func `another method of compression is damage`() {
    #expect(throws: Inflation.Fault.damaged) {
      try Inflation.gunzipped(Self.header(method: 7) + [3, 0])
    }
  }

  /// Ten letters with the codes of the standard: one letter, then a copy of it nine times.
  private static let copied = bits {
    $0.put(3, 3)
    $0.code(0x30 + 97, 8)
    $0.code(257 + 6 - 256, 7)
    $0.code(0, 5)
    $0.code(0, 7)
  }

  @Test func `neither a letter nor a copy exceeds the limit`() {
    for limit in [0, 1, 9] {
      #expect(throws: Inflation.Fault.tooLarge(limit: limit), "\(limit)") {
        try Inflation.gunzipped(Self.header() + Self.copied, limit: limit)
      }
    }
  }

  /// The text in the zlib files: one element.
  private static let text = "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[Go]'\n"
  /// The text compressed at the levels 1, 6 and 9.
  private static let files = [
    "eAHzy09JVVA2VEgsUdDIsTXQM9BRKIFQRbaWIF4SiNIsqOAKSa0oUbBVUI92z49V5wIAkYAOEQ==",
    "eJzzy09JVVA2VEgsUdDIsTXQM9BRKIFQRbaWICoJRGkWVHCFpFaUKNgqqEe758eqcwEAkYAOEQ==",
    "eNrzy09JVVA2VEgsUdDIsTXQM9BRKIFQRbaWICoJRGkWVHCFpFaUKNgqqEe758eqcwEAkYAOEQ==",
  ]

  @Test(arguments: files)
  func `a zlib file is read`(file: String) throws {
    let data = try #require(Data(base64Encoded: file))

    let (bytes, dump) = (try Inflation.unzipped([UInt8](data)), try ScreenDump(data))

    expectEqual(String(decoding: bytes, as: UTF8.self), Self.text)
    expectEqual(dump.elements.map(\.name), ["Go"])
    expect(dump.remarks.contains { $0.text == "the file was compressed by zlib" })
  }

  @Test func `a zlib file that is cut or has another sum isn't read`() throws {
    let data = [UInt8](try #require(Data(base64Encoded: Self.files[1])))
    var damaged = data
    damaged[data.count - 1] ^= 1

    for end in 2..<data.count {
      #expect(throws: Inflation.Fault.cut) { try Inflation.unzipped(Array(data[..<end])) }
    }
    #expect(throws: Inflation.Fault.damaged) { try Inflation.unzipped(damaged) }
    let error = try #require(throws: ScreenDumpError.self) { try ScreenDump(Data(damaged)) }
    expectEqual(error.reason, .compressed("is in zlib format, but truncated or damaged"))
  }

  @Test func `a text that begins as a zlib file does is a text`() throws {
    let text = "x^ a heading\n" + Self.text

    expect(Inflation.isZlib(Array(text.utf8)))
    try expectEqual(ScreenDump(Data(text.utf8)).elements.map(\.name), ["Go"])
  }

  /// With either second byte that zlib writes: one beyond ASCII, and one that a text may have.
  @Test(arguments: [[0x78, 0x9C], [0x78, 0x01]] as [[UInt8]])
  func `a zlib file above the limit is refused as too large`(start: [UInt8]) throws {
    let blocks = StoredBlock.file(of: Array(repeating: 65, count: 1_000)).dropFirst(10).dropLast(8)

    let error = try #require(throws: ScreenDumpError.self) {
      try DumpText(Data(start + blocks), inflatedLimit: 999)
    }

    expectEqual(error.reason, .compressed("contains more than 999 bytes"))
  }
}

/// A gzip file with one stored block.
private enum StoredBlock {
  static func file(of bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let lengths = [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0, 1] + lengths + bytes + ends(of: bytes)
  }

  /// The checksum and the count at the end of a file.
  static func ends(of bytes: [UInt8]) -> [UInt8] {
    [Inflation.checksum(of: bytes), UInt32(bytes.count)].flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
    }
  }
}
