public import Foundation

/// A point at which a tap hits an element, and the distance by which the tap may miss the point.
public struct TapPoint: Sendable, Hashable {
  /// The point, in the bounds coordinates of the root.
  public let point: CGPoint
  /// The distance, in points, by which a tap may miss the point in any direction and still hit the
  /// element.
  ///
  /// It is the distance to the nearest edge beyond which another element, or none, receives the
  /// touch.
  public let clearance: CGFloat

  /// Creates a point with its clearance.
  public init(point: CGPoint, clearance: CGFloat) {
    self.point = point
    self.clearance = clearance
  }
}

extension VisibilityMap {
  /// Returns the point, in an element, that is farthest from the edges of the area in which touches
  /// hit the element.
  ///
  /// Returns nil if the element can't be touched, or if no point has a clearance of at least
  /// `minimumClearance` points. A value of 22 suits a finger, which is about 44 points across.
  ///
  /// The area consists of the element's bounds, without the parts that are clipped and without the
  /// parts that are covered by elements in front that receive touches. The element's own
  /// descendants are in front of it. Distances are Euclidean, including those to the element's own
  /// edges.
  ///
  /// If only boxes are involved, the clearance is the maximum, with a relative error of at most
  /// 2^-36. If the element or an element in front of it is rotated, the error is at most the
  /// largest of 1/128 of a point, 2^-36 of the clearance, and 2^-44 of the element's largest
  /// coordinate. If several points are equally good, the choice is deterministic; in a rectangle it
  /// is the center.
  ///
  /// ```swift
  /// let tap = map.tapPoint(of: button, minimumClearance: 22)
  /// let middle = tap?.point  // (160, 226), in a button at (0, 204, 320, 44)
  /// ```
  ///
  /// - Complexity: O(log n + k log k) on average, for k parts of the element or in front of it.
  public func tapPoint(
    of id: GeometrySnapshot.ID, minimumClearance: CGFloat = 0
  ) -> TapPoint? {
    let rank = touchedRanks[snapshot.place(of: id)]
    guard rank >= 0 else { return nil }
    let parts = touched.parts(of: Int(rank))
    guard !parts.isEmpty else { return nil }
    let shape = touched.shapes[Int(rank)]
    var fronts: ContiguousArray<Int32> = []
    touched.forEachPart(meeting: shape.box) { _, other in
      if other > rank { fronts.append(other) }
    }
    fronts.sort()
    fronts.removeRepetitions()
    var search = TapSearch(
      in: shape, around: fronts, of: touched.shapes, least: Double(minimumClearance))
    search.run(over: parts)
    guard let best = search.best, best.clearance >= Double(minimumClearance) else { return nil }
    return TapPoint(point: CGPoint(best.point), clearance: CGFloat(best.clearance))
  }
}

extension ContiguousArray<Int32> {
  /// Removes consecutive duplicates.
  mutating func removeRepetitions() {
    var end = 0
    for place in indices where end == 0 || self[place] != self[end - 1] {
      self[end] = self[place]
      end += 1
    }
    removeLast(count - end)
  }
}
