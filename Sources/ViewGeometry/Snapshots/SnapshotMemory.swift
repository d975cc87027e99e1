import Foundation

/// Memory for plain values that grows without copying where the system can move pages, and shrinks to fit.
struct SnapshotMemory<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init() {
    capacity = 16
    base = Self.resized(nil, to: capacity)
  }

  /// Makes room for an element at `index`.
  @inline(__always)
  mutating func makeRoom(for index: Int) {
    if index >= capacity { grow(for: index) }
  }

  /// What is large at all becomes very large at once: address space costs nothing until it is used, copying does.
  @inline(never)
  private mutating func grow(for index: Int) {
    let doubled = max(2 * capacity, index + 1)
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
    // malloc aligns to 16 bytes, which is all that pairs of doubles need.
    guard let memory = realloc(base, capacity * MemoryLayout<Element>.stride) else {
      preconditionFailure("There is no memory for a snapshot of \(capacity) views.")
    }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
