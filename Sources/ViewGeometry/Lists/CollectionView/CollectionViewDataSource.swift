public import Foundation

/// An object that provides the content of a collection view, like UIKit's
/// `UICollectionViewDataSource`.
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections, at least 0; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// Returns the number of items in a section, at least 0.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item that becomes visible.
  ///
  /// Call ``CollectionViewQueries/dequeueReusableCell(withReuseIdentifier:for:)`` to create or
  /// reuse it.
  ///
  /// - Precondition: The collection view doesn't display the returned cell for another item.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell

  /// Returns a supplementary view, such as a header, that becomes visible; an empty one by default.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView

  /// Returns whether an item may be dragged to another position; true by default.
  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Called after an item has been dragged to another position, to update the data; does nothing by
  /// default.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of an index beside the items; none by default.
  func indexTitles(for collectionView: CollectionView) -> [String]?

  /// Returns the item that an index title leads to.
  ///
  /// The default is the first item of the section with the title's index.
  func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns true.
  public func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil.
  public func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

  /// Returns the first item of the section with that index.
  public func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  /// Returns an empty view; UIKit raises an exception instead.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueBlankSupplementaryView(ofKind: kind, for: indexPath)
  }
}
