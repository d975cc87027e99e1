import Foundation

/// Pages of 2 MiB for large blocks of memory; they are requested only on Linux.
///
/// With large pages, filling a block causes fewer page faults, and random reads cause fewer TLB
/// misses. The system may ignore the requests; everything also works with small pages.
enum LargePages {
  /// The minimum size of a block for which large pages are requested.
  ///
  /// A block of this size contains at least one whole large page.
  static let leastByteCount = threshold(1 << 22, low: 1 << 14)

  /// Requests large pages for a block; must be called before the first write.
  @inline(__always)
  static func advise(_ block: UnsafeMutableRawPointer, byteCount: Int) {
    #if os(Linux)
      if byteCount >= leastByteCount { ask(block, byteCount) }
    #endif
  }

  /// Requests large pages for the memory of a buffer; must be called before the first write.
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
  /// Allocates memory aligned to cache lines, and requests large pages for a large block.
  static func allocateInLines(byteCount: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: max(1, byteCount), alignment: 64)
    LargePages.advise(block, byteCount: byteCount)
    return block
  }
}

extension UnsafeMutablePointer {
  /// Allocates memory for `capacity` elements, aligned to cache lines, and requests large pages for
  /// a large block.
  ///
  /// Each element of 64 bytes then lies in a single cache line.
  static func allocateInLines(capacity: Int) -> UnsafeMutablePointer {
    UnsafeMutableRawPointer.allocateInLines(byteCount: capacity * MemoryLayout<Pointee>.stride)
      .bindMemory(to: Pointee.self, capacity: capacity)
  }
}

extension ContiguousArray {
  /// Reserves capacity, and requests large pages for a large block.
  mutating func reserveInLargePages(_ capacity: Int) {
    reserveCapacity(capacity)
    withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      LargePages.advise(base, byteCount: capacity * MemoryLayout<Element>.stride)
    }
  }
}
