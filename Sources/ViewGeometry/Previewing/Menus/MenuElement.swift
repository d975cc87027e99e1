/// A row of a menu, like `UIMenuElement`: a ``Menu`` or an ``Action``.
///
/// The library draws nothing; the host reads the properties.
open class MenuElement {
  /// The states of a row's check mark.
  public enum State: Int, Sendable, CaseIterable {
    /// The row has no check mark.
    case off
    /// The row has a check mark.
    case on
    /// The row has a mixed mark: only some of the items that it represents are on.
    case mixed
  }

  /// The appearance and behavior of a row.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The attributes as bits, as in UIKit.
    public let rawValue: UInt

    /// Creates attributes from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The row is gray and can't be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The row is red, because it deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The row isn't displayed and can't be selected.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the row is selected.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the row.
  open var title: String
  /// The subtitle of the row; nil if there is none.
  open var subtitle: String?
  /// The image beside the title, which is stored for the host; nil if there is none.
  public final let image: AnyObject?

  init(title: String, subtitle: String?, image: AnyObject?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  deinit {}
}

/// Menus are confined to the thread or task of the view to which they belong.
@available(*, unavailable)
extension MenuElement: Sendable {}

extension MenuElement: IdentityHashable {}
