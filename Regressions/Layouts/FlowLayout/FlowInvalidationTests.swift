import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Contexts and properties that invalidate a solved flow.
@Suite struct FlowInvalidationTests {
  /// A layout whose items may be higher the next time they are requested.
  private final class Growing: CollectionViewFlowLayout {
    var height: CGFloat = 40

    override var itemSize: CGSize {
      get { .wh(100, height) }
      set { height = newValue.height }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `frames are computed again where a context asks for either`(
    metrics: Bool, attributes: Bool
  ) {
    let (items, layout) = (ItemGrid([3]), Growing())
    let view = items.makeCollectionView(size: .wh(100, 400), layout: layout)
    view.layoutIfNeeded()
    let before = view.itemFrames.map(\.height)
    layout.height = 60

    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = metrics
    context.invalidateFlowLayoutAttributes = attributes
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()

    let expected: CGFloat = metrics || attributes ? 60 : 40
    expectEqual(before, [40, 40, 40])
    expectEqual(view.itemFrames.map(\.height), [expected, expected, expected])
  }

  @Test func `only a layout that a collection view has is stale for other bounds`() {
    let section = CollectionLayoutSection.section(
      .row(of: .item(.fractionalWidth(1), .fractionalHeight(1))))
    // Fractions are of the height as well.
    let layouts: [(CollectionViewLayout, isStaleForHeight: Bool)] = [
      (CollectionViewFlowLayout(), false), (CollectionViewWaterfallLayout(), false),
      (CollectionViewCompositionalLayout(section: section), true),
    ]
    for (layout, isStaleForHeight) in layouts {
      func isStale(_ size: CGSize) -> Bool {
        layout.shouldInvalidateLayout(forBoundsChange: CGRect(origin: .zero, size: size))
      }
      expect(!isStale(.wh(150, 100)) && !isStale(.wh(100, 150)))

      let items = ItemGrid([1])
      let view = items.makeCollectionView(size: .wh(100, 100), layout: layout)

      withExtendedLifetime((view, items)) {
        expect(isStale(.wh(150, 100)) && !isStale(.wh(100, 100)))
        expectEqual(isStale(.wh(100, 150)), isStaleForHeight)
      }
    }
  }

  @Test(arguments: [false, true])
  func `R6.29 what cells preferred is forgotten where a context says that everything is stale`(
    everything: Bool
  ) {
    let (items, layout) = (ItemGrid([40]), CollectionViewFlowLayout())
    layout.estimatedItemSize = .wh(100, 40)
    let view = items.makeCollectionView(size: .wh(100, 400), layout: layout)
    view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()

    layout.invalidateLayout(
      with: everything ? FlowEverythingContext() : CollectionViewFlowLayoutInvalidationContext())

    // Out of view, no cell is measured again.
    expect(view.frameForItem(at: .at(0, 0))?.height == (everything ? 40 : 80) as CGFloat)
  }

  @Test(arguments: [false, true])
  func `R6.29 what cells preferred is forgotten when a closure is set, and stays otherwise`(
    setsClosure: Bool
  ) {
    let (items, layout) = (ItemGrid([40]), CollectionViewFlowLayout())
    layout.estimatedItemSize = .wh(100, 40)
    let view = items.makeCollectionView(size: .wh(100, 400), layout: layout)
    view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    let before = view.frameForItem(at: .at(0, 0))?.height

    if setsClosure {
      layout.preferredSize = { _ in .wh(100, 60) }
      layout.preferredSize = nil
    } else {
      layout.invalidateLayout()
    }
    view.layoutIfNeeded()

    // Out of view, no cell is measured again.
    let expected: CGFloat = setsClosure ? 40 : 80
    expect(before == 80 as CGFloat)
    expectEqual(view.frameForItem(at: .at(0, 0))?.height, expected)
    expect(view.visibleCells.allSatisfy { $0.frame.height == 80 as CGFloat })
  }
}
