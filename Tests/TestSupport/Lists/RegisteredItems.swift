import Foundation
import ViewGeometry

/// Items in sections, whose cells are registered as "cell".
///
/// Supplementary views are registered under the names of their kinds. Tests set other behavior as
/// closures. A subclass that is also a delegate becomes the delegate of the views that it makes.
class RegisteredItems: CollectionViewDataSource {
  var counts: [Int]
  /// Prepares a cell that is about to be shown.
  var configure: (CollectionViewCell, IndexPath) -> Void
  /// Whether supplementary views are registered; if not, plain ones are created.
  var registersViews = true
  /// Returns a cell in place of one that is dequeued and configured.
  var cell: ((IndexPath) -> CollectionViewCell)?
  var indexTitles: () -> [String]? = { nil }
  /// Returns the index path for the title at an index.
  var indexPathForTitle: (Int) -> IndexPath = { IndexPath(item: 0, section: $0) }
  /// The items whose cells were requested, in the order of the requests.
  private(set) var askedForCells: [IndexPath] = []

  init(
    _ counts: [Int], configure: @escaping (CollectionViewCell, IndexPath) -> Void = { _, _ in }
  ) {
    (self.counts, self.configure) = (counts, configure)
  }

  /// Returns a collection view that shows the items; it doesn't retain the receiver.
  func makeCollectionView(
    size: CGSize = CGSize(width: 320, height: 480), layout: CollectionViewLayout,
    cell: CollectionViewCell.Type = CollectionViewCell.self
  ) -> CollectionView {
    let view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self as? any CollectionViewDelegate
    return view
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
    if let cell { return cell(indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard registersViews else { return CollectionReusableView() }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func indexTitles(for collectionView: CollectionView) -> [String]? { indexTitles() }

  func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    indexPathForTitle(index)
  }
}

/// Items whose sizes in flow layouts, and heights in waterfall layouts, come from a closure.
class SizedItems: RegisteredItems, CollectionViewDelegateFlowLayout,
  CollectionViewDelegateWaterfallLayout
{
  var size: (IndexPath) -> CGSize = { _ in .zero }
  /// The items whose sizes were requested, in the order of the requests.
  var asked: [IndexPath] = []

  /// Creates one section of items with the given sizes.
  convenience init(_ sizes: [CGSize]) {
    self.init([sizes.count])
    (size, registersViews) = ({ sizes[$0.item] }, false)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    return size(indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    asked.append(indexPath)
    return size(indexPath).height
  }
}
