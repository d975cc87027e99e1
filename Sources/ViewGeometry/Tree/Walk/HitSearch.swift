import Foundation

/// Enumerates the elements that a touch at a point could reach under a policy, front to back.
///
/// Unlike `deepestHit(at:in:)`, this search may backtrack.
@usableFromInline
struct HitSearch<Tree: WalkedTree, Record: HitRecord> where Record.Element == Tree.Element {
  @usableFromInline let tree: Tree
  /// The requested policy; nil to use the policies of the tree.
  @usableFromInline let policy: HitTestPolicy?
  @usableFromInline var record: Record
  @usableFromInline var frames: [Frame] = []

  /// An element on the current path, with its children that are still to be tested.
  @usableFromInline
  struct Frame {
    @usableFromInline let element: Tree.Element
    /// The point in the element's bounds coordinates.
    @usableFromInline let point: SIMD2<Double>
    @usableFromInline let policy: HitTestPolicy
    @usableFromInline let isInside: Bool
    @usableFromInline let isHit: Bool
    /// The element's step in the record; nil if the element was returned by an element's own hit
    /// test.
    @usableFromInline let step: Int?
    /// The children, back to front.
    ///
    /// The children from index `next` on have been tested.
    @usableFromInline let children: [Tree.Element]
    @usableFromInline var next: Int

    @inlinable
    init(
      element: Tree.Element, point: SIMD2<Double>, policy: HitTestPolicy, isInside: Bool,
      isHit: Bool, step: Int?, children: [Tree.Element]
    ) {
      self.element = element
      self.point = point
      self.policy = policy
      self.isInside = isInside
      self.isHit = isHit
      self.step = step
      self.children = children
      next = children.count
    }
  }

  /// Begins the search at `root`.
  ///
  /// `point` is in the bounds coordinates of `root`.
  @inlinable
  init(
    of tree: Tree, in root: Tree.Element, at point: SIMD2<Double>, policy: HitTestPolicy?,
    record: Record
  ) {
    (self.tree, self.policy, self.record) = (tree, policy, record)
    look(at: root, tree.reading(of: root), point, around: .uiKit)
  }

  /// Returns the next element that a touch could reach; nil if there are no more.
  @inlinable
  mutating func next() -> Tree.Element? {
    while let last = frames.indices.last {
      if frames[last].next > 0 {
        frames[last].next &-= 1
        let (parent, point) = (frames[last].element, frames[last].point)
        let child = frames[last].children[frames[last].next]
        let reading = tree.reading(of: child)
        let inside = reading.pointInBounds(fromParentX: point.x, y: point.y)
        if inside != nil { tree.requireParent(parent, of: child) }
        look(
          at: child, reading, inside.map { SIMD2($0.x, $0.y) }, around: frames[last].policy)
        continue
      }
      let frame = frames.removeLast()
      if let step = frame.step { record.leave(step, isInside: frame.isInside, isHit: frame.isHit) }
      if frame.isHit { return frame.element }
    }
    return nil
  }

  /// Tests an element.
  ///
  /// If it or a descendant can be hit, adds a frame for it to the path. `outer` is the policy of
  /// the parent.
  @inlinable
  mutating func look(
    at element: Tree.Element, _ reading: Tree.Reading, _ point: SIMD2<Double>?,
    around outer: HitTestPolicy
  ) {
    let depth = frames.count
    guard let point else {
      _ = record.look(at: element, depth: depth, nil, .singular)
      return
    }
    if let answer = tree.answer(of: element, at: point) {
      return take(answer, of: element, at: point)
    }
    let policy = self.policy ?? tree.touchPolicy(of: element) ?? outer
    // The flags are read before caller-provided code is called.
    let flags = reading.flags
    guard flags.isDisjoint(with: policy.barring) else {
      _ = record.look(at: element, depth: depth, point, .barred(flags.intersection(policy.barring)))
      return
    }
    let isInside = tree.holds(point, element, reading)
    guard isInside || !policy.cuts(flags) else {
      _ = record.look(at: element, depth: depth, point, .outside)
      return
    }
    let step = record.look(at: element, depth: depth, point, .entered(isInside: isInside))
    var children = Array(tree.children(of: element))
    if policy.ordersByDrawing { children.sortByDrawing { tree.drawingDepth(of: $0) } }
    frames.append(
      Frame(
        element: element, point: point, policy: policy, isInside: isInside,
        isHit: isInside && flags.isDisjoint(with: .interactionDisabled), step: step,
        children: children))
  }

  @inlinable
  mutating func take(
    _ answer: HitTestAnswer<Tree.Element>, of element: Tree.Element, at point: SIMD2<Double>
  ) {
    let depth = frames.count
    switch answer {
    case .declined:
      _ = record.look(at: element, depth: depth, point, .declined)
    case .hit(let hit):
      _ = record.look(at: element, depth: depth, point, .answered)
      frames.append(
        Frame(
          element: hit, point: point, policy: .uiKit, isInside: true, isHit: true, step: nil,
          children: []))
    }
  }
}

extension WalkedTree {
  /// Returns the element that receives a touch at the point under a policy; nil if there is none.
  ///
  /// `point` is in the bounds coordinates of `root`. If `policy` is nil, the policies of the tree
  /// apply.
  @inlinable
  func firstHit(at point: SIMD2<Double>, in root: Element, policy: HitTestPolicy?) -> Element? {
    var search = HitSearch(of: self, in: root, at: point, policy: policy, record: NoHitRecord())
    return search.next()
  }

  /// Returns all elements that a touch at the point could reach under a policy, front to back.
  ///
  /// `point` is in the bounds coordinates of `root`. If `policy` is nil, the policies of the tree
  /// apply.
  @inlinable
  func allHits(at point: SIMD2<Double>, in root: Element, policy: HitTestPolicy?) -> [Element] {
    var search = HitSearch(of: self, in: root, at: point, policy: policy, record: NoHitRecord())
    var elements: [Element] = []
    while let element = search.next() { elements.append(element) }
    return elements
  }
}

extension Array {
  /// Sorts siblings, given back to front, by their z-positions, the smallest first.
  ///
  /// The sort is stable.
  @inlinable
  package mutating func sortByDrawing(_ depth: (Element) -> Double) {
    let depths = map(depth)
    guard zip(depths, depths.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let order = indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    self = order.map { self[$0] }
  }
}
