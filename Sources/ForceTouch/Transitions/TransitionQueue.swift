/// The transitions at one place, one after the other.
///
/// A transition that a callback of another asks for begins when that is over, so that neither finds the views of the other half in place.
final class TransitionQueue {
  /// A transition, with what it calls when it is over.
  private typealias Transition = (@escaping () -> Void) -> Void

  /// The transitions that wait; nil while none goes on.
  private var waiting: [Transition]?

  /// Whether a transition goes on.
  var isRunning: Bool { waiting != nil }

  /// Carries out a transition: now, or after the one that goes on and those that wait.
  func run(_ transition: @escaping () -> Void) {
    runInTime { end in
      transition()
      end()
    }
  }

  /// Carries out a transition that may take its time and calls its argument when it is over: now, or after those before it.
  func runInTime(_ transition: @escaping (@escaping () -> Void) -> Void) {
    guard waiting == nil else {
      waiting?.append(transition)
      return
    }
    waiting = [transition]
    carryOut()
  }

  /// Carries out those that wait, until one takes its time.
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
