import Foundation
import Testing
import ViewGeometry

/// Edits and contexts by those who are asked for numbers, sizes and cells.
@Suite struct EditsWhileAskedTests {
  @Test(arguments: [false, true])
  func `A row that is inserted while heights are asked for is there`(isBatch: Bool) {
    let owner = MeddledKind.table.owner([[1, 2, 3]])
    let table = MeddledKind.table.table(of: owner, .xywh(0, 0, 100, 300))
    owner.meddlings = [
      (
        .sized, 2,
        { [unowned table, unowned owner] in
          owner.sections[0].append(4)
          if isBatch { table.beginUpdates() }
          table.insertRows(at: [.at(0, 3)])
          if isBatch { table.endUpdates() }
        }
      )
    ]

    table.layoutIfNeeded()

    #expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4])
  }

  @Test func `A row that is inserted while those of a batch are asked for is there`() {
    let owner = MeddledKind.table.owner([[1, 2]])
    let table = MeddledKind.table.table(of: owner, .xywh(0, 0, 100, 300))
    table.layoutIfNeeded()
    owner.meddlings = [
      (
        .sized, 0,
        { [unowned table, unowned owner] in
          owner.sections[0].append(4)
          table.insertRows(at: [.at(0, 3)])
        }
      )
    ]

    owner.sections[0].append(3)
    table.insertRows(at: [.at(0, 2)])
    table.layoutIfNeeded()

    #expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4])
  }

  @Test(arguments: [MeddledKind.flow, .waterfall, .custom])
  private func `An item that is inserted while sizes are asked for is there`(kind: MeddledKind) {
    let owner = kind.owner([[1, 2, 3]])
    let list = kind.collection(of: owner, .xywh(0, 0, 100, 300))
    owner.meddlings = [
      (
        .sized, 2,
        { [unowned list, unowned owner] in
          owner.sections[0].append(4)
          list.performBatchUpdates { list.insertItems(at: [.at(0, 3)]) }
        }
      )
    ]

    list.layoutIfNeeded()

    #expect(list.visibleCells.map(\.tag) == [1, 2, 3, 4])
  }

  @Test(arguments: [MeddledKind.flow, .waterfall])
  private func `A width that is set while the first sizes are asked for counts`(kind: MeddledKind) {
    let owner = kind.owner([[1]])
    let list = kind.collection(of: owner, .xywh(0, 0, 100, 300))
    owner.meddlings = [(.sized, 0, { [unowned list] in list.frame.size.width = 90 })]

    list.layoutIfNeeded()

    #expect(list.contentSize.width == 90)
  }

  @Test(arguments: MeddledKind.collections)
  private func `What is asked while the numbers are asked for leaves nothing behind`(
    kind: MeddledKind
  ) {
    let owner = kind.owner([[1, 2]])
    let list = kind.collection(of: owner, .xywh(0, 0, 100, 300))
    owner.meddlings = [(.counted, 0, { [unowned list] in list.ask() })]

    list.layoutIfNeeded()

    #expect(list.visibleCells.map(\.tag) == [1, 2])
    #expect(list.contentSize.height > 0)
  }

  /// A flow that has the numbers asked for again while it is prepared.
  private final class Recounting: CollectionViewFlowLayout {
    final class Numbers: CollectionViewLayoutInvalidationContext {
      override var invalidateDataSourceCounts: Bool { true }
    }

    var recounts = false

    override func prepare() {
      super.prepare()
      guard recounts else { return }
      recounts = false
      invalidateLayout(with: Numbers())
    }
  }

  @Test func `Numbers asked for again while a layout is prepared leave selection and cells`() {
    let (items, layout) = (ItemGrid([3]), Recounting(item: .wh(20, 20)))
    let list = items.makeCollectionView(size: .wh(100, 100), layout: layout)
    list.layoutIfNeeded()
    list.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    let cells = list.visibleCells.map(ObjectIdentifier.init)

    items.counts = [4]
    layout.recounts = true
    layout.invalidateLayout()
    list.layoutIfNeeded()

    #expect(list.indexPathsForSelectedItems == [.at(0, 1)])
    #expect(list.visibleCells.map(ObjectIdentifier.init).prefix(3) == cells[...])
    #expect(list.visibleCells.count == 4)
  }
}
