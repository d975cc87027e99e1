import Testing
import ViewGeometry

@testable import TestSupport

/// Badges hang on their items, however deep these lie in groups.
@Suite struct CompositionalBadgeLaws {
  struct Case {
    var page: CompositionalLawTests.Case
    var isFractional: Bool
  }

  private static func generate(_ source: inout ChoiceSource) -> Case {
    var input = Case(page: CompositionalLawTests.generate(&source), isFractional: source.flag())
    for section in input.page.sections.indices {
      let group = input.page.sections[section].rules.group
      input.page.sections[section].rules.group = badged(group, input.isFractional)
    }
    return input
  }

  /// An item, or all of a group, with a badge of 6 by 4 points at the trailing end of the top.
  private static func badged(_ item: CompositionalItem, _ isFractional: Bool) -> CompositionalItem {
    var item = item
    guard case .group(var group) = item.content else {
      let anchor = CompositionalAnchor(
        x: 1, y: 0, offsetX: isFractional ? 0.5 : 2, offsetY: -3, isFractional: isFractional)
      item.supplementaries.append(
        CompositionalSupplementary(
          kind: "badge", size: CompositionalSize(width: .absolute(6), height: .absolute(4)),
          containerAnchor: anchor, zIndex: 5))
      return item
    }
    group.elements = group.elements.map { badged($0, isFractional) }
    item.content = .group(group)
    return item
  }

  private static func badge(on frame: LayoutFrame, _ isFractional: Bool) -> LayoutFrame {
    LayoutFrame(
      x: frame.x + frame.width - 6 + (isFractional ? 3 : 2),
      y: frame.y + (isFractional ? -12 : -3), width: 6, height: 4)
  }

  private static func areClose(_ one: LayoutFrame, _ other: LayoutFrame) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6 && one.width == other.width
      && one.height == other.height
  }

  @Test func `each item has its badge, and nothing else has one`() {
    check(Self.generate, cases: .perThousand(300)) { input in
      let solution = input.page.solution
      func badge(_ section: Int, _ item: Int, named name: String = "badge") -> LayoutElement? {
        solution.supplementary(named: name, section: section, item: item, viewport: nil)
      }
      for section in 0..<solution.sectionCount {
        let count = solution.itemCount(inSection: section)
        for item in 0..<count {
          let frame = solution.frame(ofItem: item, section: section)
          guard let found = badge(section, item) else {
            throw Falsified(description: "\(section).\(item) has no badge.")
          }
          let expected = Self.badge(on: frame, input.isFractional)
          try demand(Self.areClose(found.frame, expected), "\(found), not at \(expected)")
          try demand(found.zIndex == 5 && found.kind == .supplementary("badge"), "\(found)")
          try demand(found.section == section && found.item == item, "\(found)")
          try demand(badge(section, item, named: "other") == nil, "There is another badge.")
        }
        try demand(badge(section, count) == nil, "There is a badge \(count) of \(section).")
        try demand(badge(section, -1) == nil, "There is a badge before all items.")
      }
      try demand(badge(solution.sectionCount, 0) == nil, "There is a badge in no section.")
    }
  }

  @Test func `a rectangle finds the items of a section, and then their badges`() {
    check(Self.generate, cases: .perThousand(300)) { input in
      let solution = input.page.solution
      for window in [input.page.window, Extent(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)] {
        var found: [LayoutElement] = []
        solution.forEachElement(in: window) { element in
          if case .boundary = element.kind { return }
          found.append(element)
        }
        var expected: [LayoutElement] = []
        for section in 0..<solution.sectionCount {
          let numbers = 0..<solution.itemCount(inSection: section)
          expected += numbers.compactMap {
            solution.element(section: section, item: $0, viewport: nil)
          }
          expected += numbers.compactMap {
            solution.supplementary(named: "badge", section: section, item: $0, viewport: nil)
          }
        }
        expected = expected.filter { $0.frame.overlaps(window) }
        try demand(found == expected, "\(found), not \(expected)")
      }
    }
  }
}
