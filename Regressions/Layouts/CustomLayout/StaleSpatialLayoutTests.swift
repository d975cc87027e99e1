import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Attributes that a layout returned at once and that are out of date.
@Suite struct StaleSpatialLayoutTests {
  /// A column of three items as long as `prepare()` finds them to be.
  private final class Column: CollectionViewLayout {
    var length: CGFloat = 10
    private var prepared: CGFloat = 0

    override func prepare() { prepared = length }

    override var collectionViewContentSize: CGSize { .wh(100, 3 * prepared) }

    override var spatialAttributes: [CollectionViewLayoutAttributes]? {
      (0..<3).map {
        let attributes = CollectionViewLayoutAttributes(forCellWith: .at(0, $0))
        attributes.frame = .xywh(0, CGFloat($0) * prepared, 100, prepared)
        return attributes
      }
    }
  }

  @Test func `those given before the layout was prepared aren't kept`() {
    let layout = Column()
    let items = ItemGrid([3])
    let view = items.makeCollectionView(layout: layout)
    expectEqual(view.indexPathForItem(at: .xy(0, 15)), .at(0, 1))

    layout.length = 20
    layout.invalidateLayout()
    let early = layout.layoutAttributesForItem(at: .at(0, 1))?.frame

    expectEqual(early, .xywh(0, 10, 100, 10))
    expectEqual(view.indexPathForItem(at: .xy(0, 15)), .at(0, 0))
    expectEqual(view.frameForItem(at: .at(0, 1)), .xywh(0, 20, 100, 20))
  }

  /// A flow that returns all of its attributes at once.
  private final class WholeFlow: CollectionViewFlowLayout {
    override var spatialAttributes: [CollectionViewLayoutAttributes]? {
      layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))
    }
  }

  @Test func `those of a solved layout are requested again after a batch`() {
    let items = ItemGrid([3])
    let view = items.makeCollectionView(layout: WholeFlow())
    expectEqual(view.indexPathsForItems(in: view.bounds).count, 3)

    items.counts = [2]
    view.deleteItems(at: [.at(0, 0)])

    expectEqual(view.indexPathsForItems(in: view.bounds), [.at(0, 0), .at(0, 1)])
  }
}
