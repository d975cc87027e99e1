import Testing
import ViewGeometry

@testable import TestSupport

/// Compositions solved group by group, compared with the twin that stores every frame.
@Suite struct CompositionalLawTests {
  struct Case {
    var container: LayoutSize
    var sections: [NaiveComposition.Section]
    var spacing: Double
    var points: [(x: Double, y: Double)]
    var window: Extent

    var solution: CompositionalSolution {
      var builder = CompositionalBuilder(container: container, sectionCount: sections.count)
      for section in sections { builder.append(section.rules, itemCount: section.items) }
      return builder.solution(sectionSpacing: spacing)
    }

    var naive: NaiveComposition {
      NaiveComposition(container: container, sections: sections, spacing: spacing)
    }
  }

  static func generate(_ source: inout ChoiceSource) -> Case {
    let container = LayoutSize(width: Double(source.pick([320, 375, 96])), height: 640)
    var sections = source.list(mean: 2, limit: 5) { $0.compositionalSection() }
    if source.flag(), let first = sections.first { sections.append(first) }
    return Case(
      container: container, sections: sections, spacing: source.flowLength(below: 30),
      points: (0..<20).map { _ in
        (source.flowLength(below: 400), source.flowLength(below: 1500))
      },
      window: Extent(
        x: source.flowLength(below: 400) - 20, y: source.flowLength(below: 1500) - 20,
        width: source.flowLength(below: 400), height: source.flowLength(below: 600)))
  }

  private static func areClose(_ one: LayoutFrame, _ other: LayoutFrame) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }

  private static func frames(
    of solution: CompositionalSolution
  ) -> [(section: Int, item: Int, frame: LayoutFrame)] {
    (0..<solution.sectionCount).flatMap { section in
      (0..<solution.itemCount(inSection: section)).map {
        (section, $0, solution.frame(ofItem: $0, section: section))
      }
    }
  }

  @Test func `Every frame is that of the naive composition`() {
    check(Self.generate) { page in
      let (naive, solution) = (page.naive, page.solution)

      try demand(abs(solution.height - naive.height) < 1e-6, "\(solution.height)")
      for (section, frames) in naive.frames.enumerated() {
        try demand(solution.itemCount(inSection: section) == frames.count, "\(frames.count)")
        for (item, frame) in frames.enumerated() {
          let solved = solution.frame(ofItem: item, section: section)
          try demand(
            Self.areClose(solved, frame), "\(section).\(item): \(solved), not \(frame)")
        }
      }
    }
  }

  @Test func `Every point finds the last item whose frame contains it`() {
    check(Self.generate) { page in
      let solution = page.solution
      let frames = Self.frames(of: solution)

      for (x, y) in page.points + frames.prefix(10).map({ ($0.frame.x, $0.frame.y) }) {
        let found = solution.item(x: x, y: y)
        let expected = frames.last { $0.frame.contains(x: x, y: y) }
        try demand(
          found?.section == expected?.section && found?.item == expected?.item,
          "\(String(describing: found)), not \(String(describing: expected)) at \(x), \(y)")
      }
    }
  }

  @Test func `A rectangle finds the items that overlap it, in order`() {
    check(Self.generate) { page in
      let solution = page.solution

      var found: [String] = []
      solution.forEachElement(in: page.window) { element in
        if element.kind == .item { found.append("\(element.section).\(element.item)") }
      }

      let expected = Self.frames(of: solution).filter { $0.frame.overlaps(page.window) }
        .map { "\($0.section).\($0.item)" }
      try demand(found == expected, "\(found), not \(expected)")
    }
  }

  @Test func `Solving a transposed group is transposing a solved one`() {
    check({ source in source.compositionalGroup(depth: 2) }) { group in
      let solver = CompositionalSolver()
      let pattern = solver.pattern(of: group, in: LayoutSize(width: 320, height: 640), limit: 30)
      let other = solver.pattern(
        of: group.transposed, in: LayoutSize(width: 640, height: 320), limit: 30)

      try demand(other.capacity == pattern.capacity, "\(other.capacity), \(pattern.capacity)")
      for (slot, twin) in zip(pattern.slots, other.slots) {
        let frame = LayoutFrame(
          x: twin.frame.y, y: twin.frame.x, width: twin.frame.height, height: twin.frame.width)
        try demand(slot.frame == frame, "\(slot.frame), not \(frame)")
      }
    }
  }

  @Test func `A scrolled section moves its items and nothing else`() {
    check(Self.generate) { page in
      let before = page.solution
      var after = before
      for section in 0..<after.sectionCount { after.setScrollOffset(70, ofSection: section) }

      for (section, item, frame) in Self.frames(of: before) {
        let moved = after.frame(ofItem: item, section: section)
        let expected = frame.x - after.scrollOffset(ofSection: section)
        try demand(abs(moved.x - expected) < 1e-6 && moved.y == frame.y, "\(moved)")
      }
      try demand(after.height == before.height, "\(after.height)")
    }
  }
}
