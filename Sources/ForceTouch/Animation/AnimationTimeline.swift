import Foundation
import ViewGeometry

/// The animations of one thread: its open blocks and its pending completions.
///
/// If the thread has an `AnimationClock`, the changes that blocks make are recorded into running
/// animations, called flights. Completions are called when the clock reaches the ends of the
/// animations.
///
/// Without a clock, animations take no time. Completions are called in the order in which the
/// animations would end, with times counted from the start of the outermost block. No completion is
/// called while a block is open.
///
/// Views are confined to one thread or task at a time, and blocks and completions don't suspend, so
/// all blocks and completions of a tree of views run on one thread.
final class AnimationTimeline {
  /// A block that is running.
  private struct OpenBlock {
    var timing: BlockTiming
    /// The group of the block's flights.
    ///
    /// It is nil if there is no clock, if the block belongs to an animator, or if it is a
    /// `performWithoutAnimation` block.
    var group: FlightGroup?
    /// Whether the changes belong to an animator.
    var isOfAnimator = false
    /// The delay after which the animator starts, in seconds; 0 if there is no animator.
    var animatorDelay: TimeInterval = 0
    /// The flight that animates the block's keyframes along paths; nil until the first one is
    /// added.
    var track: Flight?
    /// Without a clock, the latest end of the changes that `modify(repeatCount:autoreverses:_:)`
    /// made in the block, in seconds after the start of the block.
    var latestEnd: TimeInterval = 0
    /// Without a clock, whether changes that `modify(repeatCount:autoreverses:_:)` made in the
    /// block repeat indefinitely.
    var isEndless = false
  }

  /// The maximum number of completions that may be added while completions are being called.
  ///
  /// Further ones are dropped. The limit ends chains of animations that start each other endlessly.
  static let maximumFollowUps = 1_000

  private static let key = "ForceTouch.AnimationTimeline"

  /// The timeline of the calling thread.
  static var current: AnimationTimeline {
    let storage = Thread.current.threadDictionary
    if let timeline = storage[key] as? AnimationTimeline { return timeline }
    let timeline = AnimationTimeline()
    storage[key] = timeline
    return timeline
  }

  /// Whether animations are enabled on the thread, regardless of `performWithoutAnimation`.
  var isEnabled = true { didSet { enabledDidChange() } }
  /// The open blocks, the innermost last.
  private var open: [OpenBlock] = []
  /// The number of open blocks that disable animation.
  private var stillBlocks = 0 { didSet { enabledDidChange() } }
  /// The pending completions, ordered by the end times of their animations.
  private var pending = EventQueue()
  private var isCalling = false
  private var now: TimeInterval = 0
  private var followUps = 0

  /// Whether a block that is opened now is animated.
  var areAnimationsEnabled: Bool { isEnabled && stillBlocks == 0 }

  /// Enables or disables the library's own animations, such as those of batch updates (R15.35).
  private func enabledDidChange() {
    FlightRecorder.current.areAnimationsEnabled = areAnimationsEnabled
  }

  /// The duration of the innermost open block, in seconds.
  ///
  /// It is 0 if no block is open, or while animations are disabled.
  var inheritedDuration: TimeInterval {
    areAnimationsEnabled ? open.last?.timing.duration ?? 0 : 0
  }

  /// Runs a block and schedules its completion.
  ///
  /// If `takesItsTime` is true and there is a clock, the completion is called only after the delay
  /// and the full duration, even if nothing changes. Transitions pass true.
  func animate(
    _ asked: BlockTiming, takesItsTime: Bool = false, _ animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = asked.inside(open.last?.timing)
    if !areAnimationsEnabled { (timing.duration, timing.delay) = (0, 0) }
    if let clock = AnimationClock.current {
      if clock.isLinear { timing.curve = { $0 } }
      animate(timing, on: clock, takesItsTime: takesItsTime, animations, completion: completion)
    } else {
      let outer = open.last
      open.append(
        OpenBlock(
          timing: timing, isOfAnimator: outer?.isOfAnimator ?? false,
          animatorDelay: outer?.animatorDelay ?? 0))
      animations()
      let block = open.removeLast()
      if let completion, !timing.isEndless, !block.isEndless {
        add(completion, at: now + block.animatorDelay + max(timing.end, block.latestEnd))
      }
    }
    callCompletions()
  }

  /// Runs a block of a property animator or a transition, and records its changes into `flight`.
  ///
  /// The animator starts after `delay` seconds.
  func animate(
    _ timing: BlockTiming, after delay: TimeInterval = 0, into flight: Flight,
    _ animations: () -> Void
  ) {
    open.append(OpenBlock(timing: timing, isOfAnimator: true, animatorDelay: delay))
    FlightRecorder.current.record(into: flight, animations)
    open.removeLast()
    callCompletions()
  }

  /// Runs a block without animation.
  func perform(_ actions: () -> Void) {
    stillBlocks += 1
    open.append(OpenBlock(timing: BlockTiming()))
    FlightRecorder.current.record(into: nil, actions)
    open.removeLast()
    stillBlocks -= 1
    callCompletions()
  }

  /// Schedules the completion of a transaction.
  ///
  /// Inside an animation block, it is called when the block's animation ends. Outside, it is called
  /// when the clock is next advanced (R15.7), or immediately if there is no clock.
  func commit(_ completion: @escaping () -> Void) {
    let block = open.last?.timing ?? BlockTiming()
    var timing = BlockTiming()
    timing.delay = block.delay
    // A block without a duration ends at once, whatever its delay (R15.6).
    animate(timing, takesItsTime: block.duration > 0, {}, completion: { _ in completion() })
  }

  private func add(_ completion: @escaping (Bool) -> Void, at end: TimeInterval) {
    if isCalling {
      guard followUps < Self.maximumFollowUps else { return }
      followUps += 1
    }
    pending.add(at: end) { completion(true) }
  }

  /// Calls the pending completions in the order of the end times of their animations.
  ///
  /// Completions that are added during the calls are also called, up to ``maximumFollowUps`` of
  /// them. Does nothing while a block is open.
  private func callCompletions() {
    guard open.isEmpty, !isCalling else { return }
    isCalling = true
    while let next = pending.first {
      pending.removeFirst()
      now = next.moment
      next.body()
    }
    (isCalling, now, followUps) = (false, 0, 0)
  }
}

// MARK: - On a clock

extension AnimationTimeline {
  private func animate(
    _ timing: BlockTiming, on clock: AnimationClock, takesItsTime: Bool, _ animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let group = FlightGroup(on: clock, completion: timing.isEndless ? nil : completion)
    if let outer = open.last, outer.isOfAnimator {
      let delay = outer.animatorDelay
      open.append(OpenBlock(timing: timing, isOfAnimator: true, animatorDelay: delay))
      animations()
      open.removeLast()
      return group.close(notBefore: clock.now + delay + timing.end)
    }
    open.append(OpenBlock(timing: timing, group: group))
    fly(timing.flight, timing, on: clock, in: group, animations)
    if let track = open.removeLast().track { clock.launch(track, in: group) }
    group.close(notBefore: takesItsTime ? clock.now + timing.end : nil)
  }

  /// Runs a block, records its changes into a new flight, and launches the flight.
  ///
  /// If the duration is 0, the changes aren't animated.
  private func fly(
    _ flightTiming: Flight.Timing, _ timing: BlockTiming, on clock: AnimationClock,
    in group: FlightGroup, _ animations: () -> Void
  ) {
    guard timing.duration > 0 else { return FlightRecorder.current.record(into: nil, animations) }
    let flight = clock.makeFlight(
      flightTiming, barsTouches: !timing.options.contains(.allowUserInteraction),
      replaces: timing.options.contains(.beginFromCurrentState))
    flight.block = ObjectIdentifier(group)
    FlightRecorder.current.record(into: flight, animations)
    clock.launch(flight, in: group)
  }

  /// Runs the block of a keyframe, whose times are fractions of the duration of the open animation.
  ///
  /// Without a clock or outside a keyframe animation, the block runs as if called directly.
  func addKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
    guard let clock = AnimationClock.current, let block = open.last, let group = block.group,
      let mode = block.timing.keyframes
    else { return animations() }
    let part = BlockTiming.part(start: start, duration: duration)
    guard case .track(let mode) = mode, block.timing.duration > 0 else {
      return fly(block.timing.keyframe(part), block.timing, on: clock, in: group, animations)
    }
    let track =
      block.track
      ?? clock.makeFlight(
        block.timing.track(mode),
        barsTouches: !block.timing.options.contains(.allowUserInteraction),
        replaces: block.timing.options.contains(.beginFromCurrentState), keyframeMode: mode)
    open[open.count - 1].track = track
    (track.block, track.keyframe) = (ObjectIdentifier(group), part)
    FlightRecorder.current.record(into: track, animations)
  }

  /// Runs a block whose changes are animated `repeatCount` times, independently of other changes in
  /// the open animation.
  ///
  /// A negative or NaN count is treated as 0. Outside an animation block, and in a block of an
  /// animator, the block runs as if called directly.
  func modify(repeatCount: Double, autoreverses: Bool, _ animations: () -> Void) {
    guard let block = open.last, !block.isOfAnimator else { return animations() }
    var timing = block.timing
    timing.repeatCount = repeatCount > 0 ? repeatCount : 0
    timing.options.remove([.repeat, .autoreverse])
    if autoreverses { timing.options.insert(.autoreverse) }
    guard let clock = AnimationClock.current else {
      open.append(OpenBlock(timing: timing))
      animations()
      let part = open.removeLast()
      open[open.count - 1].latestEnd = max(block.latestEnd, timing.end, part.latestEnd)
      if timing.isEndless || part.isEndless { open[open.count - 1].isEndless = true }
      return
    }
    guard let group = block.group else { return animations() }
    open.append(OpenBlock(timing: timing, group: group))
    fly(timing.flight, timing, on: clock, in: group, animations)
    open.removeLast()
  }
}
