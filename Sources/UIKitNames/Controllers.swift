public import ForceTouch

#if !canImport(UIKit)
  /// UIKit's name of `BarButtonItem`.
  public typealias UIBarButtonItem = BarButtonItem

  /// UIKit's name of `BarItem`.
  public typealias UIBarItem = BarItem

  /// UIKit's name of `CollectionViewController`.
  public typealias UICollectionViewController = CollectionViewController

  /// UIKit's name of `ContentContainer`.
  public typealias UIContentContainer = ContentContainer

  /// UIKit's name of `LayoutSupport`.
  public typealias UILayoutSupport = LayoutSupport

  /// UIKit's name of `NavigationBar`.
  public typealias UINavigationBar = NavigationBar

  /// UIKit's name of `NavigationController`.
  public typealias UINavigationController = NavigationController

  /// UIKit's name of `NavigationControllerDelegate`.
  public typealias UINavigationControllerDelegate = NavigationControllerDelegate

  /// UIKit's name of `NavigationItem`.
  public typealias UINavigationItem = NavigationItem

  /// UIKit's name of `TabBar`.
  public typealias UITabBar = TabBar

  /// UIKit's name of `TabBarController`.
  public typealias UITabBarController = TabBarController

  /// UIKit's name of `TabBarControllerDelegate`.
  public typealias UITabBarControllerDelegate = TabBarControllerDelegate

  /// UIKit's name of `TabBarItem`.
  public typealias UITabBarItem = TabBarItem

  /// UIKit's name of `TableViewController`.
  public typealias UITableViewController = TableViewController

  /// UIKit's name of `TransitionContextViewControllerKey`.
  public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey

  /// UIKit's name of `TransitionContextViewKey`.
  public typealias UITransitionContextViewKey = TransitionContextViewKey

  /// UIKit's name of `ViewController`.
  public typealias UIViewController = ViewController

  /// UIKit's name of `ViewControllerTransitionCoordinator`.
  public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator

  /// UIKit's name of `ViewControllerTransitionCoordinatorContext`.
  public typealias UIViewControllerTransitionCoordinatorContext =
    ViewControllerTransitionCoordinatorContext
#endif
