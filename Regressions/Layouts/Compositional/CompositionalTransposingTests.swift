import TestSupport
import Testing
import ViewGeometry

/// Layouts that scroll sideways are solved with both axes exchanged.
@Suite struct CompositionalTransposingTests {
  @Test func `in a layout that scrolls sideways everything about a boundary is crosswise`() {
    let boundary = CompositionalBoundary(
      kind: "header", size: CompositionalSize(width: .absolute(10), height: .absolute(20)),
      alignmentX: 0.25, alignmentY: 1, offsetX: 3, offsetY: 4,
      insets: CompositionalInsets(top: 1, leading: 2, bottom: 5, trailing: 6))

    let transposed = boundary.transposed

    expectEqual(
      transposed.size, CompositionalSize(width: .absolute(20), height: .absolute(10)))
    expectEqual(transposed.alignmentX, 1)
    expectEqual(transposed.alignmentY, 0.25)
    expectEqual(transposed.offsetX, 4)
    expectEqual(transposed.offsetY, 3)
    expectEqual(
      transposed.insets, CompositionalInsets(top: 2, leading: 1, bottom: 6, trailing: 5))
    expectEqual(transposed.transposed, boundary)
  }

  @Test func `an item is crosswise with its edges, its badges and what it holds`() {
    let badge = CompositionalSupplementary(
      kind: "badge", size: CompositionalSize(width: .fractionOfWidth(0.5), height: .estimated(7)),
      containerAnchor: CompositionalAnchor(
        x: 0.25, y: 1, offsetX: 2, offsetY: 3, isFractional: true),
      itemAnchor: CompositionalAnchor(x: 0, y: 0.5, offsetX: 4, offsetY: 5), zIndex: 8,
      insets: CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let cell = CompositionalItem(
      size: CompositionalSize(width: .uniform(estimate: 10), height: .fractionOfHeight(0.25)),
      insets: CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      edges: CompositionalEdges(
        leading: .fixed(1), top: .flexible(2), trailing: .fixed(3), bottom: .flexible(4)),
      supplementaries: [badge])
    let group = CompositionalItem(
      size: CompositionalSize(width: .absolute(10), height: .absolute(20)),
      content: .group(
        CompositionalGroup(
          axis: .horizontal, elements: [cell], spacing: .fixed(6), repetition: .count(3))))

    let transposed = group.transposed

    guard case .group(let inner) = transposed.content, let item = inner.elements.first,
      let crosswise = item.supplementaries.first
    else {
      Issue.record("The group is lost.")
      return
    }
    expectEqual(inner.axis, .vertical)
    expectEqual(inner.spacing, .fixed(6))
    expectEqual(inner.repetition, .count(3))
    expectEqual(
      item.size, CompositionalSize(width: .fractionOfWidth(0.25), height: .uniform(estimate: 10)))
    expectEqual(item.insets, CompositionalInsets(top: 2, leading: 1, bottom: 4, trailing: 3))
    expectEqual(
      item.edges,
      CompositionalEdges(
        leading: .flexible(2), top: .fixed(1), trailing: .flexible(4), bottom: .fixed(3)))
    expectEqual(
      crosswise.size, CompositionalSize(width: .estimated(7), height: .fractionOfHeight(0.5)))
    expectEqual(
      crosswise.containerAnchor,
      CompositionalAnchor(x: 1, y: 0.25, offsetX: 3, offsetY: 2, isFractional: true))
    expectEqual(
      crosswise.itemAnchor, CompositionalAnchor(x: 0.5, y: 0, offsetX: 5, offsetY: 4))
    expectEqual(crosswise.zIndex, 8)
    expectEqual(crosswise.insets, CompositionalInsets(top: 2, leading: 1, bottom: 4, trailing: 3))
    expectEqual(transposed.transposed, group)
  }

  @Test func `the rules of a section are crosswise but for the room between its groups`() {
    let header = CompositionalBoundary(
      kind: "header", size: CompositionalSize(width: .absolute(10), height: .absolute(20)),
      alignmentY: 0,
      edges: CompositionalEdges(leading: .fixed(1), top: .fixed(2), bottom: .fixed(3)))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .absolute(10), height: .absolute(20))),
      insets: CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4), groupSpacing: 5,
      scrolling: .paging, boundaries: [header],
      boundaryInsets: CompositionalInsets(top: 6, leading: 7, bottom: 8, trailing: 9))

    let transposed = rules.transposed

    expectEqual(
      transposed.group.size, CompositionalSize(width: .absolute(20), height: .absolute(10)))
    expectEqual(transposed.insets, CompositionalInsets(top: 2, leading: 1, bottom: 4, trailing: 3))
    expectEqual(
      transposed.boundaryInsets, CompositionalInsets(top: 7, leading: 6, bottom: 9, trailing: 8))
    expectEqual(transposed.groupSpacing, 5)
    expectEqual(transposed.scrolling, .paging)
    expectEqual(transposed.boundaries, [header.transposed])
    expectEqual(
      transposed.boundaries.first?.edges,
      CompositionalEdges(leading: .fixed(2), top: .fixed(1), trailing: .fixed(3)))
    expectEqual(transposed.transposed, rules)
  }

  @Test func `an app's arrangement is transposed, on its level`() {
    let placed = CompositionalPlacedItem(
      frame: LayoutFrame(x: 1, y: 2, width: 3, height: 4), zIndex: 5)

    expectEqual(
      placed.transposed,
      CompositionalPlacedItem(
        frame: LayoutFrame(x: 2, y: 1, width: 4, height: 3), zIndex: 5))
  }
}
