import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// How often a list that scrolls lays itself out: once, although views enter and leave.
@Suite struct ListPassTests {
  @Test(arguments: [0, 1])
  func `a list that shows other cells is laid out once`(_ kind: Int) {
    let list = PassCounter(kind)
    list.scroll(to: 0)

    for offset in stride(from: 30.0, through: 600, by: 30) {
      list.passes = 0
      list.scroll(to: offset)
      expectEqual(list.passes, 1)
      expectEqual(list.shownItems, list.items(in: offset..<offset + 200))
    }
  }

  @Test(arguments: [0, 1])
  func `a layout requested while cells come and go follows`(_ kind: Int) {
    let list = PassCounter(kind)
    list.scroll(to: 0)

    list.asksWhenCellsCome = true
    list.passes = 0
    list.scroll(to: 30)
    expectEqual(list.passes, 2)

    list.asksWhenCellsCome = false
    list.asksWhenCellsGo = true
    list.passes = 0
    list.scroll(to: 330)
    expectEqual(list.passes, 2)
  }

  @Test(arguments: [0, 1])
  func `a cell that somebody takes out has its list laid out`(_ kind: Int) {
    let list = PassCounter(kind)
    list.scroll(to: 0)

    list.passes = 0
    list.view.subviews.last?.removeFromSuperview()
    list.view.layoutIfNeeded()
    expectEqual(list.passes, 1)
  }
}

/// A table or collection view of 100 items, 50 points high, that counts its layout passes.
private final class PassCounter {
  let view: ScrollView
  private let items = Items()

  var passes: Int {
    get { items.passes }
    set { items.passes = newValue }
  }
  var asksWhenCellsCome: Bool {
    get { items.asksWhenCellsCome }
    set { items.asksWhenCellsCome = newValue }
  }
  var asksWhenCellsGo: Bool {
    get { items.asksWhenCellsGo }
    set { items.asksWhenCellsGo = newValue }
  }

  /// 0 for a table, 1 for a collection view.
  init(_ kind: Int) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    if kind == 0 {
      let table = Table(frame: frame)
      table.items = items
      table.rowHeight = 50
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (items, items)
      view = table
    } else {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 0
      let collection = Collection(frame: frame, collectionViewLayout: layout)
      collection.items = items
      collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (collection.dataSource, collection.delegate) = (items, items)
      view = collection
    }
    view.layoutIfNeeded()
  }

  func scroll(to offset: Double) {
    view.contentOffset = CGPoint(x: 0, y: offset)
    view.layoutIfNeeded()
  }

  var shownItems: [Int] { view.subviews.map { Int($0.frame.minY) / 50 }.sorted() }

  func items(in range: Range<Double>) -> [Int] {
    (0..<100).filter {
      Double($0) * 50 < range.upperBound && Double($0 + 1) * 50 > range.lowerBound
    }
  }

  private final class Table: TableView {
    var items: Items?

    override func layoutSubviews() {
      items?.passes += 1
      super.layoutSubviews()
    }
  }

  private final class Collection: CollectionView {
    var items: Items?

    override func layoutSubviews() {
      items?.passes += 1
      super.layoutSubviews()
    }
  }

  private final class Items: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
    CollectionViewDelegate
  {
    var passes = 0
    var asksWhenCellsCome = false
    var asksWhenCellsGo = false

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      if asksWhenCellsCome { tableView.setNeedsLayout() }
    }

    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      if asksWhenCellsGo { tableView.setNeedsLayout() }
    }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      if asksWhenCellsCome { collectionView.setNeedsLayout() }
    }

    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      if asksWhenCellsGo { collectionView.setNeedsLayout() }
    }
  }
}
