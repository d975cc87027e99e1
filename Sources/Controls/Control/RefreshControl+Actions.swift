public import ViewGeometry

/// In this library, a refresh control isn't a ``Control``, but it has methods for actions like
/// those of a control.
extension RefreshControl {
  /// Adds an action for the given events.
  ///
  /// It replaces an action with the same identifier for these events.
  public final func addAction(_ action: Action, for controlEvents: Control.Event) {
    removeAction(action, for: controlEvents)
    handlers.append((controlEvents.rawValue, action))
  }

  /// Removes the action with the identifier of `action` from the given events.
  public final func removeAction(_ action: Action, for controlEvents: Control.Event) {
    for index in handlers.indices
    where (handlers[index].action as? Action)?.identifier == action.identifier {
      handlers[index].events &= ~controlEvents.rawValue
    }
    handlers.removeAll { $0.events == 0 }
  }

  /// Performs the actions for the given events.
  ///
  /// The host calls it with `valueChanged` when the user has pulled far enough to refresh.
  public final func sendActions(for controlEvents: Control.Event) {
    for handler in handlers where handler.events & controlEvents.rawValue != 0 {
      (handler.action as? Action)?.performWithSender(self, target: nil)
    }
  }
}
