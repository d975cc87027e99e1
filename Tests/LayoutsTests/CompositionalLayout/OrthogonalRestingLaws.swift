import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The resting offset of a section that scrolls by itself, compared with a search of all its stops
/// (R8.23).
@Suite struct OrthogonalRestingLaws {
  private struct Case: CustomStringConvertible {
    var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
    var count: Int
    var width: Int
    var drags: [(proposed: CGFloat, velocity: CGFloat, start: CGFloat)]

    init(_ source: inout ChoiceSource) {
      behavior = source.pick([
        .groupPaging, .paging, .groupPagingCentered, .continuousGroupLeadingBoundary,
      ])
      count = source.index(below: 7)
      width = 20 + source.index(below: 380)
      drags = source.list(mean: 6, limit: 12) { source in
        (
          CGFloat(source.integer(within: 2_000)), CGFloat(source.integer(within: 1)),
          CGFloat(source.integer(within: 1_500))
        )
      }
    }

    var description: String { "\(count) of \(width), \(behavior): \(drags)" }
  }

  @Test func `a drag rests at the nearest stop, or one further than where it began`() {
    check({ Case(&$0) }, cases: .perThousand(300)) { input in
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: .size(.absolute(CGFloat(input.width)), .absolute(50)),
        subitems: [CollectionLayoutItem(layoutSize: .whole)])
      let section = CollectionLayoutSection.section(group, spacing: 10)
      section.orthogonalScrollingBehavior = input.behavior
      let page = CompositionalPage(section, items: input.count)
      let stops = Array(page.layout.orthogonalRestingOffsets(inSection: 0))
      let greatest = max(0, page.layout.orthogonalContentLength(inSection: 0) - 375)
      let isCentered = input.behavior == .groupPagingCentered
      // The first and the last group may rest in the middle.
      let limits = isCentered ? (stops.first ?? 0, stops.last ?? 0) : (0, greatest)
      let distinct = Set(stops).sorted()
      func clamped(_ offset: CGFloat) -> CGFloat { max(limits.0, min(offset, limits.1)) }
      func nearest(_ offset: CGFloat) -> Int {
        // The later one of two equally near ones.
        distinct.indices.reversed().min {
          abs(distinct[$0] - clamped(offset)) < abs(distinct[$1] - clamped(offset))
        } ?? 0
      }

      for drag in input.drags {
        let found = page.layout.orthogonalRestingOffset(
          forProposedOffset: drag.proposed, velocity: drag.velocity, draggedFrom: drag.start,
          inSection: 0)
        guard !distinct.isEmpty else {
          try demand(found == 0, "\(found) in an empty section")
          continue
        }
        let (end, first) = (nearest(drag.proposed), nearest(drag.start))
        let step = drag.velocity == 0 ? (end - first).signum() : Int(drag.velocity)
        let expected =
          input.behavior == .continuousGroupLeadingBoundary
          ? distinct[end] : distinct[max(0, min(first + step, distinct.count - 1))]
        try demand(found == expected, "\(found), not \(expected) of \(stops) after \(drag)")
      }
    }
  }
}
