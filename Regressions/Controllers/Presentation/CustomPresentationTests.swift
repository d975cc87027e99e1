import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Custom presentation controllers, and apps that make none.
@Suite struct CustomPresentationTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 2))
  private let root = ViewController()
  private let shown = ViewController()

  init() { window.rootViewController = root }

  private final class Silent: ViewControllerTransitioningDelegate {}

  @Test(arguments: [true, false])
  func `A custom presentation that nobody makes covers the window over the presenting view`(
    hasDelegate: Bool
  ) {
    let silent = Silent()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = hasDelegate ? silent : nil

    root.present(shown, animated: false)

    let presentation = shown.presentationController
    expect(presentation?.presentingViewController === root)
    expectEqual(presentation?.presentationStyle, .custom)
    expectEqual(shown.view.convert(shown.view.bounds, to: window), window.bounds)
    expect(root.view.window === window && window.subviews.last !== root.view)
    withExtendedLifetime(silent) {}
  }

  private final class Viewless: PresentationController {
    var calls: [String] = []
    override var presentedView: View? { nil }
    override func presentationTransitionWillBegin() { calls.append("will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did begin") }
    override func dismissalTransitionWillBegin() { calls.append("will end") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did end") }
  }

  private final class Making: ViewControllerTransitioningDelegate {
    var made: Viewless?

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      made = Viewless(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test func `A presentation without a view shows nothing, and can be dismissed`() {
    let making = Making()
    var ends: [String] = []
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = making

    root.present(shown, animated: false) { ends.append("presented") }
    let (known, views) = (root.presentedViewController, window.subviews)
    root.dismiss(animated: false) { ends.append("dismissed") }

    expect(known === shown && root.presentedViewController == nil)
    expect(shown.presentingViewController == nil)
    expectEqual(ends, ["presented", "dismissed"])
    expectEqual(making.made?.calls, [])
    expect(views == [root.view] && window.subviews == [root.view])
  }

  @Test func `Until it is presented a controller counts as presenting itself`() {
    let alone = PresentationController(presentedViewController: shown, presenting: nil)
    let given = PresentationController(presentedViewController: shown, presenting: root)
    let before = shown.presentationController?.presentingViewController

    root.present(shown, animated: false)

    expect(alone.presentingViewController === shown)
    expect(given.presentingViewController === root)
    expect(before === shown)
    expect(shown.presentationController?.presentingViewController === root)
  }

  @Test func `A style without popovers fills its container if it adapts to one`() {
    let adapting = AdaptingDelegate(.popover)
    window.safeAreaInsets.top = 47
    shown.modalPresentationStyle = .pageSheet
    shown.presentationController?.delegate = adapting

    root.present(shown, animated: false)

    expectEqual(shown.presentationController?.presentationStyle, .popover)
    expectEqual(shown.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expect(root.view.window === window)
    withExtendedLifetime(adapting) {}
  }
}
