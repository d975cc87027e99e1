import ViewGeometry

/// What the front keeps with a view: the interactions made for it, weakly, as their owners hold them.
final class PressAttachment {
  private struct Entry {
    weak var interaction: PreviewInteraction?
  }

  private var entries: [Entry] = []
  /// What is attached to the view, which holds it.
  var interactions: [any Interaction] = []
  /// Of a list: what asks its delegate about context menus, once it was pressed.
  var listMenu: ListContextMenu?
  // Of a window only: its root, the root whose view is in it, and the peek or menu over it.
  var rootViewController: ViewController?
  var shownRoot: ViewController?
  lazy var rootTransitions = TransitionQueue()
  var peek: PeekPresentation?
  var contextMenu: ContextMenuPresentation?

  /// The interaction made last of those still there.
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
