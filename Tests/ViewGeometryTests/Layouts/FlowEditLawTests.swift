import Testing
import ViewGeometry

/// Edits of a solved flow against solving everything again.
@Suite struct FlowEditLawTests {
  struct Edit {
    var section: Int
    var range: Range<Int>
    var sizes: FlowSizes
  }

  struct Case {
    var width: Double
    var sections: [NaiveFlow.Section]
    /// Places and sizes as numbers; what they mean depends on the items left.
    var edits: [(place: Int, length: Int, sizes: FlowSizes)]
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
      })
  }

  @Test func `After any edits every answer is that of a flow solved anew`() {
    check(Self.generate) { flow in
      var model = flow.sections[0]
      var solution = FlowSolution([model], width: flow.width)
      for edit in flow.edits {
        let start = edit.place % (model.sizes.count + 1)
        let range = start..<min(start + edit.length, model.sizes.count)
        let before = (solution, model)

        solution.replaceItems(range, inSection: 0, with: edit.sizes)
        model.sizes.replaceSubrange(range, with: edit.sizes.array)

        try demandSame(solution, model, width: flow.width)
        try demandSame(before.0, before.1, width: flow.width)
      }
    }
  }

  private func demandSame(
    _ solution: FlowSolution, _ model: NaiveFlow.Section, width: Double
  ) throws {
    let naive = NaiveFlow(width: width, sections: [model])
    try demand(
      solution.itemCount(inSection: 0) == model.sizes.count, "The count of \(model.sizes.count)")
    try demand(solution.height == naive.height, "\(solution.height), not \(naive.height)")
    for element in naive.elements {
      let frame = solution.frame(of: element)
      try demand(frame == element.frame, "\(String(describing: frame)), not \(element)")
    }
  }

  @Test func `Sections are inserted, replaced and removed`() {
    check({ ($0.mixedFlowSections(), $0.mixedFlowSections(), $0.index(below: 1 << 20)) }) { flow in
      var model = flow.0
      var solution = FlowSolution(model, width: 320)
      let start = flow.2 % (model.count + 1)
      let range = start..<min(start + flow.2 % 3, model.count)

      solution.replaceSections(range, with: flow.1.map { FlowSection($0, width: 320) })
      model.replaceSubrange(range, with: flow.1)

      let naive = NaiveFlow(width: 320, sections: model)
      try demand(solution.height == naive.height, "\(solution.height), not \(naive.height)")
      for element in naive.elements {
        try demand(solution.frame(of: element) == element.frame, "\(element)")
      }
    }
  }
}

extension FlowSizes {
  var array: [FlowSize] {
    switch self {
    case .repeating(let size, let count): Array(repeating: size, count: count)
    case .each(let sizes): Array(sizes)
    }
  }
}
