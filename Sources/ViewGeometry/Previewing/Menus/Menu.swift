import Foundation

/// Rows, and menus among them: `UIMenu`.
///
///     Menu(title: "Photo", children: [share, Menu(title: "More", children: [rename, delete])])
public final class Menu: MenuElement {
  /// The name by which a program finds a menu again.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// The identifier with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier with this name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// How a menu among others is shown.
  public struct Options: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its rows stand among those around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Red, for what deletes.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of its rows is ticked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its rows stand side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the rows are.
  public enum ElementSize: Int, Sendable {
    /// Pictures only, side by side.
    case small
    /// Pictures above titles, side by side.
    case medium
    /// Rows.
    case large
    /// As the front finds best.
    case automatic = -1
  }

  /// The name by which a program finds the menu again; one of its own unless given.
  public let identifier: Identifier
  /// How the menu is shown among others.
  public let options: Options
  /// How large the rows should be.
  public var preferredElementSize: ElementSize
  /// The rows, in order.
  public let children: [MenuElement]

  /// Creates a menu; `image` is kept for a front.
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

  /// A menu that differs in its rows only.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// All actions, also those of menus within, in the order in which they stand.
  ///
  /// - Complexity: O(rows), by a loop.
  public var actions: [Action] {
    var found: [Action] = []
    var pending: [MenuElement] = [self]
    while let element = pending.popLast() {
      if let action = element as? Action { found.append(action) }
      if let menu = element as? Menu { pending += menu.children.reversed() }
    }
    return found
  }

  /// The actions that are ticked, also those of menus within, in the order in which they stand.
  ///
  /// - Complexity: O(rows).
  public var selectedElements: [MenuElement] { actions.filter { $0.state == .on } }
}

/// Names for menus and actions that were given none.
enum MenuNames {
  static func unused(after prefix: String) -> String { "\(prefix).dynamic.\(UUID().uuidString)" }
}
