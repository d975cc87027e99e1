public import Foundation

/// A point where a tap surely reaches an element.
public struct TapPoint: Sendable, Hashable {
  /// The point, in the bounds of the root.
  public let point: CGPoint
  /// How far the tap may be off in any direction, in points: the distance to the nearest edge beyond which another element, or none,
  /// takes the touch.
  public let clearance: CGFloat

  /// A point with its clearance.
  public init(point: CGPoint, clearance: CGFloat) {
    self.point = point
    self.clearance = clearance
  }
}

extension VisibilityMap {
  /// The point of an element farthest from all edges beyond which a touch wouldn't go to it; nil where it takes no touches, or has
  /// less than the clearance asked for.
  ///
  /// Considered is what is left of the element after all that cuts its touches and after everything in front that takes them, what is
  /// in the element included. The distance is the Euclidean one, to the element's own edges too. Where boxes meet boxes the
  /// clearance is the largest there is but for 2^-36 of it; where something near is turned, but for 1/128 of a point, or if that is more,
  /// for 2^-36 of the clearance or 2^-44 of the element's largest coordinate. Of equally good
  /// points it is always the same one; in a rectangle the middle.
  ///
  /// Below `minimumClearance`, in points, the answer is nil; 22 suits a finger (44 points across).
  /// - Complexity: O(log n + k log k) on average for k parts of or over the element.
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
  /// Leaves each of equal neighbours but the first out.
  mutating func removeRepetitions() {
    var end = 0
    for place in indices where end == 0 || self[place] != self[end - 1] {
      self[end] = self[place]
      end += 1
    }
    removeLast(count - end)
  }
}
