public import Foundation
public import ViewGeometry

/// Shows a menu and a preview when its view is pressed, the heir of peek and pop: `UIContextMenuInteraction`.
///
///     photo.addInteraction(ContextMenuInteraction(delegate: self))
///
/// The press is that of a `PressDispatcher`: once its preview phase is complete the menu is displayed and stays, whatever the finger does. The
/// next touch on the preview commits it; one elsewhere dismisses the menu (``ContextMenuPresentation``, R10.32).
open class ContextMenuInteraction: Interaction {
  /// How a menu is shown.
  public enum Appearance: UInt, Sendable {
    /// None is.
    case unknown
    /// With a preview.
    case rich
    /// Alone.
    case compact
  }

  /// Who says what is shown; held weakly.
  public private(set) final weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view that is pressed.
  public private(set) final weak var view: View?
  private final var recognizer: ContextMenuRecognizer?

  /// Creates an interaction that is attached to no view yet.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// Where the finger is or was last, in the coordinates of `view`; nil stands for the window (R10.28).
  ///
  /// Zero before the first press.
  ///
  /// - Complexity: O(depth).
  open func location(in view: View?) -> CGPoint {
    recognizer?.interaction.location(in: view) ?? .zero
  }

  /// The menu that a press is about to open, or that is displayed; nil when there is none.
  public final var presentation: ContextMenuPresentation? {
    guard let presentation = recognizer?.presentation, !presentation.isEnded else { return nil }
    return presentation
  }

  /// How the menu is shown: `rich` while one is displayed.
  public final var menuAppearance: Appearance {
    presentation?.isDisplayed ?? false ? .rich : .unknown
  }

  /// Changes the menu that is displayed; nothing happens when none is.
  open func updateVisibleMenu(_ block: (Menu) -> Menu) {
    presentation?.updateMenu(block)
  }

  /// Ends the menu, or the press that may open it.
  open func dismissMenu() { presentation?.dismiss() }

  /// Ends what goes on at the view so far.
  open func willMove(to view: View?) {
    dismissMenu()
    recognizer?.interaction.cancel()
  }

  /// Listens to the presses of its new view.
  open func didMove(to view: View?) {
    if let recognizer { self.view?.pressAttachment?.remove(recognizer.interaction) }
    self.view = view
    recognizer = view.map { ContextMenuRecognizer(of: $0, for: self) }
  }

  /// The interaction that gets the presses, while there is a view.
  final var pressInteraction: PreviewInteraction? { recognizer?.interaction }
}

/// Interactions are confined to the thread or task of their view.
@available(*, unavailable)
extension ContextMenuInteraction: Sendable {}
