/// An ordered sequence of objects that finds one by place or by position, in O(log n).
///
/// A counted B+ tree, as ``OffsetTree`` for elements that hold more than a length: each node is one allocation with the
/// running sums of the places and lengths of up to 32 children. A walk counts no references. A copy costs O(1) and is
/// independent: nodes are copied when written while shared. Sums are exact and don't depend on how the tree came about.
struct MeasuredTree<Element: MeasuredElement> {
  var root: MeasuredNode?
  /// The most children of a node, 3 to 32; every node but the root has at least a quarter of that, and at least 2.
  let fanOut: Int

  /// The sequence of `elements`.
  ///
  /// - Complexity: O(n).
  init(_ elements: some Collection<Element>, fanOut: Int = MeasuredNodeView.lanes) {
    precondition(
      3...MeasuredNodeView.lanes ~= fanOut, "A node has up to 3 to 32 children, not \(fanOut)")
    self.fanOut = fanOut
    root = Self.build(elements, fanOut: fanOut)
  }

  /// The sum of the places.
  var places: Int { root?.read(\.places) ?? 0 }

  /// The sum of the lengths.
  var sum: OffsetTreeSum { root?.read(\.sum) ?? .zero }

  /// Whether no position has a fraction of 1/64 point.
  var isWhole: Bool { root?.read(\.isWhole) ?? true }

  /// The number of marked places.
  var marks: Int { root?.read(\.marks) ?? 0 }

  /// Calls `body` with the elements in order until it returns false.
  ///
  /// - Complexity: O(elements visited times log n).
  func forEach(while body: (Element, Int) -> Bool) {
    guard let root else { return }
    withExtendedLifetime(root) {
      var next = 0
      while next < root.view.places {
        let place = MeasuredPlace<Element>(of: next, below: root.view)
        let element = place.element.takeUnretainedValue()
        guard body(element, place.before) else { return }
        next = place.before + element.places
      }
    }
  }
}

extension MeasuredTree {
  /// Calls `body` with the elements that have marks, and the places before them, in order until it returns false.
  ///
  /// - Complexity: O(log n) for each element visited.
  func forEachMarked(while body: (Element, Int) -> Bool) {
    _ = root?.read { Self.visitMarked($0, before: 0, body) }
  }

  private static func visitMarked(
    _ view: MeasuredNodeView, before: Int, _ body: (Element, Int) -> Bool
  ) -> Bool {
    guard view.marks > 0 else { return true }
    for lane in 0..<view.used {
      let first = before + view.places(before: lane)
      if view.height > 1 {
        if !visitMarked(view.node(lane), before: first, body) { return false }
      } else {
        let element = unsafeDowncast(view.children[lane], to: Element.self)
        if element.marks > 0 && !body(element, first) { return false }
      }
    }
    return true
  }
}

// A node is written only through a `mutating` method of a tree, and only after `isKnownUniquelyReferenced` has shown that
// no other tree or node refers to it or to any node on the way down to it. What two trees can reach is never written
// again, and what only one can reach is written under that tree's exclusive access. The same holds for elements.
extension MeasuredTree: @unchecked Sendable {}

/// An element as a walk from the root finds it, with what lies before it.
///
/// The walks neither count references nor allocate; the tree must be held as long as the place is used.
struct MeasuredPlace<Element: MeasuredElement> {
  let element: Unmanaged<Element>
  /// The places before the element.
  private(set) var before = 0
  /// The lengths before the element.
  private(set) var start = OffsetTreeSum.zero

  /// The element that takes a place, which there is.
  @inline(__always)
  init(of place: Int, below root: MeasuredNodeView) {
    var node = root
    while true {
      let lane = node.lane(ofPlace: place &- before)
      if lane > 0 {
        before &+= Int(node.placeEnds[lane &- 1])
        start += node.sum(before: lane)
      }
      if node.header.pointee.height == 1 {
        element = node.element(lane)
        return
      }
      node = node.node(lane)
    }
  }

  /// The element with `start <= position < end`, for a position at least 0 and less than the sum.
  @inline(__always)
  init(at position: OffsetTreeSum, below root: MeasuredNodeView) {
    var node = root
    while true {
      let lane = node.lane(at: position - start)
      if lane > 0 {
        before &+= Int(node.placeEnds[lane &- 1])
        start += node.sum(before: lane)
      }
      if node.header.pointee.height == 1 {
        element = node.element(lane)
        return
      }
      node = node.node(lane)
    }
  }
}
