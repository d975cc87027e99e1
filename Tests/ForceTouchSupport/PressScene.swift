import ForceTouch
import Foundation
import ViewGeometry

/// A window with one view that fills it and one finger.
///
/// The phases span the halves of the force, so a progress in a test is a force with no rounding in
/// between.
final class PressScene {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let dispatcher: PressDispatcher
  var point = CGPoint(x: 100, y: 200)
  private var time = 0.0

  static let thresholds = PressThresholds(preview: 0...0.5, commit: 0.5...1)

  init(recognition: PressRecognition = .force(PressScene.thresholds)) {
    window.addSubview(view)
    dispatcher = PressDispatcher(window: window, recognition: recognition)
  }

  func touch() { send(.began, force: 0) }
  func preview(_ progress: CGFloat) { send(.moved, force: progress / 2) }
  func commit(_ progress: CGFloat) { send(.moved, force: 0.5 + progress / 2) }
  func lift() { send(.ended, force: 0) }
  func interrupt() { send(.cancelled, force: 0) }

  func send(_ phase: PressSample.Phase, force: CGFloat) {
    time += 1 / 60
    dispatcher.send(
      PressSample(
        phase: phase, location: point, force: force, maximumPossibleForce: 1, timestamp: time))
  }
}
