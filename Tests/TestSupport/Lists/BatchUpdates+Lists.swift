import Foundation
import ViewGeometry

extension CollectionView {
  /// Requests the steps of a batch one by one, as an app does.
  func perform(_ updates: BatchUpdates) {
    func path(_ place: ItemIndex) -> IndexPath {
      IndexPath(item: place.item, section: place.section)
    }
    deleteItems(at: updates.items.deletes.map(path))
    insertItems(at: updates.items.inserts.map(path))
    reloadItems(at: updates.items.reloads.map(path))
    for move in updates.items.moves { moveItem(at: path(move.from), to: path(move.to)) }
    deleteSections(IndexSet(updates.sections.deletes))
    insertSections(IndexSet(updates.sections.inserts))
    reloadSections(IndexSet(updates.sections.reloads))
    for move in updates.sections.moves { moveSection(move.from, toSection: move.to) }
  }
}

extension TableView {
  /// Requests the steps of a batch one by one, as an app does.
  func perform(_ updates: BatchUpdates) {
    func path(_ place: ItemIndex) -> IndexPath {
      IndexPath(item: place.item, section: place.section)
    }
    deleteRows(at: updates.items.deletes.map(path))
    insertRows(at: updates.items.inserts.map(path))
    reloadRows(at: updates.items.reloads.map(path))
    for move in updates.items.moves { moveRow(at: path(move.from), to: path(move.to)) }
    deleteSections(IndexSet(updates.sections.deletes))
    insertSections(IndexSet(updates.sections.inserts))
    reloadSections(IndexSet(updates.sections.reloads))
    for move in updates.sections.moves { moveSection(move.from, toSection: move.to) }
  }
}
