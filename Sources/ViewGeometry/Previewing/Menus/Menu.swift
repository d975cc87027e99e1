import Foundation

/// A menu of rows and nested menus, like `UIMenu`.
///
///     Menu(title: "Photo", children: [share, Menu(title: "More", children: [rename, delete])])
public final class Menu: MenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The string that identifies the menu.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// Options for displaying a menu and selecting its rows.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The options as bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The rows are displayed inline in the enclosing menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is displayed in red, because its rows delete something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the rows may have a check mark.
    ///
    /// It is stored for the host; the library doesn't read it.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The rows are displayed side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of rows.
  public enum ElementSize: Int, Sendable {
    /// The rows are images, side by side.
    case small
    /// The rows are images above titles, side by side.
    case medium
    /// The rows are images beside titles, one below the other.
    case large
    /// The host chooses the size.
    case automatic = -1
  }

  /// The identifier of the menu; a unique one if none was passed.
  public let identifier: Identifier
  /// The options for displaying the menu and selecting its rows.
  public let options: Options
  /// The preferred size of the rows; `automatic` by default.
  public var preferredElementSize: ElementSize
  /// The rows, in order.
  public let children: [MenuElement]

  /// Creates a menu with the rows `children`.
  ///
  /// A nil identifier is replaced by a unique one. `image` is stored for the host.
  public init(
    title: String = "", subtitle: String? = nil, image: AnyObject? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(MenuNames.unused(after: "menu"))
    (self.options, self.preferredElementSize) = (options, preferredElementSize)
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with the given children.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// All actions, including those of nested menus, in order.
  ///
  /// - Complexity: O(rows), without recursion.
  public var actions: [Action] {
    var found: [Action] = []
    var pending: [MenuElement] = [self]
    while let element = pending.popLast() {
      if let action = element as? Action { found.append(action) }
      if let menu = element as? Menu { pending += menu.children.reversed() }
    }
    return found
  }

  /// The actions whose state is `on`, including those of nested menus, in order.
  ///
  /// - Complexity: O(rows).
  public var selectedElements: [MenuElement] { actions.filter { $0.state == .on } }
}

/// Creates unique names for menus and actions without an identifier.
enum MenuNames {
  static func unused(after prefix: String) -> String { "\(prefix).dynamic.\(UUID().uuidString)" }
}
