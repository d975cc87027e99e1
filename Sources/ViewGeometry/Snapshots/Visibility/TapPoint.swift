public import Foundation

/// A point at which a tap is sure to hit an element.
public struct TapPoint: Sendable, Hashable {
  /// The point, in the bounds of the root.
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
  /// Returns the point of an element that is farthest from the edges of the area in which touches
  /// hit the element.
  ///
  /// Returns nil if the element can't be touched, or if no point has a clearance of
  /// `minimumClearance`, in points; 22 suits a finger (44 points across). The free area is the
  /// element without the parts clipped away and without everything in front that receives touches,
  /// including its descendants. Distances are Euclidean, including those to the element's own
  /// edges. If only boxes are involved, the clearance is the maximum with a relative error of
  /// 2^-36; if something near is rotated, the error is 1/128 of a point, or if that is more, 2^-36
  /// of the clearance or 2^-44 of the element's largest coordinate. The choice between equally good
  /// points is deterministic; in a rectangle it is the center.
  ///
  /// ```swift
  /// let tap = map.tapPoint(of: button, minimumClearance: 22)
  /// let middle = tap?.point  // (160, 226), in a button at (0, 204, 320, 44)
  /// ```
  ///
  /// - Complexity: O(log n + k log k) on average, for k parts of the element or over it.
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
