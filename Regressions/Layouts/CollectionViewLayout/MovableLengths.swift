import Foundation
import ViewGeometry

@testable import TestSupport

/// Items of given lengths that can be dragged to any index path; delegates that provide the lengths
/// are subclasses.
class MovableLengths: CollectionViewDataSource, CollectionViewDelegate {
  var lengths: [[CGFloat]] = [[25, 50, 100], [200, 12.5], []]
  private var target = IndexPath(item: 0, section: 0)

  func numberOfSections(in collectionView: CollectionView) -> Int { lengths.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    lengths[section].count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    lengths.move(sourceIndexPath, to: destinationIndexPath)
  }

  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target
  }

  func length(_ indexPath: IndexPath) -> CGFloat { lengths[indexPath.section][indexPath.item] }

  func makeCollectionView(_ layout: CollectionViewLayout) -> CollectionView {
    let view = CollectionView(frame: .xywh(0, 0, 210, 210), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }

  /// Drags each item to each index path, and lists the drags after which lengths differ from those
  /// of the shown items.
  func wrongDrags(
    in layout: CollectionViewLayout, along length: KeyPath<CGRect, CGFloat>
  ) -> [String] {
    let before = lengths
    var wrong: [String] = []
    for source in before.places(0) {
      for target in before.places(1)
      where source.section != target.section || target.item < before[target.section].count {
        lengths = before
        let view = makeCollectionView(layout)
        var shown = before
        shown.move(source, to: target)
        func compare(_ step: String) {
          let found = view.lengths(length)
          if found != shown { wrong.append("\(source) to \(target), \(step): \(found)") }
        }

        _ = view.beginInteractiveMovementForItem(at: source)
        self.target = target
        view.updateInteractiveMovementTargetPosition(.xy(0, 0))
        compare("dragged")
        layout.invalidateLayout()
        compare("solved while dragged")
        view.endInteractiveMovement()
        compare("dropped")
        layout.invalidateLayout()
        compare("solved")
      }
    }
    lengths = before
    return wrong
  }
}

extension [[CGFloat]] {
  /// The index paths of all items, and of as many more after the last of each section.
  fileprivate func places(_ more: Int) -> [IndexPath] {
    indices.flatMap { section in
      (0..<self[section].count + more).map { IndexPath(item: $0, section: section) }
    }
  }
}

extension CollectionView {
  /// The lengths of all items along one axis, section by section.
  func lengths(_ length: KeyPath<CGRect, CGFloat>) -> [[CGFloat]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))?
          .frame[keyPath: length]
      }
    }
  }
}
