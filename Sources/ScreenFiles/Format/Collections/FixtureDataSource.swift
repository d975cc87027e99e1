import Foundation
import ViewGeometry

/// Supplies a collection view with a fixture's contents: counts, cells and individual sizes.
///
/// Collection views have weak references to their data source and delegate, so the built screen
/// retains both.
final class FixtureDataSource: CollectionViewDataSource {
  static let cellIdentifier = "item"

  let collection: FixtureCollection
  /// The delegate that supplies the sizes.
  ///
  /// It is nil if all items have the layout's item size, except in a waterfall. Without a delegate,
  /// the layout doesn't request a size for each item, of which there may be billions.
  let sizes: (any CollectionViewDelegate)?

  init(_ collection: FixtureCollection) {
    self.collection = collection
    switch collection.layout {
    case .waterfall: sizes = FixtureHeightDelegate(collection)
    default: sizes = collection.isUniform ? nil : FixtureSizeDelegate(collection)
    }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    collection.sections.count
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    collection.sections.items(in: section)
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
  }
}

/// Supplies the sizes of items to a flow layout.
final class FixtureSizeDelegate: CollectionViewDelegateFlowLayout {
  private let collection: FixtureCollection

  init(_ collection: FixtureCollection) {
    self.collection = collection
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collection.sections.size(
      of: FixtureItem(section: indexPath.section, item: indexPath.item)) ?? collection.itemSize
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizesForItems items: Range<Int>, inSection section: Int,
    into sizes: UnsafeMutableBufferPointer<CGSize>
  ) -> Bool {
    guard let own = collection.sections.sizes(in: section) else {
      sizes.update(repeating: collection.itemSize)
      return true
    }
    for item in items { sizes[item - items.lowerBound] = own.size(of: item) }
    return true
  }
}

/// Supplies the heights of items to a waterfall layout.
final class FixtureHeightDelegate: CollectionViewDelegateWaterfallLayout {
  private let collection: FixtureCollection

  init(_ collection: FixtureCollection) {
    self.collection = collection
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    let item = FixtureItem(section: indexPath.section, item: indexPath.item)
    return collection.sections.size(of: item)?.height ?? 0
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heights: UnsafeMutableBufferPointer<Double>, inSection section: Int, width: CGFloat
  ) {
    let sizes = collection.sections.sizes(in: section)
    for item in heights.indices { heights[item] = Double(sizes?.size(of: item).height ?? 0) }
  }
}
