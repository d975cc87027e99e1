import Foundation
import ViewGeometry

/// The calls of a list to its owner.
enum MeddledMoment: CaseIterable {
  case counted, sized, spaced, cell, displayed, gone, fitted, scrolled, offset
  case mayMove, target, moved
}

/// The owner of a list: it provides the values, and performs scheduled operations in certain calls.
final class MeddlingOwner: ListData, CollectionViewDelegateFlowLayout,
  CollectionViewDelegateWaterfallLayout, TableViewDelegate
{
  let kind: MeddledKind
  var sections: [[Int]]
  var scale: CGFloat = 1
  var spacing: CGFloat = 2
  var inset: CGFloat = 0
  /// The index path to which the dragged item is moved.
  var target = IndexPath.at(0, 0)
  /// The scheduled operations, each with the call in which it is performed.
  var meddlings: [(moment: MeddledMoment, count: Int, act: () -> Void)] = []
  private var counts: [MeddledMoment: Int] = [:]
  private var nextNumber = 1_000
  /// The number of calls in progress that request counts.
  private(set) var countings = 0

  init(_ kind: MeddledKind, _ sections: [[Int]]) {
    self.kind = kind
    self.sections = sections
  }

  /// Performs the first scheduled operation that is due in this call.
  func meet(_ moment: MeddledMoment) {
    guard !meddlings.isEmpty else { return }
    let count = counts[moment, default: 0]
    counts[moment] = count + 1
    guard let next = meddlings.firstIndex(where: { $0.moment == moment && $0.count <= count })
    else { return }
    meddlings.remove(at: next).act()
  }

  func newNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  func number(at path: IndexPath) -> Int {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.item)
    else { return 0 }
    return sections[path.section][path.item]
  }

  func length(of number: Int) -> CGFloat { CGFloat(10 + number * 7 % 31) * scale }

  func length(at path: IndexPath) -> CGFloat {
    meet(.sized)
    return length(of: number(at: path))
  }

  private func counted(_ count: () -> Int) -> Int {
    countings += 1
    defer { countings -= 1 }
    meet(.counted)
    return count()
  }

  private func move(_ source: IndexPath, _ destination: IndexPath) {
    let number = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(number, at: destination.item)
    meet(.moved)
  }

  // MARK: Asked

  var sectionCount: Int { counted { sections.count } }
  func itemCount(inSection section: Int) -> Int {
    counted { sections.indices.contains(section) ? sections[section].count : 0 }
  }
  func prepare(_ cell: View, at indexPath: IndexPath) {
    cell.tag = number(at: indexPath)
    (cell as? MeddlingCell)?.owner = self
    meet(.cell)
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    meet(.cell)
    return view
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    meet(.cell)
    return TableViewHeaderFooterView()
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    meet(.spaced)
    return 9
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    length(at: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    .wh(CGFloat(20 + number(at: indexPath) * 13 % 60), length(at: indexPath))
  }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    meet(.spaced)
    return .wh(9, 9)
  }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    length(at: indexPath)
  }

  // MARK: Told

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { meet(.displayed) }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { meet(.displayed) }
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  { meet(.displayed) }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { meet(.gone) }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { meet(.gone) }
  func scrollViewDidScroll(_ scrollView: ScrollView) { meet(.scrolled) }
  func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    meet(.offset)
    return proposedContentOffset
  }

  // MARK: Dragged

  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  {
    meet(.mayMove)
    return true
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    meet(.mayMove)
    return true
  }
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    meet(.target)
    return target
  }
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    meet(.target)
    return target
  }
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, destinationIndexPath) }
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, destinationIndexPath) }
}

/// A cell that notifies its owner when its size is requested.
final class MeddlingCell: CollectionViewCell {
  weak var owner: MeddlingOwner?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    owner?.meet(.fitted)
    return layoutAttributes
  }
}
