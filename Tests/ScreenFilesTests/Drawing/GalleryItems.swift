import Foundation
import ViewGeometry

/// The items of a picture: a count, and for waterfalls a height, for each section.
final class GalleryItems: CollectionViewDataSource, CollectionViewDelegateWaterfallLayout {
  private let counts: [Int]
  private let heights: [CGFloat]

  init(counts: [Int]) {
    self.counts = counts
    heights = []
  }

  init(heights: [CGFloat]) {
    counts = [heights.count]
    self.heights = heights
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    heights[indexPath.item]
  }

  /// A collection view that shows the items; it holds them weakly.
  func makeCollectionView(size: CGSize, layout: CollectionViewLayout) -> CollectionView {
    let view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    return view
  }
}
