import Foundation

/// Memory for plain values that grows without copying where the system can move pages, and shrinks to fit.
struct SnapshotMemory<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init() {
    capacity = 16
    base = Self.resized(nil, to: capacity)
  }

  /// Makes room for elements up to and without `end`.
  @inline(__always)
  mutating func makeRoom(upTo end: Int) {
    if end > capacity { grow(for: end) }
  }

  /// What is large at all becomes very large at once: address space costs nothing until it is used, copying does.
  @inline(never)
  private mutating func grow(for end: Int) {
    let doubled = max(2 * capacity, end)
    resize(to: doubled > 1 << 14 ? max(doubled, 1 << 21) : doubled)
  }

  @inline(never)
  mutating func resize(to capacity: Int) {
    base = Self.resized(base, to: capacity)
    self.capacity = capacity
  }

  func free() {
    Foundation.free(base)
  }

  private static func resized(
    _ base: UnsafeMutablePointer<Element>?, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let size = capacity * MemoryLayout<Element>.stride
    // malloc aligns to 16 bytes, which is all that pairs of doubles need.
    guard let memory = realloc(base, size) else {
      preconditionFailure("There is no memory for a snapshot of \(capacity) views.")
    }
    #if os(Linux)
      // In pages of 4 KiB, making them would take longer than filling them. Advice only: without it all stays right.
      let (page, large) = (1 << 12, 1 << 23)
      if size >= large {
        let skipped = -Int(bitPattern: memory) & (page - 1)
        madvise(memory + skipped, (size - skipped) & ~(page - 1), MADV_HUGEPAGE)
      }
    #endif
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
