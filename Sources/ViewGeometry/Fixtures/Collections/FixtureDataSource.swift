import Foundation

/// Serves a collection view what a fixture says: counts, cells, and sizes where items have their
/// own.
///
/// Collection views hold their data source and their delegate weakly: the built screen holds both.
final class FixtureDataSource: CollectionViewDataSource {
  static let cellIdentifier = "item"

  let collection: FixtureCollection
  /// Nil where all items have the layout's size: nobody is asked for ten billion equal ones.
  let sizes: FixtureSizeDelegate?

  init(_ collection: FixtureCollection) {
    self.collection = collection
    sizes = collection.isUniform ? nil : FixtureSizeDelegate(collection)
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

/// Tells a flow layout the sizes of items.
final class FixtureSizeDelegate: CollectionViewDelegateFlowLayout {
  private let collection: FixtureCollection

  init(_ collection: FixtureCollection) {
    self.collection = collection
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collection.size(of: FixtureItem(section: indexPath.section, item: indexPath.item))
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizesForItems items: Range<Int>, inSection section: Int,
    into sizes: UnsafeMutableBufferPointer<CGSize>
  ) -> Bool {
    for (place, item) in items.enumerated() {
      sizes[place] = collection.size(of: FixtureItem(section: section, item: item))
    }
    return true
  }
}
