/// Takes what is to happen with the coming or going of a context menu: `UIContextMenuInteractionAnimating`.
///
/// Blocks are carried out at once when the delegate's method has returned, then the completions, each kind in the order they were added.
public protocol ContextMenuInteractionAnimating: AnyObject {
  /// What is shown as the preview; nil where the pressed view is.
  var previewContent: (any PreviewContent)? { get }
  /// Adds changes that go along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is to be done afterwards, for example to present the controller that was previewed.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview goes when it is committed: `UIContextMenuInteractionCommitStyle`.
public enum ContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss
  /// It grows into what is presented.
  case pop
}

/// The same when a preview is committed, with the way it goes: `UIContextMenuInteractionCommitAnimating`.
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
  /// How the preview goes; `dismiss` to begin with.
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}
