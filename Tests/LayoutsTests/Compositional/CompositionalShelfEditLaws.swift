import Testing
import ViewGeometry

@testable import TestSupport

/// Shelves of columns that are as high as their cards: one column that isn't full makes the shelf lower, several don't.
@Suite struct CompositionalShelfEditLaws {
  struct Case {
    var cards: Int
    var count: Int
    var edits: [(place: Int, removed: Int, inserted: Int)]
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    Case(
      cards: 1 + source.index(below: 4), count: source.index(below: 12),
      edits: source.list(mean: 5, limit: 10) {
        ($0.index(below: 12), $0.index(below: 8), $0.index(below: 5))
      })
  }

  /// Columns of this many cards of 40 points, 5 points apart.
  private static func shelf(cards: Int, count: Int) -> CompositionalSolution {
    let card = CompositionalItem(
      size: CompositionalSize(width: .fractionOfWidth(1), height: .absolute(40)))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .absolute(100), height: .estimated(200)),
        content: .group(
          CompositionalGroup(
            axis: .vertical, elements: [card], spacing: .fixed(5), repetition: .count(cards)))),
      insets: CompositionalInsets(top: 3, bottom: 4), scrolling: .continuous)
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 320, height: 480), sectionCount: 1)
    builder.append(rules, itemCount: count)
    return builder.solution()
  }

  @Test func `a shelf is as high as its first column, whatever was in it before`() {
    check(Self.anyCase) { input in
      var count = input.count
      var solution = Self.shelf(cards: input.cards, count: count)
      func compare() throws {
        let highest = Double(min(count, input.cards))
        let height = 7 + (count > 0 ? highest * 40 + (highest - 1) * 5 : 0)
        try demand(solution.height == height, "\(count) cards: \(solution.height), not \(height)")
        for item in 0..<count {
          let (column, row) = item.quotientAndRemainder(dividingBy: input.cards)
          let frame = LayoutFrame(
            x: Double(column) * 100, y: 3 + Double(row) * 45, width: 100, height: 40)
          let found = solution.frame(ofItem: item, section: 0)
          try demand(found == frame, "\(item) of \(count): \(found), not \(frame)")
        }
      }

      try compare()
      for edit in input.edits {
        let place = min(edit.place, count)
        let range = place..<min(count, place + edit.removed)
        solution.replaceItems(range, inSection: 0, count: edit.inserted)
        count += edit.inserted - range.count
        try compare()
      }
    }
  }
}
