import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Compressed data: known files, and damaged data.
struct InflationTests {
  /// The output of gzip for "hello hello hello hello\n" (fixed codes) and for 600 letters (dynamic
  /// codes).
  private static let fixed = "H4sIAAAAAAAAA8tIzcnJV8hAJ7kAAIhZCxgAAAA="
  private static let own =
    "H4sIAAAAAAACAx2S0QlFMQhDVynOod1FUFAoClX3v33vU7QhOWn5IVayWkTj5TDK0VeNBmf7yXZahhdhDpaoheSy"
    + "m0zEh9H1Imb3iEG9Z5y98Jq3yPGZDZNgWBcNriiKzlvtc4y09di+Eifk2J1Uv1BWEpgpUjtY1rbKhiVhwsfxgu3z"
    + "vGCjLyXA6v10i29WvztspQy4pYCd4kZ9amVGmStNWxm8DYm2dzZTMwBJPPGZe2wJpus8AGdPYx8SxK21jLFe1mc0"
    + "d75Mkkpe08A5oW9KupcboDJbgitqj52HjAcKA4F8PJIIdrgtB/kxWX/OK04JOdLaSjy9q3i9QsyjLZ4cMifbfaZE"
    + "VQSHeL2yJJ+t3GAJ5+xrKZAEp294nJ3pgjc23eCMOWk2LzWBFRyZzYfSLR+cheM+CyKWnasbRy7BJV2aRQF7LVgN"
    + "O6/75ldbAdPz8RrmfiXxwiLJRl4x71vgoqsfKqGtglgCAAA="

  @Test func `a file with codes of the standard is inflated`() throws {
    let data = try #require(Data(base64Encoded: Self.fixed))

    let found = try Inflation.gunzipped([UInt8](data))

    expectEqual(String(decoding: found, as: UTF8.self), "hello hello hello hello\n")
  }

  @Test func `a file with codes of its own is inflated`() throws {
    let data = try #require(Data(base64Encoded: Self.own))

    let found = try Inflation.gunzipped([UInt8](data))

    expectEqual(found.count, 600)
    expectEqual(String(decoding: found.prefix(20), as: UTF8.self), "sil=ae=hs ==uisi\"uea")
    expectEqual(Inflation.checksum(of: found), StoredGzip.checksum(found))
  }

  @Test(arguments: [0, 1, 300, 65_535, 65_536, 140_000])
  func `stored data of any length comes back`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }

    let found = try Inflation.gunzipped([UInt8](StoredGzip.file(of: bytes)))

    expectEqual(found, bytes)
  }

  @Test func `members that follow each other are joined`() throws {
    let file = StoredGzip.file(of: [1, 2]) + StoredGzip.file(of: [3])

    try expectEqual(Inflation.gunzipped([UInt8](file)), [1, 2, 3])
  }

  @Test func `every beginning of a file is cut`() throws {
    let data = [UInt8](try #require(Data(base64Encoded: Self.fixed)))

    for end in 0..<data.count {
      #expect(throws: Inflation.Fault.cut) { try Inflation.gunzipped(Array(data[..<end])) }
    }
  }

  @Test func `a byte that is changed is found, or changes nothing`() throws {
    let data = [UInt8](try #require(Data(base64Encoded: Self.fixed)))
    let whole = try Inflation.gunzipped(data)

    for place in 10..<data.count {
      for bit in 0..<8 {
        var bytes = data
        bytes[place] ^= 1 << UInt8(bit)
        let found = try? Inflation.gunzipped(bytes)
        expect(found == nil || found == whole)
      }
    }
  }

  @Test func `no more than the limit is inflated`() {
    let file = [UInt8](StoredGzip.file(of: Array(repeating: 0, count: 1_000)))

    #expect(throws: Inflation.Fault.tooLarge(limit: 999)) {
      try Inflation.gunzipped(file, limit: 999)
    }
    #expect(throws: Never.self) { try Inflation.gunzipped(file, limit: 1_000) }
    // The limit is that of all members together.
    #expect(throws: Inflation.Fault.tooLarge(limit: 1_999)) {
      try Inflation.gunzipped(file + file, limit: 1_999)
    }
  }

  @Test func `damaged and cut files of dumps are refused by name`() throws {
    let text = "<hierarchy><node bounds=\"[0,0][9,9]\"/></hierarchy>"
    var data = StoredGzip.file(of: Array(text.utf8))
    try expectEqual(ScreenDump(data).elements.count, 1)

    let cut = #expect(throws: ScreenDumpError.self) { try ScreenDump(data.dropLast()) }
    data[20] ^= 1
    let damaged = #expect(throws: ScreenDumpError.self) { try ScreenDump(data) }

    expectEqual(cut?.reason, .compressed("is truncated"))
    expectEqual(damaged?.description, "the compressed data is damaged")
  }
}
