import Foundation
public import ViewGeometry

/// Asks the delegate of a list about context menus of its items.
///
/// A list gets its interaction when it is first pressed, as UIKit gives lists one of their own.
class ListContextMenu: ContextMenuInteractionDelegate {
  /// The interaction of the list.
  private(set) weak var interaction: ContextMenuInteraction?
  /// Whether the list's delegate knew no context menu for the last press.
  final var leavesPressToOthers = false
  /// The item that was pressed last, and its cell while it exists.
  final var indexPath: IndexPath?
  final weak var cell: View?

  /// Attaches an interaction that presses on `view`, which has none, go to; nil unless it is a list with a delegate of its kind.
  static func attach(to view: View) -> PreviewInteraction? {
    // A list that was given one has none because the program took it off.
    guard let list = view as? ScrollView, list.pressAttachment?.listMenu == nil,
      let menu = make(for: list)
    else { return nil }
    let interaction = ContextMenuInteraction(delegate: menu)
    menu.interaction = interaction
    list.makePressAttachment().listMenu = menu
    list.addInteraction(interaction)
    return interaction.pressInteraction
  }

  private static func make(for list: ScrollView) -> ListContextMenu? {
    switch list {
    case let list as CollectionView where list.delegate is any CollectionViewDelegate:
      CollectionContextMenu(of: list)
    case let list as TableView where list.delegate is any TableViewDelegate:
      TableContextMenu(of: list)
    default: nil
    }
  }

  final var cellPreview: TargetedPreview? {
    guard let cell, TargetedPreview.canTarget(cell) else { return nil }
    return TargetedPreview(view: cell)
  }

  // To override, for one kind of list each.

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? {
    nil
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    nil
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    nil
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}

extension CollectionView {
  /// The interaction that opens context menus of items; nil until an item was pressed.
  public final var contextMenuInteraction: ContextMenuInteraction? {
    pressAttachment?.listMenu?.interaction
  }
}

extension TableView {
  /// The interaction that opens context menus of rows; nil until a row was pressed.
  public final var contextMenuInteraction: ContextMenuInteraction? {
    pressAttachment?.listMenu?.interaction
  }
}
