package import Foundation

/// The flights of one animation block, and the completion called when the last of them has ended.
package final class FlightGroup {
  /// The number of flights in progress, plus 1 until the block itself counts as ended.
  private var pending = 1
  private var isFinished = true
  private let completion: ((Bool) -> Void)?
  private weak var clock: AnimationClock?

  /// Creates the group of a block that is about to run.
  package init(on clock: AnimationClock, completion: ((Bool) -> Void)?) {
    (self.clock, self.completion) = (clock, completion)
  }

  /// Adds a flight to the group.
  func enter() { pending += 1 }

  /// Records that a flight has ended, or that the block itself counts as ended.
  ///
  /// - Parameter isWhole: Whether no property of the flight was interrupted.
  func land(isWhole: Bool) {
    if !isWhole { isFinished = false }
    pending -= 1
    if pending == 0 { completion?(isFinished) }
  }

  /// Records that all properties of a flight were interrupted.
  ///
  /// If this ends the group, the completion is called when the clock is next advanced.
  func breakOff() {
    isFinished = false
    clock?.call(at: clock?.now ?? 0) { self.land(isWhole: false) }
  }

  /// Records that the block has run.
  ///
  /// The group ends when its last flight ends, but not before the time `moment`, in seconds on the
  /// clock. If no flight is in progress and `moment` is nil, it ends when the clock is next
  /// advanced (R15.6).
  package func close(notBefore moment: TimeInterval? = nil) {
    if pending > 1, moment == nil {
      pending -= 1
    } else if let clock {
      clock.call(at: moment ?? clock.now) { self.land(isWhole: true) }
    }
  }
}
