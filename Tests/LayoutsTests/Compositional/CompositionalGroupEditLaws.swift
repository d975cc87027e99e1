import Testing
import ViewGeometry

@testable import TestSupport

/// Items inserted into and removed from groups of a fixed count, some of them measured, compared
/// with sections solved from scratch.
@Suite struct CompositionalGroupEditLaws {
  enum Edit {
    case measure(item: Int, height: Double)
    case insert(at: Int, count: Int)
    case remove(at: Int, count: Int)
  }

  struct Case {
    var columns: Int
    var count: Int
    var edits: [Edit]
  }

  static func anyCase(_ source: inout ChoiceSource) -> Case {
    let columns = 1 + source.index(below: 3)
    return Case(
      columns: columns, count: source.index(below: 40),
      edits: source.list(mean: 12, limit: 30) { source in
        // Mostly whole groups.
        let step = source.oneIn(4) ? 1 : columns
        let (item, count) = (step * source.index(below: 40), step * source.index(below: 4))
        switch source.index(below: 4) {
        case 0: return .measure(item: item, height: source.flowLength(below: 90))
        case 1: return .remove(at: item, count: count)
        default: return .insert(at: item, count: count)
        }
      })
  }

  /// A section of rows with this many columns, with the measured heights of its items.
  private static func solve(_ heights: [Double?], columns: Int) -> CompositionalSolution {
    let cell = CompositionalItem(
      size: CompositionalSize(
        width: .fractionOfWidth(1 / Double(columns)), height: .estimated(40)))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated(40)),
        content: .group(CompositionalGroup(axis: .horizontal, elements: [cell]))),
      groupSpacing: 4)
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 480), sectionCount: 1)
    builder.append(rules, itemCount: heights.count)
    var solution = builder.solution()
    for (item, height) in heights.enumerated() {
      if let height { measure(height, ofItem: item, columns, &solution) }
    }
    return solution
  }

  private static func measure(
    _ height: Double, ofItem item: Int, _ columns: Int, _ solution: inout CompositionalSolution
  ) {
    let size = LayoutSize(width: 300 / Double(columns), height: height)
    _ = solution.measure(size, ofItem: item, section: 0)
  }

  @Test func `A section after edits is as one that was solved from scratch`() {
    check(Self.anyCase) { input in
      var heights = [Double?](repeating: nil, count: input.count)
      var solution = Self.solve(heights, columns: input.columns)
      for (number, edit) in input.edits.enumerated() {
        // Every other edit finds the storage that it changes shared.
        let before = number.isMultiple(of: 2) ? solution : nil
        let height = before?.height
        switch edit {
        case .measure(let item, let height) where !heights.isEmpty:
          heights[item % heights.count] = height
          Self.measure(height, ofItem: item % heights.count, input.columns, &solution)
        case .insert(let at, let count):
          let place = min(at, heights.count)
          heights.insert(contentsOf: [Double?](repeating: nil, count: count), at: place)
          solution.replaceItems(place..<place, inSection: 0, count: count)
        case .remove(let at, let count):
          let range = min(at, heights.count)..<min(heights.count, at + count)
          heights.removeSubrange(range)
          solution.replaceItems(range, inSection: 0, count: 0)
        default: break
        }
        let fresh = Self.solve(heights, columns: input.columns)
        for item in heights.indices {
          let (found, wanted) = (
            solution.frame(ofItem: item, section: 0), fresh.frame(ofItem: item, section: 0)
          )
          try demand(found == wanted, "After \(edit): \(item) is at \(found), not \(wanted)")
        }
        try demand(solution.height == fresh.height, "\(solution.height), not \(fresh.height)")
        let broken = solution.brokenInvariant
        try demand(broken == nil, broken ?? "")
        // A copy isn't changed in place.
        try demand(before?.height == height, "The height before \(edit) is another")
      }
    }
  }
}
