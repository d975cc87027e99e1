import Foundation

/// The distances of a point from the edges of views, in each view's own coordinates.
///
/// The point is given in the bounds coordinates of a root. It is converted from each view to its
/// subviews, with either the shown or the model's geometry. If it can't be converted into a view,
/// for example because a map on the way has no inverse, the distance is minus infinity.
struct PointClearances: ShownClearances {
  private struct Member {
    let view: ViewCursor
    /// The index of the superview's member; -1 for the root.
    let parent: Int
  }

  private let members: [Member]
  private let point: () -> SIMD2<Double>
  private let isShown: Bool
  /// Keeps the root alive, and thus the views of the members.
  private let root: View

  /// Creates the distances of a fixed point from the shown edges of all views that are animated or
  /// scrolled by the clock, and of their descendants.
  ///
  /// All superviews of these views are included, because the point is converted through them.
  init(of point: CGPoint, toViewsMovedBy clock: AnimationClock, in root: View) {
    let all = Self.members(of: root)
    let scrolled = clock.movingObjects.compactMap(\.movedView)
    var moves = all.map { member in
      member.view.moreFlags.contains(.flies) || scrolled.contains { $0 === member.view.view }
    }
    for index in all.indices.dropFirst() where moves[all[index].parent] { moves[index] = true }
    for index in all.indices.dropFirst().reversed() where moves[index] {
      moves[all[index].parent] = true
    }
    var places = Array(repeating: -1, count: all.count)
    var members: [Member] = []
    for index in all.indices where moves[index] {
      places[index] = members.count
      let parent = all[index].parent
      members.append(Member(view: all[index].view, parent: parent < 0 ? -1 : places[parent]))
    }
    self.members = members
    let fixed = SIMD2(Double(point.x), Double(point.y))
    (self.point, isShown, self.root) = ({ fixed }, true, root)
  }

  /// Creates the distances of a moving point from the edges of all views, with the model's
  /// geometry.
  init(of point: @escaping () -> CGPoint, toModelsIn root: View) {
    members = Self.members(of: root)
    self.point = {
      let moved = point()
      return SIMD2(Double(moved.x), Double(moved.y))
    }
    (isShown, self.root) = (false, root)
  }

  /// Returns the root and its descendants, superviews before their subviews.
  private static func members(of root: View) -> [Member] {
    var members = [Member(view: ViewCursor(root), parent: -1)]
    var next = 0
    while next < members.count {
      for subview in members[next].view.subviewCursors {
        members.append(Member(view: subview, parent: next))
      }
      next += 1
    }
    return members
  }

  func all() -> [Double] {
    var points: [SIMD2<Double>?] = []
    points.reserveCapacity(members.count)
    var distances: [Double] = []
    distances.reserveCapacity(members.count)
    let start = point()
    for member in members {
      let outer = member.parent < 0 ? start : points[member.parent]
      let inside = member.parent < 0 ? start : outer.flatMap { convert($0, to: member.view) }
      points.append(inside)
      distances.append(distance(of: inside, to: member.view))
    }
    return distances
  }

  func one(at index: Int) -> Double {
    var path: [Int] = []
    var next = index
    while next >= 0 {
      path.append(next)
      next = members[next].parent
    }
    var inside: SIMD2<Double>? = point()
    for index in path.dropLast().reversed() {
      inside = inside.flatMap { convert($0, to: members[index].view) }
    }
    return distance(of: inside, to: members[index].view)
  }

  private func convert(_ point: SIMD2<Double>, to view: ViewCursor) -> SIMD2<Double>? {
    let inside =
      isShown
      ? PresentedReading(view).pointInBounds(fromParentX: point.x, y: point.y)
      : view.pointInBounds(fromParentX: point.x, y: point.y)
    return inside.map { SIMD2($0.x, $0.y) }
  }

  private func distance(of point: SIMD2<Double>?, to view: ViewCursor) -> Double {
    guard let point else { return -.infinity }
    let bounds = Extent(isShown ? PresentedReading(view).bounds : view.bounds)
    let nearest = min(
      min(point.x - bounds.minX, bounds.maxX - point.x),
      min(point.y - bounds.minY, bounds.maxY - point.y))
    return nearest.isNaN ? -.infinity : nearest
  }
}

/// The distance that decides whether a view is entirely visible; see `View.clearanceInClips`.
struct WholeClearance: ShownClearances {
  let view: View

  func all() -> [Double] { [view.clearanceInClips] }

  func one(at index: Int) -> Double { view.clearanceInClips }
}
