import Testing
import ViewGeometry

@testable import TestSupport

/// The items that the difference of two lists removes from sections that are reloaded.
@Suite struct ReloadedSectionDifferenceTests {
  @Test func `only sections that stay as they are lose deleted items one by one`() {
    check(IdentifierMatchesLaws.anyCase) { input in
      let plan = input.matches.plan()
      let moved = Set(plan.placedItems.compactMap(\.source))
      let reloaded = Set(plan.reloadedSections.map(\.old))
      for place in plan.removedItems where !moved.contains(place) {
        try demand(!reloaded.contains(place.section), "\(place) goes with its section.")
        try demand(
          plan.newSection(of: place.section) != nil, "\(place) goes with a deleted section.")
      }
    }
  }

  @Test func `a reloaded section that lost an item is reloaded, and nothing else happens`() {
    var matches = IdentifierMatches(oldCounts: [2], newCounts: [1])
    (matches.sectionSources, matches.itemSources, matches.reloadedSections) = ([0], [0], [0])

    let plan = matches.plan()

    expectEqual(plan.reloadedSections.map(\.old), [0])
    expect(plan.removedItems.isEmpty && plan.placedItems.isEmpty)
  }
}
