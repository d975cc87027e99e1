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

  /// Records whether its container is in a window when an end is reported.
  private final class Reporting: PresentationController {
    var ends: [String] = []
    var frames: [CGRect] = []

    private func note(_ call: String) {
      ends.append("\(call) \(containerView?.window != nil)")
      presentedView?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      containerView?.layoutIfNeeded()
      frames.append(presentedView?.frame ?? .null)
      overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      if completed { ends.append("presented") } else { note("not presented") }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { note("dismissed") }
  }

  /// Supplies a presentation, and animates it without taking time.
  private final class Prompt: ViewControllerTransitioningDelegate,
    ViewControllerAnimatedTransitioning
  {
    let presentation: Reporting
    var completes = false

    init(_ presentation: Reporting) { self.presentation = presentation }

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? { presentation }
    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using _: (any ViewControllerContextTransitioning)?) -> Double { 0 }
    func animateTransition(using context: any ViewControllerContextTransitioning) {
      context.completeTransition(completes)
    }
  }

  @Test func `R15.61 The container is removed once the end has been reported`() {
    let presentation = Reporting(presentedViewController: shown, presenting: root)
    let prompt = Prompt(presentation)
    (shown.modalPresentationStyle, shown.transitioningDelegate) = (.custom, prompt)

    root.present(shown, animated: true)
    let views = window.subviews
    expect(presentation.containerView == nil)
    expect(shown.traitCollection.userInterfaceStyle != .dark)
    prompt.completes = true
    root.present(shown, animated: true)
    root.dismiss(animated: false)

    expectEqual(presentation.ends, ["not presented true", "presented", "dismissed true"])
    expect(views == [root.view] && window.subviews == [root.view])
    expect(presentation.containerView == nil)
    // The presented view is no longer placed, nor are the traits overridden.
    let left = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(presentation.frames, [left, left])
    expect(shown.traitCollection.userInterfaceStyle != .dark)
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
