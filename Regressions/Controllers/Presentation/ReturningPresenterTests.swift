import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// The presenting controller of a presentation whose style changes with the available space.
@Suite struct ReturningPresenterTests {
  /// Records when it is moved into a superview.
  private final class NotingView: View {
    var log: ControllerLog?

    override func willMove(toSuperview newSuperview: View?) {
      super.willMove(toSuperview: newSuperview)
      if newSuperview != nil { log?.note("view willMove") }
    }
  }

  private final class Presenter: RecordingController {
    override func loadView() {
      let view = NotingView(frame: Screen.main.bounds)
      view.log = log
      self.view = view
    }
  }

  @Test func `It is notified that it will appear before its view comes back`() {
    let (log, adapting) = (ControllerLog(), AdaptingDelegate(.fullScreen))
    let (presenter, shown) = (Presenter("presenter", log), ViewController())
    let window = Window(
      screen: Screen(portraitSize: CGSize(width: 768, height: 1_024), scale: 2))
    window.rootViewController = presenter
    shown.modalPresentationStyle = .popover
    shown.presentationController?.delegate = adapting
    presenter.present(shown, animated: false)
    window.resize(to: CGSize(width: 320, height: 1_024))
    _ = log.take()

    window.resize(to: CGSize(width: 768, height: 1_024))

    expectEqual(
      log.take(),
      [
        "presenter willAppear", "view willMove", "presenter isAppearing", "presenter didAppear",
      ])
  }

  @Test func `Its view is laid out before the animations of a dismissal`() {
    let log = ControllerLog()
    let (presenter, shown) = (RecordingController("presenter", log), ViewController())
    let window = Window(screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 2))
    window.rootViewController = presenter
    window.isHidden = false
    shown.modalPresentationStyle = .fullScreen
    presenter.present(shown, animated: true)
    presenter.notesLayout = true
    presenter.onCall = { controller, call in
      guard call == "willAppear" else { return }
      _ = controller.transitionCoordinator?.animate(
        alongsideTransition: { _ in log.note("animations") }, completion: nil)
    }
    presenter.view.setNeedsLayout()
    _ = log.take()

    presenter.dismiss(animated: true)

    let calls = log.take()
    let layout = calls.firstIndex(of: "presenter didLayout") ?? calls.count
    #expect(layout < calls.firstIndex(of: "animations") ?? -1, "\(calls)")
    expect(presenter.view.window === window)
  }
}
