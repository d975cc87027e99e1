/// A row of a menu: `UIMenuElement`, a ``Menu`` or an ``Action``.
///
/// Nothing of it is drawn here; a front reads it.
open class MenuElement {
  /// Whether a row is ticked.
  public enum State: Int, Sendable, CaseIterable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Neither: some of what it stands for is.
    case mixed
  }

  /// How a row looks and behaves.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// The attributes with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Gray; can't be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Red, for what deletes.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown; can't be selected.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when the row is selected.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What the row says.
  open var title: String
  /// What the row says under its title; nil for nothing.
  open var subtitle: String?
  /// The picture beside the title, an object of the front's, which is kept for it; nil for none.
  public final let image: AnyObject?

  init(title: String, subtitle: String?, image: AnyObject?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}

/// Menus are confined to the thread or task of the view they belong to.
@available(*, unavailable)
extension MenuElement: Sendable {}
