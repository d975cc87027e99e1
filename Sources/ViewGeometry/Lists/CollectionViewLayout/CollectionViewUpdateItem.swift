public import Foundation

/// One edit of a batch, as a layout is told of it.
///
/// A subclass may override what an item says, to try a layout without a list.
open class CollectionViewUpdateItem: Hashable {
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
    /// Nothing.
    case none
  }

  private final var action = Action.none
  private final var before: IndexPath?
  private final var after: IndexPath?

  /// An item that stands for no edit.
  public init() {}

  convenience init(_ action: Action, _ before: ItemIndex?, _ after: ItemIndex?) {
    self.init()
    (self.action, self.before, self.after) = (action, before?.indexPath, after?.indexPath)
  }

  /// What the edit does.
  open var updateAction: Action { action }

  /// The place before the batch; nil for inserts.
  ///
  /// A section has the item `NSNotFound`, as in UIKit.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The place after the batch; nil for deletes.
  ///
  /// A section has the item `NSNotFound`, as in UIKit.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// Whether both say the same.
  public static func == (left: CollectionViewUpdateItem, right: CollectionViewUpdateItem) -> Bool {
    left.updateAction == right.updateAction
      && left.indexPathBeforeUpdate == right.indexPathBeforeUpdate
      && left.indexPathAfterUpdate == right.indexPathAfterUpdate
  }

  /// Hashes what the item says.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(updateAction)
    hasher.combine(indexPathBeforeUpdate)
    hasher.combine(indexPathAfterUpdate)
  }
}

/// Update items are not safe to share between threads, as subclasses may keep anything.
@available(*, unavailable)
extension CollectionViewUpdateItem: Sendable {}

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
