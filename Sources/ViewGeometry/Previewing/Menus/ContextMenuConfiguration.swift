public import Foundation

/// What is shown as the preview of a context menu; a view controller in the front.
public protocol PreviewContent: AnyObject {
  /// The size it would like, in points; zero along an axis where it has none.
  var preferredContentSize: CGSize { get }
}

/// Makes the preview of a context menu; nil for the pressed view itself: `UIContextMenuContentPreviewProvider`.
public typealias ContextMenuContentPreviewProvider = () -> (any PreviewContent)?

/// Makes the menu of a context menu, from rows that the system suggests, which are none: `UIContextMenuActionProvider`.
public typealias ContextMenuActionProvider = ([MenuElement]) -> Menu?

/// What a context menu shows: `UIContextMenuConfiguration`.
///
///     ContextMenuConfiguration(identifier: nil, previewProvider: { PhotoController(photo) }) { _ in
///       Menu(children: [share, delete])
///     }
///
/// Both providers are called when the menu is about to be displayed, each once a menu.
open class ContextMenuConfiguration {
  /// The order of the rows: `UIContextMenuConfiguration.ElementOrder`.
  public enum ElementOrder: Int, Sendable {
    /// As the front finds best.
    case automatic
    /// The first row is nearest to the preview.
    case priority
    /// The first row is at the top.
    case fixed
  }

  /// The name of what was pressed; one of its own unless given.
  public final let identifier: any NSCopying
  /// Makes the preview; nil for the pressed view itself.
  public final let previewProvider: ContextMenuContentPreviewProvider?
  /// Makes the menu; nil for none.
  public final let actionProvider: ContextMenuActionProvider?
  /// How many things the menu is about, for a badge; 0, the default, stands for their number.
  ///
  /// Kept for a front; nothing here reads it.
  public final var badgeCount = 0
  /// The order of the rows; `automatic` by default.
  ///
  /// Kept for a front; nothing here reads it.
  public final var preferredMenuElementOrder = ElementOrder.automatic

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContextMenuContentPreviewProvider? = nil,
    actionProvider: ContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// Configurations are confined to the thread or task of the view they belong to.
@available(*, unavailable)
extension ContextMenuConfiguration: Sendable {}
