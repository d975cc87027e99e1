import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Custom layouts with nonsensical answers.
@Suite struct LyingLayoutTests {
  /// Items in a column, except for replaced answers.
  private final class LyingLayout: CollectionViewLayout {
    var size = CGSize(width: 320, height: 1_000)
    var elements: ((CGRect) -> [CollectionViewLayoutAttributes]?)?
    var isAlwaysOutdated = false

    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      if isAlwaysOutdated { invalidateLayout() }
      return elements.map { $0(rect) } ?? (0..<10).map(attributes)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      attributes(indexPath.item)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      isAlwaysOutdated
    }

    func attributes(_ item: Int) -> CollectionViewLayoutAttributes {
      let attributes = CollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(0, CGFloat(item) * 100, 320, 100)
      return attributes
    }
  }

  private let layout = LyingLayout()

  private func shown(_ count: Int = 10) -> CollectionView {
    let collection = Items([count]).collection(layout)
    collection.layoutIfNeeded()
    collection.contentOffset.y = 150
    collection.layoutIfNeeded()
    collection.checkInvariants()
    return collection
  }

  @Test func `an element that is listed twice is shown once`() {
    layout.elements = { [unowned layout] _ in [0, 1, 1, 0].map(layout.attributes) }

    expectEqual(shown().visibleCells.count, 1)
  }

  @Test func `no elements, or nil, are none`() {
    layout.elements = { _ in nil }
    expect(shown().visibleCells.isEmpty)
  }

  @Test func `elements outside the requested rectangle aren't shown`() {
    layout.elements = { [unowned layout] _ in [0, 4, 9].map(layout.attributes) }

    expectEqual(shown().indexPathsForVisibleItems, [IndexPath(item: 4, section: 0)])
  }

  @Test func `a layout that is never content is laid out, and laid out again`() {
    layout.isAlwaysOutdated = true

    expectEqual(shown().visibleCells.count, 6)
  }

  @Test(arguments: [-1, 0, 1e300] as [CGFloat])
  func `a content of any size leaves the items where they are`(_ length: CGFloat) {
    layout.size = CGSize(width: length, height: length)

    expectEqual(shown().indexPathForItem(at: CGPoint(5, 450)), IndexPath(item: 4, section: 0))
  }

  @Test func `a class of attributes without a copy of its own is copied`() {
    final class Tagged: CollectionViewLayoutAttributes {
      var tag = 0
    }
    layout.elements = { _ in
      let tagged = Tagged(forCellWith: IndexPath(item: 2, section: 0))
      tagged.frame = CGRect(0, 200, 320, 100)
      return [tagged]
    }

    expectEqual(shown().visibleCells.count, 1)
  }
}
