import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Edits of a collection view whose counts are requested again, and batches that are refused:
/// R9.11, R9.14.
@Suite struct StaleCountTests {
  private let data = DraggableNumbers([Array(0..<6)])
  private let list: CollectionView

  init() { list = data.collection() }

  private func tags() -> [Int] {
    list.layoutIfNeeded()
    return list.visibleCells.map(\.tag)
  }

  @Test(arguments: [0, 5])
  func `a reload in a batch leaves nothing to update, whatever is queried after it`(left: Int) {
    data.sections[0] = Array(0...left)
    list.reloadData()

    list.performBatchUpdates {
      data.sections[0].remove(at: 0)
      list.deleteItems(at: [.at(0, 0)])
      list.reloadData()
      expectEqual(list.numberOfItems(inSection: 0), left)
    }

    expectEqual(list.numberOfItems(inSection: 0), left)
    expectEqual(tags(), Array(1..<(left + 1)))
  }

  @Test(arguments: [false, true], [false, true])
  func `a batch keeps cells and selection though counts are requested again, R9.14`(
    isFirst: Bool, asks: Bool
  ) {
    list.selectItem(at: .at(0, 5), animated: false, scrollPosition: [])

    list.performBatchUpdates {
      if isFirst { list.collectionViewLayout.invalidateLayout(with: EverythingContext()) }
      data.sections[0].remove(at: 0)
      list.deleteItems(at: [.at(0, 0)])
      if !isFirst { list.collectionViewLayout.invalidateLayout(with: EverythingContext()) }
      if asks { expectEqual(list.numberOfItems(inSection: 0), 5) }
      if asks { _ = list.layoutSnapshot }
    }

    expectEqual(list.indexPathsForSelectedItems, [.at(0, 4)])
    expectEqual(tags(), [1, 2, 3, 4, 5])
    expectEqual(list.contentSize.height, CGFloat(100))
  }

  @Test func `single edits keep selection and cells before counts are requested`() {
    list.selectItem(at: .at(0, 3), animated: false, scrollPosition: [])
    list.collectionViewLayout.invalidateLayout(with: EverythingContext())

    data.sections[0].remove(at: 0)
    list.deleteItems(at: [.at(0, 0)])
    data.sections[0].insert(9, at: 2)
    list.insertItems(at: [.at(0, 2)])

    expectEqual(list.indexPathsForSelectedItems, [.at(0, 3)])
    expectEqual(tags(), [1, 2, 9, 3, 4, 5])
    expectEqual(data.asked.map(\.item), [2])
  }

  @Test func `an edit whose data source asks for the number has cells asked for again, R9.14`() {
    list.selectItem(at: .at(0, 3), animated: false, scrollPosition: [])
    list.collectionViewLayout.invalidateLayout(with: EverythingContext())

    data.sections[0].remove(at: 0)
    data.whenCounted[0] = { [unowned list] in _ = list.numberOfItems(inSection: 0) }
    list.deleteItems(at: [.at(0, 0)])

    expectEqual(tags(), [1, 2, 3, 4, 5])
    expectEqual(list.indexPathsForSelectedItems, [.at(0, 2)])
    expectEqual(list.visibleCells.map(\.isSelected), [false, false, true, false, false])
  }

  @Test func `single edits of one change of the data request everything again`() {
    list.collectionViewLayout.invalidateLayout(with: EverythingContext())

    data.sections[0].removeFirst(2)
    list.deleteItems(at: [.at(0, 0)])
    list.deleteItems(at: [.at(0, 0)])

    expectEqual(tags(), [2, 3, 4, 5])
  }

  @Test(arguments: [false, true])
  func `a refused batch leaves nothing to the next, R9.11`(isStale: Bool) {
    #expect(throws: BatchUpdateError.self) {
      try list.validateUpdates {
        list.reconfigureItems(at: [.at(0, 0)])
        data.sections[0].removeLast()
        if isStale {
          list.collectionViewLayout.invalidateLayout(with: EverythingContext())
          _ = list.contentSize
        }
        list.insertItems(at: [.at(0, 99)])
      }
    }
    data.sections[0].append(5)
    list.performBatchUpdates(nil)

    expectEqual(data.asked.map(\.item), [])
    expect(list.numberOfItems(inSection: 0) == 6 && list.contentSize.height == CGFloat(120))
    expectEqual(tags(), [0, 1, 2, 3, 4, 5])
  }

  @Test func `a batch without edits that doesn't fit the data configures nothing`() {
    data.sections[0].removeLast()

    #expect(throws: BatchUpdateError.self) {
      try list.validateUpdates { list.reconfigureItems(at: [.at(0, 0)]) }
    }

    expectEqual(data.asked.map(\.item), [])
  }

  @Test func `a batch that fits the data is carried out, and doesn't throw`() throws {
    list.selectItem(at: .at(0, 5), animated: false, scrollPosition: [])

    try list.validateUpdates {
      data.sections[0] = [9, 1, 2, 3, 5]
      list.deleteItems(at: [.at(0, 0), .at(0, 4)])
      list.insertItems(at: [.at(0, 0)])
    }

    expect(list.numberOfItems(inSection: 0) == 5 && list.contentSize.height == CGFloat(100))
    expectEqual(list.indexPathsForSelectedItems, [.at(0, 4)])
    expectEqual(tags(), [9, 1, 2, 3, 5])
    expectEqual(data.asked.map(\.item), [0])
  }

  @Test func `when the data source is gone there are no sections after a batch, R9.11`() {
    let orphan = DraggableNumbers([Array(0..<6)]).collection()

    let error = #expect(throws: BatchUpdateError.self) { try orphan.validateUpdates {} }

    expectEqual(error, .sectionCount(before: 1, inserted: 0, deleted: 0, after: 0))
    orphan.reloadData()
    #expect(throws: Never.self) { try orphan.validateUpdates {} }
    expectEqual(orphan.numberOfSections, 0)
  }

  /// Lays out the list whenever it is notified that a cell was removed.
  private final class Impatient: CollectionViewDelegate {
    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { collectionView.layoutIfNeeded() }
  }

  @Test(arguments: [0, 1, 2, 9])
  func `A list that is laid out while its cells go for a reload shows the new data`(count: Int) {
    let (names, delegate) = (DraggableNumbers([Array(0..<6)]), Impatient())
    let list = names.collection()
    list.delegate = delegate

    names.sections[0] = Array(10..<10 + count)
    list.reloadData()
    list.layoutIfNeeded()

    expectEqual(list.visibleCells.map(\.tag), names.sections[0])
    expectEqual(list.subviews.filter { $0 is CollectionViewCell && !$0.isHidden }.count, count)
    withExtendedLifetime((names, delegate)) {}
  }
}
