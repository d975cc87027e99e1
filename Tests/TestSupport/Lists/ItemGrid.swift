import Foundation
import ViewGeometry

/// A data source and delegate for tests: counts per section, sizes and lengths by section.
final class ItemGrid: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  var counts: [Int]
  private(set) var askedForCells: [IndexPath] = []

  init(_ counts: [Int]) {
    self.counts = counts
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
    askedForCells.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  /// A collection view that shows the grid.
  func makeCollectionView(
    size: CGSize = CGSize(width: 320, height: 480), layout: CollectionViewLayout
  ) -> CollectionView {
    let view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }
}

extension CollectionViewFlowLayout {
  convenience init(
    item: CGSize, spacing: CGFloat = 10, lines: CGFloat = 10, inset: EdgeInsets = .zero,
    header: CGFloat = 0, footer: CGFloat = 0
  ) {
    self.init()
    itemSize = item
    minimumInteritemSpacing = spacing
    minimumLineSpacing = lines
    sectionInset = inset
    headerReferenceSize = CGSize(width: header, height: header)
    footerReferenceSize = CGSize(width: footer, height: footer)
  }
}

extension CollectionView {
  /// The frames of the items of section 0, from their attributes.
  var itemFrames: [CGRect] {
    (0..<numberOfItems(inSection: 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  var itemOrigins: [CGPoint] { itemFrames.map(\.origin) }
}

extension CGRect {
  static func xywh(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}

extension CGPoint {
  static func xy(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}

extension CGSize {
  static func wh(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
}
