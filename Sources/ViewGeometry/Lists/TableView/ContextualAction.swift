/// An action of a swiped row, like UIKit's `UIContextualAction`, without its appearance.
open class ContextualAction {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// An action that doesn't delete data.
    case normal
    /// An action that deletes data.
    case destructive
  }

  /// A closure that performs the action.
  ///
  /// Its arguments are the action, the view that displays the action, and a completion. When the
  /// handler is done, it must call the completion, with true if it performed the action and with
  /// false otherwise.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// The kind of action.
  public final let style: Style
  /// The closure that performs the action.
  ///
  /// The host calls it when the user chooses the action.
  public final let handler: Handler
  /// The title of the action; nil if there is none.
  public final var title: String?

  /// Creates an action with a title and the handler that performs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  deinit {}
}

@available(*, unavailable)
extension ContextualAction: Sendable {}

/// The actions on one side of a row, like UIKit's `UISwipeActionsConfiguration`.
open class SwipeActionsConfiguration {
  /// The actions, in order from the edge of the row inward.
  public final let actions: [ContextualAction]
  /// Whether the host should perform the first action after a full swipe; true by default.
  public final var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, in order from the edge of the row inward.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }

  deinit {}
}

@available(*, unavailable)
extension SwipeActionsConfiguration: Sendable {}

extension ContextualAction: IdentityHashable {}

extension SwipeActionsConfiguration: IdentityHashable {}
