public import Foundation

/// The preview content of a context menu, for example a view controller.
public protocol PreviewContent: AnyObject {
  /// The preferred size in points; zero along an axis for no preference.
  var preferredContentSize: CGSize { get }
}

/// Makes the preview of a context menu: `UIContextMenuContentPreviewProvider`.
///
/// If it returns nil, the pressed view itself is the preview.
public typealias ContextMenuContentPreviewProvider = () -> (any PreviewContent)?

/// Makes the menu of a context menu from the system's suggestions: `UIContextMenuActionProvider`.
///
/// There are never any suggestions here.
public typealias ContextMenuActionProvider = ([MenuElement]) -> Menu?

/// The configuration of a context menu: `UIContextMenuConfiguration`.
///
///     ContextMenuConfiguration(identifier: nil, previewProvider: { PhotoController(photo) }) { _ in
///       Menu(children: [share, delete])
///     }
///
/// Both providers are called once per menu, when it is about to be displayed.
open class ContextMenuConfiguration {
  /// The order of the rows: `UIContextMenuConfiguration.ElementOrder`.
  public enum ElementOrder: Int, Sendable {
    /// The host's choice.
    case automatic
    /// The first row is nearest to the preview.
    case priority
    /// The first row is at the top.
    case fixed
  }

  /// The identifier of the pressed item; unique unless given.
  public final let identifier: any NSCopying
  /// Makes the preview; nil for the pressed view itself.
  public final let previewProvider: ContextMenuContentPreviewProvider?
  /// Makes the menu; nil for none.
  public final let actionProvider: ContextMenuActionProvider?
  /// The number of items for a badge; 0, the default, for their actual number.
  ///
  /// Kept for the host; the library doesn't read it.
  public final var badgeCount = 0
  /// The order of the rows; `automatic` by default.
  ///
  /// Kept for the host; the library doesn't read it.
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

  deinit {}
}

/// Configurations are confined to the thread or task of the view they belong to.
@available(*, unavailable)
extension ContextMenuConfiguration: Sendable {}
