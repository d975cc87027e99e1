/// A stack of views to be visited, which usually needs no heap allocation.
///
/// Each view is retained until it is popped, because code called during the walk may change the
/// tree.
struct ViewStack {
  /// The storage of the first views.
  ///
  /// Every slot below `used` contains a retained view.
  private let room: UnsafeMutableBufferPointer<Unmanaged<View>>
  private var used = 0
  /// The views beyond the capacity of `room`.
  private var overflow: [View] = []

  private init(room: UnsafeMutableBufferPointer<Unmanaged<View>>) {
    self.room = room
  }

  mutating func push(_ view: View) {
    guard used < room.count else { return overflow.append(view) }
    room.initializeElement(at: used, to: .passRetained(view))
    used += 1
  }

  mutating func pop() -> View? {
    if let view = overflow.popLast() { return view }
    guard used > 0 else { return nil }
    used -= 1
    return room[used].takeRetainedValue()
  }

  /// The number of views for which there is space on the call stack: 64, which take 512 bytes.
  private static let roomOnStack = threshold(64, low: 1)

  /// Calls `body` with a stack that contains `first`, and releases the views that remain in it.
  static func run(from first: View, _ body: (inout ViewStack) -> Void) {
    withUnsafeTemporaryAllocation(of: Unmanaged<View>.self, capacity: roomOnStack) { room in
      var stack = ViewStack(room: room)
      stack.push(first)
      body(&stack)
      while stack.pop() != nil {}
    }
  }
}
