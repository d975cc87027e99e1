public import Foundation
public import ViewGeometry

/// The delegate of a ``ContextMenuInteraction``: `UIContextMenuInteractionDelegate`.
///
/// The methods are called in this order (R10.31):
///
/// 1. `configurationForMenuAtLocation`, when a press begins; after nil nothing more.
/// 2. `highlightPreviewForItemWithIdentifier`. If the press ends now, nothing more.
/// 3. The configuration's preview provider and action provider, then `willDisplayMenuFor` with its animations and completions.
/// 4. `willPerformPreviewActionForMenuWith`, if the preview is chosen.
/// 5. `dismissalPreviewForItemWithIdentifier`, unless the preview grows into what is presented.
/// 6. `willEndFor`; then the animations added in 4 and 6, the handler of a chosen action, and the completions added in 4 and 6.
///
/// Only the first method has no default.
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// What a press at `location`, in the coordinates of the interaction's view, shows; nil for nothing (R10.28).
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration?

  /// What is lifted of the view when it is pressed; nil, the default, asks the older form.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview?

  /// Where the preview goes back to when the menu ends; nil, the default, asks the older form.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview?

  /// What is lifted of the view when it is pressed; nil, the default, for the whole view.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Where the preview goes back to when the menu ends; nil, the default, for the whole view.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// The preview was chosen: add a completion that presents what it shows.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)

  /// The menu is about to be displayed.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// The menu is about to end.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}

// Documented by the protocol; without another word a method does nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ContextMenuInteractionDelegate {
  /// Asks the older form.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Asks the older form.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// The whole view.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    nil
  }

  /// The whole view.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    nil
  }

  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
