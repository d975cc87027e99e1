import Foundation
import ViewGeometry

/// A data source of integers in sections, which can be dragged.
///
/// Each cell is 20 points high, and its tag is the value that it shows. A subclass that is also a
/// delegate becomes the delegate of the lists that it makes.
class DraggableNumbers: ListData {
  var sections: [[Int]]
  /// The index paths whose cells were requested since the first layout, in the order of the requests.
  var asked: [IndexPath] = []
  /// Closures that run once, when the count of their section is requested.
  var whenCounted: [Int: () -> Void] = [:]

  init(_ sections: [[Int]]) { self.sections = sections }

  /// Returns a collection view, 100 points wide, that shows the values.
  func collection(height: CGFloat = 200) -> CollectionView {
    let list = CollectionView(
      frame: .xywh(0, 0, 100, height),
      collectionViewLayout: CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0))
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.delegate = self as? any CollectionViewDelegate
    list.dataSource = self
    list.layoutIfNeeded()
    asked = []
    return list
  }

  /// Returns a table, 100 points wide, that shows the values.
  func table(height: CGFloat = 200, isLaidOut: Bool = true) -> TableView {
    let table = TableView(frame: .xywh(0, 0, 100, height))
    table.rowHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.delegate = self as? any TableViewDelegate
    table.dataSource = self
    if isLaidOut { table.layoutIfNeeded() }
    asked = []
    return table
  }

  final func number(_ indexPath: IndexPath) -> Int {
    sections[indexPath.section][indexPath.item]
  }

  /// Returns whether a value may be dragged.
  func canMove(_ indexPath: IndexPath) -> Bool { true }

  /// Updates the data after a value was dragged.
  func move(_ source: IndexPath, to target: IndexPath) { sections.move(source, to: target) }

  var sectionCount: Int { sections.count }

  func itemCount(inSection section: Int) -> Int {
    whenCounted.removeValue(forKey: section)?()
    return sections[section].count
  }

  func prepare(_ cell: View, at indexPath: IndexPath) {
    asked.append(indexPath)
    cell.tag = number(indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    canMove(indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(sourceIndexPath, to: destinationIndexPath)
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(sourceIndexPath, to: destinationIndexPath)
  }
}

extension Array {
  /// Moves an element between sections; the target is its index path after the removal.
  mutating func move<Item>(_ source: IndexPath, to target: IndexPath) where Element == [Item] {
    let item = self[source.section].remove(at: source.item)
    self[target.section].insert(item, at: target.item)
  }
}
