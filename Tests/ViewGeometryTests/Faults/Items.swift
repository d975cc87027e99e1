import Foundation
import ViewGeometry

@testable import TestSupport

/// A data source and delegate that runs a test's closure in each of its methods.
class Items: CollectionViewDataSource, CollectionViewDelegate {
  /// The methods that a collection view calls.
  enum Call: String, CaseIterable, Codable, Sendable {
    case sections, items, cell, supplementary, willDisplay, didEndDisplaying
    case willDisplaySupplementary, didEndDisplayingSupplementary, didScroll, targetOffset, size
  }

  /// The counts of items.
  var counts: [Int]
  /// The number of sections, if it isn't that of `counts`.
  var sections: Int?
  /// Run in a method, before it returns.
  var reactions: [Call: (CollectionView) -> Void] = [:]
  /// A cell for all items.
  var onlyCell: CollectionViewCell?
  /// The missing items for which cells were requested.
  private(set) var missing: [IndexPath] = []

  init(_ counts: [Int]) {
    self.counts = counts
  }

  /// A collection view of 320 x 480 that shows the items and retains them.
  func collection(_ layout: CollectionViewLayout = CollectionViewFlowLayout()) -> KeepingCollection
  {
    let view = KeepingCollection(frame: CGRect(0, 0, 320, 480), collectionViewLayout: layout)
    view.items = self
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ] {
      view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "supplementary")
    }
    view.delegate = self
    view.dataSource = self
    return view
  }

  /// Runs a closure the first time a method is called.
  func once(_ call: Call, _ body: @escaping (CollectionView) -> Void) {
    reactions[call] = { [unowned self] view in
      reactions[call] = nil
      body(view)
    }
  }

  func react(_ call: Call, _ view: CollectionView) { reactions[call]?(view) }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    react(.sections, collectionView)
    return sections ?? counts.count
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    react(.items, collectionView)
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    if !has(indexPath) { missing.append(indexPath) }
    if let onlyCell { return onlyCell }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    react(.cell, collectionView)
    return cell
  }

  private func has(_ indexPath: IndexPath) -> Bool {
    counts.indices.contains(indexPath.section) && indexPath.item < counts[indexPath.section]
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    react(.supplementary, collectionView)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "supplementary", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    react(.willDisplay, collectionView)
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    react(.didEndDisplaying, collectionView)
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    react(.willDisplaySupplementary, collectionView)
  }

  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    react(.didEndDisplayingSupplementary, collectionView)
  }

  func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    react(.targetOffset, collectionView)
    return proposedContentOffset
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if let collectionView = scrollView as? CollectionView { react(.didScroll, collectionView) }
  }
}

/// A collection view that retains its data source.
final class KeepingCollection: CollectionView {
  var items: Items?
}

/// Items with sizes from the delegate.
final class SizedItems: Items, CollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    react(.size, collectionView)
    return size(indexPath)
  }
}

extension CollectionView {
  /// Checks that every shown cell is in the tree, once, for an existing item; and vice versa.
  func checkCells() throws {
    checkInvariants()
    let cells = subviews.compactMap { $0 as? CollectionViewCell }
    try demand(
      Set(cells.map(ObjectIdentifier.init)) == Set(visibleCells.map(ObjectIdentifier.init)),
      "\(cells.count) cells are in the tree, \(visibleCells.count) are shown")
    for cell in cells {
      guard let path = indexPath(for: cell) else {
        throw Falsified(description: "\(cell) stands for no item")
      }
      try demand(
        path.section < numberOfSections && path.item < numberOfItems(inSection: path.section),
        "\(cell) stands for \(path), which there isn't")
      // A view keeps center and size; its frame may differ by an ulp of them from that of the
      // attributes.
      let attributes = layoutAttributesForItem(at: path)
      try demand(
        cell.center == attributes?.center && cell.bounds.size == attributes?.size,
        "\(cell) isn't where \(path) is")
    }
  }
}

extension CollectionLayoutSection {
  /// Rows as wide as the section, 44 points tall.
  static var rows: CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }
}
