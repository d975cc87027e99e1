import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Values that describe compositional layouts, read back.
@Suite struct CompositionalValueTests {
  @Test func `A spacing is fixed or flexible`() {
    let (fixed, flexible) = (
      CollectionLayoutSpacing.fixed(5), CollectionLayoutSpacing.flexible(7)
    )

    expect(fixed.spacing == CGFloat(5) && fixed.isFixed && !fixed.isFlexible)
    expect(flexible.spacing == CGFloat(7) && !flexible.isFixed && flexible.isFlexible)
  }

  @Test func `An anchor's offset is in points, or in parts of its own size`() {
    let absolute = CollectionLayoutAnchor(edges: [.top], absoluteOffset: .xy(1, 2))
    let fractional = CollectionLayoutAnchor(edges: [.top], fractionalOffset: .xy(0.5, 0.25))
    let plain = CollectionLayoutAnchor(edges: [.top])

    expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    expect(!fractional.isAbsoluteOffset && fractional.isFractionalOffset)
    expect(plain.isAbsoluteOffset && plain.offset == .zero)
    expect(absolute.offset == .xy(1, 2) && fractional.offset == .xy(0.5, 0.25))
  }

  @Test func `Each edge is an option of its own`() {
    let edges: [DirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

    expectEqual(edges.map(\.rawValue), [1, 2, 4, 8])
    expectEqual(DirectionalRectEdge.all.rawValue, 15)
  }

  @Test func `A group keeps its subitems and its spacing`() {
    let item = CollectionLayoutItem(layoutSize: .whole)
    let group = CollectionLayoutGroup.row(of: item, item)
    expect(group.interItemSpacing == nil && group.subitems.count == 2)
    expect(group.subitems.first === item && group.supplementaryItems.isEmpty)

    group.interItemSpacing = .flexible(3)
    expectEqual(group.interItemSpacing, .flexible(3))

    group.interItemSpacing = nil
    expect(group.interItemSpacing == nil)

    let custom = CollectionLayoutGroup.custom(layoutSize: .whole) { _ in [] }
    custom.interItemSpacing = .fixed(3)
    expect(custom.interItemSpacing == nil && custom.subitems.isEmpty)
  }
}
