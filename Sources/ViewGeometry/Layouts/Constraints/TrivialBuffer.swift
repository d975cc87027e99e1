/// A growing buffer of plain values, owned by the class that stores it.
///
/// It is an array without copy on write: a copy is a second name for the same memory, which loops keep in registers. Safe
/// as long as
/// - only the owner appends and removes, and copies made before that aren't used afterwards: memory moves when it grows;
/// - the owner calls `deallocate()` once, at its end;
/// - indices are below `count`, which debug builds check.
struct TrivialBuffer<Element: BitwiseCopyable> {
  private(set) var count = 0
  private var capacity = 0
  private var base: UnsafeMutablePointer<Element>?

  init() {}

  var indices: Range<Int> { 0..<count }
  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get { address(of: index).pointee }
    @inline(__always) nonmutating _modify { yield &address(of: index).pointee }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { address(of: Int(index)).pointee }
    @inline(__always) nonmutating _modify { yield &address(of: Int(index)).pointee }
  }

  @inline(__always)
  private func address(of index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "Index \(index) is beyond the \(count) elements.")
    // There is memory: `count` is above 0.
    return base.unsafelyUnwrapped + index
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { grow(to: count + added) }
    if added > 0 { (base.unsafelyUnwrapped + count).initialize(repeating: element, count: added) }
    count += added
  }

  /// Makes room for elements that the caller sets before anything reads them.
  @inline(__always)
  mutating func extend(by added: Int) {
    if count + added > capacity { grow(to: count + added) }
    count += added
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return (base.unsafelyUnwrapped + count).pointee
  }

  /// Forgets the elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  mutating func removeLast(_ removed: Int) {
    precondition(removed <= count, "There are only \(count) elements.")
    count -= removed
  }

  mutating func deallocate() {
    base?.deallocate()
    self = Self()
  }

  @inline(never)
  private mutating func grow(to least: Int) {
    let grown = Swift.max(least, capacity + capacity / 2, 32)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    if let base {
      memory.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    base = memory
    capacity = grown
  }
}

extension TrivialBuffer: Sequence {
  func makeIterator() -> UnsafeBufferPointer<Element>.Iterator {
    UnsafeBufferPointer(start: base, count: count).makeIterator()
  }
}
