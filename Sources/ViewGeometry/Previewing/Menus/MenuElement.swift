/// A row of a menu: `UIMenuElement`, a ``Menu`` or an ``Action``.
///
/// The library draws nothing; the host reads the properties.
open class MenuElement {
  /// The check mark of a row.
  public enum State: Int, Sendable, CaseIterable {
    /// Without a check mark.
    case off
    /// With a check mark.
    case on
    /// Mixed: only some of the represented items are on.
    case mixed
  }

  /// The style and behavior of a row.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Gray; can't be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Red, for rows that delete.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown; can't be selected.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Keeps the menu open when the row is selected.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open var title: String
  /// The subtitle; nil for none.
  open var subtitle: String?
  /// The image beside the title, kept for the host; nil for none.
  public final let image: AnyObject?

  init(title: String, subtitle: String?, image: AnyObject?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  deinit {}
}

/// Menus are confined to the thread or task of the view they belong to.
@available(*, unavailable)
extension MenuElement: Sendable {}
