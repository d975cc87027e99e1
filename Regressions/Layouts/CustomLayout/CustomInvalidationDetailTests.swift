import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Invalidations of a custom layout, and their contexts.
@Suite struct CustomInvalidationDetailTests {
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

  @Test func `Invalidation goes through a context of the layout's class`() {
    let view = makeView()

    diary.invalidateLayout()
    view.layoutIfNeeded()

    expectEqual(diary.contexts.map(\.reason), ["asked"])
    expectEqual(diary.contexts.map(\.invalidateEverything), [false])
    expectEqual(diary.timesPrepared, 1)
  }

  @Test func `A reload invalidates everything and the counts`() {
    let view = makeView()

    view.reloadData()

    expectEqual(diary.contexts.map(\.invalidateEverything), [true])
    expectEqual(diary.contexts.map(\.invalidateDataSourceCounts), [true])
  }

  @Test func `New bounds invalidate by their own context, if the layout says so`() {
    let view = makeView()

    view.contentOffset.y = 40
    expect(diary.contexts.isEmpty)

    diary.followsOffset = true
    view.contentOffset.y = 60
    expectEqual(diary.contexts.map(\.reason), ["bounds"])

    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame), [.xywh(0, 60, 50, 50)])
    expectEqual(view.indexPathForItem(at: .xy(10, 70))?.item, 0)
  }

  @Test func `A context may move the content offset`() {
    let view = makeView()
    view.contentOffset.y = 40
    let context = Context()
    context.contentOffsetAdjustment = .xy(0, 25)

    diary.invalidateLayout(with: context)

    expectEqual(view.contentOffset, .xy(0, 65))
  }

  @Test func `Several invalidations before a layout pass prepare once`() {
    let view = makeView()

    for _ in 0..<3 { diary.invalidateLayout() }
    view.layoutIfNeeded()
    _ = view.indexPathForItem(at: .zero)

    expectEqual(diary.timesPrepared, 1)
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

  private final class Decider: CollectionViewDelegate {
    var proposed: [CGPoint] = []

    func collectionView(
      _ collectionView: CollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      proposed.append(proposedContentOffset)
      return .xy(0, 50)
    }
  }

  @Test func `The delegate has the last word on where a new layout scrolls to`() {
    let view = makeView()
    let decider = Decider()
    view.delegate = decider

    view.setCollectionViewLayout(Target(), animated: false)

    expectEqual(decider.proposed, [.xy(0, 150)])
    expectEqual(view.contentOffset, .xy(0, 50))
  }

  @Test func `Switching layouts with a completion calls it at once`() {
    let view = makeView()
    var isDone = false

    view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: true) { isDone = $0 }

    expect(isDone)
    expect(diary.collectionView == nil)
    expectEqual(view.itemFrames.count, 1)
  }
}
