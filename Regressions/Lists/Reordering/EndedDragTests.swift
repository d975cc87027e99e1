import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Drags that end in their own callbacks (R9.17).
@Suite struct EndedDragTests {
  /// Values, and a closure run when a target is proposed.
  private final class Numbers: DraggableNumbers, CollectionViewDelegate, TableViewDelegate {
    var whenProposed: (() -> Void)?
    /// The target of the dragged item; nil for the proposed one.
    var target: IndexPath?
    var moves = 0

    private func place(_ proposed: IndexPath) -> IndexPath {
      let act = whenProposed
      whenProposed = nil
      act?()
      return target ?? proposed
    }

    override func move(_ source: IndexPath, to target: IndexPath) {
      moves += 1
      super.move(source, to: target)
    }

    func collectionView(
      _ collectionView: CollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      place(proposedIndexPath)
    }

    func tableView(
      _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      place(proposedDestinationIndexPath)
    }
  }

  private let numbers = Numbers([[1, 2, 3], [4, 5]])

  /// A list in which number 1 is dragged to the end.
  private func draggedList() -> CollectionView {
    let list = numbers.collection()
    numbers.target = .at(1, 2)
    expect(list.beginInteractiveMovementForItem(at: .at(0, 0)))
    list.updateInteractiveMovementTargetPosition(.xy(50, 90))
    list.layoutIfNeeded()
    return list
  }

  private func draggedTable() -> TableView {
    let table = numbers.table()
    numbers.target = .at(1, 2)
    expect(table.beginInteractiveMovementForRow(at: .at(0, 0)))
    table.updateInteractiveMovementTargetPosition(.xy(50, 90))
    table.layoutIfNeeded()
    return table
  }

  @Test(arguments: [0, 1], [false, true])
  func `A drag of an item that ends during a request for counts leaves the data's`(
    section: Int, isCancelled: Bool
  ) {
    let list = draggedList()
    numbers.whenCounted[section] = { [unowned list] in
      if isCancelled { list.cancelInteractiveMovement() } else { list.endInteractiveMovement() }
    }

    list.collectionViewLayout.invalidateLayout(with: EverythingContext())
    let counts = (0..<2).map { list.numberOfItems(inSection: $0) }
    list.layoutIfNeeded()

    expect(!list.hasUncommittedUpdates)
    expectEqual(numbers.moves, (isCancelled ? 0 : 1))
    expectEqual(counts, (isCancelled ? [3, 2] : [2, 3]))
    expectEqual(list.visibleCells.map(\.tag), (isCancelled ? [1, 2, 3, 4, 5] : [2, 3, 4, 5, 1]))
  }

  @Test(arguments: [0, 1], [false, true])
  func `A drag of a row that ends during a request for counts leaves the data's`(
    section: Int, isCancelled: Bool
  ) {
    let table = draggedTable()
    numbers.whenCounted[section] = { [unowned table] in
      if isCancelled { table.cancelInteractiveMovement() } else { table.endInteractiveMovement() }
    }

    table.sectionFooterHeight = 1
    let counts = (0..<2).map { table.numberOfRows(inSection: $0) }
    table.layoutIfNeeded()

    expect(!table.hasUncommittedUpdates)
    expectEqual(numbers.moves, (isCancelled ? 0 : 1))
    expectEqual(counts, (isCancelled ? [3, 2] : [2, 3]))
    expectEqual(table.visibleCells.map(\.tag), (isCancelled ? [1, 2, 3, 4, 5] : [2, 3, 4, 5, 1]))
  }

  @Test func `A drag that is cancelled while it is to end moves nothing`() {
    let table = draggedTable()
    table.sectionFooterHeight = 1
    numbers.whenCounted[0] = { [unowned table] in table.cancelInteractiveMovement() }

    table.endInteractiveMovement()
    table.layoutIfNeeded()

    expect(numbers.moves == 0 && !table.hasUncommittedUpdates)
    expectEqual(table.visibleCells.map(\.tag), [1, 2, 3, 4, 5])
  }

  @Test(arguments: [false, true])
  func `An item dragged since the delegate's call stays at its index path`(begins: Bool) {
    let (list, table) = (numbers.collection(), numbers.table())
    for isTable in [false, true] {
      numbers.sections = [[1, 2, 3], [4, 5]]
      numbers.target = .at(0, 2)
      numbers.whenProposed = { [unowned list, unowned table] in
        if isTable {
          table.cancelInteractiveMovement()
          if begins { _ = table.beginInteractiveMovementForRow(at: .at(1, 0)) }
        } else {
          list.cancelInteractiveMovement()
          if begins { _ = list.beginInteractiveMovementForItem(at: .at(1, 0)) }
        }
      }

      if isTable {
        _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
        table.updateInteractiveMovementTargetPosition(.xy(50, 50))
        table.layoutIfNeeded()
      } else {
        _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
        list.updateInteractiveMovementTargetPosition(.xy(50, 50))
        list.layoutIfNeeded()
      }

      // Number 4 is the first of section 1, at 60, and wasn't dragged to 50.
      let frames = isTable ? table.visibleCells.map(\.frame) : list.visibleCells.map(\.frame)
      let resting = (0..<5).map { CGRect.xywh(0, CGFloat($0) * 20, 100, 20) }
      expectEqual(frames, resting)
      expectEqual((isTable ? table.hasUncommittedUpdates : list.hasUncommittedUpdates), begins)
      if isTable { table.endInteractiveMovement() } else { list.endInteractiveMovement() }
      expect(numbers.moves == 0 && numbers.sections == [[1, 2, 3], [4, 5]])
    }
  }

  @Test func `A row isn't moved on when its drag ends before it is shown elsewhere`() {
    let table = numbers.table()
    numbers.target = .at(1, 2)
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    numbers.whenProposed = { [unowned table, unowned numbers] in
      // Makes the counts stale before the row is shown at its target.
      table.sectionFooterHeight = 1
      numbers.whenCounted[0] = { table.cancelInteractiveMovement() }
    }

    table.updateInteractiveMovementTargetPosition(.xy(50, 90))
    table.layoutIfNeeded()

    expect(!table.hasUncommittedUpdates)
    expectEqual((0..<2).map { table.numberOfRows(inSection: $0) }, [3, 2])
    expectEqual(table.visibleCells.map(\.tag), [1, 2, 3, 4, 5])
  }

  @Test func `An item isn't moved on when its layout has all asked for again meanwhile`() {
    let owner = MeddledKind.custom.owner([[1, 2, 3]])
    let list = MeddledKind.custom.collection(of: owner, .xywh(0, 0, 100, 200))
    list.layoutIfNeeded()
    owner.target = .at(0, 2)
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    owner.meddlings = [
      (
        .target, 0,
        { [unowned list, unowned owner] in
          // The layout is prepared again after it was called with the item's target.
          owner.meddlings = [(.sized, 0, { list.reloadData() })]
        }
      )
    ]

    list.updateInteractiveMovementTargetPosition(.xy(50, 60))
    list.layoutIfNeeded()

    expect(!list.hasUncommittedUpdates)
    expect(list.visibleCells.map(\.tag) == [1, 2, 3] && owner.sections == [[1, 2, 3]])
  }

  @Test func `A drag at its index path ends, and cells stay, if the row is gone`() {
    let table = numbers.table()
    let cells = table.visibleCells
    expect(table.beginInteractiveMovementForRow(at: .at(1, 1)))

    numbers.sections[1].removeLast()
    table.sectionFooterHeight = 1
    table.layoutIfNeeded()

    expect(!table.hasUncommittedUpdates)
    expectEqual(table.visibleCells.map(\.tag), [1, 2, 3, 4])
    expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
  }

  @Test(arguments: [false, true])
  func `A drag of a row that was never shown ends`(isCancelled: Bool) {
    let table = numbers.table(isLaidOut: false)
    expect(table.beginInteractiveMovementForRow(at: .at(0, 0)))

    if isCancelled { table.cancelInteractiveMovement() } else { table.endInteractiveMovement() }
    expect(!table.hasUncommittedUpdates && table.subviews.isEmpty)
    table.layoutIfNeeded()

    expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4, 5] && numbers.moves == 0)
    expectEqual(table.visibleCells.map(\.frame.minY), [0, 20, 40, 60, 80])
  }
}
