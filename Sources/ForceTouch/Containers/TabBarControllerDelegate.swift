/// The delegate of a tab bar controller: `UITabBarControllerDelegate`.
///
/// Every member is optional.
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tap may select a controller; true by default.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when a tap has selected a controller, even one that was already selected.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Returns the animator for a change of the selection (R15.63).
  ///
  /// If the result is nil, which is the default, the change is immediate.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a custom transition interactively.
  ///
  /// The method is called if the delegate returned an animator. If the result is nil, which is the
  /// default, the transition isn't interactive.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

// The protocol documents these members; undocumented default methods do nothing or return nil.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    true
  }
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    nil
  }
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    nil
  }
}
