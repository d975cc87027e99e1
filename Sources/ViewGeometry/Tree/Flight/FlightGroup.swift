package import Foundation

/// The flights of one block and what is called when the last of them is over.
package final class FlightGroup {
  /// Flights in the air, and one more while the block runs.
  private var pending = 1
  private var isFinished = true
  private let completion: ((Bool) -> Void)?
  private weak var clock: AnimationClock?

  /// Begins a group whose block is about to run.
  package init(on clock: AnimationClock, completion: ((Bool) -> Void)?) {
    (self.clock, self.completion) = (clock, completion)
  }

  func enter() { pending += 1 }

  /// One flight is over at its end; called by the clock.
  func land(isWhole: Bool) {
    if !isWhole { isFinished = false }
    pending -= 1
    if pending == 0 { completion?(isFinished) }
  }

  /// One flight was broken off; what that ends is called when the clock is next advanced.
  func breakOff() {
    isFinished = false
    clock?.call(at: clock?.now ?? 0) { self.land(isWhole: false) }
  }

  /// Ends the block.
  ///
  /// The group ends with its last flight, but not before `moment`; a group without flights ends when the clock is next advanced (R15.6).
  package func close(notBefore moment: TimeInterval? = nil) {
    if pending > 1, moment == nil {
      pending -= 1
    } else if let clock {
      clock.call(at: moment ?? clock.now) { self.land(isWhole: true) }
    }
  }
}
