public import Foundation

/// The content of a context menu's preview, for example a view controller.
public protocol PreviewContent: AnyObject {
  /// The preferred size, in points; zero along an axis means no preference.
  var preferredContentSize: CGSize { get }
}

/// A closure that returns the preview of a context menu, like
/// `UIContextMenuContentPreviewProvider`.
///
/// If it returns nil, the pressed view itself is the preview.
public typealias ContextMenuContentPreviewProvider = () -> (any PreviewContent)?

/// A closure that returns a menu, given the system's suggestions, like
/// `UIContextMenuActionProvider`.
///
/// In this library, the array of suggestions is always empty.
public typealias ContextMenuActionProvider = ([MenuElement]) -> Menu?

/// The configuration of a context menu, like `UIContextMenuConfiguration`.
///
///     ContextMenuConfiguration(identifier: nil, previewProvider: { PhotoController(photo) }) { _ in
///       Menu(children: [share, delete])
///     }
///
/// Both providers are called once per menu, when it is about to be displayed. If they return
/// neither a preview nor a menu with rows, nothing is displayed.
open class ContextMenuConfiguration {
  /// The possible orders of a menu's rows, like `UIContextMenuConfiguration.ElementOrder`.
  public enum ElementOrder: Int, Sendable {
    /// The host chooses the order.
    case automatic
    /// The first row is nearest to the preview.
    case priority
    /// The first row is at the top.
    case fixed
  }

  /// The identifier of the pressed item; a unique one if none was passed.
  public final let identifier: any NSCopying
  /// A closure that returns the preview; nil means the pressed view itself.
  public final let previewProvider: ContextMenuContentPreviewProvider?
  /// A closure that returns the menu; nil means no menu.
  public final let actionProvider: ContextMenuActionProvider?
  /// The number of items to display in a badge; 0, the default, means their actual number.
  ///
  /// It is stored for the host; the library doesn't read it.
  public final var badgeCount = 0
  /// The order of the rows; `automatic` by default.
  ///
  /// It is stored for the host; the library doesn't read it.
  public final var preferredMenuElementOrder = ElementOrder.automatic

  /// Creates a configuration with an identifier, and with closures that return the preview and the
  /// menu.
  ///
  /// A nil identifier is replaced by a unique one. Without a `previewProvider`, the pressed view
  /// itself is the preview; without an `actionProvider`, there is no menu.
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

/// Configurations are confined to the thread or task of the view to which they belong.
@available(*, unavailable)
extension ContextMenuConfiguration: Sendable {}

extension ContextMenuConfiguration: IdentityHashable {}
