import ForceTouch
import Foundation
import Testing
import ViewGeometry

/// What the coordinator of a transition answers.
@Suite struct CoordinatorAnswerTests {
  private final class Asking: ViewController {
    var answers: [Bool?] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      answers = [
        transitionCoordinator?.animate(alongsideTransition: { _ in }),
        transitionCoordinator?.animate(alongsideTransition: nil, completion: { _ in }),
        transitionCoordinator?.animateAlongsideTransition(in: nil, animation: { _ in }),
      ]
    }
  }

  @Test func `Blocks that are given to it are run, and it says so`() {
    let window = Window(
      screen: Screen(portraitSize: CGSize(width: 320, height: 480), scale: 2))
    let (root, asking) = (ViewController(), Asking())
    window.rootViewController = root

    root.present(asking, animated: false)

    #expect(asking.answers == [true, true, true])
  }
}
