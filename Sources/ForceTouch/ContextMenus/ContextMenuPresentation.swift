public import Foundation
public import ViewGeometry

/// The state of a context menu, for a host that draws it.
///
/// While a press gets firmer or longer, the pressed view is lifted as a hint. Then the menu is
/// displayed, and it stays when the finger is lifted. The menu ends when the preview is committed,
/// when an action is selected that doesn't keep it open, or when it is dismissed.
///
/// Until the menu ends, the window retains the presentation, and the presentation may retain the
/// window through the targets of its previews. Therefore, end the menu before you release the
/// window.
public final class ContextMenuPresentation {
  /// The stage of the menu.
  public enum Stage {
    /// The pressed view is being lifted; the value is the progress from 0 to 1.
    case hinting(CGFloat)
    /// The preview and the menu are shown.
    case displayed
    /// The menu has ended.
    case ended(Outcome)
  }

  /// The outcome of a menu.
  public enum Outcome {
    /// The user tapped the preview.
    case committed
    /// An action was selected.
    case performed(Action)
    /// The finger was lifted early, something else was touched, the app dismissed the menu, or
    /// there was nothing to display.
    case dismissed
  }

  /// The current stage.
  public private(set) var stage = Stage.hinting(0)
  /// The configuration that the delegate returned.
  public let configuration: ContextMenuConfiguration
  /// The menu, once it is displayed; nil if the configuration provides none.
  public private(set) var menu: Menu?
  /// The previewed content, once the menu is displayed; nil if the pressed view is the preview.
  public private(set) var previewContent: (any PreviewContent)?
  /// The preview lifted from the pressed view.
  ///
  /// It is nil if nothing can be lifted, for example because the view isn't in a window.
  public private(set) var highlightPreview: TargetedPreview?
  /// The preview that the menu animates back to when it ends.
  ///
  /// It is nil until the menu ends, and if the menu doesn't animate back.
  public private(set) var dismissalPreview: TargetedPreview?

  /// The pressed interaction; nil once it is deallocated.
  public private(set) weak var interaction: ContextMenuInteraction?
  private weak var view: View?
  private weak var window: Window?

  init(
    of configuration: ContextMenuConfiguration, by interaction: ContextMenuInteraction,
    in view: View
  ) {
    self.configuration = configuration
    self.interaction = interaction
    self.view = view
    window = view.window
  }

  /// Whether the preview and the menu are shown.
  public var isDisplayed: Bool {
    if case .displayed = stage { true } else { false }
  }

  /// Whether the menu has ended.
  public var isEnded: Bool {
    if case .ended = stage { true } else { false }
  }

  /// The previewed controller, once the menu is displayed; nil if no controller is previewed.
  public var previewViewController: ViewController? { previewContent as? ViewController }

  /// The transition from the pressed view to the preview, in the window's coordinates.
  ///
  /// The preview ends in the middle of the window's safe area. It has the preferred size of the
  /// previewed content or, if no content is previewed, the size of the lifted part of the view. The
  /// size is limited to that of the safe area. A preferred width or height of zero means the width
  /// or height of the safe area. The views' current layout is used, even during an animation
  /// (R15.47). The transition is nil if the view isn't in a window.
  ///
  /// - Complexity: O(depth).
  public var geometry: PreviewGeometry? {
    let lifted = highlightPreview.map { ($0.rectInContainer, $0.target.container) }
    guard let (rect, space) = lifted ?? view.map({ ($0.bounds, $0) }) else { return nil }
    return PreviewGeometry(
      sourceRect: rect, in: space, preferredSize: previewContent?.preferredContentSize ?? rect.size)
  }
}

extension ContextMenuPresentation {
  /// Commits the preview, as a tap on it does.
  ///
  /// The menu ends, and the delegate's
  /// `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)` is called. Does
  /// nothing if the menu isn't displayed.
  public func commitPreview() {
    guard isDisplayed else { return }
    end(.committed)
    let animator = ContextMenuAnimator(previewing: previewContent)
    if let (interaction, delegate) = listener {
      delegate.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    notifyOfEnd(with: animator, goesBack: animator.preferredCommitStyle == .dismiss)
  }

  /// Selects an action, as a tap on its row does.
  ///
  /// The menu ends unless the action keeps it open. Does nothing if the menu isn't displayed or the
  /// action can't be selected.
  ///
  /// - Precondition: The displayed menu has the action.
  public func select(_ action: Action) {
    guard isDisplayed else { return }
    precondition(
      menu?.actions.contains { $0 === action } ?? false,
      "Can't select the action \(action.title): it isn't in the menu.")
    guard action.isSelectable else { return }
    guard !action.attributes.contains(.keepsMenuPresented) else { return perform(action) }
    end(.performed(action))
    notifyOfEnd(with: ContextMenuAnimator(previewing: previewContent), goesBack: true) {
      self.perform(action)
    }
  }

  /// Dismisses the menu, or cancels the press that may open it.
  ///
  /// Does nothing once the menu has ended.
  public func dismiss() {
    let wasDisplayed = isDisplayed
    guard !isEnded else { return }
    end(.dismissed)
    if wasDisplayed {
      notifyOfEnd(with: ContextMenuAnimator(previewing: previewContent), goesBack: true)
    } else {
      interaction?.pressInteraction?.cancel()
    }
  }

  func updateMenu(_ change: (Menu) -> Menu) {
    guard isDisplayed, let menu else { return }
    self.menu = change(menu)
  }

  /// Called when a finger touches a point of the window while the menu is displayed.
  ///
  /// Commits the preview if the point is in it; otherwise dismisses the menu.
  func touch(at pointInWindow: CGPoint) {
    guard let frame = geometry?.finalFrame,
      pointInWindow.x >= frame.minX && pointInWindow.x < frame.maxX,
      pointInWindow.y >= frame.minY && pointInWindow.y < frame.maxY
    else { return dismiss() }
    commitPreview()
  }

  // MARK: The press

  func highlight() {
    guard let (interaction, delegate) = listener else { return }
    let asked = delegate.contextMenuInteraction(
      interaction, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    highlightPreview = asked ?? wholeView
  }

  func hint(_ progress: CGFloat) {
    if case .hinting = stage { stage = .hinting(progress) }
  }

  func dismissUnlessDisplayed() {
    if !isDisplayed { end(.dismissed) }
  }

  /// Displays the preview and the menu that the configuration's providers return.
  ///
  /// If they return neither content nor a menu with children, the presentation ends.
  func display() {
    guard case .hinting = stage else { return }
    previewContent = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
    guard case .hinting = stage else { return }
    guard previewContent != nil || !(menu?.children.isEmpty ?? true) else {
      return end(.dismissed)
    }
    stage = .displayed
    let animator = ContextMenuAnimator(previewing: previewContent)
    if let (interaction, delegate) = listener {
      delegate.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
    }
    ContextMenuAnimator.carryOut([animator])
  }

  // MARK: The end

  private func end(_ outcome: Outcome) {
    guard !isEnded else { return }
    stage = .ended(outcome)
    guard let attachment = window?.pressAttachment, attachment.contextMenu === self else { return }
    attachment.contextMenu = nil
  }

  private func notifyOfEnd(
    with first: ContextMenuAnimator, goesBack: Bool, action: () -> Void = {}
  ) {
    let last = ContextMenuAnimator(previewing: previewContent)
    if let (interaction, delegate) = listener {
      if goesBack {
        let asked = delegate.contextMenuInteraction(
          interaction, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: configuration.identifier)
        dismissalPreview = asked ?? wholeView
      }
      delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: last)
    }
    ContextMenuAnimator.carryOut([first, last], before: action)
  }

  private func perform(_ action: Action) {
    action.performWithSender(interaction, target: nil)
  }

  /// A preview of the whole view.
  ///
  /// It is nil if the view isn't in a window. It is also nil for a list, whose menus preview cells.
  private var wholeView: TargetedPreview? {
    guard let view, TargetedPreview.canTarget(view), !(interaction?.delegate is ListContextMenu)
    else { return nil }
    return TargetedPreview(view: view)
  }

  private var listener: (ContextMenuInteraction, any ContextMenuInteractionDelegate)? {
    guard let interaction, let delegate = interaction.delegate else { return nil }
    return (interaction, delegate)
  }
}

/// Presentations are confined to the thread or task of their window.
@available(*, unavailable)
extension ContextMenuPresentation: Sendable {}
