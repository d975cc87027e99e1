import Foundation
import ViewGeometry

/// A collection of equal squares in one section, 20 per line, 44 points wide and 6 apart.
final class UniformGrid: CollectionViewDataSource {
  static let columns = 20
  static let side = 44.0
  static let spacing = 6.0
  static let width = Double(columns) * (side + spacing) - spacing

  let count: Int
  let layout: CollectionViewFlowLayout
  let list: CollectionView

  /// Creates a collection of `count` items with a prepared layout.
  init(count: Int) {
    self.count = count
    layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: Self.side, height: Self.side)
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    let frame = CGRect(x: 0, y: 0, width: Self.width, height: 800)
    list = CollectionView(frame: frame, collectionViewLayout: layout)
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.layoutIfNeeded()
  }

  /// The same arithmetic without views.
  var limit: GridLimit {
    GridLimit(
      count: count, columns: Self.columns, item: Self.side, pitch: Self.side + Self.spacing)
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
