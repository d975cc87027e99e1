import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Items and rows that are dragged to other index paths (R9.17).
@Suite struct ReorderingTests {
  /// Each item is as high as its value; 50 stays where it is.
  private final class Numbers: DraggableNumbers, CollectionViewDelegateFlowLayout,
    TableViewDelegate
  {
    var log: [String] = []
    /// The delegate's choice for a proposed index path.
    var retarget: (IndexPath) -> IndexPath = { $0 }

    override func canMove(_ indexPath: IndexPath) -> Bool { number(indexPath) != 50 }
    override func move(_ source: IndexPath, to target: IndexPath) {
      log.append("\(source) to \(target)")
      super.move(source, to: target)
    }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 100, height: number(indexPath))
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(number(indexPath))
    }
    func collectionView(
      _ collectionView: CollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      retarget(proposedIndexPath)
    }
    func tableView(
      _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      retarget(proposedDestinationIndexPath)
    }
  }

  private func tags(_ list: CollectionView) -> [Int] {
    list.layoutIfNeeded()
    return list.visibleCells.map(\.tag)
  }

  private func tags(_ table: TableView) -> [Int] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.tag)
  }

  @Test func `A dragged item takes its target, and others make space with their sizes, R9.17`() {
    let numbers = Numbers([[10, 20, 30, 40]])
    let list = numbers.collection()

    let begins = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(60, 45))
    list.layoutIfNeeded()

    expect(begins && list.hasUncommittedUpdates)
    expectEqual(tags(list), [20, 30, 10, 40])
    expectEqual(list.cellForItem(at: .at(0, 2))?.frame, .xywh(10, 40, 100, 10))
    expectEqual(list.cellForItem(at: .at(0, 1))?.frame, .xywh(0, 20, 100, 30))
    expect(list.subviews.last === list.cellForItem(at: .at(0, 2)))
    expect(numbers.sections == [[10, 20, 30, 40]] && numbers.log == [])

    list.endInteractiveMovement()
    list.layoutIfNeeded()

    expect(numbers.log == ["[0, 0] to [0, 2]"] && numbers.sections == [[20, 30, 10, 40]])
    expectEqual(list.cellForItem(at: .at(0, 2))?.frame, .xywh(0, 50, 100, 10))
    expect(!list.hasUncommittedUpdates)
  }

  @Test func `A cancelled drag leaves everything as it was`() {
    let numbers = Numbers([[10, 20], [30]])
    let list = numbers.collection()

    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 40))
    let dragged = tags(list)
    let counts = [list.numberOfItems(inSection: 0), list.numberOfItems(inSection: 1)]
    list.cancelInteractiveMovement()

    expect(dragged == [20, 10, 30] && counts == [1, 2])
    expectEqual(tags(list), [10, 20, 30])
    expectEqual(list.visibleCells.map(\.frame.minY), [0, 10, 30])
    expectEqual(numbers.log, [])
  }

  @Test func `Data source and delegate have their say`() {
    let numbers = Numbers([[10, 50, 30]])
    let list = numbers.collection()

    let refused = list.beginInteractiveMovementForItem(at: .at(0, 1))
    let missing = list.beginInteractiveMovementForItem(at: .at(0, 9))
    numbers.retarget = { _ in .at(0, 1) }
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 80))
    let retargeted = tags(list)
    numbers.retarget = { _ in .at(7, 7) }
    list.updateInteractiveMovementTargetPosition(.xy(50, 85))

    expect(!refused && !missing)
    expectEqual(retargeted, [50, 10, 30])
    expectEqual(tags(list), [50, 10, 30])
  }

  @Test func `Cells that come into view during a drag show the data at their index paths`() {
    let numbers = Numbers([Array(41...60).filter { $0 != 50 }])
    let list = numbers.collection()

    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 150))
    list.contentOffset.y = 250
    let shown = tags(list)

    expectEqual(Array(shown.dropFirst()), [46, 47, 48, 49, 51])
    expectEqual(shown.first, 41)
  }

  @Test func `Batches and reloads end a drag`() {
    let numbers = Numbers([[10, 20, 30]])
    let list = numbers.collection()

    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 55))
    numbers.sections[0].append(40)
    list.insertItems(at: [.at(0, 3)])
    let afterBatch = tags(list)
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 55))
    list.reloadData()

    expectEqual(afterBatch, [10, 20, 30, 40])
    expect(tags(list) == [10, 20, 30, 40] && !list.hasUncommittedUpdates)
  }

  @Test func `A layout proposes the target and is notified of the drag`() {
    final class Upward: CollectionViewFlowLayout {
      var log: [String] = []
      override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
      ) -> IndexPath {
        .at(0, 0)
      }
      override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
      ) -> CollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        log.append(
          "\(context.previousIndexPathsForInteractivelyMovingItems ?? []) to "
            + "\(context.targetIndexPathsForInteractivelyMovingItems ?? []) at "
            + "\(context.interactiveMovementTarget.y)")
        return context
      }
      override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
        movementCancelled: Bool
      ) -> CollectionViewLayoutInvalidationContext {
        log.append("\(previousIndexPaths) ends at \(indexPaths) \(movementCancelled)")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
          movementCancelled: movementCancelled)
      }
    }
    let numbers = Numbers([[10, 20, 30]])
    let list = numbers.collection()
    let layout = Upward(item: .wh(100, 20), spacing: 0, lines: 0)
    list.setCollectionViewLayout(layout, animated: false)

    _ = list.beginInteractiveMovementForItem(at: .at(0, 2))
    list.updateInteractiveMovementTargetPosition(.xy(50, 40))
    list.endInteractiveMovement()

    expectEqual(
      layout.log, ["[[0, 2]] to [[0, 0]] at 40.0", "[[0, 2]] ends at [[0, 0]] false"])
    expectEqual(tags(list), [30, 10, 20])
  }

  @Test func `Rows are dragged alike`() {
    let numbers = Numbers([[10, 20, 30], [40]])
    let table = numbers.table()

    let refused = Numbers([[50]]).table().beginInteractiveMovementForRow(at: .at(0, 0))
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, 65))
    let dragged = tags(table)
    let frame = table.cellForRow(at: .at(1, 0))?.frame
    table.endInteractiveMovement()

    expect(!refused)
    expect(dragged == [20, 30, 10, 40] && frame == .xywh(0, 60, 100, 10))
    expectEqual(numbers.sections, [[20, 30], [10, 40]])
    expectEqual(tags(table), [20, 30, 10, 40])
    expectEqual(table.cellForRow(at: .at(1, 0))?.frame, .xywh(0, 50, 100, 10))
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, 95))
    table.cancelInteractiveMovement()
    expectEqual(tags(table), [20, 30, 10, 40])
    expectEqual(numbers.log.count, 1)
  }

  @Test func `A diffable data source follows a drag, and reports the changes`() {
    let list = CollectionView(
      frame: .xywh(0, 0, 100, 200),
      collectionViewLayout: CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0))
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { $0.tag = $2 }
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.apply(
      NamedSections(sections: [.init(name: "a", items: [1, 2, 3]), .init(name: "b", items: [4])])
        .snapshot)
    list.layoutIfNeeded()
    let without = list.beginInteractiveMovementForItem(at: .at(0, 0))
    var told: [DiffableDataSourceTransaction<String, Int>] = []
    source.reorderingHandlers.canReorderItem = { $0 < 4 }
    source.reorderingHandlers.didReorder = { told.append($0) }

    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 65))
    list.endInteractiveMovement()

    expect(!without)
    expectEqual(source.snapshot().itemIdentifiers(inSection: "b"), [1, 4])
    expectEqual(told.first?.initialSnapshot.itemIdentifiers, [1, 2, 3, 4])
    expectEqual(told.first?.finalSnapshot.itemIdentifiers, [2, 3, 1, 4])
    expectEqual([1, 2, 3, 4].applying(told[0].difference), [2, 3, 1, 4])
    expectEqual(told.first?.sectionTransactions.map(\.sectionIdentifier), ["a", "b"])
    expectEqual(told.first?.sectionTransactions.last?.finalSnapshot.items, [1, 4])
    expectEqual(tags(list), [2, 3, 1, 4])
  }

  @Test(
    arguments: [
      (.at(0, 1), [20, 10, 30]), (.at(0, 2), [10, 20, 30]), (.at(0, -1), [10, 20, 30]),
      (.at(1, 0), [20, 10, 30]), (.at(1, 1), [20, 30, 10]), (.at(1, 2), [10, 20, 30]),
      (.at(2, 0), [10, 20, 30]), (.at(-1, 0), [10, 20, 30]),
    ] as [(IndexPath, [Int])])
  func `A drag goes no further than behind the last of a section`(
    target: IndexPath, order: [Int]
  ) {
    let numbers = Numbers([[10, 20], [30]])
    let (list, table) = (numbers.collection(), numbers.table())
    numbers.retarget = { _ in target }

    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 25))
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, 25))

    expectEqual(tags(list), order)
    expectEqual(tags(table), order)
    let moved = order == [10, 20, 30] ? IndexPath.at(0, 0) : target
    expectEqual(list.cellForItem(at: moved)?.tag, 10)
    expectEqual(table.cellForRow(at: moved)?.tag, 10)
  }

  @Test func `A dragged cell lies in front from the start`() {
    let numbers = Numbers([[10, 20, 30]])
    let (list, table) = (numbers.collection(), numbers.table())

    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.layoutIfNeeded()
    _ = table.beginInteractiveMovementForRow(at: .at(0, 2))
    table.layoutIfNeeded()

    expect(list.subviews.last === list.cellForItem(at: .at(0, 0)))
    expect(table.subviews.last === table.cellForRow(at: .at(0, 2)))
  }
}
