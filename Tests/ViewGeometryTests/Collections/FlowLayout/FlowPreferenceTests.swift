import Foundation
import Testing
import ViewGeometry

/// Sizes that cells prefer, in layouts that change meanwhile or have sizes from others, too (R6.29).
@Suite struct FlowPreferenceTests {
  /// Sets the spacing of lines while the second cell is made, and may have sizes.
  private final class Spacer: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let layout = collectionView.collectionViewLayout as? CollectionViewFlowLayout
      if indexPath.item == 1 { layout?.minimumLineSpacing = 20 }
      return HighCell()
    }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .wh(100, 40) }
  }

  private func show(
    _ items: any CollectionViewDataSource
  ) -> (CollectionView, CollectionViewFlowLayout) {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = .wh(100, 40)
    let view = CollectionView(frame: .xywh(0, 0, 100, 400), collectionViewLayout: layout)
    view.dataSource = items
    return (view, layout)
  }

  @Test(arguments: [false, true])
  func `count where another cell has changed the layout`(hasDelegate: Bool) {
    let items = Spacer()
    let (view, _) = show(items)
    if hasDelegate { view.delegate = items }

    view.layoutIfNeeded()

    #expect(view.contentSize.height == 3 * 80 + 2 * 20 as CGFloat)
    #expect(view.visibleCells.map(\.frame) == view.itemFrames)
  }

  /// The sizes of the second section's items.
  private final class HalfSized: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { indexPath.section == 0 ? HighCell() : CollectionViewCell() }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizesForItems items: Range<Int>, inSection section: Int,
      into sizes: UnsafeMutableBufferPointer<CGSize>
    ) -> Bool {
      guard section == 1 else { return false }
      sizes.update(repeating: .wh(100, 300))
      return true
    }
  }

  @Test func `are kept beside a section whose sizes come from the delegate`() {
    let items = HalfSized()
    let (view, layout) = show(items)
    view.delegate = items
    view.layoutIfNeeded()
    view.contentOffset.y = 370
    view.layoutIfNeeded()

    layout.minimumLineSpacing = 20
    view.layoutIfNeeded()

    #expect(view.contentSize.height == 2 * 80 + 20 + 2 * 300 + 20 as CGFloat)
  }
}
