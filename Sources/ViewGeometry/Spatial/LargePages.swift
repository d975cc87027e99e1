import Foundation

/// Pages of 2 MiB for large blocks of memory, where the system has them: filling a block takes fewer faults, and reading here and
/// there in it misses the page table less often.
///
/// Advice only: what it does nothing for is as right in small pages.
enum LargePages {
  /// A block of so many bytes holds a whole large page wherever it begins; smaller ones aren't worth a call to the system.
  static let leastByteCount = threshold(1 << 22, low: 1 << 14)

  /// Asks for large pages for a block that is to be filled; call it before the first write to it.
  @inline(__always)
  static func advise(_ block: UnsafeMutableRawPointer, byteCount: Int) {
    #if os(Linux)
      if byteCount >= leastByteCount { ask(block, byteCount) }
    #endif
  }

  /// Asks for large pages for memory that is to be filled.
  @inline(__always)
  static func advise<Element>(_ buffer: UnsafeMutableBufferPointer<Element>) {
    guard let base = buffer.baseAddress else { return }
    advise(base, byteCount: buffer.count * MemoryLayout<Element>.stride)
  }

  #if os(Linux)
    @inline(never)
    private static func ask(_ block: UnsafeMutableRawPointer, _ byteCount: Int) {
      let page = 1 << 12
      let skipped = -Int(bitPattern: block) & (page - 1)
      madvise(block + skipped, (byteCount - skipped) & ~(page - 1), MADV_HUGEPAGE)
    }
  #endif
}

extension UnsafeMutableRawPointer {
  /// Memory that begins with a line of the caches, and lies in large pages where it is large.
  static func allocateInLines(byteCount: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: max(1, byteCount), alignment: 64)
    LargePages.advise(block, byteCount: byteCount)
    return block
  }
}

extension UnsafeMutablePointer {
  /// Memory that begins with a line of the caches, so that what is 64 bytes large lies in one, and lies in large pages where it is
  /// large.
  static func allocateInLines(capacity: Int) -> UnsafeMutablePointer {
    UnsafeMutableRawPointer.allocateInLines(byteCount: capacity * MemoryLayout<Pointee>.stride)
      .bindMemory(to: Pointee.self, capacity: capacity)
  }
}

extension ContiguousArray {
  /// Makes room for so many elements, in large pages where it is much.
  mutating func reserveInLargePages(_ capacity: Int) {
    reserveCapacity(capacity)
    withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      LargePages.advise(base, byteCount: capacity * MemoryLayout<Element>.stride)
    }
  }
}
