/// Collects animations and completions for a context menu, like
/// `UIContextMenuInteractionAnimating`.
///
/// It is passed to a method of the delegate. After the method has returned, the animations are
/// called, and then the completions. Both are called in the order in which they were added.
public protocol ContextMenuInteractionAnimating: AnyObject {
  /// The previewed content; nil if the preview is the pressed view itself.
  var previewContent: (any PreviewContent)? { get }
  /// Adds a closure to call before the completions.
  ///
  /// In UIKit, its changes are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call after the animations, for example to present the previewed controller.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The ways in which a committed preview disappears, like `UIContextMenuInteractionCommitStyle`.
public enum ContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source.
  case dismiss
  /// The preview grows into the presented content.
  case pop
}

/// An animator for a committed preview, like `UIContextMenuInteractionCommitAnimating`.
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
  /// The way in which the preview disappears; `dismiss` by default.
  ///
  /// It is read as soon as the delegate's method has returned.
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}
