import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchTests

/// What contexts and coordinators answer, for interactions of the app's own, too.
@Suite final class TransitionContextTests {
  private let stage = CustomTransitionStage()
  private let clock = AnimationClock()
  private var tabs: UITabBarController { stage.tabs }

  /// An interaction that keeps the context; the rest is by default.
  private final class Interaction: UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
    }
  }

  private final class FastInteraction: UIViewControllerInteractiveTransitioning {
    private(set) var starts = 0
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      starts += 1
    }
    var completionSpeed: CGFloat { 3 }
    var completionCurve: UIView.AnimationCurve { .linear }
    var wantsInteractiveStart: Bool { false }
  }

  /// An animator, and the delegate that supplies it with `interaction`.
  private final class Custom: UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var context: (any UIViewControllerContextTransitioning)?
    var animate: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      animate(context)
    }
    func animationController(
      forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed _: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
      using _: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private let custom = Custom()

  /// Presents the card by the custom animator.
  private func present(_ style: UIModalPresentationStyle = .fullScreen) {
    stage.card.transitioningDelegate = custom
    stage.card.modalPresentationStyle = style
    tabs.present(stage.card, animated: true)
  }

  @Test func `R15.62 an interaction of the app's own decides when and how it ends`() throws {
    let interaction = Interaction()
    custom.interaction = interaction
    present()
    let context = try #require(interaction.context)
    let coordinator = try #require(stage.card.transitionCoordinator)
    var changes: [String] = []
    coordinator.notifyWhenInteractionChanges {
      changes.append("\($0.isInteractive) \($0.isCancelled)")
    }

    expect(custom.context == nil && !coordinator.isInterruptible)
    expect(context.isAnimated && context.isInteractive && coordinator.initiallyInteractive)
    expect(context.presentationStyle == .fullScreen && context.targetTransform == .identity)
    expect(context.view(forKey: .init(rawValue: "other")) == nil)
    expect(coordinator.viewController(forKey: .init(rawValue: "other")) == nil)
    expect(context.view(forKey: .to) === stage.card.view)
    expectEqual(coordinator.completionVelocity, 1)
    expect(coordinator.completionCurve == .easeInOut)
    for (fraction, percent) in [(0.25, 0.25), (-1, 0), (.nan, 0), (7, 1), (0.5, 0.5)] {
      context.updateInteractiveTransition(CGFloat(fraction))
      expectEqual(coordinator.percentComplete, CGFloat(percent))
    }
    context.finishInteractiveTransition()
    context.finishInteractiveTransition()
    context.pauseInteractiveTransition()
    context.finishInteractiveTransition()
    expectEqual(changes, ["false false", "true false", "false false"])
    expect(stage.card.isBeingPresented)
    context.completeTransition(true)

    // Nothing changes afterwards.
    context.updateInteractiveTransition(0.75)
    context.finishInteractiveTransition()
    context.pauseInteractiveTransition()
    context.cancelInteractiveTransition()
    context.completeTransition(false)
    expectEqual(coordinator.percentComplete, 0.5)
    expect(changes.count == 3 && !coordinator.isCancelled && !stage.card.isBeingPresented)
    expect(stage.card.view.window === stage.window && tabs.view.window == nil)
  }

  @Test func `R15.62 an interaction that waits to be caught leaves the start to the animator`() {
    let interaction = FastInteraction()
    custom.interaction = interaction
    present()
    let coordinator = stage.card.transitionCoordinator

    expect(interaction.starts == 0 && custom.context?.isInteractive == false)
    expectEqual(coordinator?.completionVelocity, 3)
    expect(coordinator?.completionCurve == .linear && coordinator?.initiallyInteractive == false)
    custom.context?.completeTransition(true)

    expect(tabs.presentedViewController === stage.card)
    expect(stage.card.view.window === stage.window)
  }

  @Test func `R15.62 a cancelled full screen gives way to the presenter, which reappears`() {
    let before = stage.state
    let interaction = Interaction()
    custom.interaction = interaction
    present()
    _ = stage.log.taken()

    interaction.context?.cancelInteractiveTransition()
    interaction.context?.completeTransition(false)

    expectEqual(
      stage.log.taken(), ["card will go", "top will appear", "card did go", "top did appear"])
    expect(tabs.presentedViewController == nil && stage.card.view.window == nil)
    expectEqual(stage.state, before)
  }

  @Test func `R15.61 a presented view that the animator left out is shown all the same`() {
    custom.animate = { $0.completeTransition(true) }

    present()
    expect(stage.card.view.window === stage.window)
    expectEqual(stage.card.view.frame, stage.window.bounds)

    // A dismissal without an interaction: the delegate has none by default.
    custom.animate = {
      $0.view(forKey: .from)?.removeFromSuperview()
      $0.completeTransition(false)
    }
    tabs.dismiss(animated: true)
    expect(tabs.presentedViewController === stage.card)
    expect(stage.card.view.window === stage.window && tabs.view.window == nil)
  }

  @Test func `R15.61 a dismissal by the user of a controller that isn't shown does nothing`() {
    let presentation = stage.card.presentationController

    presentation?.dismissByUser()

    expect(tabs.presentedViewController == nil)
    expectEqual(stage.log.lines, [])
  }

  /// A coordinator of the app's own, with the members that have no default.
  private final class OwnCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated = true
    let isCancelled = false
    let transitionDuration = 0.25
    let containerView = UIView()
    let targetTransform = CGAffineTransform.identity
    private(set) var blocks: [String] = []

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      blocks.append("\(animation != nil) \(completion != nil)")
      animation?(self)
      completion?(self)
      return false
    }
  }

  @Test func `A coordinator of the app's own isn't interactive, and reaches all children`() {
    let own = OwnCoordinator()
    let coordinator: any UIViewControllerTransitionCoordinator = own
    var calls = 0

    coordinator.notifyWhenInteractionChanges { _ in calls += 1 }
    tabs.viewWillTransition(to: CGSize(width: 800, height: 400), with: coordinator)

    expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
    expect(!coordinator.isInterruptible && coordinator.percentComplete == 0)
    expect(coordinator.presentationStyle == .none && coordinator.completionCurve == .easeInOut)
    expectEqual(coordinator.completionVelocity, 1)
    expectEqual(coordinator.animate(alongsideTransition: { _ in calls += 10 }), false)
    expectEqual(calls, 10)
    expectEqual(stage.log.lines.filter { $0.hasPrefix("top") }, ["top gets 800.0"])
    expectEqual(own.blocks.last, "true false")
  }

  @Test(arguments: [-1, 0, 0.25])
  func `R15.42 a transition between children takes its duration, and none if it is negative`(
    duration: Double
  ) {
    let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
    for child in [old, new] { parent.addChild(child) }
    stage.window.rootViewController = parent
    parent.view.addSubview(old.view)
    var results: [Bool] = []
    clock.use {
      parent.transition(
        from: old, to: new, duration: duration, options: [],
        animations: {
          expectEqual(parent.transitionCoordinator?.transitionDuration, max(0, duration))
        }
      ) { results.append($0) }

      expect(new.view.superview === parent.view)
      expectEqual(clock.momentOfRest, max(0, duration))
      clock.advanceToRest()
    }

    expect(results == [true] && old.view.superview == nil)
  }
}
