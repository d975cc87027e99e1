import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Values of the coordinator of a transition.
@Suite struct CoordinatorAnswerTests {
  @Test func `Blocks that are given to it are run, and it says so`() {
    let window = Window(
      screen: Screen(portraitSize: CGSize(width: 320, height: 480), scale: 2))
    let (root, asking) = (ViewController(), ListeningController())
    var answers: [Bool?] = []
    asking.hear = { controller, call, _ in
      guard case .willAppear = call, let coordinator = controller.transitionCoordinator else {
        return
      }
      answers = [
        coordinator.animate(alongsideTransition: { _ in }),
        coordinator.animate(alongsideTransition: nil, completion: { _ in }),
        coordinator.animateAlongsideTransition(in: nil, animation: { _ in }),
      ]
    }
    window.rootViewController = root

    root.present(asking, animated: false)

    expectEqual(answers, [true, true, true])
  }

  @Test func `A block that comes after the animations or after the end is run at once`() {
    let window = Window(
      screen: Screen(portraitSize: CGSize(width: 320, height: 480), scale: 2))
    let log = ControllerLog()
    let (root, shown) = (ViewController(), RecordingController("A", log))
    window.rootViewController = root
    shown.onCall = { controller, call in
      guard call == "willAppear" else { return }
      let coordinator = controller.transitionCoordinator
      func add(_ name: String) {
        coordinator?.animate(
          alongsideTransition: { _ in log.note("late animation") },
          completion: { _ in log.note("late completion") })
        log.note("\(name) is over")
      }
      coordinator?.animate { _ in
        add("animation")
      } completion: { _ in
        add("completion")
      }
    }

    root.present(shown, animated: false)

    expectEqual(
      log.calls.filter { !$0.hasPrefix("A ") },
      [
        "late animation", "animation is over", "late animation", "late completion",
        "completion is over", "late completion",
      ])
  }
}
