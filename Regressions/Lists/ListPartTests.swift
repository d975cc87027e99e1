import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Small parts of tables and collection views: backgrounds, registrations, attributes, updates.
@Suite struct ListPartTests {
  private let first = IndexPath(item: 0, section: 0)

  @Test func `backgrounds are behind the content, the selected one in front of the plain one`() {
    for plainFirst in [true, false] {
      let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      let (plain, selected) = (View(), View())
      expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
      if plainFirst { cell.backgroundView = plain }
      cell.selectedBackgroundView = selected
      if !plainFirst { cell.backgroundView = plain }
      cell.backgroundView = plain
      cell.selectedBackgroundView = selected

      expect(cell.backgroundView === plain && cell.selectedBackgroundView === selected)
      expectEqual(
        cell.subviews.map(ObjectIdentifier.init),
        [plain, selected, cell.contentView].map(ObjectIdentifier.init))
      expectEqual(plain.frame, cell.bounds)
      expect(selected.isHidden)
      cell.isSelected = true
      expect(!selected.isHidden)
      cell.backgroundView = nil
      expect(plain.superview == nil)
    }
  }

  @Test func `a header has a background`() {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    let background = View()
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    expect(header.backgroundView == nil)
    header.backgroundView = background
    expect(header.backgroundView === background)
    expectEqual(background.frame, CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  private class OwnCell: TableViewCell {}
  private class OwnHeader: TableViewHeaderFooterView {}

  @Test func `cells and headers are made as a table makes them`() {
    let cell = OwnCell(dequeuedAs: "cell")
    let header = OwnHeader(dequeuedAs: "header")
    expect(type(of: cell) == OwnCell.self && type(of: header) == OwnHeader.self)
    expectEqual(cell.reuseIdentifier, "cell")
    expectEqual(header.reuseIdentifier, "header")
  }

  @Test func `a class that is registered as nil isn't registered`() {
    let rows = RegisteredRows([2])
    let table = rows.table()
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") is OwnHeader)
    table.register(nil, forHeaderFooterViewReuseIdentifier: "header")
    expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)

    // A row that doesn't exist, and a table that isn't solved, give a cell no size.
    let unsolved = table.dequeueReusableCell(withIdentifier: "cell", for: first)
    expectEqual(unsolved.bounds.size, CGSize(width: 320, height: 44))
    table.layoutIfNeeded()
    table.frame.size.width = 200
    table.layoutIfNeeded()
    let missing = table.dequeueReusableCell(
      withIdentifier: "cell", for: IndexPath(row: 9, section: 0))
    let row = table.dequeueReusableCell(withIdentifier: "cell", for: first)
    expectEqual(missing.bounds.width, 320)
    expectEqual(row.bounds.width, 200)

    table.register(nil, forCellReuseIdentifier: "cell")
    expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func `labels leave room for the accessory of the mode`() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let margin = cell.separatorInset.left
    expectEqual(cell.labelMargins.trailing, margin)
    cell.isEditing = true
    cell.accessoryType = .checkmark
    expectEqual(cell.labelMargins.trailing, margin)
    cell.editingAccessoryType = .checkmark
    expectEqual(cell.labelMargins.trailing, 8)
    cell.editingAccessoryType = .none
    cell.editingAccessoryView = View()
    expectEqual(cell.labelMargins.trailing, 8)
    cell.isEditing = false
    expectEqual(cell.labelMargins.trailing, 8)
    cell.accessoryType = .none
    expectEqual(cell.labelMargins.trailing, margin)
  }

  @Test func `the color of separators is stored`() {
    let table = TableView()
    table.separatorColor = Color(white: 0.25, alpha: 1)
    expectEqual(table.separatorColor, Color(white: 0.25, alpha: 1))
    table.separatorColor = nil
    expect(table.separatorColor == nil)
  }

  private final class Tagged: CollectionViewLayoutAttributes {
    var tag: Int

    init(tag: Int) {
      self.tag = tag
      super.init()
    }

    required init() {
      tag = 0
      super.init()
    }
  }

  @Test func `R9.6 attributes of any class are made for elements, and hashed by them`() {
    let path = IndexPath(item: 3, section: 2)
    let header = Tagged(forSupplementaryViewOfKind: "header", with: path)
    let line = Tagged(forDecorationViewOfKind: "line", with: path)
    let cell = Tagged(forCellWith: path)

    expectEqual(
      [header, line, cell].map(\.representedElementCategory),
      [.supplementaryView, .decorationView, .cell])
    expectEqual([header, line, cell].map(\.representedElementKind), ["header", "line", nil])
    expectEqual([header, line, cell].map(\.indexPath), [path, path, path])
    expectEqual(header.hash, Tagged(forSupplementaryViewOfKind: "header", with: path).hash)
    expectEqual(Set([header, line, cell].map(\.hash)).count, 3)
    expect(!header.isEqual(line) && header.isEqual(header.copied()) && !header.isEqual(path))
  }

  @Test func `updates are equal if their actions and index paths are`() {
    func item(
      _ action: CollectionViewUpdateItem.Action, _ before: Int?, _ after: Int?
    ) -> CollectionViewUpdateItem {
      CollectionViewUpdateItem(
        action, before.map { ItemIndex(section: 0, item: $0) },
        after.map { ItemIndex(section: 0, item: $0) })
    }
    let items = [
      item(.insert, nil, 1), item(.delete, 1, nil), item(.move, 1, 2), item(.move, 1, 3),
      item(.move, 2, 3), item(.reload, 1, nil), CollectionViewUpdateItem(),
    ]
    for (index, one) in items.enumerated() {
      expectEqual(items.map { $0 == one }, items.indices.map { $0 == index })
    }
    expectEqual(Set(items).count, items.count)
    expectEqual(item(.move, 1, 3), items[3])
    expectEqual(item(.move, 1, 3).hashValue, items[3].hashValue)
  }

  @Test func `a move in place is no update`() {
    let place = ItemIndex(section: 1, item: 2)
    let plan = BatchUpdatePlan(moving: place, to: place)
    expect(plan.itemMoves.isEmpty && plan.placedItems.isEmpty)
    expectEqual(plan.newPlace(of: place), place)
    expectEqual(
      BatchUpdatePlan(moving: place, to: ItemIndex(section: 1, item: 0)).itemMoves.count, 1)
  }

  @Test func `R15.35 updates and new layouts are animated by a clock`() {
    let (clock, rows) = (AnimationClock(), RegisteredRows([3]))
    let table = rows.table()
    table.layoutIfNeeded()
    var completed: [Bool] = []
    clock.use {
      rows.counts = [4]
      table.performBatchUpdates {
        table.insertRows(at: [first], with: .fade)
      } completion: {
        completed.append($0)
      }
      expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.flights != nil)
      expectEqual(completed, [])
      clock.advance(by: 1)
    }
    expectEqual(completed, [true])
    expectEqual(table.visibleCells.count, 4)

    let (items, wide) = (RegisteredItems([3]), CollectionViewFlowLayout())
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout())
    wide.itemSize = CGSize(width: 300, height: 20)
    view.layoutIfNeeded()
    clock.use {
      view.setCollectionViewLayout(wide, animated: true)
      expect(view.cellForItem(at: first)?.flights != nil)
      expectEqual(view.cellForItem(at: first)?.bounds.width, 300)
      clock.advance(by: 1)
    }
    expect(view.cellForItem(at: first)?.flights == nil)
  }

  @Test func `a list without a data source shows and announces nothing new`() {
    let log = PrefetchNothing()
    let fresh = TableView()
    fresh.prefetchDataSource = log
    fresh.announceRowsAhead()
    expectEqual(log.calls, 0)

    var rows: RegisteredRows? = RegisteredRows([50, 50])
    rows?.headerTitle = { "\($0)" }
    guard let table = rows?.table() else { return }
    table.sectionHeaderHeight = 28
    table.layoutIfNeeded()
    expect(table.headerView(forSection: 0) != nil)
    rows = nil
    table.contentOffset.y = table.rect(forSection: 1).minY
    table.layoutIfNeeded()
    expect(table.headerView(forSection: 1) == nil)
    expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) == nil)
  }

  private final class PrefetchNothing: TableViewDataSourcePrefetching {
    var calls = 0
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) { calls += 1 }
  }
}
