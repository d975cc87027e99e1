public import Foundation

/// What of each element of a snapshot can be seen, and where touches go: the frontmost everywhere, exactly.
///
///     let map = VisibilityMap(of: snapshot)
///     map.element(at: CGPoint(x: 40, y: 300))  // what is seen there
///     map.visibleFraction(of: button)          // 0.25, and map.coverers(of: button) says who has the rest
///     map.tapPoint(of: button)                 // where a tap surely reaches it
///
/// Seen and touched are two questions. *Seen* is the frontmost element whose bounds, cut by all above it that clip, hold
/// the point, among those that are neither hidden nor transparent, nor in one that is; *touched* is the element that a hit test under
/// the policy answers. Every element covers what lies behind it, its own superview too, unless the policy says otherwise: geometry
/// doesn't tell what an element draws. So a container that is filled by what it holds is seen nowhere.
///
/// All shapes are in the bounds of the root and half-open: left and top edges belong to them. Boxes, of elements that aren't
/// turned, are cut exactly, along their own edges; what is turned becomes convex polygons with the rounding of their crossings.
/// Elements without area, singular ones and those whose place isn't finite are neither seen nor touched.
///
/// Safe to share between threads.
public struct VisibilityMap: Sendable {
  /// The snapshot that the map is of.
  public let snapshot: GeometrySnapshot
  /// The rule it was made by.
  public let policy: VisibilityPolicy
  /// What is drawn and covers.
  let seen: FrontArrangement
  /// What can be touched.
  let touched: FrontArrangement
  /// The ranks of the elements in both; -1 for those that aren't there.
  let seenRanks: ContiguousArray<Int32>
  let touchedRanks: ContiguousArray<Int32>
  /// What is drawn and covers nothing, by element, with the rank that it would have.
  let loose: [Int32: LooseShape]

  struct LooseShape: Sendable {
    let shape: FrontShape
    /// Covering shapes from this rank on lie in front.
    let rank: Int32
  }

  /// Works out what can be seen of each element of a snapshot.
  ///
  /// - Complexity: O((n + k) log n) for n elements and k parts, apart from the queues of the sweep, which add a factor of log n for
  ///   boxes that many others lie over; where elements are turned, what lies over them is cut one by one.
  public init(of snapshot: GeometrySnapshot, policy: VisibilityPolicy = .uiKit) {
    let storage = snapshot.storage
    (self.snapshot, self.policy) = (snapshot, policy)
    let drawn = FrontShapes(of: storage, ReachRule(drawnByDepth: policy.ordersByDrawing))
    let covers = policy.covers(in: storage)
    seen = FrontArrangement(drawn, where: covers)
    loose = covers.map { Self.loose(in: drawn, where: $0) } ?? [:]
    let touchable = FrontShapes(of: storage, ReachRule(touches: policy.touches))
    if covers == nil, touchable.isSame(as: drawn) {
      touched = seen
    } else {
      touched = FrontArrangement(touchable, where: nil)
    }
    seenRanks = Self.ranks(of: seen, count: storage.count)
    touchedRanks = Self.ranks(of: touched, count: storage.count)
  }

  private static func ranks(of arrangement: FrontArrangement, count: Int) -> ContiguousArray<Int32>
  {
    var ranks = ContiguousArray<Int32>(repeating: -1, count: count)
    for (rank, element) in arrangement.elements.enumerated() { ranks[Int(element)] = Int32(rank) }
    return ranks
  }

  private static func loose(
    in drawn: FrontShapes, where covers: (Int) -> Bool
  ) -> [Int32: LooseShape] {
    var (result, rank): ([Int32: LooseShape], Int32) = ([:], 0)
    for (shape, element) in zip(drawn.shapes, drawn.elements) {
      if covers(Int(element)) {
        rank += 1
      } else {
        result[element] = LooseShape(shape: shape, rank: rank)
      }
    }
    return result
  }

  func id(_ element: Int32) -> GeometrySnapshot.ID { GeometrySnapshot.ID(index: element) }
}

extension VisibilityMap {
  /// The element that is seen at `point`, in the bounds of the root: the frontmost that covers; nil where none does.
  ///
  /// - Complexity: O(log n) where few turned elements lie at the point.
  public func element(at point: CGPoint) -> GeometrySnapshot.ID? {
    seen.rank(at: SIMD2(Double(point.x), Double(point.y))).map { id(seen.elements[Int($0)]) }
  }

  /// The element that a touch at `point`, in the bounds of the root, goes to under the policy; nil if none.
  ///
  /// What the hit test answers, but on edges of elements that are turned: there it is what a touch just below and to the right goes
  /// to, as all shapes are half-open on the screen, and rounding may decide otherwise where a turn isn't by right angles.
  ///
  /// - Complexity: O(log n) where few turned elements lie at the point.
  public func touchedElement(at point: CGPoint) -> GeometrySnapshot.ID? {
    touched.rank(at: SIMD2(Double(point.x), Double(point.y))).map { id(touched.elements[Int($0)]) }
  }

  /// The uncovered part of an element in disjoint quads, in the bounds of the root; none for one that isn't seen.
  ///
  /// Rectangles for what isn't turned, as few as horizontal cuts allow; else convex quads, of which a triangle's last corner counts
  /// twice.
  ///
  /// - Complexity: O(parts).
  public func visibleParts(of id: GeometrySnapshot.ID) -> [Quad] {
    parts(of: id).flatMap { $0.polygon?.quads ?? [Quad($0.box.cgRect)] }
  }

  /// The area of the uncovered part of an element, in the bounds of the root; zero for one that isn't seen.
  ///
  /// - Complexity: O(parts).
  public func visibleArea(of id: GeometrySnapshot.ID) -> CGFloat {
    CGFloat(parts(of: id).reduce(0) { $0 + $1.area })
  }

  /// The share of an element's area that is uncovered, from 0 to 1; what ancestors cut off counts as not seen.
  ///
  /// Zero for an element without area, or with one that isn't finite.
  ///
  /// - Complexity: O(parts).
  public func visibleFraction(of id: GeometrySnapshot.ID) -> CGFloat {
    share(Double(visibleArea(of: id)), of: id)
  }

  /// The share of an element's area that ancestors cut off, from 0 to 1; 1 for one that is hidden.
  ///
  /// Zero for an element without area, or with one that isn't finite.
  public func clippedFraction(of id: GeometrySnapshot.ID) -> CGFloat {
    let whole = snapshot.storage.shapeInRoot(of: snapshot.place(of: id)).area
    guard whole > 0, whole.isFinite else { return 0 }
    guard let shape = drawnShape(of: id) else { return 1 }
    return CGFloat(max(0, 1 - shape.area / whole))
  }

  /// The elements that are seen in the place of an element, each with its share of that one's area: the largest share first.
  ///
  /// An element's own subviews are among them where they are in front.
  ///
  /// - Complexity: O(log n + k log k) for k parts that lie over it.
  public func coverers(
    of id: GeometrySnapshot.ID
  ) -> [(element: GeometrySnapshot.ID, fraction: CGFloat)] {
    guard let shape = drawnShape(of: id) else { return [] }
    let rank = seenRanks[snapshot.place(of: id)]
    return shares(in: seen, of: shape, inFrontOf: rank >= 0 ? rank : looseRank(of: id) - 1, id)
  }

  /// The elements that take the touches on the drawn part of an element, each with its share of that one's area, the largest first.
  ///
  /// The element itself is among them where it takes its touches. Where nobody takes them no one is named.
  ///
  /// - Complexity: O(log n + k log k) for k parts that lie over it.
  public func touchTakers(
    of id: GeometrySnapshot.ID
  ) -> [(element: GeometrySnapshot.ID, fraction: CGFloat)] {
    guard let shape = drawnShape(of: id) else { return [] }
    return shares(in: touched, of: shape, inFrontOf: -1, id)
  }
}

extension VisibilityMap {
  private func looseRank(of id: GeometrySnapshot.ID) -> Int32 { loose[id.index]?.rank ?? 0 }

  /// Where an element is drawn; nil where it isn't.
  private func drawnShape(of id: GeometrySnapshot.ID) -> FrontShape? {
    let rank = seenRanks[snapshot.place(of: id)]
    return rank >= 0 ? seen.shapes[Int(rank)] : loose[id.index]?.shape
  }

  private func parts(of id: GeometrySnapshot.ID) -> [FrontShape] {
    let rank = seenRanks[snapshot.place(of: id)]
    if rank >= 0 { return Array(seen.parts(of: Int(rank))) }
    guard let loose = loose[id.index] else { return [] }
    return seen.remains(of: loose.shape, behindRank: loose.rank)
  }

  private func share(_ area: Double, of id: GeometrySnapshot.ID) -> CGFloat {
    let whole = snapshot.storage.shapeInRoot(of: snapshot.place(of: id)).area
    guard whole > 0, whole.isFinite else { return 0 }
    return CGFloat(min(1, area / whole))
  }

  /// The shares that parts in front of a rank have of a shape.
  private func shares(
    in arrangement: FrontArrangement, of shape: FrontShape, inFrontOf rank: Int32,
    _ id: GeometrySnapshot.ID
  ) -> [(element: GeometrySnapshot.ID, fraction: CGFloat)] {
    var areas: [Int32: Double] = [:]
    arrangement.forEachPart(meeting: shape.box) { part, partRank in
      guard partRank > rank else { return }
      let area = part.intersection(shape).area
      if area > 0 { areas[arrangement.elements[Int(partRank)], default: 0] += area }
    }
    return areas.map { (element: self.id($0.key), fraction: share($0.value, of: id)) }
      .sorted { ($0.fraction, $0.element) > ($1.fraction, $1.element) }
  }
}

extension VisibilityPolicy {
  /// Tells the elements that cover; nil where all do.
  fileprivate func covers(in storage: SnapshotStorage) -> ((Int) -> Bool)? {
    switch covering {
    case .all: return nil
    case .elements(let ids): return { ids.contains(GeometrySnapshot.ID(index: Int32($0))) }
    case .opaque(let minimumAlpha):
      var opacities = ContiguousArray<Float>(repeating: 1, count: storage.count)
      for label in storage.extras.labelled { opacities[Int(label.element)] = label.opacity }
      for element in 1..<max(1, storage.count) {
        opacities[element] *= opacities[Int(storage.elements[element].parent)]
      }
      return { opacities[$0] >= minimumAlpha }
    }
  }
}
