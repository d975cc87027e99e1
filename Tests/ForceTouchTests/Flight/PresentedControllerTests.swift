import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

/// Presentations and dismissals on a clock.
@Suite struct PresentedControllerTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Controller: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will go") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did go") }
  }

  private let clock = AnimationClock()
  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let root: Controller
  private let card: Controller

  init() {
    (root, card) = (Controller("root", log), Controller("card", log))
    card.modalPresentationStyle = .overFullScreen
    window.rootViewController = root
    window.layoutIfNeeded()
    log.lines = []
  }

  @Test func `R15.36 A presentation comes up, and has appeared when it is there`() {
    clock.use { root.present(card, animated: true) { log.lines.append("completion") } }
    let atOnce = log.lines
    let seen = card.view.layer.presentation()?.frame.minY
    clock.advance(by: 0.2)
    let middle = card.view.layer.presentation()?.frame.minY ?? 0
    expect(card.isBeingPresented)
    clock.advanceToRest()

    expectEqual(atOnce, ["card will appear"])
    expectEqual(seen, 667)
    expect(abs(middle - 333.5) < 1e-6)
    expectEqual(log.lines, ["card will appear", "card did appear", "completion"])
    expectEqual(card.view.frame.minY, 0)
    expect(!card.isBeingPresented)
  }

  @Test func `R15.36 A dismissal goes down, and one asked for on the way follows`() {
    clock.use {
      root.present(card, animated: true)
      clock.advance(by: 0.1)
      root.dismiss(animated: true) { log.lines.append("dismissed \(clock.now)") }
      clock.advance(by: 0.1)
      expect(card.view.window === window)
      clock.advanceToRest()
    }

    expect(card.view.window == nil)
    expect(root.presentedViewController == nil)
    expectEqual(
      log.lines,
      ["card will appear", "card did appear", "card will go", "card did go", "dismissed 0.8"])
  }

  @Test func `Without animation, or in a hidden window, it is over at once`() {
    clock.use {
      root.present(card, animated: false)
      root.dismiss(animated: false)
      expectEqual(log.lines.count, 4)
      window.isHidden = true
      root.present(card, animated: true) { log.lines.append("completion") }
    }
    expectEqual(log.lines.last, "completion")
  }

  @Test func `Alongside animations take the time of the transition`() {
    clock.use {
      root.present(card, animated: true)
      card.transitionCoordinator?.animate(alongsideTransition: { _ in root.view.alpha = 0.5 })
      expectEqual(card.transitionCoordinator?.transitionDuration, 0.4)
      clock.advanceToRest()
    }
    expectEqual(root.view.alpha, 0.5)
    expect(card.transitionCoordinator == nil)
  }
}
