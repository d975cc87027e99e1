/// A growing buffer of trivial values, like an array without copy-on-write.
///
/// It owns its memory, frees it in its `deinit`, and can't be copied. Loops read and write through
/// `elements`, which they keep in registers.
struct TrivialBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  private var base: UnsafeMutablePointer<Element>?

  init() {}

  deinit { base?.deallocate() }

  var indices: Range<Int> { 0..<count }
  var isEmpty: Bool { count == 0 }

  /// The elements in memory, invalid once the buffer grows or is destroyed.
  var elements: BufferElements<Element> {
    @inline(__always) get { BufferElements(base, count: count) }
  }

  /// A copy of the elements.
  var array: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

  subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) nonmutating _modify { yield &elements[index] }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) nonmutating _modify { yield &elements[index] }
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

  /// Appends space for elements that the caller must set before anything reads them.
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

  /// Removes the elements, but keeps the memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  mutating func removeLast(_ removed: Int) {
    precondition(removed <= count, "There are only \(count) elements.")
    count -= removed
  }

  /// Removes the elements and frees the memory.
  mutating func releaseMemory() {
    self = Self()
  }

  /// The state of appending elements in a loop, which the loop keeps in registers.
  struct Appender {
    fileprivate var count: Int
    fileprivate var capacity: Int
    fileprivate var base: UnsafeMutablePointer<Element>?
  }

  /// Begins to append in a loop; nothing else may change the buffer until `finishAppending(_:)`.
  @inline(__always)
  func beginAppending() -> Appender { Appender(count: count, capacity: capacity, base: base) }

  @inline(__always)
  mutating func append(_ element: Element, with appender: inout Appender) {
    if appender.count == appender.capacity { growWhileAppending(&appender) }
    (appender.base.unsafelyUnwrapped + appender.count).initialize(to: element)
    appender.count += 1
  }

  @inline(__always)
  mutating func finishAppending(_ appender: Appender) { count = appender.count }

  @inline(never)
  private mutating func growWhileAppending(_ appender: inout Appender) {
    finishAppending(appender)
    grow(to: count + 1)
    appender = beginAppending()
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

/// The elements of a `TrivialBuffer`, or some of them, without ownership.
///
/// Accesses are safe as long as
/// - the buffer exists and hasn't grown since the elements were obtained: loops obtain them where
///   they need them, and never store them;
/// - indices are less than the buffer's count, which debug builds check.
struct BufferElements<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>?
  #if DEBUG
    private let count: Int
  #endif

  @inline(__always)
  fileprivate init(_ base: UnsafeMutablePointer<Element>?, count: Int) {
    self.base = base
    #if DEBUG
      self.count = count
    #endif
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { address(of: index).pointee }
    @inline(__always) nonmutating _modify { yield &address(of: index).pointee }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { address(of: Int(index)).pointee }
    @inline(__always) nonmutating _modify { yield &address(of: Int(index)).pointee }
  }

  /// Returns the elements from an index on.
  @inline(__always)
  func dropFirst(_ dropped: Int32) -> Self {
    #if DEBUG
      assert(dropped <= count, "There are only \(count) elements, not \(dropped).")
      return Self(base.map { $0 + Int(dropped) }, count: count - Int(dropped))
    #else
      return Self(base.map { $0 + Int(dropped) }, count: 0)
    #endif
  }

  @inline(__always)
  private func address(of index: Int) -> UnsafeMutablePointer<Element> {
    #if DEBUG
      assert(index >= 0 && index < count, "Index \(index) is beyond the \(count) elements.")
    #endif
    // There is memory, because the count is positive.
    return base.unsafelyUnwrapped + index
  }
}
