public import Foundation
public import ViewGeometry

/// Shows a menu and a preview when its view is pressed: `UIContextMenuInteraction`.
///
///     photo.addInteraction(ContextMenuInteraction(delegate: self))
///
/// A `PressDispatcher` reports the presses. Once a press has completed its preview phase, the menu
/// is displayed, and it stays when the finger is lifted. The next touch on the preview commits it;
/// a touch elsewhere dismisses the menu (``ContextMenuPresentation``, R10.32).
open class ContextMenuInteraction: Interaction {
  /// The appearance of a menu.
  public enum Appearance: UInt, Sendable {
    /// No menu is displayed.
    case unknown
    /// The menu is displayed with a preview.
    case rich
    /// The menu is displayed without a preview; never reported by this library.
    case compact
  }

  /// The delegate, which supplies the menu; held weakly.
  public private(set) final weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view that the interaction is attached to; nil if there is none.
  public private(set) final weak var view: View?
  private final var recognizer: ContextMenuRecognizer?

  /// Creates an interaction that isn't attached to a view.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// Returns the current or last location of the finger (R10.28).
  ///
  /// The location is in the coordinates of `view`, or of the window if `view` is nil. It is zero
  /// before the first press on the interaction's view, and if the interaction has no view.
  ///
  /// - Complexity: O(depth).
  open func location(in view: View?) -> CGPoint {
    recognizer?.interaction.location(in: view) ?? .zero
  }

  /// The presentation of the menu that is displayed or that a press is about to open.
  ///
  /// It is nil if there is no such menu.
  public final var presentation: ContextMenuPresentation? {
    guard let presentation = recognizer?.presentation, !presentation.isEnded else { return nil }
    return presentation
  }

  /// The appearance of the menu: `rich` while a menu is displayed, otherwise `unknown`.
  public final var menuAppearance: Appearance {
    presentation?.isDisplayed ?? false ? .rich : .unknown
  }

  /// Calls `block` with the displayed menu, and displays the menu that it returns instead.
  ///
  /// Does nothing if no menu is displayed.
  open func updateVisibleMenu(_ block: (Menu) -> Menu) {
    presentation?.updateMenu(block)
  }

  /// Dismisses the menu, or cancels the press that may open it.
  open func dismissMenu() { presentation?.dismiss() }

  /// Dismisses the menu of the current view, or cancels the press on it.
  open func willMove(to view: View?) {
    dismissMenu()
    recognizer?.interaction.cancel()
  }

  /// Unregisters the interaction from its previous view, and registers it for presses on `view`.
  ///
  /// If `view` is nil, the interaction is only unregistered.
  open func didMove(to view: View?) {
    if let recognizer { self.view?.pressAttachment?.remove(recognizer.interaction) }
    self.view = view
    recognizer = view.map { ContextMenuRecognizer(of: $0, for: self) }
  }

  /// The interaction that receives the presses; nil if the receiver isn't attached to a view.
  final var pressInteraction: PreviewInteraction? { recognizer?.interaction }

  deinit {}
}

/// Interactions are confined to the thread or task of their view.
@available(*, unavailable)
extension ContextMenuInteraction: Sendable {}

extension ContextMenuInteraction: IdentityHashable {}
