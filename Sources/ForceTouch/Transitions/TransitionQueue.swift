/// The transitions at one place, one after the other.
///
/// A transition that a callback of another asks for begins when that is over, so that neither finds the views of the other half in place.
final class TransitionQueue {
  /// The transitions that wait; nil while none goes on.
  private var waiting: [() -> Void]?

  /// Whether a transition goes on.
  var isRunning: Bool { waiting != nil }

  /// Carries out a transition: now, or after the one that goes on and those that wait.
  func run(_ transition: @escaping () -> Void) {
    guard waiting == nil else {
      waiting?.append(transition)
      return
    }
    waiting = [transition]
    while let next = waiting?.first {
      waiting?.removeFirst()
      next()
    }
    waiting = nil
  }
}
