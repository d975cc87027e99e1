import Foundation
import ViewGeometry

/// The delegate of a navigation controller: `UINavigationControllerDelegate`.
///
/// Every member is optional.
///
/// The delegate is called when the shown controller changes. This happens when the stack first
/// appears, when its top controller changes, and when the stack reappears with another top
/// controller. If a transition is canceled, the `didShow` method isn't called for it.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown, after its `viewWillAppear(_:)`.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Called when a controller has been shown, after its `viewDidAppear(_:)`.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
  /// Returns the animator for an animated push or pop (R15.63).
  ///
  /// If the result is nil, which is the default, the built-in animation is used. The method isn't
  /// called for a pop that `beginInteractivePop()` begins.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a custom transition interactively.
  ///
  /// The method is called if the delegate returned an animator. If the result is nil, which is the
  /// default, the transition isn't interactive.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

// The protocol documents these members; undocumented default methods do nothing or return nil.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    nil
  }
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    nil
  }
}
