public import Foundation
public import ViewGeometry

/// Drives a transition interactively by its completed fraction, for example with a gesture:
/// `UIPercentDrivenInteractiveTransition`.
///
/// ```swift
/// let pop = navigation.beginInteractivePop()
/// pop?.update(0.3)
/// pop?.cancel()
/// ```
///
/// ``NavigationController/beginInteractivePop()`` returns one for the built-in pop. For a custom
/// transition, the app creates one, and the delegate that customizes the transition returns it as
/// the interaction controller. During the interaction, the views have their final values in the
/// model, and the presentation layers show the state at the current fraction. After ``finish()`` or
/// ``cancel()``, the remainder is animated on the thread's `AnimationClock`; without a clock, it
/// completes immediately (R15.58, R15.62).
///
/// An object may drive one transition after another. If the object begins a transition before the
/// previous one has ended, the previous one ends immediately: it is undone if it was canceled,
/// otherwise completed.
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  private enum Stage {
    case waiting
    case interactive
    case finishing
    case cancelling
  }

  /// The duration of the whole transition, in seconds.
  ///
  /// It is 0 until a transition begins.
  open private(set) var duration: CGFloat = 0
  /// The fraction of the transition that is currently shown, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition after the interaction, as a multiple of the speed of
  /// the whole transition; 1 by default.
  ///
  /// Values that are negative, zero or not finite count as 1.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the rest of the transition; ease in and out by default.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The timing curve of the rest of a transition with an interruptible animator.
  ///
  /// If it is nil, which is the default, `completionCurve` applies. If a spring overshoots, the
  /// fraction that is shown is clamped to 0...1.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the transition begins interactively; true by default.
  ///
  /// If it is false, the transition runs by itself, and ``pause()`` begins the interaction.
  open var wantsInteractiveStart = true

  private var stage = Stage.waiting
  private var drive: (any TransitionDrive)?
  private var context: TransitionContext?
  private var run: TransitionRun?

  /// Creates an object that doesn't drive a transition yet.
  public init() {}

  /// Begins to drive a custom transition.
  ///
  /// The library calls this method. Overrides must call super. Does nothing if the context isn't
  /// one of the library's.
  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    begin(context, AnimatorDrive(context))
  }

  /// Shows the state of the transition at the fraction `percentComplete`, without applying a timing
  /// curve.
  ///
  /// Values outside 0...1 are clamped; NaN counts as 0. Does nothing if the transition isn't being
  /// driven.
  open func update(_ percentComplete: CGFloat) {
    guard stage == .interactive else { return }
    show(percentComplete > 0 ? min(percentComplete, 1) : 0)
  }

  /// Ends the interaction, and completes the transition.
  ///
  /// On an `AnimationClock`, the rest of the transition takes
  /// (1 - `percentComplete`) · `duration` / `completionSpeed` seconds. Does nothing if the
  /// transition isn't being driven.
  open func finish() {
    guard stage == .interactive else { return }
    stage = .finishing
    context?.finishInteractiveTransition()
    go(to: 1)
  }

  /// Cancels the transition, which runs back to its start.
  ///
  /// On an `AnimationClock`, this takes `percentComplete` · `duration` / `completionSpeed` seconds.
  /// Does nothing if the transition isn't being driven.
  open func cancel() {
    guard stage == .interactive else { return }
    stage = .cancelling
    context?.cancelInteractiveTransition()
    go(to: 0)
  }

  /// Stops a transition that is running to its end, so that it can be driven again from the current
  /// fraction.
  ///
  /// Does nothing in all other cases, for example if the transition was canceled.
  open func pause() {
    guard stage == .finishing else { return }
    run?.stop()
    (run, stage) = (nil, .interactive)
    context?.pauseInteractiveTransition()
  }

  // MARK: Running

  /// Begins to drive a transition, and shows its initial state.
  ///
  /// If the transition doesn't begin interactively, it then runs to its end.
  final func begin(_ context: TransitionContext, _ drive: any TransitionDrive) {
    completeNow()
    (self.context, self.drive, context.driver) = (context, drive, self)
    (duration, percentComplete) = (CGFloat(context.coordinator.transitionDuration), 0)
    drive.begin()
    // The animator may have ended the transition, and code that it called may have begun another.
    guard !context.isOver, self.context === context else { return }
    // The stage is set last, so that code called by the changes can't end the transition being
    // recorded.
    stage = .interactive
    drive.show(0)
    guard !context.isInteractive else { return }
    stage = .finishing
    go(to: 1, along: drive.curve, isWhole: true)
  }

  /// Ends the transition immediately.
  ///
  /// If it is being driven, it is finished; if it has been canceled, its changes are undone.
  final func completeNow() {
    guard stage != .waiting else { return }
    let context = context
    if stage == .interactive { finish() }
    arrive()
    // The app may not have reported the end.
    if let context, !context.isOver { context.completeTransition(!context.transitionWasCancelled) }
  }

  /// Called when a transition has ended; does nothing if it isn't the current one.
  final func transitionDidEnd(context: TransitionContext) {
    guard self.context === context else { return }
    run?.stop()
    (run, drive, self.context, stage) = (nil, nil, nil, .waiting)
  }

  fileprivate final func show(_ fraction: CGFloat) {
    percentComplete = fraction
    context?.updateInteractiveTransition(fraction)
    drive?.show(fraction)
  }

  /// Shows the state at a fraction of the transition, without storing the fraction.
  fileprivate final func look(at fraction: CGFloat) { drive?.look(at: fraction) }

  /// Runs the transition to its end or back to its start.
  ///
  /// - Parameters:
  ///   - goal: The fraction at which the run ends: 1 for the end, 0 for the start.
  ///   - curve: The timing curve; nil for `timingCurve` or `completionCurve`.
  ///   - isWhole: Whether `completionSpeed` is ignored.
  private final func go(
    to goal: CGFloat, along curve: (any TimingCurveProvider)? = nil, isWhole: Bool = false
  ) {
    // A handler that was called at the end of the interaction may have ended the transition.
    guard stage == (goal == 1 ? .finishing : .cancelling) else { return }
    guard let clock = AnimationClock.current else { return arrive() }
    let isSpeed = !isWhole && completionSpeed > 0 && completionSpeed < .infinity
    let run = TransitionRun(
      self, on: clock, from: percentComplete, to: goal,
      duration: TimeInterval(
        abs(goal - percentComplete) * duration / (isSpeed ? completionSpeed : 1)),
      curve: curve ?? (drive?.isInterruptible == true ? timingCurve : nil)
        ?? CubicTimingParameters(animationCurve: completionCurve))
    self.run = run
    clock.move(run)
  }

  /// Ends the transition.
  ///
  /// The views are shown with their final values. If the transition was canceled, its changes are
  /// undone instead.
  fileprivate final func arrive() {
    guard stage == .finishing || stage == .cancelling, let context, let drive else { return }
    let isCancelled = stage == .cancelling
    show(isCancelled ? 0 : 1)
    transitionDidEnd(context: context)
    drive.end(cancelled: isCancelled)
    if context.animator == nil { context.completeTransition(!isCancelled) }
  }

  deinit {}
}

/// Transitions are confined to the thread or task of their views.
@available(*, unavailable)
extension PercentDrivenInteractiveTransition: Sendable {}

/// The run of a transition on a clock, from the current fraction to its end or back to its start.
private final class TransitionRun: TimedMotion {
  /// The transition, which is kept alive while it runs on the clock.
  private let transition: PercentDrivenInteractiveTransition
  private weak var clock: AnimationClock?
  private let begin: TimeInterval
  private let duration: TimeInterval
  private let start: CGFloat
  private let goal: CGFloat
  private let curve: any TimingCurveProvider

  init(
    _ transition: PercentDrivenInteractiveTransition, on clock: AnimationClock,
    from start: CGFloat, to goal: CGFloat, duration: TimeInterval,
    curve: any TimingCurveProvider
  ) {
    (self.transition, self.clock, begin) = (transition, clock, clock.now)
    (self.start, self.goal, self.duration) = (start, goal, duration)
    self.curve = curve
  }

  var nextEvent: TimeInterval { begin + duration }

  private func fraction(at moment: TimeInterval) -> CGFloat {
    guard moment < nextEvent else { return goal }
    let time = CGFloat((moment - begin) / duration)
    let eased = curve.cubicTimingParameters?.progress(at: time) ?? time
    let progress = curve.springTimingParameters?.progress(at: eased, of: duration) ?? eased
    return min(max(start + (goal - start) * progress, 0), 1)
  }

  func step(to moment: TimeInterval) { transition.show(fraction(at: moment)) }

  func arrive() { transition.arrive() }

  func look(at moment: TimeInterval?) {
    transition.look(at: moment.map(fraction) ?? transition.percentComplete)
  }

  func clockEnds() { transition.completeNow() }

  func stop() { clock?.stopMoving(self) }
}
