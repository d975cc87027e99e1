import Foundation
import ViewGeometry

/// Opens the context menu of an interaction when its view is pressed.
///
/// As the delegate of the press, it doesn't implement a commit phase, so a press is complete once
/// the menu is displayed.
final class ContextMenuRecognizer: PreviewInteractionDelegate {
  let interaction: PreviewInteraction
  private weak var menuInteraction: ContextMenuInteraction?
  // Weak: its previews hold views, which hold the receiver. The window holds the menu until it
  // ends.
  private(set) weak var presentation: ContextMenuPresentation?

  init(of view: View, for menuInteraction: ContextMenuInteraction) {
    self.menuInteraction = menuInteraction
    interaction = PreviewInteraction(view: view)
    interaction.delegate = self
  }

  func previewInteractionShouldBegin(_ previewInteraction: PreviewInteraction) -> Bool {
    previewInteraction.leavesPressToOthers = false
    guard let menuInteraction, let view = menuInteraction.view, let window = view.window,
      let delegate = menuInteraction.delegate
    else { return false }
    window.pressAttachment?.contextMenu?.dismiss()
    // Dismissing the other menu may have removed the interaction or the view, and so may the
    // delegate below.
    guard menuInteraction.view === view, view.window === window else { return false }
    let configuration = delegate.contextMenuInteraction(
      menuInteraction, configurationForMenuAtLocation: previewInteraction.location(in: view))
    if let list = delegate as? ListContextMenu {
      previewInteraction.leavesPressToOthers = list.leavesPressToOthers
    }
    guard let configuration else { return false }
    // The delegate may have opened another menu.
    window.pressAttachment?.contextMenu?.dismiss()
    guard menuInteraction.view === view, view.window === window else { return false }
    let presentation = ContextMenuPresentation(of: configuration, by: menuInteraction, in: view)
    self.presentation = presentation
    window.makePressAttachment().contextMenu = presentation
    presentation.highlight()
    return !presentation.isEnded
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) {
    if ended { presentation?.display() } else { presentation?.hint(transitionProgress) }
  }

  func previewInteractionDidCancel(_ previewInteraction: PreviewInteraction) {
    presentation?.dismissUnlessDisplayed()
  }
}
