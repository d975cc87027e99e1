import ForceTouch
import UIKitNames

/// Logs its callbacks, in words, and returns what it is set up to.
final class MenuRecorder: UIContextMenuInteractionDelegate {
  var lines: [String] = []
  var isRefusing = false
  var makesPreview = true
  var rows: [UIMenuElement] = []
  var commitStyle = UIContextMenuInteractionCommitStyle.dismiss
  /// Runs after a line has been written down.
  var reaction: (String, UIContextMenuInteraction) -> Void = { _, _ in }
  private(set) var locations: [CGPoint] = []
  let controller = UIViewController()

  init() { controller.preferredContentSize = CGSize(width: 100, height: 100) }

  private func hear(_ line: String, _ interaction: UIContextMenuInteraction) {
    lines.append(line)
    reaction(line, interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    locations.append(location)
    hear("configuration", interaction)
    guard !isRefusing else { return nil }
    let provider: UIContextMenuContentPreviewProvider = { [weak self, weak interaction] in
      guard let self, let interaction else { return nil }
      self.hear("preview", interaction)
      return self.controller
    }
    return UIContextMenuConfiguration(
      identifier: NSString(string: "photo"), previewProvider: makesPreview ? provider : nil
    ) { [weak self, weak interaction] suggested in
      guard let self, let interaction else { return nil }
      self.hear("menu of \(suggested.count)", interaction)
      return UIMenu(title: "Photo", children: self.rows)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    hear("highlight \(configuration.identifier as? NSString ?? "")", interaction)
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    hear("dismissal", interaction)
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    hear("commit", interaction)
    animator.preferredCommitStyle = commitStyle
    note(animator, "commit", interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    hear("display", interaction)
    if let animator { note(animator, "display", interaction) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    hear("end", interaction)
    if let animator { note(animator, "end", interaction) }
  }

  private func note(
    _ animator: any UIContextMenuInteractionAnimating, _ name: String,
    _ interaction: UIContextMenuInteraction
  ) {
    animator.addCompletion { [weak self] in self?.hear("\(name) completion", interaction) }
    animator.addAnimations { [weak self] in self?.hear("\(name) animation", interaction) }
  }
}

/// A press scene whose view has a context menu; the preview ends up in (110, 190, 100, 100).
final class MenuScene {
  let press = PressScene()
  let recorder = MenuRecorder()
  let interaction: UIContextMenuInteraction
  let share: UIAction

  init() {
    interaction = UIContextMenuInteraction(delegate: recorder)
    share = UIAction(title: "Share") { [weak recorder] _ in recorder?.lines.append("share") }
    recorder.rows = [share]
    press.view.addInteraction(interaction)
  }

  /// An open menu retains its window: the preview's target holds it.
  deinit { menu?.dismiss() }

  var menu: ContextMenuPresentation? { press.dispatcher.contextMenu }
  var lines: [String] { recorder.lines }

  /// A press that opens the menu, and its end.
  func open() {
    press.point = CGPoint(x: 100, y: 200)
    press.touch()
    press.preview(1)
    press.lift()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    press.point = CGPoint(x: x, y: y)
    press.touch()
    press.lift()
  }

  func tapPreview() { tap(150, 240) }
  func tapElsewhere() { tap(10, 10) }
}
