import Foundation

/// Memory that stores the lengths of many leaves: a large block, or a mapped file.
///
/// The leaves retain it. The rows of a leaf aren't written after the leaf is created; later writes
/// only affect unused memory.
final class LengthMemory {
  let bytes: UnsafeMutableRawBufferPointer
  /// Whether the bytes are a mapped file.
  let isFile: Bool

  /// Allocates memory, and requests large pages for a large block.
  init(byteCount: Int) {
    bytes = UnsafeMutableRawBufferPointer(
      start: .allocateInLines(byteCount: byteCount), count: byteCount)
    isFile = false
  }

  /// Maps an open file, which may be closed afterward.
  ///
  /// Returns nil if the system can't map the file.
  init?(file: Int32, byteCount: Int) {
    isFile = true
    guard byteCount > 0 else {
      bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
      return
    }
    let address = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, file, 0)
    guard let address, address != MAP_FAILED else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: address, count: byteCount)
  }

  deinit {
    guard let start = bytes.baseAddress else { return }
    if isFile { munmap(start, bytes.count) } else { start.deallocate() }
  }
}

// The rows of a leaf aren't written after the leaf is created.
extension LengthMemory: @unchecked Sendable {}
