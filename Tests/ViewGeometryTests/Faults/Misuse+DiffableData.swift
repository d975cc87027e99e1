import Foundation
import ViewGeometry

extension Misuse {
  private static func numbers() -> DiffableDataSourceSnapshot<String, Int> {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    return snapshot
  }

  private static let first = IndexPath(item: 0, section: 0)

  static let ofDiffableData: [Misuse] = [
    Misuse("There is no section b in the snapshot.") {
      _ = numbers().numberOfItems(inSection: "b")
    },
    Misuse("There is no item 9 in the snapshot.") {
      var snapshot = numbers()
      snapshot.insertItems([3], beforeItem: 9)
    },
    Misuse("Can't move item 1 next to itself.") {
      var snapshot = numbers()
      snapshot.moveItem(1, afterItem: 1)
    },
    Misuse("Can't move section a next to itself.") {
      var snapshot = numbers()
      snapshot.moveSection("a", afterSection: "a")
    },
    Misuse("There are no sections to add items to: append a section first.") {
      var snapshot = DiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    },
    Misuse(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(3, 4)}"
    ) {
      var snapshot = numbers()
      snapshot.appendItems([3, 4, 5, 4, 3])
    },
    Misuse("Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(a)}") {
      var snapshot = numbers()
      snapshot.appendSections(["b", "a"])
    },
    Misuse(
      "Attempted to reload section identifier that does not exist in the snapshot: b"
    ) {
      var snapshot = numbers()
      snapshot.reloadSections(["b"])
    },
    Misuse("Attempted to reload item identifier that does not exist in the snapshot: 9") {
      var snapshot = numbers()
      snapshot.reloadItems([1, 9])
    },
    Misuse("Attempted to reconfigure item identifier that does not exist in the snapshot: 9") {
      var snapshot = numbers()
      snapshot.reconfigureItems([9])
    },
    Misuse("The snapshot has no item at [0, 7].") {
      let list = Items([1]).collection()
      let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in
        nil
      }
      _ = source.collectionView(list, cellForItemAt: IndexPath(item: 7, section: 0))
    },
    Misuse("The cell provider returned no cell for 1 at [0, 0].") {
      let table = Rows([1]).table()
      let source = TableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
      source.apply(numbers())
      table.layoutIfNeeded()
    },
    Misuse("Can't configure the cell at [0, 0]: the item is nil.") {
      let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
      _ = Items([1]).collection().dequeueConfiguredReusableCell(
        using: cells, for: first, item: nil)
    },
    Misuse("There is no item pear in the section snapshot.") {
      let outline = DiffableDataSourceSectionSnapshot<String>()
      _ = outline.level(of: "pear")
    },
    Misuse("Identifiers in a section snapshot must be unique, but some of … are duplicates.") {
      var outline = DiffableDataSourceSectionSnapshot<String>()
      outline.append(["pear", "plum"])
      outline.append(["plum"], to: "pear")
    },
    Misuse("The data source returned a different cell for [0, 0] from the one to reconfigure.") {
      let items = Items([1])
      let list = items.collection()
      list.layoutIfNeeded()
      items.onlyCell = CollectionViewCell()
      list.reconfigureItems(at: [first])
    },
    Misuse("The cell to reconfigure at [0, 0] doesn't have the identifier \"other\".") {
      let items = Items([1])
      let list = items.collection()
      list.layoutIfNeeded()
      items.reactions[.cell] = { list in
        _ = list.dequeueReusableCell(withReuseIdentifier: "other", for: first)
      }
      list.reconfigureItems(at: [first])
    },
  ]
}
