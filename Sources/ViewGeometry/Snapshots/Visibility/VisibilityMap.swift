public import Foundation

/// The visible and the touchable part of each element of a snapshot.
///
/// ```swift
/// let map = VisibilityMap(of: snapshot)
/// let seen = map.element(at: CGPoint(x: 40, y: 210))
/// let part = map.visibleFraction(of: button)  // 1 where nothing covers the button
/// ```
///
/// The visible and the touched element at a point can differ. The *visible* element is the
/// frontmost one whose bounds, clipped by the ancestors that clip, contain the point; neither it
/// nor an ancestor is hidden or has an alpha below 0.01. The *touched* element is the result of a
/// hit test under the policy. Unless the policy specifies otherwise, every element covers the
/// elements behind it, including its own superview, because geometry doesn't show what an element
/// draws. Therefore, a container filled by its descendants is visible nowhere.
///
/// All shapes are in the bounds coordinates of the root and half-open: they include their left and
/// top edges. Boxes of elements without rotation are cut exactly, along their own edges; rotated
/// elements become convex polygons, with rounded intersections. Elements whose area is zero, whose
/// transform is singular or whose position isn't finite are neither visible nor touched.
///
/// A map may be shared between threads. The IDs passed to its methods must belong to its snapshot.
public struct VisibilityMap: Sendable {
  /// The snapshot that the map describes.
  public let snapshot: GeometrySnapshot
  /// The policy that determines which elements cover others and which receive touches.
  public let policy: VisibilityPolicy
  /// The arrangement of the elements that are drawn and cover others.
  let seen: FrontArrangement
  /// The arrangement of the elements that can be touched.
  let touched: FrontArrangement
  /// The rank of each element in `seen`; -1 if it isn't included.
  let seenRanks: ContiguousArray<Int32>
  /// The rank of each element in `touched`; -1 if it isn't included.
  let touchedRanks: ContiguousArray<Int32>
  /// The elements that are drawn but don't cover others.
  let loose: [Int32: LooseShape]

  struct LooseShape: Sendable {
    let shape: FrontShape
    /// The lowest rank of the covering shapes that are in front of the element.
    let rank: Int32
  }

  /// Computes the visible and touchable parts of all elements of a snapshot.
  ///
  /// - Complexity: O((n + k) log n) for n elements and k parts. The queues of the sweep add a
  ///   factor of log n for boxes that many others overlap, and rotated elements are cut one by one.
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
  /// Returns the frontmost covering element at `point`, or nil if there is none.
  ///
  /// The point is in the bounds coordinates of the root.
  ///
  /// - Complexity: O(log n) if few rotated elements lie at the point.
  public func element(at point: CGPoint) -> GeometrySnapshot.ID? {
    seen.rank(at: SIMD2(Double(point.x), Double(point.y))).map { id(seen.elements[Int($0)]) }
  }

  /// Returns the element that receives a touch at `point` under the policy, or nil if there is
  /// none.
  ///
  /// The point is in the bounds coordinates of the root. The element is the result of the hit test,
  /// except on edges of rotated elements: all shapes are half-open on screen, so the result there
  /// is the element that receives a touch just below and to the right. If the rotation isn't by a
  /// multiple of 90°, rounding may also lead to another result.
  ///
  /// - Complexity: O(log n) if few rotated elements lie at the point.
  public func touchedElement(at point: CGPoint) -> GeometrySnapshot.ID? {
    touched.rank(at: SIMD2(Double(point.x), Double(point.y))).map { id(touched.elements[Int($0)]) }
  }

  /// Returns the uncovered part of an element as disjoint quads in the root's coordinates.
  ///
  /// The quads are rectangles if neither the element, nor an ancestor that clips it, nor an element
  /// in front of it is rotated; for an element that covers others, they are then as few as
  /// horizontal cuts can produce. With rotated elements, the quads are convex, and a triangle
  /// repeats its last corner. The result is empty for an element that isn't drawn.
  ///
  /// - Complexity: O(parts) for an element that covers others; for any other element, the parts in
  ///   front are subtracted one by one.
  public func visibleParts(of id: GeometrySnapshot.ID) -> [Quad] {
    parts(of: id).flatMap { $0.polygon?.quads ?? [Quad($0.box.cgRect)] }
  }

  /// Returns the area of the uncovered part of an element, in the root's coordinates; zero if it is
  /// invisible.
  ///
  /// - Complexity: As for ``visibleParts(of:)``.
  public func visibleArea(of id: GeometrySnapshot.ID) -> CGFloat {
    CGFloat(parts(of: id).reduce(0) { $0 + $1.area })
  }

  /// Returns the fraction of an element's area that is visible, from 0 to 1.
  ///
  /// Clipped parts aren't visible. The fraction is zero for an element that isn't drawn, or whose
  /// area is zero or not finite.
  ///
  /// - Complexity: As for ``visibleParts(of:)``.
  public func visibleFraction(of id: GeometrySnapshot.ID) -> CGFloat {
    share(Double(visibleArea(of: id)), of: id)
  }

  /// Returns the fraction of an element's area that ancestors clip, from 0 to 1.
  ///
  /// The fraction is zero for an element whose area is zero or not finite. For any other element
  /// that isn't drawn, for example because it is hidden, it is 1.
  public func clippedFraction(of id: GeometrySnapshot.ID) -> CGFloat {
    let whole = snapshot.storage.shapeInRoot(of: snapshot.place(of: id)).area
    guard whole > 0, whole.isFinite else { return 0 }
    guard let shape = drawnShape(of: id) else { return 1 }
    return CGFloat(max(0, 1 - shape.area / whole))
  }

  /// Returns the visible elements that cover an element, in descending order of the covered
  /// fraction.
  ///
  /// `fraction` is relative to the area of the covered element. Where several elements cover it,
  /// only the frontmost counts, so the sum of the fractions is the covered fraction. The element's
  /// own descendants are included. The result is empty for an element that isn't drawn.
  ///
  /// - Complexity: O(log n + k log k) for k parts that overlap the bounding box of its drawn shape.
  public func coverers(
    of id: GeometrySnapshot.ID
  ) -> [(element: GeometrySnapshot.ID, fraction: CGFloat)] {
    guard let shape = drawnShape(of: id) else { return [] }
    let rank = seenRanks[snapshot.place(of: id)]
    return shares(in: seen, of: shape, inFrontOf: rank >= 0 ? rank : looseRank(of: id) - 1, id)
  }

  /// Returns the elements that receive the touches on the drawn part of an element.
  ///
  /// `fraction` is relative to the area of the element with the given `id`. The elements are in
  /// descending order of this fraction. The element itself is included if it receives any of the
  /// touches. Areas in which no element receives touches are left out. The result is empty for an
  /// element that isn't drawn.
  ///
  /// - Complexity: O(log n + k log k) for k parts that overlap the bounding box of its drawn shape.
  public func touchTakers(
    of id: GeometrySnapshot.ID
  ) -> [(element: GeometrySnapshot.ID, fraction: CGFloat)] {
    guard let shape = drawnShape(of: id) else { return [] }
    return shares(in: touched, of: shape, inFrontOf: -1, id)
  }
}

extension VisibilityMap {
  private func looseRank(of id: GeometrySnapshot.ID) -> Int32 { loose[id.index]?.rank ?? 0 }

  /// Returns the shape in which an element is drawn; nil if it isn't drawn.
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

  /// Returns the elements with ranks above `rank` that cover a part of `shape`.
  ///
  /// The fractions are relative to the area of the element with the given `id`, and are in
  /// descending order.
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
  /// Returns a predicate that is true for the elements that cover others, or nil if all of them do.
  fileprivate func covers(in storage: SnapshotStorage) -> ((Int) -> Bool)? {
    switch covering {
    case .all: return nil
    case .elements(let ids): return { ids.contains(GeometrySnapshot.ID(index: Int32($0))) }
    case .opaque(let minimumAlpha):
      var opacities = ContiguousArray<Float>(repeating: 1, count: storage.count)
      for label in storage.extras.labeled { opacities[Int(label.element)] = label.opacity }
      for element in 1..<max(1, storage.count) {
        opacities[element] *= opacities[Int(storage.elements[element].parent)]
      }
      return { opacities[$0] >= minimumAlpha }
    }
  }
}
