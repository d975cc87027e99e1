import Foundation

/// Goes over the views that touches can reach, front to back, with the box of the region in which each can be hit.
///
/// The region of a view is its bounds, cut by those of all above it (R4.13); the boxes are in the bounds of the view the search
/// starts at, so under turns a box may be larger than the region. Overrides aren't asked.
struct HitRegionSearch {
  struct Step {
    let view: View
    let box: Extent
    /// The step of the superview; nil for the first.
    let parent: Int?
  }

  private let rule = ReachRule(touches: .uiKit)
  private(set) var steps: [Step] = []
  private var pending: [(view: View, map: ProjectiveMap, clip: Extent, parent: Int?)] = []

  init(_ view: View) {
    pending = [(view, .identity, .everything, nil)]
  }

  /// The next view that can be hit in a box that `isWanted`; nothing in one that isn't can be wanted.
  mutating func next(where isWanted: (Extent) -> Bool) -> Step? {
    while let (view, map, clip, parent) = pending.popLast() {
      guard rule.admits(view.flags) else { continue }
      let box = Extent(map.map(view.bounds)).intersection(clip)
      guard !box.isEmpty, isWanted(box) else { continue }
      let step = Step(view: view, box: box, parent: parent)
      steps.append(step)
      // The last one in is the first one out, so the frontmost goes in last.
      for subview in view.children {
        let cursor = ViewCursor(subview)
        guard cursor.inverseMap != nil else { continue }
        pending.append((subview, cursor.map.then(map), box, steps.count - 1))
      }
      return step
    }
    return nil
  }

  /// Leaves out all that lies behind the last step's view, whose subviews still come.
  mutating func skipBehind() {
    pending.removeAll { $0.parent != steps.count - 1 }
  }
}

extension Extent {
  /// The square of the distance from a point to the closed box; 0 within.
  func squareOfDistance(to point: SIMD2<Double>) -> Double {
    let (across, down) = (
      max(0, minX - point.x, point.x - maxX), max(0, minY - point.y, point.y - maxY)
    )
    return across * across + down * down
  }
}
