import Foundation
import ViewGeometry

/// The animations of one thread: the blocks that are open, and the completions still to be called.
///
/// Blocks are carried out at once, so an animation takes no time. Completions are called in the order in which the animations would
/// end, on a clock that starts at zero with the outermost block; none is called while a block is open.
///
/// Views are confined to a thread or task at a time, and blocks and completions don't suspend: what belongs together is on one thread.
final class AnimationTimeline {
  private struct Pending {
    let end: TimeInterval
    let completion: (Bool) -> Void
  }

  /// How many completions brought about by completions are called, so that an animation without end comes to rest.
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

  /// Whether the thread's animations are enabled, blocks without animation apart.
  var isEnabled = true
  /// The durations of the open blocks, the innermost last.
  private var durations: [TimeInterval] = []
  /// How many of the open blocks are without animation.
  private var stillBlocks = 0
  /// The latest first, and of those that end together the one that came first last.
  private var pending: [Pending] = []
  private var isCalling = false
  private var now: TimeInterval = 0
  private var followUps = 0

  /// Whether a block that begins now is animated.
  var areAnimationsEnabled: Bool { isEnabled && stillBlocks == 0 }

  /// The duration of the innermost open block; 0 without one, or while animations are disabled.
  var inheritedDuration: TimeInterval {
    areAnimationsEnabled ? durations.last ?? 0 : 0
  }

  /// Carries out a block and has its completion called when that is due.
  ///
  /// - Parameters:
  ///   - duration: In seconds; below zero and NaN count as zero.
  ///   - keepsDuration: Whether the duration counts although the block is inside another.
  func animate(
    for duration: TimeInterval, after delay: TimeInterval = 0, keepsDuration: Bool = false,
    _ animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let inherited = keepsDuration ? nil : durations.last
    let length = areAnimationsEnabled ? inherited ?? max(0, duration) : 0
    durations.append(length)
    animations()
    durations.removeLast()
    if let completion {
      add(completion, at: now + length + (areAnimationsEnabled ? max(0, delay) : 0))
    }
    callCompletions()
  }

  /// Carries out a block in which nothing is animated.
  func perform(_ actions: () -> Void) {
    stillBlocks += 1
    durations.append(0)
    actions()
    durations.removeLast()
    stillBlocks -= 1
    callCompletions()
  }

  private func add(_ completion: @escaping (Bool) -> Void, at end: TimeInterval) {
    if isCalling {
      guard followUps < Self.maximumFollowUps else { return }
      followUps += 1
    }
    let place = pending.partitioningIndex { $0.end <= end }
    pending.insert(Pending(end: end, completion: completion), at: place)
  }

  /// Calls what is due, by a loop: a completion that starts animations only adds to it.
  private func callCompletions() {
    guard durations.isEmpty, !isCalling else { return }
    isCalling = true
    while let next = pending.popLast() {
      now = next.end
      next.completion(true)
    }
    (isCalling, now, followUps) = (false, 0, 0)
  }
}
