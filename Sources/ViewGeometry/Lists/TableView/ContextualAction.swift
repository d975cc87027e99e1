/// Something to do with a row that is swiped aside: UIKit's `UIContextualAction`, without its looks.
open class ContextualAction {
  /// What an action means.
  public enum Style: Int, Sendable {
    /// Anything.
    case normal
    /// Something that takes data away.
    case destructive
  }

  /// Does what the action is for, and calls the block with whether it did.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// What the action means.
  public final let style: Style
  /// What is done when it is chosen.
  public final let handler: Handler
  /// The words on it.
  public final var title: String?

  /// An action with words and what it does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

@available(*, unavailable)
extension ContextualAction: Sendable {}

/// The actions on one side of a row: UIKit's `UISwipeActionsConfiguration`.
open class SwipeActionsConfiguration {
  /// The actions, from the edge inward.
  public final let actions: [ContextualAction]
  /// Whether a swipe all the way does the first action; true by default.
  public final var performsFirstActionWithFullSwipe = true

  /// A configuration of actions, from the edge inward.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}

@available(*, unavailable)
extension SwipeActionsConfiguration: Sendable {}
