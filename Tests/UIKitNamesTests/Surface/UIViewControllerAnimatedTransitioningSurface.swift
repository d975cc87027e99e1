import UIKitNames

private final class SurfaceFade: UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate
{
  typealias Fade = any UIViewControllerAnimatedTransitioning
  typealias Context = any UIViewControllerContextTransitioning
  typealias Driver = any UIViewControllerInteractiveTransitioning
  private let driver: Driver = UIPercentDrivenInteractiveTransition()

  func transitionDuration(using transitionContext: Context?) -> Double { 1 }
  func animateTransition(using transitionContext: Context) {}
  func animationEnded(_ transitionCompleted: Bool) {}
  func interruptibleAnimator(using transitionContext: Context) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: 1, curve: .linear) {}
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> Fade? { self }
  func animationController(forDismissed dismissed: UIViewController) -> Fade? { self }
  func interactionControllerForPresentation(using animator: Fade) -> Driver? { driver }
  func interactionControllerForDismissal(using animator: Fade) -> Driver? { driver }
  func navigationController(
    _: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> Fade? { operation == .none ? nil : self }
  func navigationController(
    _: UINavigationController, interactionControllerFor animationController: Fade
  ) -> Driver? { driver }
  func tabBarController(
    _: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> Fade? { self }
  func tabBarController(
    _: UITabBarController, interactionControllerFor animationController: Fade
  ) -> Driver? { driver }
}
