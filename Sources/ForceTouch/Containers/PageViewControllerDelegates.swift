public import ViewGeometry

/// Supplies the pages of a page view controller: `UIPageViewControllerDataSource`.
///
/// For page curls of double-sided pages, the back of each page is a controller of its own in the
/// sequence.
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the controller before `viewController`; nil if it is the first.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the controller after `viewController`; nil if it is the last.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of pages in the page indicator; optional.
  ///
  /// An indicator is shown only for pages that scroll horizontally, and only if both this method
  /// and ``presentationIndex(for:)`` are implemented (R14.10).
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the index of the current page in the page indicator; optional.
  ///
  /// The method is called when the view is loaded, and whenever the controllers or the data source
  /// are set afterward. When the user turns a page, the index in the indicator changes by one
  /// instead.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

/// The delegate of a page view controller: `UIPageViewControllerDelegate`; all members are
/// optional.
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before a user-driven transition to `pendingViewControllers` begins.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when a user-driven transition has ended.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether the animation reached its end.
  ///   - previousViewControllers: The controllers that were shown before the transition.
  ///   - completed: Whether the new page is shown. Otherwise, the old one is shown again.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
  /// Returns the spine location after a rotation, for page curls.
  ///
  /// The method may set the controllers that the new location needs, and `isDoubleSided`. The
  /// location `none` counts as `min`, and `mid` makes the pages double-sided. By default, the
  /// location doesn't change.
  func pageViewController(
    _ pageViewController: PageViewController,
    spineLocationFor orientation: Screen.InterfaceOrientation
  ) -> PageViewController.SpineLocation
  /// Returns the orientations that the page view controller supports.
  ///
  /// By default, they are the orientations that a `ViewController` supports by default.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask
  /// Returns the orientation in which the page view controller is presented first; portrait by
  /// default.
  ///
  /// It is for the host to read; the library doesn't rotate the interface for a presentation.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: PageViewController
  ) -> Screen.InterfaceOrientation
}

// The protocols document these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PageViewControllerDataSource {
  /// Returns 0; there is no indicator.
  public func presentationCount(for pageViewController: PageViewController) -> Int {
    pageViewController.lacksPresentation = true
    return 0
  }
  /// Returns 0; there is no indicator.
  public func presentationIndex(for pageViewController: PageViewController) -> Int {
    pageViewController.lacksPresentation = true
    return 0
  }
}

// The protocols document these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns the current location.
  public func pageViewController(
    _ pageViewController: PageViewController,
    spineLocationFor orientation: Screen.InterfaceOrientation
  ) -> PageViewController.SpineLocation {
    pageViewController.spineLocation
  }
  /// Returns the default orientations of a controller.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask {
    pageViewController.ownSupportedOrientations
  }
  /// Returns the default orientation of a controller.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: PageViewController
  ) -> Screen.InterfaceOrientation {
    pageViewController.ownPreferredOrientation
  }
}
