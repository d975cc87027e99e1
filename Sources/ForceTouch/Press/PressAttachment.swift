import ViewGeometry

/// The data that this module attaches to a view.
///
/// Preview interactions are held weakly, because their creators retain them.
final class PressAttachment {
  private struct Entry {
    weak var interaction: PreviewInteraction?
  }

  private struct DispatcherEntry {
    weak var dispatcher: PressDispatcher?
  }

  private var entries: [Entry] = []
  /// For a window: the dispatchers of its touches.
  private var dispatchers: [DispatcherEntry] = []
  /// The interactions attached to the view, which retains them.
  var interactions: [any Interaction] = []
  /// The object that requests context menus from a list's delegate.
  ///
  /// It is nil until the list is first pressed while it has a delegate.
  var listMenu: ListContextMenu?
  // For a window: its root controller, the root whose view is in it, and the peek or menu over it.
  var rootViewController: ViewController?
  var shownRoot: ViewController?
  lazy var rootTransitions = TransitionQueue()
  var peek: PeekPresentation?
  var contextMenu: ContextMenuPresentation?

  /// The most recently created preview interaction that still exists.
  var frontmostInteraction: PreviewInteraction? {
    for entry in entries.reversed() {
      if let interaction = entry.interaction { return interaction }
    }
    return nil
  }

  func add(_ interaction: PreviewInteraction) {
    entries.removeAll { $0.interaction == nil }
    entries.append(Entry(interaction: interaction))
  }

  func add(_ dispatcher: PressDispatcher) {
    dispatchers.removeAll { $0.dispatcher == nil }
    dispatchers.append(DispatcherEntry(dispatcher: dispatcher))
  }

  /// Ends the touches of the window, and cancels their presses.
  func cancelTouches() {
    for dispatcher in dispatchers.compactMap(\.dispatcher) { dispatcher.cancelTouch() }
  }

  func remove(_ interaction: PreviewInteraction) {
    entries.removeAll { $0.interaction == nil || $0.interaction === interaction }
  }
}

extension View {
  final var pressAttachment: PressAttachment? { attachment as? PressAttachment }

  final func makePressAttachment() -> PressAttachment {
    if let pressAttachment { return pressAttachment }
    let made = PressAttachment()
    attachment = made
    return made
  }
}
