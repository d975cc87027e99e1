import Foundation
import ViewGeometry

@testable import TestSupport

extension Misuse {
  static let ofCollections: [Misuse] = [
    Misuse("There is no section 1: the collection view has 1.") {
      _ = Items([3]).collection().numberOfItems(inSection: 1)
    },
    Misuse("A collection view can't have -1 sections.") {
      let items = Items([3])
      items.sections = -1
      _ = items.collection().numberOfSections
    },
    Misuse("Section 1 can't have -7 items.") {
      _ = Items([3, -7]).collection().numberOfSections
    },
    Misuse("No cell class is registered for \"unknown\".") {
      _ = Items([3]).collection()
        .dequeueReusableCell(withReuseIdentifier: "unknown", for: IndexPath(item: 0, section: 0))
    },
    Misuse("No class is registered for \"unknown\" of kind \"header\".") {
      _ = Items([3]).collection().dequeueReusableSupplementaryView(
        ofKind: "header", withReuseIdentifier: "unknown", for: IndexPath(item: 0, section: 0))
    },
    Misuse("A scroll position can have only one option per axis, not 5.") {
      Items([3]).collection()
        .scrollToItem(at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
    },
    Misuse("The invalidationContextClass of … isn't a class of invalidation contexts: View.") {
      final class Wrong: CollectionViewLayout {
        override class var invalidationContextClass: AnyClass { View.self }
      }
      Wrong().invalidateLayout()
    },
    Misuse(
      "A collection view can't start a transition during another one; finish or cancel that first."
    ) {
      let list = Items([3]).collection()
      for _ in 0..<2 { _ = list.startInteractiveTransition(to: CollectionViewFlowLayout()) }
    },
    Misuse("There is no item at [0, 3] to select.") {
      Items([3]).collection().selectItem(
        at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    },
    Misuse("There is no item at [0, 3] to scroll to.") {
      Items([3]).collection()
        .scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
    },
    Misuse("Inconsistent updates of a collection view. …items in section 0 after the updates (3)…")
    {
      let items = Items([3])
      let collection = items.collection()
      collection.layoutIfNeeded()
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    },
    Misuse("The data source returned the view of [0, 0] for [0, 1], too.") {
      let items = Items([3])
      items.onlyCell = CollectionViewCell()
      items.collection().layoutIfNeeded()
    },
    Misuse("Can't register View: it isn't a reusable view class.") {
      Items([1]).collection().register(View.self, forCellWithReuseIdentifier: "cell")
    },
    Misuse("Can't register View: it isn't a table view cell class.") {
      TableView().register(View.self, forCellReuseIdentifier: "row")
    },
    Misuse("Can't register View: it isn't a header or footer view class.") {
      TableView().register(View.self, forHeaderFooterViewReuseIdentifier: "header")
    },
    Misuse("Layout attributes can't have the frame CGRect(…).") {
      CollectionViewLayoutAttributes().frame = CGRect(0, CGFloat.nan, 1, 1)
    },
    Misuse("Layout attributes can't have the center CGPoint(x: nan, y: 0.0).") {
      CollectionViewLayoutAttributes().center.x = .nan
    },
    Misuse("Layout attributes can't have the size CGSize(width: 0.0, height: nan).") {
      CollectionViewLayoutAttributes().size.height = .nan
    },
    Misuse("The bounds of layout attributes must start at (0, 0), not at CGPoint(x: 1.0, y: 0.0).")
    {
      CollectionViewLayoutAttributes().bounds = CGRect(1, 0, 5, 5)
    },
    Misuse("A dragged item can't be moved to CGPoint(x: nan, y: 0.0).") {
      Items([3]).collection().updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
    },
  ]

  static let ofTables: [Misuse] = [
    Misuse("There is no section 2: the table has 1.") {
      _ = Rows([3]).table().numberOfRows(inSection: 2)
    },
    Misuse("A table can't have -1 sections.") {
      let rows = Rows([3])
      rows.sections = -1
      rows.table().layoutIfNeeded()
    },
    Misuse("Section 0 can't have -1 rows.") { Rows([-1]).table().layoutIfNeeded() },
    Misuse("No cell class is registered for \"unknown\".") {
      _ = TableView()
        .dequeueReusableCell(withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
    },
    Misuse("There is no row at [0, 9] to scroll to.") {
      Rows([3]).table()
        .scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
    },
    Misuse("There is no index title 2: there are 0 titles.") {
      Rows([3]).table().scrollToSectionIndexTitle(at: 2)
    },
    Misuse("There is no row at [0, 3] to edit.") {
      _ = Rows([3]).table().commitEditing(forRowAt: IndexPath(row: 3, section: 0))
    },
    Misuse("There is no row at [0, 3] to select.") {
      Rows([3]).table().selectRow(
        at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    },
    Misuse("There is no row at [1, 0] to measure.") {
      Rows([3]).table().setMeasuredHeight(10, forRowAt: IndexPath(row: 0, section: 1))
    },
    Misuse("A row can't have the height nan.") {
      Rows([3]).table().setMeasuredHeight(.nan, forRowAt: IndexPath(row: 0, section: 0))
    },
    Misuse("A row can't have the height -5.0.") {
      let rows = Rows([3])
      rows.height = -5
      rows.table().layoutIfNeeded()
    },
    Misuse("Section 0 has 3 rows, but 2 heights were given.") {
      GivenHeights(RowHeights.Run(height: 44, count: 2)).layOut()
    },
    Misuse("There can't be 3 rows of the height -1.0.") {
      GivenHeights(RowHeights.Run(height: -1, count: 3)).layOut()
    },
    Misuse("There is no height of row 3: there are 3 heights.") {
      _ = RowHeights.runs([RowHeights.Run(height: 44, count: 3)])[3]
    },
    Misuse("A header or footer can't have the height inf.") {
      let rows = Rows([3])
      rows.headerHeight = .infinity
      rows.table().layoutIfNeeded()
    },
    Misuse("A height must be automatic or at least zero, not -2.0.") { TableView().rowHeight = -2 },
    Misuse("The data source returned the cell of [0, 0] for [0, 1], too.") {
      let rows = Rows([3])
      rows.onlyCell = TableViewCell()
      rows.table().layoutIfNeeded()
    },
    Misuse("A dragged row can't be moved to y = inf.") {
      Rows([3]).table()
        .updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: CGFloat.infinity))
    },
    Misuse("There is no batch update to end.") { TableView().endUpdates() },
    Misuse("Invalid updates of <KeepingTable; …>: …in section 0 after the updates (3) …") {
      let table = Rows([3]).table()
      table.layoutIfNeeded()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)])
    },
  ]
}

/// Three rows, and a run that is given as their heights.
private final class GivenHeights: TableViewDataSource, TableViewDelegate {
  private let run: RowHeights.Run

  init(_ run: RowHeights.Run) {
    self.run = run
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights? {
    .runs([run])
  }

  func layOut() {
    let table = TableView(frame: CGRect(0, 0, 320, 480))
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
  }
}
