public import Foundation

/// The methods of a collection view's delegate for the context menus of items.
///
/// The `ForceTouch` module calls the methods in this order. When the collection view is pressed,
/// the module requests a configuration and the preview to highlight. If the press lasts until the
/// preview can be displayed, and the configuration provides content or a menu, the module reports
/// that the menu will be displayed. If the user then commits the preview, it reports the commit.
/// When a displayed menu ends, the module requests the preview to animate back to, unless the
/// preview expands into the presented controller, and reports that the menu will end. Every method
/// has a default implementation.
public protocol CollectionViewContextMenuDelegate: AnyObject {
  /// Returns the configuration for a press on the given items; nil means no menu.
  ///
  /// `indexPaths` contains one item, or none if the press is between items. `point` is in the
  /// collection view's coordinates. The default implementation calls
  /// ``collectionView(_:contextMenuConfigurationForItemAt:point:)`` for a single item. If no method
  /// is implemented, an enclosing view can handle the press; if an implementation returns nil, no
  /// view does.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration?

  /// Returns the configuration for a press on an item; nil means no menu.
  ///
  /// `point` is in the collection view's coordinates. Without an implementation, an enclosing view
  /// can handle the press.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration?

  /// Returns the preview to lift for the pressed item; nil means its cell.
  ///
  /// The default implementation calls
  /// ``collectionView(_:previewForHighlightingContextMenuWithConfiguration:)``.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview?

  /// Returns the preview for the animation that ends the menu; nil means the item's cell.
  ///
  /// The default implementation calls
  /// ``collectionView(_:previewForDismissingContextMenuWithConfiguration:)``.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview?

  /// Returns the preview to lift for the pressed item; nil, the default, means its cell.
  func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Returns the preview for the animation that ends the menu; nil, the default, means the cell.
  func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Called when the user commits the preview.
  ///
  /// To present its content, add a completion to `animator`.
  func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)

  /// Called when the menu is about to be displayed, before the animations in `animator` run.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// Called when the menu is about to end, before the animations in `animator` run.
  func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CollectionViewContextMenuDelegate {
  /// Calls ``collectionView(_:contextMenuConfigurationForItemAt:point:)`` for a single item.
  ///
  /// For no item or several items, returns nil, so that an enclosing view can handle the press.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    guard indexPaths.count == 1, let indexPath = indexPaths.first else {
      collectionView.leavesPressToOthers = true
      return nil
    }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Returns nil, so that an enclosing view can handle the press.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    collectionView.leavesPressToOthers = true
    return nil
  }

  /// Calls ``collectionView(_:previewForHighlightingContextMenuWithConfiguration:)``.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Calls ``collectionView(_:previewForDismissingContextMenuWithConfiguration:)``.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Returns nil, so the cell is the preview.
  public func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    nil
  }

  /// Returns nil, so the cell is the preview.
  public func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    nil
  }

  public func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  public func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  public func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
