import Foundation

@testable import ViewGeometry

/// Edits of ordered lengths and of a flow; after each every answer is the naive twin's.
func fuzzLayout(_ bytes: [UInt8]) throws {
  var source = ChoiceSource(reading: bytes)
  if source.flag() {
    try fuzzLengths(&source, steps: min(60, bytes.count / 2))
  } else {
    try fuzzFlow(&source, steps: min(8, bytes.count / 8))
  }
}

private func fuzzLengths(_ source: inout ChoiceSource, steps: Int) throws {
  let kind = source.pick(OffsetTreeLengths.allCases)
  let start = (0..<source.index(below: 40)).map { Double($0 * 37 % 6_400) / 64 }
  var model = OffsetTreeModel(lengths: start)
  var tree = OffsetTree(start, nodeCapacity: 2 + source.index(below: 3))
  for step in 0..<steps {
    let action = source.offsetTreeAction(rows: 20, kind)
    action.apply(to: &tree, &model)
    let broken =
      tree.brokenInvariant
      ?? model.mismatch(tree, rows: 0..<model.lengths.count, probes: [-0.01, 0, 0.5, 0.99, 1])
    try demand(broken == nil, "After step \(step), \(action): \(broken ?? "")")
  }
}

private func fuzzFlow(_ source: inout ChoiceSource, steps: Int) throws {
  let width = Double(source.pick([320, 100, 768]))
  var model = NaiveFlow.Section(
    metrics: source.flowMetrics(), sizes: source.flowSizes(limit: 100))
  var solution = FlowSolution(model, width: width)
  for _ in 0..<steps {
    let start = source.index(below: model.sizes.count + 1)
    let range = start..<min(start + source.index(below: 40), model.sizes.count)
    let new = source.flowSizes(limit: 40)
    let before = (solution, model)
    solution.replaceItems(range, inSection: 0, with: .each(ContiguousArray(new)))
    model.sizes.replaceSubrange(range, with: new)
    try compare(solution, model, width: width)
    try compare(before.0, before.1, width: width)
  }
}

private func compare(_ solution: FlowSolution, _ model: NaiveFlow.Section, width: Double) throws {
  let naive = NaiveFlow(width: width, sections: [model])
  try demand(solution.height == naive.height, "height \(solution.height), not \(naive.height)")
  for element in naive.elements {
    try demand(solution.frame(ofElement: element) == element.frame, "the frame of \(element)")
  }
}

extension FlowSolution {
  fileprivate init(_ section: NaiveFlow.Section, width: Double) {
    var builder = FlowItemsBuilder(section.metrics, containerWidth: width, limits: .standard)
    section.sizes.withUnsafeBufferPointer { builder.append($0) }
    self.init(
      containerWidth: width,
      sections: [
        FlowSection(metrics: section.metrics, items: builder.finish(), containerWidth: width)
      ],
      limits: .standard)
  }

  fileprivate func frame(ofElement element: LayoutElement) -> LayoutFrame? {
    switch element.kind {
    case .header: headerFrame(section: element.section)
    case .item: frame(ofItem: element.item, section: element.section)
    case .footer: footerFrame(section: element.section)
    default: nil
    }
  }
}
