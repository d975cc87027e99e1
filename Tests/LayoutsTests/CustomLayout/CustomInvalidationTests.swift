import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Invalidations of a custom layout, and their contexts.
@Suite struct CustomInvalidationTests {
  /// Has any content size once it is prepared, and logs its calls with the time.
  private final class Target: CollectionViewLayout {
    var asked: [String] = []
    var height: CGFloat = 0

    override func prepare() {
      asked.append("prepare")
      height = 300
    }

    override var collectionViewContentSize: CGSize { .wh(100, height) }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      asked.append("target of \(Int(proposedContentOffset.y))")
      return .xy(0, height / 2)
    }
  }

  @Test func `A new layout says where to scroll when it is prepared, of an offset that it allows`()
  {
    let items = ItemGrid([1])
    let view = items.makeCollectionView(size: .wh(100, 100), layout: PinBoard(.wh(100, 1_000)))
    view.layoutIfNeeded()
    view.contentOffset.y = 700
    let target = Target()

    view.setCollectionViewLayout(target, animated: false)

    expectEqual(target.asked, ["prepare", "target of 200"])
    expectEqual(view.contentOffset, .xy(0, 150))
  }
}
