public import Foundation

/// One edit of a batch, as a layout is told of it.
public struct CollectionViewUpdateItem: Sendable, Hashable {
  /// What an edit does.
  public enum Action: Int, Sendable {
    /// Something new appears.
    case insert
    /// Something goes.
    case delete
    /// Something is asked for again.
    case reload
    /// Something moves.
    case move
  }

  /// What the edit does.
  public let updateAction: Action
  /// The place before the batch; nil for inserts.
  ///
  /// A section has the item `NSNotFound`, as in UIKit.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after the batch; nil for deletes.
  ///
  /// A section has the item `NSNotFound`, as in UIKit.
  public let indexPathAfterUpdate: IndexPath?

  init(_ action: Action, _ before: ItemIndex?, _ after: ItemIndex?) {
    updateAction = action
    indexPathBeforeUpdate = before?.indexPath
    indexPathAfterUpdate = after?.indexPath
  }
}

extension BatchUpdatePlan {
  /// The edits of the batch as a layout hears of them, sections first.
  var updateItems: [CollectionViewUpdateItem] {
    func whole(_ section: Int) -> ItemIndex { ItemIndex(section: section, item: NSNotFound) }
    let movedSections = Set(sectionMoves.map(\.from))
    let movedItems = Set(itemMoves.map(\.from))
    var edits = removedSections.filter { !movedSections.contains($0) }
      .map { CollectionViewUpdateItem(.delete, whole($0), nil) }
    edits += placedSections.filter { $0.source == nil }
      .map { CollectionViewUpdateItem(.insert, nil, whole($0.place)) }
    edits += sectionMoves.map { CollectionViewUpdateItem(.move, whole($0.from), whole($0.to)) }
    edits +=
      reloadedSections
      .map { CollectionViewUpdateItem(.reload, whole($0.old), whole($0.new)) }
    edits += removedItems.filter { !movedItems.contains($0) }
      .map { CollectionViewUpdateItem(.delete, $0, nil) }
    edits += placedItems.filter { $0.source == nil }
      .map { CollectionViewUpdateItem(.insert, nil, $0.place) }
    edits += itemMoves.map { CollectionViewUpdateItem(.move, $0.from, $0.to) }
    edits += reloadedItems.map { CollectionViewUpdateItem(.reload, $0.old, $0.new) }
    return edits
  }
}
