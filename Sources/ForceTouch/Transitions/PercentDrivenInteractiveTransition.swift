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
/// During the interaction, the views have their final values in the model, and the presentation
/// layers show the state at the current fraction. After ``finish()`` or ``cancel()``, the remainder
/// is animated on the thread's `AnimationClock`; without a clock, it completes immediately. Only
/// ``NavigationController`` begins such transitions (R15.58).
open class PercentDrivenInteractiveTransition {
  private enum Stage {
    case waiting
    case interactive
    case finishing
    case cancelling
    case over
  }

  /// The duration of the whole transition, in seconds.
  ///
  /// It is 0 until the transition begins.
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

  private var stage = Stage.waiting
  private var flight: Flight?
  private var run: TransitionRun?
  private var coordinator: TransitionCoordinator?
  /// Called when the transition is cancelled, before it runs back.
  private var onCancel: () -> Void = {}
  /// Called when the transition has ended.
  private var completion: () -> Void = {}

  /// Creates an object that doesn't drive a transition yet.
  public init() {}

  /// Whether the transition was cancelled.
  final var isCancelled: Bool { coordinator?.isCancelled ?? false }

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
  /// The rest of the transition takes (1 - `percentComplete`) · `duration` / `completionSpeed`
  /// seconds. Does nothing if the transition isn't being driven.
  open func finish() {
    guard stage == .interactive else { return }
    stage = .finishing
    coordinator?.endInteraction(cancelled: false)
    go(to: 1)
  }

  /// Cancels the transition, which runs back to its start.
  ///
  /// This takes `percentComplete` · `duration` / `completionSpeed` seconds. Does nothing if the
  /// transition isn't being driven.
  open func cancel() {
    guard stage == .interactive else { return }
    stage = .cancelling
    onCancel()
    coordinator?.endInteraction(cancelled: true)
    go(to: 0)
  }

  /// Stops a transition that is finishing, so that it can be driven again from the current
  /// fraction.
  ///
  /// Does nothing in other stages.
  open func pause() {
    guard stage == .finishing else { return }
    run?.stop()
    (run, stage) = (nil, .interactive)
    coordinator?.resumeInteraction()
  }

  // MARK: Running

  /// Makes the changes of a transition, and shows the state at its start.
  ///
  /// - Parameters:
  ///   - onCancel: Called when the transition is cancelled, before it runs back.
  ///   - completion: Called at the end. If the transition was cancelled, its changes have been
  ///     undone.
  final func begin(
    duration: TimeInterval, _ coordinator: TransitionCoordinator, changes: () -> Void,
    onCancel: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    (self.duration, self.coordinator) = (CGFloat(duration), coordinator)
    (self.onCancel, self.completion) = (onCancel, completion)
    coordinator.beginInteraction()
    let flight = Flight(barsTouches: false)
    self.flight = flight
    AnimationTimeline.current.animate(BlockTiming(duration: duration), into: flight, changes)
    // The stage is set last, so that code called by the changes can't end the transition being
    // recorded.
    stage = .interactive
  }

  /// Ends the transition immediately.
  ///
  /// If it is being driven, it is finished; if it has been cancelled, its changes are undone.
  final func completeNow() {
    switch stage {
    case .waiting, .over: return
    case .interactive: finish()
    case .finishing, .cancelling: break
    }
    arrive()
  }

  fileprivate final func show(_ fraction: CGFloat) {
    percentComplete = fraction
    coordinator?.percentComplete = fraction
    flight?.progress = Double(fraction)
  }

  /// Shows the state at a fraction of the transition, without storing the fraction.
  fileprivate final func look(at fraction: CGFloat) { flight?.progress = Double(fraction) }

  private final func go(to goal: CGFloat) {
    // A handler that was called at the end of the interaction may have ended the transition.
    guard stage == (goal == 1 ? .finishing : .cancelling) else { return }
    guard let clock = AnimationClock.current else { return arrive() }
    let speed = completionSpeed > 0 && completionSpeed < .infinity ? completionSpeed : 1
    let run = TransitionRun(
      self, on: clock, from: percentComplete, to: goal,
      duration: TimeInterval(abs(goal - percentComplete) * duration / speed))
    self.run = run
    clock.move(run)
  }

  /// Ends the transition.
  ///
  /// The views are shown with their final values. If the transition was cancelled, its changes are
  /// undone instead.
  fileprivate final func arrive() {
    guard stage == .finishing || stage == .cancelling else { return }
    show(stage == .finishing ? 1 : 0)
    let ways = FlightWay.landing(flight.map { [$0] } ?? [])
    if stage == .cancelling { FlightWay.put(ways, at: .start) }
    run?.stop()
    (run, flight, stage) = (nil, nil, .over)
    let completion = completion
    (self.completion, onCancel) = ({}, {})
    completion()
    coordinator = nil
  }

  deinit {}
}

/// Transitions are confined to the thread or task of their views.
@available(*, unavailable)
extension PercentDrivenInteractiveTransition: Sendable {}

/// The part of a transition that runs on a clock after the interaction has ended.
private final class TransitionRun: TimedMotion {
  /// The transition, which is kept alive while it runs on the clock.
  private let transition: PercentDrivenInteractiveTransition
  private weak var clock: AnimationClock?
  private let begin: TimeInterval
  private let duration: TimeInterval
  private let start: CGFloat
  private let goal: CGFloat
  private let curve: CubicTimingParameters

  init(
    _ transition: PercentDrivenInteractiveTransition, on clock: AnimationClock,
    from start: CGFloat, to goal: CGFloat, duration: TimeInterval
  ) {
    (self.transition, self.clock, begin) = (transition, clock, clock.now)
    (self.start, self.goal, self.duration) = (start, goal, duration)
    curve = CubicTimingParameters(animationCurve: transition.completionCurve)
  }

  var nextEvent: TimeInterval { begin + duration }

  private func fraction(at moment: TimeInterval) -> CGFloat {
    guard moment < nextEvent else { return goal }
    return start + (goal - start) * curve.progress(at: CGFloat((moment - begin) / duration))
  }

  func step(to moment: TimeInterval) { transition.show(fraction(at: moment)) }

  func arrive() { transition.arrive() }

  func look(at moment: TimeInterval?) {
    transition.look(at: moment.map(fraction) ?? transition.percentComplete)
  }

  func clockEnds() { transition.arrive() }

  func stop() { clock?.stopMoving(self) }
}
