import Foundation
import ViewGeometry

/// Items by sections, whose cells are registered as "cell", and supplementary views by the names of their kinds.
///
/// Tests set other behaviour as closures. A subclass that is also a delegate becomes the delegate
/// of the views that it makes.
class RegisteredItems: CollectionViewDataSource {
  var counts: [Int]
  /// Prepares a cell that is about to be shown.
  var configure: (CollectionViewCell, IndexPath) -> Void
  /// Whether supplementary views are registered; otherwise plain ones are made.
  var registersViews = true
  /// The items whose cells were requested, in this order.
  private(set) var askedForCells: [IndexPath] = []

  init(
    _ counts: [Int], configure: @escaping (CollectionViewCell, IndexPath) -> Void = { _, _ in }
  ) {
    (self.counts, self.configure) = (counts, configure)
  }

  /// A collection view that shows the items, which it doesn't retain.
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
}

/// Items whose sizes in flows, and heights in waterfalls, come from a closure.
class SizedItems: RegisteredItems, CollectionViewDelegateFlowLayout,
  CollectionViewDelegateWaterfallLayout
{
  var size: (IndexPath) -> CGSize = { _ in .zero }
  /// The items whose sizes were requested, in this order.
  var asked: [IndexPath] = []

  /// One section of items of these sizes.
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
