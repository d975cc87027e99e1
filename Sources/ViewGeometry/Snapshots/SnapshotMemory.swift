import Foundation

private let fewestElements = threshold(16, low: 1)
private let mostDoubled = threshold(1 << 14, low: 4)
private let wholeRoom = threshold(1 << 21, low: 16)

/// Memory for trivial values, which grows without copying if the system can move pages.
///
/// It can be resized to fit. It is aligned to cache lines, so that a value of 64 bytes lies in a
/// single line.
struct SnapshotMemory<Element> {
  private var allocation: UnsafeMutableRawPointer
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init() {
    capacity = fewestElements
    allocation = Self.resized(nil, toHold: capacity)
    base = Self.firstLine(in: allocation).bindMemory(to: Element.self, capacity: capacity)
  }

  init(copying other: SnapshotMemory) {
    capacity = other.capacity
    allocation = Self.resized(nil, toHold: capacity)
    base = Self.firstLine(in: allocation).bindMemory(to: Element.self, capacity: capacity)
    memcpy(base, other.base, capacity * MemoryLayout<Element>.stride)
  }

  /// Ensures that there is memory for the elements before `end`.
  @inline(__always)
  mutating func makeRoom(upTo end: Int) {
    if end > capacity { grow(for: end) }
  }

  /// Doubles the capacity, or increases it to `end` if that is more.
  ///
  /// If the new capacity exceeds `mostDoubled`, it is at least `wholeRoom`: unused address space
  /// costs nothing, but copying does.
  @inline(never)
  private mutating func grow(for end: Int) {
    let doubled = max(2 * capacity, end)
    resize(to: doubled > mostDoubled ? max(doubled, wholeRoom) : doubled)
  }

  @inline(never)
  mutating func resize(to capacity: Int) {
    let kept = min(capacity, self.capacity) * MemoryLayout<Element>.stride
    let skipped = UnsafeMutableRawPointer(base) - allocation
    allocation = Self.resized(allocation, toHold: capacity)
    // Large blocks stay aligned to cache lines when the system moves them, and small ones cost
    // little to move.
    let first = Self.firstLine(in: allocation)
    if first != allocation + skipped { memmove(first, allocation + skipped, kept) }
    base = first.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
  }

  func free() {
    Foundation.free(allocation)
  }

  private static var line: Int { 64 }

  private static func firstLine(in allocation: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    allocation.alignedUp(toMultipleOf: line)
  }

  private static func resized(
    _ allocation: UnsafeMutableRawPointer?, toHold capacity: Int
  ) -> UnsafeMutableRawPointer {
    let size = capacity * MemoryLayout<Element>.stride + line
    guard let memory = realloc(allocation, size) else {
      preconditionFailure("There isn't enough memory for a snapshot of \(capacity) views.")
    }
    // With small pages, page faults would take longer than filling the memory.
    LargePages.advise(memory, byteCount: size)
    return memory
  }
}
