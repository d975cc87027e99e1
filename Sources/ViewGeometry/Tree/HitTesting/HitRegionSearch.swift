import Foundation

/// Enumerates the views that touches can reach, each with the bounding box of its hit region.
///
/// Siblings are enumerated front to back, and each view before its subviews.
///
/// The hit region of a view is its bounds, clipped to those of its ancestors up to the view at
/// which the search starts (R4.13). The boxes are in the coordinates of that view. If views are
/// rotated, a box may be larger than the region. Overrides are not called.
struct HitRegionSearch {
  struct Step {
    let view: View
    let box: Extent
    /// The index of the superview's step; nil for the view at which the search starts.
    let parent: Int?
  }

  private let rule = ReachRule(touches: .uiKit)
  private(set) var steps: [Step] = []
  private var pending: [(view: View, map: ProjectiveMap, clip: Extent, parent: Int?)] = []

  init(_ view: View) {
    pending = [(view, .identity, .everything, nil)]
  }

  /// Returns the next view whose box satisfies `isWanted`; nil at the end.
  ///
  /// - Precondition: If a box doesn't satisfy `isWanted`, no box inside it does.
  mutating func next(where isWanted: (Extent) -> Bool) -> Step? {
    while let (view, map, clip, parent) = pending.popLast() {
      guard rule.admits(view.flags) else { continue }
      let box = Extent(map.map(view.bounds)).intersection(clip)
      guard !box.isEmpty, isWanted(box) else { continue }
      let step = Step(view: view, box: box, parent: parent)
      steps.append(step)
      // The stack is last in, first out, so the frontmost view is pushed last.
      for subview in view.children {
        let cursor = ViewCursor(subview)
        guard cursor.inverseMap != nil else { continue }
        pending.append((subview, cursor.map.then(map), box, steps.count - 1))
      }
      return step
    }
    return nil
  }

  /// Skips all remaining views except the descendants of the most recently returned view.
  mutating func skipBehind() {
    pending.removeAll { $0.parent != steps.count - 1 }
  }
}

extension Extent {
  /// Returns the square of the distance from a point to the box; 0 if the point is inside or on an
  /// edge.
  func squareOfDistance(to point: SIMD2<Double>) -> Double {
    let (across, down) = (
      max(0, minX - point.x, point.x - maxX), max(0, minY - point.y, point.y - maxY)
    )
    return across * across + down * down
  }
}
