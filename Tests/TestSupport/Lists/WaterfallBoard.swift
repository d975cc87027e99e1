import Foundation
import ViewGeometry

/// A data source and waterfall delegate for tests: heights by section.
final class WaterfallBoard: CollectionViewDataSource, CollectionViewDelegateWaterfallLayout {
  var heights: [[CGFloat]]
  /// The items whose heights were asked for.
  var asked: [IndexPath] = []

  init(_ heights: [[CGFloat]]) {
    self.heights = heights
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { heights.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    heights[section].count
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
    asked.append(indexPath)
    return heights[indexPath.section][indexPath.item]
  }

  /// A collection view that shows the board.
  func makeCollectionView(size: CGSize, layout: CollectionViewLayout) -> CollectionView {
    let view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    return view
  }
}
