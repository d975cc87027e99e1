import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Invalidations of a custom layout, and their contexts.
@Suite struct CustomInvalidationTests {
  private final class Context: CollectionViewLayoutInvalidationContext {
    var reason = "asked"
  }

  /// Shows one item, and logs its invalidations.
  private final class Diary: CollectionViewLayout {
    var contexts: [Context] = []
    var timesPrepared = 0
    var followsOffset = false

    override class var invalidationContextClass: AnyClass {
      Context.self
    }

    override func prepare() { timesPrepared += 1 }

    override var collectionViewContentSize: CGSize { .wh(100, 1_000) }

    override var spatialAttributes: [CollectionViewLayoutAttributes]? {
      let cell = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      cell.frame = .xywh(0, followsOffset ? collectionView?.bounds.minY ?? 0 : 0, 50, 50)
      return [cell]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      followsOffset || newBounds.width != collectionView?.bounds.width
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> CollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.reason = "bounds"
      return context
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      if let context = context as? Context { contexts.append(context) }
      super.invalidateLayout(with: context)
    }
  }

  private let diary = Diary()
  private let items = ItemGrid([1])

  private func makeView() -> CollectionView {
    let view = items.makeCollectionView(size: .wh(100, 100), layout: diary)
    view.layoutIfNeeded()
    diary.contexts = []
    diary.timesPrepared = 0
    return view
  }

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
    let view = makeView()
    view.contentOffset.y = 700
    let target = Target()

    view.setCollectionViewLayout(target, animated: false)

    expectEqual(target.asked, ["prepare", "target of 200"])
    expectEqual(view.contentOffset, .xy(0, 150))
  }
}
