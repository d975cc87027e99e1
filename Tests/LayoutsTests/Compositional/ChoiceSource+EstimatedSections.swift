import ViewGeometry

@testable import TestSupport

extension ChoiceSource {
  /// The size of a measured item.
  mutating func measuredSize() -> LayoutSize {
    LayoutSize(width: flowLength(below: 150), height: flowLength(below: 60))
  }

  /// Rules of a section whose items can be measured, or for which measuring changes nothing.
  mutating func estimatedRules() -> CompositionalRules {
    let axis: Axis = oneIn(4) ? .vertical : .horizontal
    var rules = CompositionalRules(
      group: estimatedGroup(), insets: CompositionalInsets(top: 3, leading: 8, bottom: 5),
      groupSpacing: flowLength(below: 12))
    if axis == .vertical {
      rules.scrolling = .groupPaging
      rules.group.size.width = .estimated(60)
    }
    if flag() {
      rules.boundaries.append(
        CompositionalBoundary(
          kind: "header",
          size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated(20)),
          alignmentY: 0))
    }
    return rules
  }

  private mutating func estimatedGroup() -> CompositionalItem {
    let line = CompositionalSize(width: .fractionOfWidth(1), height: .estimated(30))
    let estimated = CompositionalItem(
      size: CompositionalSize(width: .estimated(70), height: .estimated(30)))
    let spacing: CompositionalSpacing = flag() ? .fixed(flowLength(below: 9)) : .flexible(4)
    func group(
      _ size: CompositionalSize, _ axis: Axis, _ element: CompositionalItem,
      _ repetition: CompositionalGroup.Repetition
    ) -> CompositionalItem {
      CompositionalItem(
        size: size,
        content: .group(
          CompositionalGroup(
            axis: axis, elements: [element], spacing: spacing, repetition: repetition)))
    }
    switch index(below: 7) {
    case 0:
      let row = CompositionalItem(size: line)
      return group(line, .horizontal, row, .count(1))
    case 1:
      let cell = CompositionalItem(
        size: CompositionalSize(width: .absolute(90), height: .estimated(30)))
      return group(line, .horizontal, cell, .count(1 + index(below: 3)))
    case 2: return group(line, .horizontal, estimated, .untilFull)
    case 3:
      return group(
        line, .vertical, group(line, .horizontal, estimated, .untilFull), .count(2))
    case 4:
      let uniform = CompositionalItem(
        size: CompositionalSize(width: .uniform(estimate: 70), height: .uniform(estimate: 30)))
      return group(line, .horizontal, uniform, .untilFull)
    case 5:
      let size = CompositionalSize(width: .fractionOfWidth(0.5), height: .absolute(100))
      let half = group(size, .vertical, estimated, .untilFull)
      return group(line, .horizontal, half, .untilFull)
    default: return compositionalGroup(depth: 1)
    }
  }
}
