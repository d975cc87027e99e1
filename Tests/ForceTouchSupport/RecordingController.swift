import ForceTouch
import Foundation
import ViewGeometry

/// The calls of several controllers, in order.
final class ControllerLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// The calls since the last check.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that logs its callbacks, under its name and UIKit's words without "view".
class RecordingController: ViewController {
  let name: String
  let log: ControllerLog
  /// Whether layouts are logged, too.
  var notesLayout = false
  /// Called in the course of each logged call.
  var onCall: ((RecordingController, String) -> Void)?

  init(_ name: String, _ log: ControllerLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  private func note(_ call: String) {
    log.note("\(name) \(call)")
    onCall?(self, call)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if notesLayout { note("willLayout") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notesLayout { note("didLayout") }
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent == nil ? "out" : "in")")
  }
}
