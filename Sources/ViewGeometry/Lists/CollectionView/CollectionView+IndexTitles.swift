import Foundation

extension CollectionView {
  /// Scrolls to the item of an index title, in response to a touch in the index.
  ///
  /// The item is aligned with the top edge or, if the content only scrolls horizontally, with the
  /// leading edge. The scroll isn't animated.
  ///
  /// - Precondition: The data source has a title at this index, and the item that it returns for
  ///   the title exists.
  public final func scrollToIndexTitle(at index: Int) {
    let titles = storedDataSource?.indexTitles(for: self) ?? []
    precondition(
      titles.indices.contains(index),
      "There is no index title \(index): there are \(titles.count) titles.")
    guard
      let target = storedDataSource?.collectionView(
        self, indexPathForIndexTitle: titles[index], at: index)
    else { return }
    prepareLayout()
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let edge: ScrollPosition = isHorizontal ? (readsLeftward ? .right : .left) : .top
    scrollToItem(at: target, at: edge, animated: false)
  }
}
