import Foundation
import ViewGeometry

@testable import TestSupport

/// Rows or items 20 points high that log a list's calls about touches.
final class TouchLog: ListData, CollectionViewDelegate, TableViewDelegate {
  var counts: [Int]
  var log: [String] = []
  /// The calls that are refused, as they are written in the log.
  var refused: Set<String> = []
  /// Run when a call is logged.
  var reactions: [String: () -> Void] = [:]
  /// The row that is selected instead of any other.
  var otherRow: IndexPath?
  /// The row that is deselected instead of a refused one.
  var otherRowToDeselect: IndexPath?

  init(_ counts: [Int]) { self.counts = counts }

  func collection() -> CollectionView {
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0))
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.delegate = self
    list.dataSource = self
    return list
  }

  func table() -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.delegate = self
    table.dataSource = self
    return table
  }

  var sectionCount: Int { counts.count }
  func itemCount(inSection section: Int) -> Int { counts[section] }

  private func note(_ word: String, _ indexPath: IndexPath) {
    log.append("\(word) \(indexPath.item)")
    reactions["\(word) \(indexPath.item)"]?()
  }

  private func ask(_ word: String, _ indexPath: IndexPath) -> Bool {
    note(word, indexPath)
    return !refused.contains("\(word) \(indexPath.item)")
  }

  // MARK: Collections

  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    ask("should highlight", indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    note("did highlight", indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    note("did unhighlight", indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    ask("should select", indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    ask("should deselect", indexPath)
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    note("did select", indexPath)
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("did deselect", indexPath)
  }

  // MARK: Tables

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask("should highlight", indexPath)
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    note("did highlight", indexPath)
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("did unhighlight", indexPath)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    ask("will select", indexPath) ? otherRow ?? indexPath : nil
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    ask("will deselect", indexPath) ? indexPath : otherRowToDeselect
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    note("did select", indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    note("did deselect", indexPath)
  }
}
