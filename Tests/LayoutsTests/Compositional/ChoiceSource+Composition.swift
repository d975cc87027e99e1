import ViewGeometry

@testable import TestSupport

extension ChoiceSource {
  /// A length of 1 point or more, or a fraction.
  private mutating func compositionalLength() -> CompositionalLength {
    switch index(below: 3) {
    case 0: .absolute(1 + flowLength(below: 120))
    case 1: .fractionOfWidth(pick([1, 0.5, 0.25]))
    default: .fractionOfHeight(pick([0.125, 0.25, 0.0625]))
    }
  }

  private mutating func compositionalSpacing() -> CompositionalSpacing {
    flag() ? .flexible(flowLength(below: 10)) : .fixed(flowLength(below: 20))
  }

  private mutating func compositionalInsets() -> CompositionalInsets {
    guard flag() else { return .zero }
    return CompositionalInsets(
      top: flowLength(below: 8), leading: flowLength(below: 8), bottom: flowLength(below: 8),
      trailing: flowLength(below: 8))
  }

  /// Edges along one axis; flexible ones only there.
  private mutating func compositionalEdges(along axis: Axis) -> CompositionalEdges {
    guard oneIn(4) else { return .zero }
    let (start, end) = (compositionalSpacing(), compositionalSpacing())
    return axis == .horizontal
      ? CompositionalEdges(leading: start, top: .fixed(flowLength(below: 8)), trailing: end)
      : CompositionalEdges(leading: .fixed(flowLength(below: 8)), top: start, bottom: end)
  }

  private mutating func compositionalElement(depth: Int, in axis: Axis) -> CompositionalItem {
    let edges = compositionalEdges(along: axis)
    if depth > 0, flag() {
      var group = compositionalGroup(depth: depth - 1)
      group.edges = edges
      return group
    }
    return CompositionalItem(
      size: CompositionalSize(width: compositionalLength(), height: compositionalLength()),
      insets: compositionalInsets(), edges: edges)
  }

  mutating func compositionalGroup(depth: Int) -> CompositionalItem {
    let axis: Axis = flag() ? .vertical : .horizontal
    var elements = [compositionalElement(depth: depth, in: axis)]
    let repetition = pick([
      CompositionalGroup.Repetition.untilFull, .count(1 + index(below: 4)),
      .equalParts(1 + index(below: 4)),
    ])
    if repetition == .untilFull {
      elements += list(mean: 1, limit: 3) { $0.compositionalElement(depth: depth, in: axis) }
    }
    return CompositionalItem(
      size: CompositionalSize(width: compositionalLength(), height: compositionalLength()),
      insets: compositionalInsets(),
      content: .group(
        CompositionalGroup(
          axis: axis, elements: elements, spacing: compositionalSpacing(), repetition: repetition)))
  }

  mutating func compositionalSection() -> NaiveComposition.Section {
    let boundaries = [0.0, 1.0].filter { _ in flag() }.map { alignment in
      CompositionalBoundary(
        kind: alignment == 0 ? "header" : "footer",
        size: CompositionalSize(
          width: .fractionOfWidth(1), height: .absolute(flowLength(below: 40))),
        alignmentY: alignment)
    }
    let scrolling = pick([CompositionalScrolling.none, .none, .continuous, .groupPaging])
    return NaiveComposition.Section(
      rules: CompositionalRules(
        group: compositionalGroup(depth: 2), insets: compositionalInsets(),
        groupSpacing: flowLength(below: 20), scrolling: scrolling, boundaries: boundaries),
      items: index(below: 40))
  }
}
