import Testing
import ViewGeometry

@testable import TestSupport

/// Sections of waterfalls, one below the other, compared with a list of all frames.
@Suite struct WaterfallSolutionLaws {
  struct Section {
    var header: Double
    var footer: Double
    var before: Double
    var after: Double
    var columns: WaterfallColumns
    var items: NaiveWaterfall

    var solved: WaterfallSection {
      WaterfallSection(
        header: header, footer: footer, before: before, after: after, columns: columns,
        items: items.solved)
    }
  }

  struct Case {
    var sections: [Section]
    var points: [(x: Double, y: Double)]
    var area: Extent

    var solution: WaterfallSolution {
      WaterfallSolution(width: 320, sections: ContiguousArray(sections.map(\.solved)))
    }

    var elements: [LayoutElement] {
      var (elements, y): ([LayoutElement], Double) = ([], 0)
      func append(
        _ kind: LayoutElementKind, _ section: Int, _ item: Int, _ frame: LayoutFrame
      ) {
        guard kind == .item || frame.height > 0 else { return }
        elements.append(LayoutElement(kind: kind, section: section, item: item, frame: frame))
      }
      for (index, section) in sections.enumerated() {
        let header = LayoutFrame(x: 0, y: y, width: 320, height: section.header)
        append(.header, index, 0, header)
        y += section.header + section.before
        let columns = section.columns
        for place in section.items.places {
          append(
            .item, index, place.item,
            LayoutFrame(
              x: columns.start + Double(place.column) * (columns.width + columns.spacing),
              y: y + place.y, width: columns.width, height: place.height))
        }
        y += section.items.height + section.after
        append(.footer, index, 0, LayoutFrame(x: 0, y: y, width: 320, height: section.footer))
        y += section.footer
      }
      return elements
    }

    var height: Double {
      sections.reduce(0) {
        $0 + $1.header + $1.footer + $1.before + $1.after + $1.items.height
      }
    }
  }

  private static func section(_ source: inout ChoiceSource) -> Section {
    func length(_ source: inout ChoiceSource, below limit: Int) -> Double {
      source.flag() ? 0 : source.flowLength(below: limit)
    }
    let spacing = length(&source, below: 6)
    let count = 1 + source.index(below: 4)
    var items = NaiveWaterfall(
      heights: source.list(mean: 8, limit: 30) { length(&$0, below: 40) }, columnCount: count,
      spacing: length(&source, below: 8), order: source.pick(WaterfallItemOrder.allCases),
      pinsColumns: false)
    items.nodeCapacity = source.pick([4, nil])
    return Section(
      header: length(&source, below: 30), footer: length(&source, below: 30),
      before: length(&source, below: 20), after: length(&source, below: 20),
      columns: WaterfallColumns(
        count: count, start: length(&source, below: 10),
        available: source.oneIn(8) ? 0 : 100 + source.flowLength(below: 200), spacing: spacing),
      items: items)
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    var input = Case(
      sections: source.list(mean: 3, limit: 5) { section(&$0) }, points: [],
      area: Extent(x: 0, y: 0, width: 0, height: 0))
    let height = Int(input.height) + 40
    input.points = (0..<10).map { _ in
      (source.flowLength(below: 320), source.flowLength(below: height) - 10)
    }
    input.area = Extent(
      x: source.flowLength(below: 320) - 20, y: source.flowLength(below: height) - 20,
      width: source.flowLength(below: 200), height: source.flowLength(below: 100))
    return input
  }

  private static let cases = CaseRange.perThousand(300)

  private static func compare(_ solution: WaterfallSolution, _ input: Case) throws {
    let elements = input.elements
    try demand(solution.height == input.height, "It is \(solution.height) high.")
    let size = LayoutSize(width: 320, height: input.height)
    try demand(solution.contentSize == size, "It is \(solution.contentSize).")
    try demand(solution.sectionCount == input.sections.count, "\(solution.sectionCount)")
    for section in -1...input.sections.count {
      for name in [LayoutElementKind.headerName, LayoutElementKind.footerName, "other"] {
        for item in [0, 1, -1, nil] {
          let found = solution.supplementary(
            named: name, section: section, item: item, viewport: nil)
          let expected = elements.first {
            $0.section == section && $0.item == item && $0.kind.name == name
          }
          try demand(found == expected, "\(name) of \(section): \(String(describing: found))")
        }
      }
      let items = elements.filter { $0.section == section && $0.kind == .item }
      for item in -1...items.count {
        let found = solution.element(section: section, item: item, viewport: nil)
        let expected = items.indices.contains(item) ? items[item] : nil
        try demand(found == expected, "\(section).\(item): \(String(describing: found))")
      }
    }
    for (x, y) in input.points + elements.map({ ($0.frame.x, $0.frame.y) }) {
      let found = solution.item(x: x, y: y)
      let expected = elements.last { $0.kind == .item && $0.frame.contains(x: x, y: y) }
      try demand(
        found?.section == expected?.section && found?.item == expected?.item
          && found?.frame == expected?.frame,
        "\(String(describing: found)), not \(String(describing: expected)) at \(x), \(y)")
    }
    var found: [LayoutElement] = []
    solution.forEachElement(in: input.area) { found.append($0) }
    let expected = elements.filter { $0.frame.overlaps(input.area) }
    try demand(found == expected, "\(found), not \(expected)")
  }

  @Test func `every answer is that of a look at all frames`() {
    check(Self.anyCase, cases: Self.cases) { input in
      try Self.compare(input.solution, input)
    }
  }

  @Test func `sections and items come and go as in lists`() {
    check({ (Self.anyCase(&$0), Self.anyCase(&$0), $0.index(below: 1 << 20)) }, cases: Self.cases) {
      (input, other, number) in
      var (naive, solution) = (input, input.solution)
      let start = number % (naive.sections.count + 1)
      let range = start..<min(naive.sections.count, start + number % 3)
      solution.replaceSections(range, with: other.sections.map(\.solved))
      naive.sections.replaceSubrange(range, with: other.sections)
      try Self.compare(solution, naive)

      guard !naive.sections.isEmpty else { return }
      let section = number % naive.sections.count
      let old = solution
      let before = naive
      solution.edit(section: section) { $0.insert(height: 33.5, at: 0) }
      naive.sections[section].items.insert(height: 33.5, at: 0)
      try Self.compare(solution, naive)
      solution.editDeferring(section: section) { items in
        items.setHeight(7, of: 0)
        items.insert(height: 12, at: items.count)
      }
      solution.endEdits(ofSection: section)
      naive.sections[section].items.heights[0] = 7
      naive.sections[section].items.heights.append(12)
      try Self.compare(solution, naive)
      solution.edit(section: section) { $0.setHeight(90.5, of: 0) }
      naive.sections[section].items.heights[0] = 90.5
      try Self.compare(solution, naive)
      solution.edit(section: section) { $0.remove(at: 0) }
      naive.sections[section].items.remove(at: 0)
      try Self.compare(solution, naive)
      try Self.compare(old, before)
    }
  }
}
