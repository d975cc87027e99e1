/// Runs the transitions of one container in sequence.
///
/// A transition that is requested in a callback of another begins after that one, so that neither
/// sees half-changed views.
final class TransitionQueue {
  /// A transition, which calls its argument when the transition has ended.
  private typealias Transition = (@escaping () -> Void) -> Void

  /// The waiting transitions, or nil if no transition is running.
  private var waiting: [Transition]?

  /// Whether a transition is running.
  var isRunning: Bool { waiting != nil }

  /// Runs a transition now, or after the running and waiting ones.
  func run(_ transition: @escaping () -> Void) {
    runInTime { end in
      transition()
      end()
    }
  }

  /// Runs a transition that reports its end: now, or after the running and waiting ones.
  func runInTime(_ transition: @escaping (@escaping () -> Void) -> Void) {
    guard waiting == nil else {
      waiting?.append(transition)
      return
    }
    waiting = [transition]
    carryOut()
  }

  /// Runs the waiting transitions in order.
  ///
  /// After a transition that doesn't end immediately, the rest waits for its end.
  private func carryOut() {
    while let next = waiting?.first {
      waiting?.removeFirst()
      var (isOver, isLater) = (false, false)
      next { [self] in
        isOver = true
        if isLater { carryOut() }
      }
      guard isOver else {
        isLater = true
        return
      }
    }
    waiting = nil
  }
}
