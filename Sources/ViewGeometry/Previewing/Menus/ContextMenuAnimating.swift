/// Collects animations and completions for a context menu: `UIContextMenuInteractionAnimating`.
///
/// The animations run when the delegate's method has returned, followed by the completions, each in
/// the order they were added.
public protocol ContextMenuInteractionAnimating: AnyObject {
  /// The previewed content; nil if the pressed view is the preview.
  var previewContent: (any PreviewContent)? { get }
  /// Adds animations alongside the menu's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, for example to present the previewed controller.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The style in which a committed preview disappears: `UIContextMenuInteractionCommitStyle`.
public enum ContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source.
  case dismiss
  /// The preview grows into the presented content.
  case pop
}

/// An animator for a committed preview: `UIContextMenuInteractionCommitAnimating`.
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
  /// The style in which the preview disappears; `dismiss` initially.
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}
