import UIKitNames
import ViewGeometry

/// Slides the new view in from a side, or the old one out; the two subclasses run it.
class AnySlide {
  let (isComing, log): (Bool, TransitionLog)
  /// Whether the lower view fades.
  var fades = true
  /// What the context answered: which views there are, and the four frames.
  private(set) var answers: [String] = []

  init(isComing: Bool, _ log: TransitionLog) { (self.isComing, self.log) = (isComing, log) }

  static func make(
    isComing: Bool, isInterruptible: Bool, _ log: TransitionLog
  ) -> any UIViewControllerAnimatedTransitioning {
    isInterruptible
      ? InterruptibleSlide(isComing: isComing, log) : BlockSlide(isComing: isComing, log)
  }

  /// Adds the new view, and returns the changes to animate.
  func changes(in context: any UIViewControllerContextTransitioning) -> () -> Void {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    guard let old = context.viewController(forKey: .from),
      let new = context.viewController(forKey: .to)
    else { return {} }
    answers = [
      "\(from == nil ? "" : "from")\(to == nil ? "" : "to") \(from?.superview === context.containerView)"
    ]
    for controller in [old, new] {
      let (initial, final) = (
        context.initialFrame(for: controller), context.finalFrame(for: controller)
      )
      answers.append("\(initial.size.height) \(final.size.height)")
    }
    if let to {
      context.containerView.insertSubview(to, at: isComing ? 100 : 0)
      to.frame = context.finalFrame(for: new)
      if isComing { to.frame.origin.x = 400 }
    }
    return { [self] in
      let moved = isComing ? to : from
      moved?.frame.origin.x = isComing ? 0 : 400
      if fades { (isComing ? from : to)?.alpha = isComing ? 0.5 : 1 }
    }
  }
}

final class BlockSlide: AnySlide, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.5, animations: changes(in: context)) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
  func animationEnded(_ completed: Bool) { log.lines.append("ended \(completed)") }
}

final class InterruptibleSlide: AnySlide, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIViewPropertyAnimator?

  func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: 0.5, curve: .easeIn, animations: changes(in: context))
    animator.addCompletion { context.completeTransition($0 == .end) }
    self.animator = animator
    return animator
  }
  func animationEnded(_ completed: Bool) { log.lines.append("ended \(completed)") }
}

/// Supplies slides for presentations, stacks and tabs.
final class SlideDelegate: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  let log: TransitionLog
  /// Whether there is an animator, whether it can be interrupted, and what drives it.
  var (isCustom, isInterruptible, fades) = (true, false, true)
  var driver: UIPercentDrivenInteractiveTransition?
  private(set) var last: (any UIViewControllerAnimatedTransitioning)?

  init(_ log: TransitionLog) { self.log = log }

  private func slide(isComing: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isCustom else { return nil }
    last = AnySlide.make(isComing: isComing, isInterruptible: isInterruptible, log)
    (last as? AnySlide)?.fades = fades
    return last
  }

  func animationController(
    forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide(isComing: true) }
  func animationController(
    forDismissed _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide(isComing: false) }
  func interactionControllerForPresentation(
    using _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func interactionControllerForDismissal(
    using _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func navigationController(
    _: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from _: UIViewController, to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide(isComing: operation == .push) }
  func navigationController(
    _: UINavigationController,
    interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func tabBarController(
    _: UITabBarController, animationControllerForTransitionFrom _: UIViewController,
    to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide(isComing: true) }
  func tabBarController(
    _: UITabBarController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A stack of two controllers and a page in tabs, in a window, and a card to present.
final class CustomTransitionStage {
  let log = TransitionLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let tabs = UITabBarController()
  let stack: UINavigationController
  let (root, top, page, card):
    (LoggedController, LoggedController, LoggedController, LoggedController)
  let delegate: SlideDelegate

  init() {
    let log = log
    func make(_ name: String) -> LoggedController { LoggedController(name, log) }
    (root, top, page, card) = (make("root"), make("top"), make("page"), make("card"))
    stack = UINavigationController(rootViewController: root)
    delegate = SlideDelegate(log)
    stack.pushViewController(top, animated: false)
    tabs.setViewControllers([stack, page], animated: false)
    window.rootViewController = tabs
    window.layoutIfNeeded()
    (stack.delegate, tabs.delegate, card.transitioningDelegate) = (delegate, delegate, delegate)
    log.lines = []
  }

  /// The geometry of the window's views, and what belongs to the controllers.
  var state: [String] {
    window.layoutIfNeeded()
    var lines = [
      "\(stack.viewControllers.count) \(tabs.selectedIndex) \(tabs.presentedViewController != nil)",
      "\(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)",
      "\(tabs.transitionCoordinator == nil && stack.transitionCoordinator == nil)",
    ]
    func add(_ view: UIView, _ depth: Int) {
      lines.append("\(depth) \(type(of: view)) \(view.frame) \(view.bounds) \(view.alpha)")
      for subview in view.subviews { add(subview, depth + 1) }
    }
    add(window, 0)
    return lines
  }
}
