public import Foundation

/// The methods of a table's delegate for the context menus of rows.
///
/// The `ForceTouch` module calls the methods in this order. When a row is pressed, the module
/// requests a configuration and the preview to highlight. If the press lasts until the preview can
/// be displayed, and the configuration provides content or a menu, the module reports that the menu
/// will be displayed. If the user then commits the preview, it reports the commit. When a displayed
/// menu ends, the module requests the preview to animate back to, unless the preview expands into
/// the presented controller, and reports that the menu will end. Every method has a default
/// implementation.
public protocol TableViewContextMenuDelegate: AnyObject {
  /// Returns the configuration for a press on a row; nil means no menu.
  ///
  /// `point` is in the table's coordinates. If the method isn't implemented, an enclosing view can
  /// handle the press; if an implementation returns nil, no view does.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration?

  /// Returns the preview to lift for the pressed row; nil, the default, means its cell.
  func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Returns the preview for the animation that ends the menu; nil, the default, means the cell.
  func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Called when the user commits the preview.
  ///
  /// To present its content, add a completion to `animator`.
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)

  /// Called when the menu is about to be displayed, before the animations in `animator` run.
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// Called when the menu is about to end, before the animations in `animator` run.
  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableViewContextMenuDelegate {
  /// Returns nil, so that an enclosing view can handle the press.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? {
    tableView.leavesPressToOthers = true
    return nil
  }

  /// Returns nil, so the cell is the preview.
  public func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    nil
  }

  /// Returns nil, so the cell is the preview.
  public func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    nil
  }

  public func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  public func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  public func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
