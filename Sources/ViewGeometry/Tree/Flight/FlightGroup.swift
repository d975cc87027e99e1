package import Foundation

/// The flights of one animation block, and the completion called when the last of them has ended.
package final class FlightGroup {
  /// The number of flights in progress, plus one while the block runs.
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

  /// Records that a flight, or the time of the block, has ended.
  ///
  /// - Parameter isWhole: Whether no property of the flight was interrupted.
  func land(isWhole: Bool) {
    if !isWhole { isFinished = false }
    pending -= 1
    if pending == 0 { completion?(isFinished) }
  }

  /// Records that a flight was interrupted.
  ///
  /// If this ends the group, the completion is called when the clock is next advanced.
  func breakOff() {
    isFinished = false
    clock?.call(at: clock?.now ?? 0) { self.land(isWhole: false) }
  }

  /// Records the end of the block.
  ///
  /// The group ends with its last flight, but not before `moment`, in seconds on the clock. A group
  /// without flights and without `moment` ends when the clock is next advanced (R15.6).
  package func close(notBefore moment: TimeInterval? = nil) {
    if pending > 1, moment == nil {
      pending -= 1
    } else if let clock {
      clock.call(at: moment ?? clock.now) { self.land(isWhole: true) }
    }
  }
}
