public import Foundation
public import ViewGeometry

/// The navigation bar's content for one controller: `UINavigationItem`, without drawing properties.
///
/// The library reads only `largeTitleDisplayMode`; the other properties are stored for the host.
open class NavigationItem {
  /// The mode that determines whether a large title is shown:
  /// `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below this one on the stack; `always` for the bottom item.
    case automatic
    /// Always, if the bar prefers large titles.
    case always
    /// Never.
    case never
  }

  /// The title, shown in the bar; nil for none.
  open var title: String? { didSet { changed?() } }
  /// A line of text above the title, which doesn't affect the height of the bar; nil for none.
  open var prompt: String?
  /// The view shown in place of the title; nil to show the title.
  open var titleView: View?
  /// Whether the back button is hidden; false by default.
  open var hidesBackButton = false
  /// The mode that determines whether a large title is shown; `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
  /// The bar button items at the leading edge, from the edge inward; nil for none.
  open var leftBarButtonItems: [BarButtonItem]?
  /// The bar button items at the trailing edge, from the edge inward; nil for none.
  open var rightBarButtonItems: [BarButtonItem]?
  /// The back button for returning to this item; nil for the default button.
  open var backBarButtonItem: BarButtonItem?

  final var changed: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String = "") { self.title = title }

  /// Returns nil, since archives aren't supported.
  public init?(coder: NSObject) { return nil }

  /// The first bar button item at the leading edge; setting it replaces all items at that edge.
  public final var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first bar button item at the trailing edge; setting it replaces all items at that edge.
  public final var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  deinit {}
}

/// The base class of bar items: `UIBarItem`.
open class BarItem: AppearanceCustomizing {
  /// The item's title; nil by default.
  open var title: String?
  /// Whether the item can be touched; true by default.
  ///
  /// It is for the host to read, except that `TabBarController.tapTab(at:)` ignores disabled tabs.
  open var isEnabled = true
  /// An integer that identifies the item; 0 by default.
  open var tag = 0
  /// The images of the item by name, stored by a module that supports images.
  package final var images: [String: AnyObject] = [:]

  /// Creates an item.
  public init() {}

  /// Returns nil, since archives aren't supported.
  public init?(coder: NSObject) { return nil }

  deinit {}
}

/// A button in a navigation bar: `UIBarButtonItem`, without its action.
open class BarButtonItem: BarItem {
  /// A view shown instead of the button; nil for none.
  open var customView: View?
  /// The width of the item, in points; 0 for the width of its content.
  open var width: CGFloat = 0

  /// Creates an item without a title or a custom view.
  public override init() { super.init() }

  /// Creates an item that shows a view.
  public init(customView: View) {
    super.init()
    self.customView = customView
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  deinit {}
}

/// A tab in a tab bar: `UITabBarItem`.
///
/// The module `UIKitNames` adds its images.
open class TabBarItem: BarItem {
  /// The text of the badge on the tab; nil for no badge.
  open var badgeValue: String?

  /// Creates a tab with a title and a tag.
  public init(title: String? = nil, tag: Int = 0) {
    super.init()
    self.title = title
    self.tag = tag
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  deinit {}
}

/// The bar items of a controller, created when first used.
struct ControllerItems {
  var navigation: NavigationItem?
  var tab: TabBarItem?
}

extension ViewController {
  /// The default implementation of ``navigationItem``.
  final var builtInNavigationItem: NavigationItem {
    if let item = items.navigation { return item }
    let item = NavigationItem()
    item.title = title
    item.changed = { [weak self] in
      guard let self else { return }
      ownParent?.childItemsDidChange(self)
    }
    items.navigation = item
    return item
  }

  /// The default implementation of ``tabBarItem``.
  final var builtInTabBarItem: TabBarItem {
    get {
      if let item = items.tab { return item }
      let item = TabBarItem(title: title)
      items.tab = item
      return item
    }
    set {
      items.tab = newValue
      ownParent?.childItemsDidChange(self)
    }
  }

  final func titleDidChange() {
    items.navigation?.title = title
    items.tab?.title = title
  }
}

extension BarItem: IdentityHashable {}

extension NavigationItem: IdentityHashable {}
