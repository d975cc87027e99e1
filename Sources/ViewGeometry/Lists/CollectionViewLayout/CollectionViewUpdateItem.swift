public import Foundation

/// An edit of a batch update, as reported to a layout.
///
/// A subclass may override the properties, to test a layout without a collection view.
open class CollectionViewUpdateItem: Hashable {
  /// The kinds of edits.
  public enum Action: Int, Sendable {
    /// An item or section is inserted.
    case insert
    /// An item or section is deleted.
    case delete
    /// An item or section is reloaded.
    case reload
    /// An item or section is moved.
    case move
    /// There is no edit.
    case none
  }

  private final var action = Action.none
  private final var before: IndexPath?
  private final var after: IndexPath?

  /// Creates an update item that represents no edit.
  public init() {}

  convenience init(_ action: Action, _ before: ItemIndex?, _ after: ItemIndex?) {
    self.init()
    (self.action, self.before, self.after) = (action, before?.indexPath, after?.indexPath)
  }

  /// The kind of edit.
  open var updateAction: Action { action }

  /// The index path before the batch; nil for an insertion, and for no edit.
  ///
  /// For a section, the item is `NSNotFound`, as in UIKit.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the batch; nil for a deletion, and for no edit.
  ///
  /// For a section, the item is `NSNotFound`, as in UIKit.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// Returns whether the two edits have the same action and index paths.
  public static func == (left: CollectionViewUpdateItem, right: CollectionViewUpdateItem) -> Bool {
    left.updateAction == right.updateAction
      && left.indexPathBeforeUpdate == right.indexPathBeforeUpdate
      && left.indexPathAfterUpdate == right.indexPathAfterUpdate
  }

  /// Hashes the action and the index paths.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(updateAction)
    hasher.combine(indexPathBeforeUpdate)
    hasher.combine(indexPathAfterUpdate)
  }

  deinit {}
}

/// Update items aren't sendable, because subclasses may hold any state.
@available(*, unavailable)
extension CollectionViewUpdateItem: Sendable {}

extension BatchUpdatePlan {
  /// The edits of the batch as reported to a layout, sections first.
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
