import Testing
import ViewGeometry

@testable import TestSupport

/// Edits of a solved flow, compared with solving everything again.
@Suite struct FlowEditLawTests {
  struct Edit {
    var section: Int
    var range: Range<Int>
    var sizes: FlowSizes
  }

  struct Case {
    var width: Double
    var sections: [NaiveFlow.Section]
    /// Indices and sizes as random values; their meaning depends on the remaining items.
    var edits: [(place: Int, length: Int, sizes: FlowSizes)]
    var limits: FlowLimits
  }

  private static func generate(_ source: inout ChoiceSource) -> Case {
    let size = source.flowSize()
    let sizes = source.flag() ? source.flowSizes(limit: 250) : Array(repeating: size, count: 300)
    return Case(
      width: Double(source.pick([320, 100, 768])),
      sections: [NaiveFlow.Section(metrics: source.flowMetrics(), sizes: sizes)],
      edits: source.list(mean: 5, limit: 8) { source in
        let new: FlowSizes
        switch source.index(below: 4) {
        case 0: new = .each([])
        case 1: new = .each(ContiguousArray(source.flowSizes(limit: 40)))
        case 2: new = .repeating(size, count: source.index(below: 300))
        default: new = .each([source.flowSize()])
        }
        return (
          source.index(below: 1 << 20), source.oneIn(3) ? source.index(below: 300) : 1, new
        )
      }, limits: source.flowLimits())
  }

  @Test func `After any edits every answer is that of a flow solved from scratch`() {
    check(Self.generate, cases: .perThousand(400)) { flow in
      var model = flow.sections[0]
      var solution = FlowSolution([model], width: flow.width, flow.limits)
      var original: (FlowSolution, NaiveFlow.Section)?
      for edit in flow.edits {
        let start = edit.place % (model.sizes.count + 1)
        let range = start..<min(start + edit.length, model.sizes.count)
        original = original ?? (solution, model)

        solution.replaceItems(range, inSection: 0, with: edit.sizes)
        model.sizes.replaceSubrange(range, with: edit.sizes.array)

        try demandSame(solution, model, width: flow.width)
      }
      if let original { try demandSame(original.0, original.1, width: flow.width) }
    }
  }

  private func demandSame(
    _ solution: FlowSolution, _ model: NaiveFlow.Section, width: Double
  ) throws {
    let broken = solution.brokenInvariant
    try demand(broken == nil, broken ?? "")
    let naive = NaiveFlow(width: width, sections: [model])
    try demand(
      solution.itemCount(inSection: 0) == model.sizes.count, "The count of \(model.sizes.count)")
    try demand(solution.height == naive.height, "\(solution.height), not \(naive.height)")
    let available = width - model.metrics.leading - model.metrics.trailing
    let wide = model.sizes.indices.filter { model.sizes[$0].width > available + 1e-9 }
    let found = solution.oversizedItems()
    try demand(found.map(\.first) == Array(wide.prefix(1)), "\(found), not \(wide)")
    try demand(solution.oversizedCount == wide.count, "\(solution.oversizedCount)")
    let widths = wide.prefix(1).map { model.sizes[$0].width }
    try demand(found.map(\.width) == widths, "\(found)")
    try demand(found.allSatisfy { $0.section == 0 && $0.count == wide.count }, "\(found)")
    try demand(found.allSatisfy { $0.available == available }, "\(found)")
    var sizes: [LayoutSize] = []
    solution.forEachSize(inSection: 0) { sizes += $0.array }
    try demand(sizes == model.sizes, "\(sizes), not \(model.sizes)")
    for element in naive.elements {
      let frame = solution.frame(of: element)
      try demand(frame == element.frame, "\(String(describing: frame)), not \(element)")
    }
  }

  @Test func `Lengths of any fraction are placed as if solved again, and found where they are`() {
    check(Self.generate, cases: .perThousand(400)) { flow in
      var model = flow.sections[0]
      // Thirds and similar values have no exact sums, but lines break at the same items.
      model.sizes = model.sizes.map { LayoutSize(width: $0.width / 3, height: $0.height / 7) }
      var solution = FlowSolution([model], width: flow.width, flow.limits)
      for edit in flow.edits {
        let start = edit.place % (model.sizes.count + 1)
        let range = start..<min(start + edit.length, model.sizes.count)
        solution.replaceItems(range, inSection: 0, with: edit.sizes)
        model.sizes.replaceSubrange(range, with: edit.sizes.array)
      }

      let broken = solution.brokenInvariant
      try demand(broken == nil, broken ?? "")
      let anew = FlowSolution([model], width: flow.width)
      let naive = NaiveFlow(width: flow.width, sections: [model])
      for element in naive.elements where element.kind == .item {
        let frame = solution.frame(ofItem: element.item, section: 0)
        try demand(frame.y == anew.frame(ofItem: element.item, section: 0).y, "\(frame)")
        try demand(
          abs(frame.x - element.frame.x) < 1e-9 && abs(frame.y - element.frame.y) < 1e-6,
          "\(frame), not \(element)")
        let overlaps = min(model.metrics.lineSpacing, model.metrics.itemSpacing) < 0
        guard frame.width > 0, frame.height > 0, !overlaps else { continue }
        let found = solution.item(x: frame.x, y: frame.y)
        try demand(found?.item == element.item, "\(frame), not \(String(describing: found))")
      }
    }
  }

  @Test func `Sections are inserted, replaced and removed`() {
    check({ ($0.mixedFlowSections(), $0.mixedFlowSections(), $0.index(below: 1 << 20)) }) { flow in
      var model = flow.0
      let limits = FlowLimits(blockItems: 4, fanOut: 3)
      var solution = FlowSolution(model, width: 320, limits)
      let start = flow.2 % (model.count + 1)
      let range = start..<min(start + flow.2 % 3, model.count)

      solution.replaceSections(range, with: flow.1.map { FlowSection($0, width: 320, limits) })
      model.replaceSubrange(range, with: flow.1)

      let broken = solution.brokenInvariant
      try demand(broken == nil, broken ?? "")
      let naive = NaiveFlow(width: 320, sections: model)
      try demand(solution.height == naive.height, "\(solution.height), not \(naive.height)")
      for element in naive.elements {
        try demand(solution.frame(of: element) == element.frame, "\(element)")
      }
    }
  }
}

extension FlowSizes {
  var array: [LayoutSize] {
    switch self {
    case .repeating(let size, let count): Array(repeating: size, count: count)
    case .each(let sizes): Array(sizes)
    }
  }
}
