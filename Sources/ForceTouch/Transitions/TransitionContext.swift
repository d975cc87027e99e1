import Foundation
import ViewGeometry

/// The objects that the app supplies for one transition.
struct CustomTransition {
  let animator: any ViewControllerAnimatedTransitioning
  let interaction: (any ViewControllerInteractiveTransitioning)?

  /// Creates the transition; returns nil if there is no animator.
  ///
  /// `interaction` is called with the animator, and returns the object that can drive the
  /// transition.
  init?(
    _ animator: (any ViewControllerAnimatedTransitioning)?,
    interaction: (any ViewControllerAnimatedTransitioning) -> (
      any ViewControllerInteractiveTransitioning
    )?
  ) {
    guard let animator else { return nil }
    (self.animator, self.interaction) = (animator, interaction(animator))
  }
}

/// The context of a transition that is custom or interactive.
///
/// The coordinator retains it until the transition ends.
final class TransitionContext: ViewControllerContextTransitioning {
  /// The views to animate, and the frames of the controllers' views in the container's coordinates.
  struct Views {
    var from: View?
    var to: View?
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
  }

  let coordinator: TransitionCoordinator
  /// The animator of the app; nil for a built-in animation, and once the transition has ended.
  private(set) var animator: (any ViewControllerAnimatedTransitioning)?
  /// The object that can drive the transition interactively.
  ///
  /// It is nil if there is none, and once the transition has ended.
  private(set) var interaction: (any ViewControllerInteractiveTransitioning)?
  /// The percent-driven object that drives the transition; nil if there is none, and at the end.
  weak var driver: PercentDrivenInteractiveTransition?
  private let views: Views
  /// Called when the transition is canceled, before it runs back or ends.
  private var onCancel: () -> Void
  /// Called when the transition ends; nil afterwards.
  private var onEnd: (() -> Void)?
  /// Notifies the clock that the transition has ended (R15.57).
  private var leaveClock: ((Bool) -> Void)?
  /// The clock on which the animator's blocks run, and the thread's clock that it replaces.
  ///
  /// Both are nil except during a call of `use(_:_:)`.
  private var clocks: (own: AnimationClock?, thread: AnimationClock?)

  init(
    _ coordinator: TransitionCoordinator, animator: (any ViewControllerAnimatedTransitioning)?,
    interaction: (any ViewControllerInteractiveTransitioning)?, views: Views = Views(),
    onCancel: @escaping () -> Void, onEnd: @escaping () -> Void
  ) {
    (self.coordinator, self.animator, self.interaction) = (coordinator, animator, interaction)
    (self.views, self.onCancel, self.onEnd) = (views, onCancel, onEnd)
    coordinator.context = self
  }

  var containerView: View { coordinator.containerView }
  var isAnimated: Bool { coordinator.isAnimated }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: ModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { coordinator.targetTransform }

  /// Whether the transition has ended.
  var isOver: Bool { onEnd == nil }
  /// Whether a `PercentDrivenInteractiveTransition` drives the transition.
  var isDriven: Bool { driver != nil }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: views.from
    case .to: views.to
    default: nil
    }
  }

  func initialFrame(for vc: ViewController) -> CGRect {
    views.initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: ViewController) -> CGRect {
    views.finalFrames[ObjectIdentifier(vc)] ?? .zero
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !isOver else { return }
    coordinator.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
  }

  func finishInteractiveTransition() {
    guard !isOver, isInteractive else { return }
    coordinator.endInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    guard !isOver, !transitionWasCancelled else { return }
    let cancel = onCancel
    onCancel = {}
    cancel()
    coordinator.endInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive, !transitionWasCancelled else { return }
    coordinator.resumeInteraction()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end = onEnd else { return }
    onEnd = nil
    if !didComplete, !transitionWasCancelled {
      coordinator.cancel()
      onCancel()
    }
    leaveClock?(true)
    driver?.transitionDidEnd(context: self)
    outsideOwnClock {
      animator?.animationEnded(!transitionWasCancelled)
      end()
    }
    (animator, interaction, driver, coordinator.context) = (nil, nil, nil, nil)
    (onCancel, leaveClock) = ({}, nil)
  }

  /// Calls `body` with `clock`, the transition's own clock, as the thread's clock.
  func use(_ clock: AnimationClock, _ body: () -> Void) {
    let outer = clocks
    clocks = (clock, AnimationClock.current)
    clock.use(body)
    clocks = outer
  }

  /// Runs `body`, which calls the last callbacks, with the thread's clock as the current one.
  ///
  /// The animations that these callbacks begin don't belong to the transition's own clock.
  private func outsideOwnClock(_ body: () -> Void) {
    let (own, thread) = clocks
    guard let own, AnimationClock.current === own else { return body() }
    AnimationClock.current = thread
    body()
    AnimationClock.current = own
  }
}

// MARK: - Beginning

extension TransitionContext {
  /// Begins the transition.
  ///
  /// The object `interaction` drives it if it wants an interactive start or is a
  /// `PercentDrivenInteractiveTransition`. Otherwise, the animator runs it: on the thread's clock
  /// or, if there is none, on a clock that is immediately advanced to rest (R15.60).
  func begin() {
    coordinator.transitionDuration = max(0, animator?.transitionDuration(using: self) ?? 0)
    guard let interaction else { return animate() }
    let isInteractive = interaction.wantsInteractiveStart
    if isInteractive { coordinator.beginInteraction() }
    guard isInteractive || interaction is PercentDrivenInteractiveTransition else {
      return animate()
    }
    interaction.startInteractiveTransition(self)
    if !isOver, !isDriven { runAlongside() }
  }

  private func animate() {
    if let clock = AnimationClock.current {
      leaveClock = clock.completing { [weak self] _ in self?.completeTransition(true) }
      animator?.animateTransition(using: self)
      runAlongside()
      return
    }
    let clock = AnimationClock()
    use(clock) {
      animator?.animateTransition(using: self)
      runAlongside()
      clock.advanceToRest()
    }
  }

  /// Runs the animations that were added to the coordinator, in an animation of their own.
  func runAlongside() {
    SystemAnimation.run(duration: coordinator.transitionDuration) {
      coordinator.runAnimations()
    } completion: { _ in
    }
  }
}
