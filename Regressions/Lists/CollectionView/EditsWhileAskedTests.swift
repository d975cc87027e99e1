import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Edits and contexts made by the code that is called for counts, sizes and cells.
@Suite struct EditsWhileAskedTests {
  @Test(arguments: [false, true])
  func `A row inserted during a request for heights exists`(isBatch: Bool) {
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

    expectEqual(table.visibleCells.map(\.tag), [1, 2, 3, 4])
  }

  @Test func `A row inserted during a batch's request for heights exists`() {
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

    expectEqual(table.visibleCells.map(\.tag), [1, 2, 3, 4])
  }

  @Test(arguments: [MeddledKind.flow, .waterfall, .custom])
  private func `An item inserted during a request for sizes exists`(kind: MeddledKind) {
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

    expectEqual(list.visibleCells.map(\.tag), [1, 2, 3, 4])
  }

  @Test(arguments: [MeddledKind.flow, .waterfall])
  private func `A width set during the first request for sizes counts`(kind: MeddledKind) {
    let owner = kind.owner([[1]])
    let list = kind.collection(of: owner, .xywh(0, 0, 100, 300))
    owner.meddlings = [(.sized, 0, { [unowned list] in list.frame.size.width = 90 })]

    list.layoutIfNeeded()

    expectEqual(list.contentSize.width, 90)
  }

  @Test(arguments: MeddledKind.collections)
  private func `Queries during a request for counts leave nothing behind`(
    kind: MeddledKind
  ) {
    let owner = kind.owner([[1, 2]])
    let list = kind.collection(of: owner, .xywh(0, 0, 100, 300))
    owner.meddlings = [(.counted, 0, { [unowned list] in list.ask() })]

    list.layoutIfNeeded()

    expectEqual(list.visibleCells.map(\.tag), [1, 2])
    expect(list.contentSize.height > 0)
  }

  /// A flow that invalidates the counts while it is prepared.
  private final class Recounting: CollectionViewFlowLayout {
    var recounts = false

    override func prepare() {
      super.prepare()
      guard recounts else { return }
      recounts = false
      invalidateLayout(with: CountsContext())
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

    expectEqual(list.indexPathsForSelectedItems, [.at(0, 1)])
    expectEqual(list.visibleCells.map(ObjectIdentifier.init).prefix(3), cells[...])
    expectEqual(list.visibleCells.count, 4)
  }

  /// Items 20 points high as `prepare` counted them.
  private final class Counted: CollectionViewLayout {
    private var count = 0
    /// Closures run at the end of `prepare`, by the number of calls before.
    var reactions: [Int: () -> Void] = [:]
    /// How often the layout is stale again when its size is requested.
    var staleAnswers = 0
    private(set) var prepares = 0

    override func prepare() {
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
      prepares += 1
      reactions[prepares - 1]?()
    }

    override var collectionViewContentSize: CGSize {
      if staleAnswers > 0 {
        staleAnswers -= 1
        invalidateLayout()
      }
      return .wh(100, 20 * CGFloat(count))
    }

    override var spatialAttributes: [CollectionViewLayoutAttributes]? {
      (0..<count).map {
        let attributes = CollectionViewLayoutAttributes(forCellWith: .at(0, $0))
        attributes.frame = .xywh(0, 20 * CGFloat($0), 100, 20)
        return attributes
      }
    }
  }

  @Test func `A layout that invalidates the counts is prepared with the new ones`() {
    let (items, layout) = (ItemGrid([3]), Counted())
    let list = items.makeCollectionView(size: .wh(100, 100), layout: layout)
    list.layoutIfNeeded()
    list.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    let cells = list.visibleCells.map(ObjectIdentifier.init)

    layout.reactions[layout.prepares] = { [unowned layout] in
      items.counts = [4]
      layout.invalidateLayout(with: CountsContext())
    }
    layout.invalidateLayout()
    list.layoutIfNeeded()

    expectEqual(list.contentSize, .wh(100, 80))
    expectEqual(list.visibleCells.count, 4)
    expectEqual(list.visibleCells.map(ObjectIdentifier.init).prefix(3), cells[...])
    expectEqual(list.indexPathsForSelectedItems, [.at(0, 1)])
  }

  @Test func `A reload is carried out that comes when a layout is prepared for the last time`() {
    let (items, layout) = (ItemGrid([3]), Counted())
    let list = items.makeCollectionView(size: .wh(100, 100), layout: layout)
    layout.staleAnswers = 2
    layout.reactions[2] = { [unowned list] in
      items.counts = [5]
      list.reloadData()
    }

    list.layoutIfNeeded()

    expectEqual(list.numberOfItems(inSection: 0), 5)
    list.layoutIfNeeded()
    expectEqual(list.visibleCells.count, 5)
    expectEqual(list.contentSize, .wh(100, 100))
  }

  /// Counts by sections, and closures run whenever the count of a section is requested.
  private final class Numbers: DraggableNumbers {
    var reactions: [Int: () -> Void] = [:]
    var timesAsked = 0

    override var sectionCount: Int {
      timesAsked += 1
      return super.sectionCount
    }

    override func itemCount(inSection section: Int) -> Int {
      reactions[section]?()
      return super.itemCount(inSection: section)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `Counts that change while they are requested are requested again`(
    isEdit: Bool, isLaidOut: Bool
  ) {
    let numbers = Numbers([[1, 2], [3]])
    let list = numbers.collection()
    numbers.reactions[1] = { [unowned list, unowned numbers] in
      numbers.reactions = [:]
      numbers.sections[0].append(4)
      if isEdit { list.insertItems(at: [.at(0, 2)]) } else { list.reloadData() }
    }

    list.reloadData()
    if isLaidOut { list.layoutIfNeeded() }
    let counts = (0..<2).map { list.numberOfItems(inSection: $0) }
    list.layoutIfNeeded()

    expectEqual(counts, [3, 1])
    expectEqual(list.visibleCells.map(\.tag), [1, 2, 4, 3])
  }

  @Test func `A data source that reloads whenever it is called is called a few times`() {
    let numbers = Numbers([[1, 2], [3]])
    let list = numbers.collection()
    numbers.reactions[1] = { [unowned list] in list.reloadData() }
    list.reloadData()
    numbers.timesAsked = 0

    expectEqual(list.numberOfItems(inSection: 0), 2)

    expect((2...10).contains(numbers.timesAsked))
  }

  @Test func `A row deleted during a new request for heights removes its cell`() {
    let owner = MeddledKind.table.owner([[1, 2, 3]])
    let table = MeddledKind.table.table(of: owner, .xywh(0, 0, 100, 300))
    table.layoutIfNeeded()
    owner.meddlings = [
      (
        .sized, 0,
        { [unowned table, unowned owner] in
          owner.sections[0].removeFirst()
          table.performBatchUpdates {
            table.sectionFooterHeight = 5
            table.deleteRows(at: [.at(0, 0)])
          }
        }
      )
    ]

    table.sectionFooterHeight = 3
    table.layoutIfNeeded()

    expectEqual(table.visibleCells.map(\.tag), [2, 3])
    expectEqual(table.subviews.filter { $0 is TableViewCell }.count, 2)
  }

  @Test func `An empty batch during a request for heights requests none again`() {
    func asked(_ meddling: @escaping (TableView) -> Void) -> Int {
      let owner = MeddledKind.table.owner([[1, 2, 3]])
      let table = MeddledKind.table.table(of: owner, .xywh(0, 0, 100, 300))
      var asked = 0
      owner.meddlings = [(.sized, 0, { [unowned table] in meddling(table) })]
      for _ in 0..<9 { owner.meddlings.append((.sized, 0, { asked += 1 })) }
      _ = table.contentSize
      return asked
    }

    let once = asked { _ in }
    let afterBatch = asked { $0.performBatchUpdates(nil) }

    expect(once >= 2)
    expectEqual(afterBatch, once)
  }
}
