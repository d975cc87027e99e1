import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Headers belong to sections, whatever items are dragged past them.
@Suite struct HeadersInDragTests {
  /// Sections of items and headers; logs the requested headers.
  private final class Sections: CollectionViewDataSource {
    private(set) var headers: Set<IndexPath> = []

    func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      CollectionViewCell()
    }

    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      headers.insert(indexPath)
      return CollectionReusableView()
    }

    func forget() { headers = [] }
  }

  @Test func `those that come into view in a drag are requested by their own sections, R9.17`() {
    let sections = Sections()
    let layout = CollectionViewFlowLayout(
      item: .wh(100, 20), spacing: 0, lines: 0, header: 10)
    let list = CollectionView(frame: .xywh(0, 0, 100, 200), collectionViewLayout: layout)
    list.dataSource = sections
    list.layoutIfNeeded()
    expect(list.beginInteractiveMovementForItem(at: .at(0, 0)))
    // Section 1 begins at 50 with its header, and its first item at 60.
    list.updateInteractiveMovementTargetPosition(.xy(50, 70))
    list.layoutIfNeeded()
    expect(list.frameForItem(at: .at(1, 2)) != nil)

    list.contentOffset.y = 1_000
    list.layoutIfNeeded()
    sections.forget()
    list.contentOffset.y = 0
    list.layoutIfNeeded()

    expectEqual(sections.headers, [.at(0, 0), .at(1, 0)])
  }
}
