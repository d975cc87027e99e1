import Testing
import ViewGeometry

@testable import TestSupport

/// Groups of any elements with any estimated lengths, compared with the same solved and measured
/// from scratch.
@Suite struct CompositionalMixedEditLaws {
  private enum Edit {
    case measure(Int, LayoutSize)
    case replace(Int, removed: Int, inserted: Int)
  }

  private struct Case: CustomStringConvertible {
    var rules: CompositionalRules
    var count: Int
    var edits: [Edit]
    var description: String { "\(count), \(edits) by \(rules)" }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    var rules = source.compositionalSection().rules
    rules.group = estimating(rules.group, &source)
    return Case(
      rules: rules, count: source.index(below: 20),
      edits: source.list(mean: 5, limit: 10) { source in
        source.oneIn(3)
          ? .replace(
            source.index(below: 30), removed: source.index(below: 4),
            inserted: source.index(below: 5))
          : .measure(source.index(below: 30), source.measuredSize())
      })
  }

  /// The element with some of its own and inner lengths as estimates.
  private static func estimating(
    _ element: CompositionalItem, _ source: inout ChoiceSource
  ) -> CompositionalItem {
    var element = element
    func estimate(_ length: inout CompositionalLength, _ source: inout ChoiceSource) {
      guard source.oneIn(3) else { return }
      let points = 10 + source.flowLength(below: 100)
      length = source.oneIn(4) ? .uniform(estimate: points) : .estimated(points)
    }
    estimate(&element.size.width, &source)
    estimate(&element.size.height, &source)
    if source.oneIn(6) { element.edges.leading = .flexible(source.flowLength(below: 5)) }
    if case .group(var group) = element.content {
      group.elements = group.elements.map { estimating($0, &source) }
      element.content = .group(group)
    }
    return element
  }

  private static func solve(
    _ rules: CompositionalRules, _ measured: [LayoutSize?]
  ) -> CompositionalSolution {
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 320, height: 480), sectionCount: 1)
    builder.append(rules, itemCount: measured.count)
    var solution = builder.solution()
    for (item, size) in measured.enumerated() {
      if let size { _ = solution.measure(size, ofItem: item, section: 0) }
    }
    return solution
  }

  @Test func `a section that is measured and edited is as one that was solved at once`() {
    check(Self.anyCase, cases: .perThousand(400)) { input in
      var measured = [LayoutSize?](repeating: nil, count: input.count)
      var solution = Self.solve(input.rules, measured)
      let isEstimated = solution.isEstimated(section: 0)
      for edit in input.edits {
        switch edit {
        case .measure(let item, let size):
          guard !measured.isEmpty else { continue }
          let item = item % measured.count
          let before = solution
          let hasMoved = solution.measure(size, ofItem: item, section: 0)
          if isEstimated { measured[item] = size }
          try demand(
            hasMoved || Self.isSame(solution, before), "It says that item \(item) moved nothing")
        case .replace(let place, let removed, let inserted):
          let place = place % (measured.count + 1)
          let range = place..<min(measured.count, place + removed)
          solution.replaceItems(range, inSection: 0, count: inserted)
          measured.replaceSubrange(range, with: [LayoutSize?](repeating: nil, count: inserted))
        }
        let fresh = Self.solve(input.rules, measured)
        try demand(solution.brokenInvariant == nil, solution.brokenInvariant ?? "")
        try demand(
          Self.isSame(solution, fresh), "\(Self.places(solution)), not \(Self.places(fresh))")
        try demandFound(solution)
      }
    }
  }

  private static func places(_ solution: CompositionalSolution) -> [LayoutFrame] {
    (0..<solution.itemCount(inSection: 0)).map { solution.frame(ofItem: $0, section: 0) }
  }

  private static func isSame(_ one: CompositionalSolution, _ other: CompositionalSolution) -> Bool {
    one.height == other.height && places(one) == places(other)
  }

  /// Each item is found at its frame, and listed with all others.
  private func demandFound(_ solution: CompositionalSolution) throws {
    let frames = Self.places(solution)
    for frame in frames where frame.width > 0 && frame.height > 0 {
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
      let last = frames.lastIndex { $0.contains(x: x, y: y) }
      try demand(
        solution.item(x: x, y: y)?.item == last,
        "\(String(describing: solution.item(x: x, y: y))) at \(x), \(y), not \(last ?? -1)")
      let spot = Extent(minX: x - 1, minY: y - 1, maxX: x + 1, maxY: y + 1)
      var listed: [Int] = []
      solution.forEachElement(in: spot) { if case .item = $0.kind { listed.append($0.item) } }
      try demand(
        listed == frames.indices.filter { frames[$0].overlaps(spot) },
        "\(listed) around \(x), \(y)")
    }
  }
}
