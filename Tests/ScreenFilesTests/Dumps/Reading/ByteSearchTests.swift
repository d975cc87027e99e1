import TestSupport
import Testing

@testable import ScreenFiles

/// The C library's search, compared with a loop.
struct ByteSearchTests {
  @Test func `a byte is found where a loop finds it, in any range`() {
    for seed in 0..<200 {
      var random = RandomText(seed: seed)
      let bytes = (0..<random.below(90)).map { _ in UInt8(random.below(7)) }
      let start = random.below(bytes.count + 1)
      let end = start + random.below(bytes.count - start + 1)
      let byte = UInt8(random.below(8))

      expectEqual(
        bytes.firstOffset(of: byte, in: start..<end), bytes[start..<end].firstIndex(of: byte))
      expectEqual(bytes.firstOffset(of: byte, from: start), bytes[start...].firstIndex(of: byte))
      expectEqual(bytes.has(byte), bytes.contains(byte))
      expect(bytes.firstOffset(of: byte, from: bytes.count + 3) == nil)
    }
  }
}
