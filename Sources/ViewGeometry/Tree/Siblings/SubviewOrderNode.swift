/// A node of a ``SubviewOrder``: the numbers of its children, and how many views are below each.
struct SubviewOrderNode {
  var parent: Int32 = -1
  var used: Int32 = 0
  /// 1 when the children are leaves, else one more than that of the children.
  let height: Int32
  var children = InlineArray<32, Int32>(repeating: -1)
  var counts = InlineArray<32, Int32>(repeating: 0)

  init(height: Int32) { self.height = height }

  /// The child that holds a place, counted from the node's first, and how many views come before it; the last for the end.
  @inline(__always)
  func child(at place: Int) -> (child: Int, before: Int) {
    var (lane, before) = (0, 0)
    while lane &+ 1 < Int(used), place &- before >= Int(counts[lane]) {
      before &+= Int(counts[lane])
      lane &+= 1
    }
    return (Int(children[lane]), before)
  }

  /// The lane of a child, which is one of the node's.
  @inline(__always)
  func lane(of child: Int32) -> Int {
    var lane = 0
    while children[lane] != child { lane &+= 1 }
    return lane
  }

  /// How many views come before those of a child.
  @inline(__always)
  func countBefore(_ child: Int32) -> Int {
    var (lane, before) = (0, 0)
    while children[lane] != child {
      before &+= Int(counts[lane])
      lane &+= 1
    }
    return before
  }

  mutating func insert(_ child: Int32, _ count: Int32, at lane: Int) {
    var place = Int(used)
    while place > lane {
      children[place] = children[place - 1]
      counts[place] = counts[place - 1]
      place -= 1
    }
    (children[lane], counts[lane]) = (child, count)
    used += 1
  }

  mutating func remove(at lane: Int) {
    used -= 1
    for place in lane..<Int(used) {
      children[place] = children[place + 1]
      counts[place] = counts[place + 1]
    }
  }
}
