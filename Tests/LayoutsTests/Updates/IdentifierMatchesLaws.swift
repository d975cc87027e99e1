import Testing
import ViewGeometry

@testable import TestSupport

/// The difference of two lists of distinct numbers transforms one into the other, with the fewest
/// moves.
@Suite struct IdentifierMatchesLaws {
  struct Case: CustomStringConvertible {
    /// Numbers through all sections.
    var before: [[Int]]
    /// The old indices of sections and items; nil for new ones.
    var after: [(source: Int?, items: [Int?])]
    var reloadedSections: [Int]
    /// By new indices, through all sections.
    var reloadedItems: [Int]

    var description: String {
      "\(before) to \(after) reloading \(reloadedSections) and \(reloadedItems)"
    }

    var matches: IdentifierMatches {
      var matches = IdentifierMatches(
        oldCounts: before.map(\.count), newCounts: after.map(\.items.count))
      matches.sectionSources = after.map { $0.source ?? -1 }
      matches.itemSources = after.flatMap { $0.items.map { $0 ?? -1 } }
      matches.reloadedSections = reloadedSections
      matches.reloadedItems = reloadedItems
      return matches
    }

    var contentsBefore: ListContents { ListContents(before.map { $0.map { "\($0)" } }) }

    /// Reloaded elements are marked by a stroke; new ones have their new index.
    var contentsAfter: ListContents {
      var number = -1
      return ListContents(
        after.enumerated().map { index, section in
          let isReloaded = reloadedSections.contains(index)
          let own = section.source.map { before[$0] } ?? []
          return section.items.map { item in
            number += 1
            guard let item else { return "new \(number)" }
            let isAskedFor = reloadedItems.contains(number) || isReloaded && own.contains(item)
            return isAskedFor ? "\(item)'" : "\(item)"
          }
        })
    }

    /// Whether an item is reloaded with its section.
    func isReloadedWithSection(_ item: Int, in section: Int) -> Bool {
      reloadedSections.contains(section)
        && after[section].source.map { before[$0].contains(item) } ?? false
    }
  }

  static func anyCase(_ source: inout ChoiceSource) -> Case {
    var count = 0
    let before = source.list(mean: 3, limit: 5) { source in
      (0..<source.index(below: 7)).map { _ in
        count += 1
        return count - 1
      }
    }
    var after: [(source: Int?, items: [Int?])] = []
    var loose: [Int] = []
    for (section, items) in before.enumerated() {
      guard !source.oneIn(4) else {
        loose += items.filter { _ in source.flag() }
        continue
      }
      let kept = items.filter { _ in !source.oneIn(4) }
      loose += items.filter { !kept.contains($0) && source.flag() }
      let place = source.oneIn(3) ? source.index(below: after.count + 1) : after.count
      after.insert((section, kept), at: place)
    }
    for _ in 0..<source.index(below: 3) {
      after.insert((nil, []), at: source.index(below: after.count + 1))
    }
    func insert(_ item: Int?) {
      guard !after.isEmpty else { return }
      let section = source.index(below: after.count)
      after[section].items.insert(
        item, at: source.index(below: after[section].items.count + 1))
    }
    for item in loose { insert(item) }
    for _ in 0..<source.index(below: 4) { insert(nil) }
    let all = after.flatMap(\.items)
    return Case(
      before: before, after: after,
      reloadedSections: after.indices.filter { after[$0].source != nil && source.oneIn(5) },
      reloadedItems: all.indices.filter { _ in source.oneIn(4) }.filter { all[$0] != nil })
  }

  @Test func `the plan leads from the list before to the list after`() {
    check(Self.anyCase) { input in
      let plan = input.matches.plan()
      let result = input.contentsBefore.applying(plan, final: input.contentsAfter)
      try demand(result == input.contentsAfter, "The plan leads to \(result.sections).")
    }
  }

  @Test func `places are mapped to where their items are`() {
    check(Self.anyCase) { input in
      let plan = input.matches.plan()
      for (section, items) in input.before.enumerated() {
        let new = input.after.firstIndex { $0.source == section }
        try demand(plan.newSection(of: section) == new, "\(section) isn't \(new ?? -1).")
        if let new { try demand(plan.oldSection(of: new) == section, "\(new) isn't found back.") }
        for (number, item) in items.enumerated() {
          let expected = input.after.indices.lazy.compactMap { section in
            input.after[section].items.firstIndex(of: item).map {
              ItemIndex(section: section, item: $0)
            }
          }.first
          let found = plan.newPlace(of: ItemIndex(section: section, item: number))
          if let expected, input.isReloadedWithSection(item, in: expected.section) { continue }
          try demand(found == expected, "\(item) became \(String(describing: found)).")
        }
      }
    }
  }

  @Test func `nothing moves that needn't, and reloaded items are listed once`() {
    check(Self.anyCase) { input in
      let plan = input.matches.plan()
      let known = input.after.compactMap(\.source)
      let movedSections = known.count - IncreasingSubsequence.positions(of: known).count
      let isMoved = plan.placedSections.filter { $0.source != nil }
      try demand(isMoved.count == movedSections, "\(isMoved.count) sections move.")
      try demand(
        plan.reloadedSections.map(\.new).sorted() == input.reloadedSections.sorted(),
        "\(plan.reloadedSections)")

      var (movedItems, reloaded, number) = (0, [ItemIndex](), -1)
      for (section, (source, items)) in input.after.enumerated() {
        let own = source.map { input.before[$0] } ?? []
        let stayed = items.compactMap { $0 }.filter(own.contains)
        movedItems += items.compactMap { $0 }.count - stayed.count
        if !input.reloadedSections.contains(section) {
          movedItems += stayed.count - IncreasingSubsequence.positions(of: stayed).count
        }
        for (place, item) in items.enumerated() {
          number += 1
          guard let item, input.reloadedItems.contains(number),
            !input.isReloadedWithSection(item, in: section)
          else { continue }
          reloaded.append(ItemIndex(section: section, item: place))
        }
      }
      let moves = plan.placedItems.count { $0.source != nil }
      try demand(moves == movedItems, "\(moves) items move, not \(movedItems).")
      let listed = plan.reloadedItems
      try demand(listed.map(\.new).sorted() == reloaded, "\(listed), not \(reloaded)")
      try demand(listed.map(\.old) == listed.map(\.old).sorted(), "\(listed)")
    }
  }

  @Test func `equal lists differ by nothing`() {
    var matches = IdentifierMatches(oldCounts: [2, 0, 1], newCounts: [2, 0, 1])
    matches.sectionSources = [0, 1, 2]
    matches.itemSources = [0, 1, 2]
    expect(matches.plan().isEmpty)

    matches.reloadedItems = [0]
    let plan = matches.plan()
    expect(!plan.isEmpty)
    expectEqual(plan.reloadedItems.map(\.old), [ItemIndex(section: 0, item: 0)])
  }
}
