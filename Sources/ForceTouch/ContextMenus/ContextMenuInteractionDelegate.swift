public import Foundation
public import ViewGeometry

/// The delegate of a ``ContextMenuInteraction``: `UIContextMenuInteractionDelegate`.
///
/// The methods are called in this order (R10.31):
///
/// 1. `contextMenuInteraction(_:configurationForMenuAtLocation:)`, when a press begins. If it
///   returns nil, no further method is called.
/// 2. `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`. If the
///   press ends before its preview phase is complete, no further method is called.
/// 3. The configuration's preview provider and action provider. If they supply nothing to display,
///   no further method is called. Otherwise,
///   `contextMenuInteraction(_:willDisplayMenuFor:animator:)` is called, and then the animations
///   and completions added in it.
/// 4. `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`, if the user taps
///   the preview.
/// 5. `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`. It isn't
///   called if the preview expands into the presented controller.
/// 6. `contextMenuInteraction(_:willEndFor:animator:)`; then the animations added in 4 and 6, the
///   handler of a chosen action, and the completions added in 4 and 6.
///
/// Only the first method has no default.
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns the configuration of the menu for a press at `location`; nil if the press opens no
  /// menu.
  ///
  /// The location is in the coordinates of the interaction's view (R10.28).
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration?

  /// Returns the preview that is lifted when the view is pressed.
  ///
  /// `identifier` is that of the configuration. If the result is nil, the whole view is lifted. By
  /// default, returns the result of
  /// `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview?

  /// Returns the preview that the menu animates back to when it ends.
  ///
  /// `identifier` is that of the configuration. If the result is nil, the menu animates back to the
  /// whole view. By default, returns the result of
  /// `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview?

  /// Returns the preview that is lifted when the view is pressed.
  ///
  /// By default, returns nil, which means the whole view.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Returns the preview that the menu animates back to when it ends.
  ///
  /// By default, returns nil, which means the whole view.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Called when the user has tapped the preview.
  ///
  /// To present its content, add a completion to `animator`.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)

  /// Called when the menu is displayed, before the animations that are added to `animator` run.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// Called when the menu ends, before the animations that are added to `animator` run.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ContextMenuInteractionDelegate {
  /// Calls `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Calls `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Returns nil: the preview is the whole view.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    nil
  }

  /// Returns nil: the preview is the whole view.
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
