import ForceTouch
import UIKitNames

/// A phone's window with a controller, and one finger whose force is given as a fraction of the
/// maximum.
final class FlowScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let dispatcher: PressDispatcher
  private var location = CGPoint.zero
  private var force: CGFloat = 0

  init(showing controller: UIViewController) {
    window.rootViewController = controller
    window.layoutIfNeeded()
    dispatcher = PressDispatcher(window: window)
  }

  func touch(_ point: CGPoint) {
    (location, force) = (point, 0)
    send(.began)
  }

  func press(_ force: CGFloat) {
    self.force = force
    send(.moved)
  }

  func move(to point: CGPoint) {
    location = point
    send(.moved)
  }

  func lift() { send(.ended) }
  func call() { send(.cancelled) }

  private func send(_ phase: PressSample.Phase) {
    dispatcher.send(
      PressSample(phase: phase, location: location, force: force, maximumPossibleForce: 1))
  }
}
