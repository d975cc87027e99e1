import UIKitNames

/// One section of cells without content.
final class PlainItems: UICollectionViewDataSource {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  /// Makes these items the data source of `grid`, which doesn't retain them.
  func fill(_ grid: UICollectionView) {
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
