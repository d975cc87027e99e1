import Foundation

@testable import ViewGeometry

/// Edits of the solvers of layouts; at the end every answer equals the naive twin's, and a copy
/// keeps its old answers.
func fuzzLayout(_ source: inout ChoiceSource) throws {
  switch source.index(below: 5) {
  case 0: try fuzzLengths(&source)
  case 1: try fuzzFlow(&source)
  case 2: try fuzzWaterfall(&source)
  case 3: try fuzzComposition(&source)
  default: try fuzzBoxes(&source)
  }
}

private func fuzzLengths(_ source: inout ChoiceSource) throws {
  let kind = source.pick(OffsetTreeLengths.allCases)
  let start = (0..<source.index(below: 20)).map { Double($0 * 37 % 6_400) / 64 }
  var model = OffsetTreeModel(lengths: start)
  var tree = OffsetTree(start, nodeCapacity: 2 + source.index(below: 3))
  for step in 0..<1 + source.index(below: 12) {
    let action = source.offsetTreeAction(rows: 10, kind)
    let (copy, before) = (tree, model)
    action.apply(to: &tree, &model)
    guard source.oneIn(4) else { continue }
    let broken =
      tree.brokenInvariant
      ?? model.mismatch(tree, rows: 0..<model.lengths.count, probes: [-0.01, 0, 0.5, 0.99, 1])
      ?? before.mismatch(copy, rows: 0..<before.lengths.count, probes: [])
    try demand(broken == nil, "After step \(step), \(action): \(broken ?? "")")
  }
  let broken =
    tree.brokenInvariant
    ?? model.mismatch(tree, rows: 0..<model.lengths.count, probes: [0, 0.5, 1])
  try demand(broken == nil, broken ?? "")
}

private func fuzzFlow(_ source: inout ChoiceSource) throws {
  let width = Double(source.pick([320, 100, 768]))
  let limits = source.flowLimits()
  var model = NaiveFlow.Section(metrics: source.flowMetrics(), sizes: source.flowSizes(limit: 20))
  var solution = FlowSolution(model, width: width, limits: limits)
  for _ in 0..<source.index(below: 4) {
    let start = source.index(below: model.sizes.count + 1)
    let range = start..<min(start + source.index(below: 12), model.sizes.count)
    let new = source.flowSizes(limit: 12)
    let before = (solution, model)
    solution.replaceItems(range, inSection: 0, with: .each(ContiguousArray(new)))
    model.sizes.replaceSubrange(range, with: new)
    if source.oneIn(4) { try compare(before.0, before.1, width: width) }
  }
  try compare(solution, model, width: width)
}

private func compare(_ solution: FlowSolution, _ model: NaiveFlow.Section, width: Double) throws {
  let naive = NaiveFlow(width: width, sections: [model])
  try demand(solution.height == naive.height, "height \(solution.height), not \(naive.height)")
  for element in naive.elements {
    try demand(solution.frame(ofElement: element) == element.frame, "the frame of \(element)")
  }
}

extension FlowSolution {
  fileprivate init(_ section: NaiveFlow.Section, width: Double, limits: FlowLimits) {
    var builder = FlowItemsBuilder(section.metrics, containerWidth: width, limits: limits)
    section.sizes.withUnsafeBufferPointer { builder.append($0) }
    self.init(
      containerWidth: width,
      sections: [
        FlowSection(metrics: section.metrics, items: builder.finish(), containerWidth: width)
      ],
      limits: limits)
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

private func fuzzWaterfall(_ source: inout ChoiceSource) throws {
  func height(_ source: inout ChoiceSource) -> Double {
    source.oneIn(12) ? 0 : Double(source.index(below: 400)) / 4
  }
  var twin = NaiveWaterfall(
    heights: source.list(mean: 8, limit: 24, of: height), columnCount: 1 + source.index(below: 5),
    spacing: Double(source.index(below: 3)) * 5, order: source.pick(WaterfallItemOrder.allCases),
    pinsColumns: source.flag())
  twin.nodeCapacity = source.pick([4, 6, nil])
  var items = twin.solved
  let isBatch = source.flag()
  if isBatch { items.beginEdits() }
  for _ in 0..<source.index(below: 12) {
    let (count, length) = (twin.heights.count, height(&source))
    switch source.index(below: 3) {
    case 0 where count > 0:
      let item = source.index(below: count)
      items.setHeight(length, of: item)
      twin.heights[item] = length
    case 1 where count > 0:
      let item = source.index(below: count)
      items.remove(at: item)
      twin.remove(at: item)
    default:
      let item = source.index(below: count + 1)
      items.insert(height: length, at: item)
      twin.insert(height: length, at: item)
    }
  }
  if isBatch { items.endEdits() }
  try demand(items.brokenInvariant == nil, items.brokenInvariant ?? "")
  try demand(items.height == twin.height, "The height is \(items.height), not \(twin.height).")
  for place in twin.places {
    let found = items.place(of: place.item)
    try demand(found == place, "\(found), not \(place)")
    let middle = place.y + place.height / 2
    let hit = items.item(inColumn: place.column, at: middle)
    try demand(hit == place || place.height == 0, "\(middle) in column \(place.column)")
  }
}

private func fuzzComposition(_ source: inout ChoiceSource) throws {
  let container = LayoutSize(width: Double(source.pick([320, 375, 96])), height: 640)
  var sections = source.list(mean: 1, limit: 2) { $0.compositionalSection() }
  for index in sections.indices { sections[index].items = min(sections[index].items, 12) }
  let spacing = source.flowLength(below: 30)
  var builder = CompositionalBuilder(container: container, sectionCount: sections.count)
  for section in sections { builder.append(section.rules, itemCount: section.items) }
  let solution = builder.solution(sectionSpacing: spacing)
  let naive = NaiveComposition(container: container, sections: sections, spacing: spacing)
  try demand(abs(solution.height - naive.height) < 1e-6, "\(solution.height), not \(naive.height)")
  for (section, frames) in naive.frames.enumerated() {
    for (item, frame) in frames.enumerated() {
      let found = solution.frame(ofItem: item, section: section)
      let far = [
        found.x - frame.x, found.y - frame.y, found.width - frame.width,
        found.height - frame.height,
      ]
      try demand(
        far.allSatisfy { abs($0) < 1e-6 }, "\(section).\(item): \(found), not \(frame)")
    }
  }
}

private func fuzzBoxes(_ source: inout ChoiceSource) throws {
  func coordinate(_ source: inout ChoiceSource) -> Double { Double(source.index(below: 160)) / 4 }
  func box(_ source: inout ChoiceSource) -> SpatialIndexModel.Box {
    let extent = Extent(
      x: coordinate(&source) + (source.oneIn(20) ? 0.1 : 0), y: coordinate(&source),
      width: coordinate(&source) / 4, height: coordinate(&source) / 4)
    return SpatialIndexModel.Box(extent: extent, z: source.integer(within: 2))
  }
  let boxes = source.list(mean: 12, limit: 40, of: box)
  var model = SpatialIndexModel(boxes)
  var index = SpatialIndex(
    boxes.map { (extent: $0.extent, z: $0.z) }, nodeWidth: source.pick([2, 4, 16]))
  for _ in 0..<source.index(below: 16) {
    let item = source.index(below: 40)
    if source.oneIn(4) {
      index.remove(item)
      model.boxes[item] = nil
    } else {
      let new = box(&source)
      index.set(new.extent, z: new.z, for: item)
      model.set(new.extent, z: new.z, for: item)
    }
  }
  index.checkInvariants()
  let mismatch = model.mismatch(
    index, x: coordinate(&source), y: coordinate(&source), box(&source).extent)
  try demand(mismatch == nil, mismatch ?? "")
}
