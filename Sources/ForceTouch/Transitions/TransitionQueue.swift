/// Runs the transitions of one container in sequence.
///
/// A transition that is requested in a callback of another one begins after that one has ended, so
/// that neither of them encounters partly changed views.
final class TransitionQueue {
  /// A transition.
  ///
  /// It calls its argument when it has ended.
  private typealias Transition = (@escaping () -> Void) -> Void

  /// The waiting transitions, or nil if no transition is running.
  private var waiting: [Transition]?

  /// Whether a transition is running.
  var isRunning: Bool { waiting != nil }

  /// Runs a transition that ends when it returns.
  ///
  /// If other transitions are running or waiting, it runs after them.
  func run(_ transition: @escaping () -> Void) {
    runInTime { end in
      transition()
      end()
    }
  }

  /// Runs a transition that reports its end by calling its argument.
  ///
  /// If other transitions are running or waiting, it runs after them.
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
  /// If a transition doesn't end immediately, the following ones run when it has ended.
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
