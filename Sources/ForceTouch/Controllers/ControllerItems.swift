public import Foundation
public import ViewGeometry

/// What a navigation bar shows for a controller: `UINavigationItem`, what of it isn't drawn.
open class NavigationItem {
  /// When a large title shows: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below on the stack.
    case automatic
    /// Always, where the bar prefers large titles.
    case always
    /// Never.
    case never
  }

  /// The title in the middle.
  open var title: String? { didSet { changed?() } }
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: View?
  /// Whether there is no way back; false by default.
  open var hidesBackButton = false
  /// When a large title shows.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
  /// What stands at the leading end, from the end inward.
  open var leftBarButtonItems: [BarButtonItem]?
  /// What stands at the trailing end, from the end inward.
  open var rightBarButtonItems: [BarButtonItem]?
  /// What stands for the item on the way back to it.
  open var backBarButtonItem: BarButtonItem?

  final var changed: (() -> Void)?

  /// Creates an item of a title.
  public init(title: String = "") { self.title = title }

  /// Nil: there are no archives.
  public init?(coder: NSObject) { return nil }

  /// The item at the leading end.
  public final var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the trailing end.
  public final var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// What all items of bars have: `UIBarItem`.
open class BarItem {
  /// The text.
  open var title: String?
  /// Whether the item can be touched; true by default.
  open var isEnabled = true
  /// A number to know the item by.
  open var tag = 0

  /// Creates an item.
  public init() {}

  /// Nil: there are no archives.
  public init?(coder: NSObject) { return nil }
}

/// A button in a navigation bar: `UIBarButtonItem`, without its action.
open class BarButtonItem: BarItem {
  /// The view in the button's place.
  open var customView: View?
  /// How wide the item is, in points; 0 for what its content takes.
  open var width: CGFloat = 0

  /// Creates a plain item.
  public override init() { super.init() }

  /// Creates an item that is a view.
  public init(customView: View) {
    super.init()
    self.customView = customView
  }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }
}

/// A tab in a tab bar: `UITabBarItem`, without its images.
open class TabBarItem: BarItem {
  /// The text in a dot over the tab.
  open var badgeValue: String?

  /// Creates a tab.
  public init(title: String? = nil, tag: Int = 0) {
    super.init()
    self.title = title
    self.tag = tag
  }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }
}

/// The bars' items of a controller, made when first asked for.
struct ControllerItems {
  var navigation: NavigationItem?
  var tab: TabBarItem?
}

extension ViewController {
  /// What a navigation bar shows for the controller.
  public final var navigationItem: NavigationItem {
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

  /// What a tab bar shows for the controller.
  public final var tabBarItem: TabBarItem {
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
