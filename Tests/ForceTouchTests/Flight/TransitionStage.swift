import UIKitNames
import ViewGeometry

final class TransitionLog {
  var lines: [String] = []

  /// The lines since the last call.
  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }
}

final class LoggedController: UIViewController {
  let name: String
  let log: TransitionLog

  init(_ name: String, _ log: TransitionLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will go") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did go") }
  override func willMove(toParent parent: UIViewController?) {
    if parent == nil { log.lines.append("\(name) will leave") }
  }
  override func didMove(toParent parent: UIViewController?) {
    log.lines.append("\(name) \(parent == nil ? "left" : "moved")")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.lines.append("\(name) gets \(size.width)")
    coordinator.animate(
      alongsideTransition: { _ in self.log.lines.append("alongside") },
      completion: { _ in self.log.lines.append("turned") })
  }
}

final class LoggingDelegate: UINavigationControllerDelegate {
  let log: TransitionLog
  init(_ log: TransitionLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.lines.append("will show") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.lines.append("did show") }
}

/// A stack with a logged root in a window, another controller to push, and a clock.
final class TransitionStage {
  let clock = AnimationClock()
  let log = TransitionLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let (root, top): (LoggedController, LoggedController)
  let stack: UINavigationController
  let delegate: LoggingDelegate

  init() {
    (root, top) = (LoggedController("root", log), LoggedController("top", log))
    stack = UINavigationController(rootViewController: root)
    delegate = LoggingDelegate(log)
    stack.delegate = delegate
    window.rootViewController = stack
    window.layoutIfNeeded()
    log.lines = []
  }

  func seenX(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.minX ?? .nan
  }
}
