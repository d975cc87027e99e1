/// Views that are still to be visited, last in, first out; in room on the stack, so that a walk allocates nothing.
///
/// Each view is held until it is taken: what a walk calls may change the tree.
struct ViewStack {
  /// The first ones; every slot below `used` holds a view that was retained for it.
  private let room: UnsafeMutableBufferPointer<Unmanaged<View>>
  private var used = 0
  /// Those for which there is no room; empty unless the room is full.
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

  /// 64: 512 bytes, twice what a screen of nested views needs.
  private static let roomOnStack = threshold(64, low: 1)

  /// Calls `body` with a stack that holds `first`, and lets go of what it leaves there.
  static func run(from first: View, _ body: (inout ViewStack) -> Void) {
    withUnsafeTemporaryAllocation(of: Unmanaged<View>.self, capacity: roomOnStack) { room in
      var stack = ViewStack(room: room)
      stack.push(first)
      body(&stack)
      while stack.pop() != nil {}
    }
  }
}
