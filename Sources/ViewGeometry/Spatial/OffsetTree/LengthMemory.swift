import Foundation

/// Memory full of lengths that leaves of ordered sequences read: part of a large block, or a file.
///
/// Leaves hold it; the last one to go gives it back. Written only before a leaf has it.
final class LengthMemory {
  let bytes: UnsafeMutableRawBufferPointer
  /// Whether the bytes are those of a file.
  let isFile: Bool

  /// Memory for so many bytes, in large pages where the system has them.
  init(byteCount: Int) {
    bytes = UnsafeMutableRawBufferPointer(
      start: .allocateInLines(byteCount: byteCount), count: byteCount)
    isFile = false
  }

  /// The bytes of an open file, which may be closed then; nil if the system can't map it.
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

// Nothing is written once leaves have it.
extension LengthMemory: @unchecked Sendable {}
