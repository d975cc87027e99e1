import Foundation
public import ViewGeometry

/// Gets the context menus of a list's items from the list's delegate.
///
/// The interaction is attached when the list is first pressed. In UIKit, too, each list has its own
/// interaction.
class ListContextMenu {
  /// The interaction of the list.
  private(set) weak var interaction: ContextMenuInteraction?
  /// Whether other views may handle the last press.
  ///
  /// It is true if the list has no delegate, if the delegate doesn't implement context menus, or if
  /// no item was pressed. There is one exception: if the delegate of a collection view implements
  /// the method for several items, that method also handles a press on no item, with an empty array
  /// of index paths, and the value is false.
  final var leavesPressToOthers = false
  /// The index path of the last pressed item; nil if no item was pressed.
  ///
  /// `cell` is the cell of that item, if it still exists.
  final var indexPath: IndexPath?
  final weak var cell: View? { didSet { reuseCount = cell?.reuseCountInList } }
  /// The reuse count of `cell` when its item was pressed.
  ///
  /// A different count means that the cell shows another item now.
  private final var reuseCount: UInt32?

  /// Attaches a context menu interaction to the list `view`, and returns its press interaction.
  ///
  /// Returns nil if `view` isn't a collection view or table view with a delegate, or if the list
  /// has already had such an interaction.
  static func attach(to view: View) -> PreviewInteraction? {
    // If the list already had an interaction, the app has removed it, and no other one is attached.
    guard let list = view as? ScrollView, list.pressAttachment?.listMenu == nil,
      let menu = make(for: list)
    else { return nil }
    let interaction = ContextMenuInteraction(delegate: menu)
    menu.interaction = interaction
    list.makePressAttachment().listMenu = menu
    list.addInteraction(interaction)
    return interaction.pressInteraction
  }

  private static func make(
    for list: ScrollView
  ) -> (any ListContextMenu & ContextMenuInteractionDelegate)? {
    switch list {
    case let list as CollectionView
    where (list as ScrollView).delegate is any CollectionViewDelegate:
      CollectionContextMenu(of: list)
    case let list as TableView where (list as ScrollView).delegate is any TableViewDelegate:
      TableContextMenu(of: list)
    default: nil
    }
  }

  /// A preview of the pressed item's cell.
  ///
  /// It is nil if the cell isn't in a window, or has been reused for another item (R15.49).
  final var cellPreview: TargetedPreview? {
    guard let cell, cell.reuseCountInList == reuseCount, TargetedPreview.canTarget(cell) else {
      return nil
    }
    return TargetedPreview(view: cell)
  }
}

extension View {
  /// The number of times that a list has reused the view; nil for other kinds of views.
  fileprivate final var reuseCountInList: UInt32? {
    (self as? CollectionReusableView)?.reuseCount ?? (self as? TableViewCell)?.reuseCount
  }
}

extension CollectionView {
  /// The interaction that opens the items' context menus.
  ///
  /// It is nil until the list is first pressed while it has a delegate.
  public final var contextMenuInteraction: ContextMenuInteraction? {
    pressAttachment?.listMenu?.interaction
  }
}

extension TableView {
  /// The interaction that opens the rows' context menus.
  ///
  /// It is nil until the table is first pressed while it has a delegate.
  public final var contextMenuInteraction: ContextMenuInteraction? {
    pressAttachment?.listMenu?.interaction
  }
}
