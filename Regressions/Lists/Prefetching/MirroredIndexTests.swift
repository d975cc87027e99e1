import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The index beside a list that reads from right to left.
@Suite struct MirroredIndexTests {
  private final class Indexed: CollectionViewDataSource {
    func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell() }
    func indexTitles(for collectionView: CollectionView) -> [String]? { ["a", "b"] }
    func collectionView(
      _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index * 20, section: 0) }
  }

  @Test(arguments: [false, true])
  func `An index title leads to the leading edge`(isMirrored: Bool) {
    let (source, grid) = (Indexed(), CollectionViewGridLayout())
    let sheet = CollectionView(frame: .xywh(0, 0, 300, 100), collectionViewLayout: grid)
    sheet.dataSource = source
    if isMirrored { sheet.semanticContentAttribute = .forceRightToLeft }

    sheet.scrollToIndexTitle(at: 1)

    let frame = sheet.frameForItem(at: .at(0, 20)) ?? .null
    expect(!frame.isNull && sheet.contentSize.width > CGFloat(900))
    if isMirrored {
      expectEqual(frame.maxX, sheet.bounds.maxX)
    } else {
      expectEqual(frame.minX, sheet.bounds.minX)
    }
  }
}
