import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The direction in which items follow each other, in layouts written for either direction.
@Suite struct LeftwardLayoutTests {
  struct Reading: Sendable {
    var isRightToLeft = false
    var isWrittenLeftward = false
    var flips = false

    static let all = (0..<8).map {
      Reading(isRightToLeft: $0 & 1 > 0, isWrittenLeftward: $0 & 2 > 0, flips: $0 & 4 > 0)
    }
  }

  private let items = RowItems()

  @Test(arguments: Reading.all)
  func `a drop in the gap behind the last item goes there`(_ reading: Reading) {
    let view = row(reading)
    let first = view.frameForItem(at: [0, 0]) ?? .null
    let second = view.frameForItem(at: [0, 1]) ?? .null
    let step = second.minX - first.minX

    let gap = view.gapForDrop(at: [0, 3])

    expectEqual(gap.minX, first.minX + 3 * step)
    expectEqual(view.dropDestination(at: CGPoint(x: gap.midX, y: gap.midY)), [0, 3])
    expectEqual(view.dropDestination(at: CGPoint(x: first.midX - step, y: first.midY)), [0, 0])
  }

  @Test(arguments: Reading.all)
  func `looking ahead begins where the next items are`(_ reading: Reading) {
    let view = row(reading)
    let next = view.frameForItem(at: [0, 1]) ?? .null
    view.frame.size.width = 20
    view.contentOffset.x = (view.frameForItem(at: [0, 0]) ?? .null).midX - 10
    view.prefetchDataSource = items

    view.layoutIfNeeded()

    expectEqual(next.width, CGFloat(20))
    expectEqual(items.announced, [[0, 1]])
  }

  @Test(arguments: Reading.all)
  func `a title of the index leads to the edge where reading begins`(_ reading: Reading) {
    let view = row(reading)
    view.frame.size.width = 50
    let first = view.frameForItem(at: [0, 0]) ?? .null
    let second = view.frameForItem(at: [0, 1]) ?? .null

    view.scrollToIndexTitle(at: 1)

    expect(
      first.minX < second.minX
        ? view.bounds.minX == second.minX : view.bounds.maxX == second.maxX)
  }

  private func row(_ reading: Reading) -> CollectionView {
    let layout = RowLayout()
    layout.reading = reading
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 20), collectionViewLayout: layout)
    view.semanticContentAttribute = reading.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.dataSource = items
    return view
  }
}

private final class RowItems: CollectionViewDataSource, CollectionViewDataSourcePrefetching {
  var announced: [IndexPath] = []

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    3
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    CollectionViewCell()
  }

  func indexTitles(for collectionView: CollectionView) -> [String]? { ["0", "1"] }

  func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    [0, index]
  }

  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced += indexPaths
  }
}

/// Three items side by side in the middle of 200 points.
private final class RowLayout: CollectionViewLayout {
  var reading = LeftwardLayoutTests.Reading()

  override var developmentLayoutDirection: View.UserInterfaceLayoutDirection {
    reading.isWrittenLeftward ? .rightToLeft : .leftToRight
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { reading.flips }

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 20) }

  override var spatialAttributes: [CollectionViewLayoutAttributes]? {
    (0..<3).map {
      let attributes = CollectionViewLayoutAttributes(forCellWith: [0, $0])
      attributes.frame = CGRect(
        x: reading.isWrittenLeftward ? 110 - 20 * $0 : 70 + 20 * $0, y: 0, width: 20, height: 20)
      return attributes
    }
  }
}
