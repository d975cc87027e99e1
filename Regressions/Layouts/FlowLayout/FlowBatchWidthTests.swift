import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Batches on a flow layout that was solved for another width.
@Suite struct FlowBatchWidthTests {
  /// Keeps its lines when the bounds change.
  private final class RigidLayout: CollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  }

  @Test func `A batch breaks lines by the width there is, though a subclass kept others`() {
    let items = ItemGrid([3])
    let layout = RigidLayout()
    layout.itemSize = .wh(100, 100)
    let view = items.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
    view.frame.size.width = 210
    expectEqual(view.itemOrigins, [.xy(0, 0), .xy(110, 0), .xy(220, 0)])

    items.counts = [4]
    view.insertItems(at: [IndexPath(item: 3, section: 0)])

    expectEqual(view.itemOrigins, [.xy(0, 0), .xy(110, 0), .xy(0, 110), .xy(110, 110)])
    expectEqual(view.collectionViewLayout.collectionViewContentSize, .wh(210, 210))
  }
}
