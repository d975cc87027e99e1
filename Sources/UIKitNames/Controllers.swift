public import ForceTouch

#if !canImport(UIKit)
  /// UIKit's name for `BarButtonItem`.
  public typealias UIBarButtonItem = BarButtonItem

  /// UIKit's name for `BarItem`.
  public typealias UIBarItem = BarItem

  /// UIKit's name for `CollectionViewController`.
  public typealias UICollectionViewController = CollectionViewController

  /// UIKit's name for `ContentContainer`.
  public typealias UIContentContainer = ContentContainer

  /// UIKit's name for `LayoutSupport`.
  public typealias UILayoutSupport = LayoutSupport

  /// UIKit's name for `NavigationBar`.
  public typealias UINavigationBar = NavigationBar

  /// UIKit's name for `NavigationController`.
  public typealias UINavigationController = NavigationController

  /// UIKit's name for `NavigationControllerDelegate`.
  public typealias UINavigationControllerDelegate = NavigationControllerDelegate

  /// UIKit's name for `NavigationItem`.
  public typealias UINavigationItem = NavigationItem

  /// UIKit's name for `PageViewController`.
  public typealias UIPageViewController = PageViewController

  /// UIKit's name for `PageViewControllerDataSource`.
  public typealias UIPageViewControllerDataSource = PageViewControllerDataSource

  /// UIKit's name for `PageViewControllerDelegate`.
  public typealias UIPageViewControllerDelegate = PageViewControllerDelegate

  /// UIKit's name for `PercentDrivenInteractiveTransition`.
  public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition

  /// UIKit's name for `StatusBarAnimation`.
  public typealias UIStatusBarAnimation = StatusBarAnimation

  /// UIKit's name for `StatusBarStyle`.
  public typealias UIStatusBarStyle = StatusBarStyle

  /// UIKit's name for `TabBar`.
  public typealias UITabBar = TabBar

  /// UIKit's name for `TabBarController`.
  public typealias UITabBarController = TabBarController

  /// UIKit's name for `TabBarControllerDelegate`.
  public typealias UITabBarControllerDelegate = TabBarControllerDelegate

  /// UIKit's name for `TabBarItem`.
  public typealias UITabBarItem = TabBarItem

  /// UIKit's name for `TableViewController`.
  public typealias UITableViewController = TableViewController

  /// UIKit's name for `TransitionContextViewControllerKey`.
  public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey

  /// UIKit's name for `TransitionContextViewKey`.
  public typealias UITransitionContextViewKey = TransitionContextViewKey

  /// UIKit's name for `ViewController`.
  public typealias UIViewController = ViewController

  /// UIKit's name for `ViewControllerTransitionCoordinator`.
  public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator

  /// UIKit's name for `ViewControllerTransitionCoordinatorContext`.
  public typealias UIViewControllerTransitionCoordinatorContext =
    ViewControllerTransitionCoordinatorContext
#endif
