import ForceTouch
import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport

/// A misuse and the message of its trap; `…` matches text that a test can't know.
struct Misuse: Sendable {
  let sentence: String
  let act: @Sendable () -> Void

  init(_ sentence: String, _ act: @escaping @Sendable () -> Void) {
    self.sentence = sentence
    self.act = act
  }

  private static func pages(_ spine: PageViewController.SpineLocation = .min) -> PageViewController
  {
    PageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: spine])
  }

  static let all: [Misuse] = [
    Misuse("Values can't be associated with ….") {
      nonisolated(unsafe) var key = 0
      objc_setAssociatedObject(1, &key, 2, .OBJC_ASSOCIATION_RETAIN)
    },
    Misuse(
      """
      The number of view controllers provided (0) doesn't match the number required (1) for the \
      requested transition.
      """
    ) { pages().setViewControllers(nil, direction: .forward, animated: false) },
    Misuse("A page view controller can't show a controller twice at once.") {
      let page = ViewController()
      pages(.mid).setViewControllers([page, page], direction: .forward, animated: false)
    },
    Misuse("Pages with a spine in the middle are always double-sided.") {
      pages(.mid).isDoubleSided = false
    },
    Misuse("The collection view of a collection view controller can't be nil.") {
      CollectionViewController().collectionView = nil
    },
    Misuse("The view of a view controller can't be nil.") { TableViewController().tableView = nil },
    Misuse("A timing curve can't have the control point CGPoint(x: 2.0, y: 0.0).") {
      _ = CubicTimingParameters(
        controlPoint1: CGPoint(x: 2, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
    },
    Misuse("A timing curve can't have the control point CGPoint(x: 1.0, y: nan).") {
      _ = CubicTimingParameters(
        controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 1, y: CGFloat.nan))
    },
    Misuse("A spring can't start with the velocity …nan….") {
      _ = SpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: CGFloat.nan, dy: 0))
    },
    Misuse("A spring can't have the damping ratio nan.") {
      _ = SpringTimingParameters(dampingRatio: .nan)
    },
    Misuse("A spring can't have the mass 0.0, the stiffness 1.0 and the damping 1.0.") {
      _ = SpringTimingParameters(
        mass: 0, stiffness: 1, damping: 1, initialVelocity: CGVector(dx: 0, dy: 0))
    },
    Misuse("A spring can't have the period 0.0 and the bounce 0.5.") {
      _ = SpringTimingParameters(duration: 0, bounce: 0.5)
    },
    Misuse("An animation can't start after -1.0 seconds.") {
      animator(1).startAnimation(afterDelay: -1)
    },
    Misuse("An animation can't take -1.0 seconds.") { _ = animator(-1) },
    Misuse("A stopped animation can't start; finish it first.") { stopped().startAnimation() },
    Misuse("A stopped animation can't pause; finish it first.") { stopped().pauseAnimation() },
    Misuse("An animation can't continue with the duration factor nan.") {
      let running = animator(1)
      running.startAnimation()
      running.continueAnimation(withTimingParameters: nil, durationFactor: .nan)
    },
    Misuse("Only a stopped animation can be finished, not one that is inactive.") {
      animator(1).finishAnimation(at: .end)
    },
    Misuse("A navigation stack can't contain a controller twice.") {
      let controller = ViewController()
      NavigationController().viewControllers = [controller, controller]
    },
    Misuse("Can't push ForceTouch.ViewController: it is already on the stack.") {
      let root = ViewController()
      NavigationController(rootViewController: root).pushViewController(root, animated: false)
    },
    Misuse("Can't present a controller on itself: ForceTouch.ViewController.") {
      let controller = ViewController()
      controller.present(controller, animated: false)
    },
    Misuse("Can't present ForceTouch.ViewController: it is already presented.") {
      let (first, second, shown) = (ViewController(), ViewController(), ViewController())
      first.present(shown, animated: false)
      second.present(shown, animated: false)
    },
    Misuse(
      "Can't present ForceTouch.ViewController on ForceTouch.ViewController: it contains or presents the receiver."
    ) {
      let (lower, upper) = (ViewController(), ViewController())
      lower.present(upper, animated: false)
      upper.present(lower, animated: false)
    },
    Misuse(
      "Can't present ForceTouch.NavigationController on ForceTouch.ViewController: it contains or presents the receiver."
    ) {
      let page = ViewController()
      page.present(NavigationController(rootViewController: page), animated: false)
    },
    Misuse(
      "Can't add ForceTouch.ViewController to ForceTouch.ViewController: it contains the receiver."
    ) {
      let (outer, inner) = (ViewController(), ViewController())
      outer.addChild(inner)
      inner.addChild(outer)
    },
    Misuse(
      "Can't register <View; …> for previewing: ForceTouch.ViewController has already registered it."
    ) {
      let (previewer, controller, view) = (Previewer(), ViewController(), View())
      controller.registerForPreviewing(with: previewer, sourceView: view)
      controller.registerForPreviewing(with: previewer, sourceView: view)
    },
    Misuse("A tab bar controller can't contain a controller twice.") {
      let controller = ViewController()
      TabBarController().viewControllers = [controller, controller]
    },
    Misuse(
      "Can't set the view of ForceTouch.ViewController: it is already the view of ForceTouch.ViewController."
    ) {
      let (first, second) = (ViewController(), ViewController())
      second.view = first.view
    },
    Misuse(
      "Can't override the traits of ForceTouch.ViewController: it isn't a child of ForceTouch.ViewController."
    ) {
      ViewController().setOverrideTraitCollection(nil, forChild: ViewController())
    },
    Misuse(
      "Can't transition to or from ForceTouch.ViewController: it isn't a child of ForceTouch.ViewController."
    ) {
      ViewController().transition(
        from: ViewController(), to: ViewController(), duration: 0, animations: nil)
    },
    Misuse("Can't select action 2: the peek shows 0 actions.") {
      let scene = PeekScene()
      scene.register()
      scene.press.touch()
      scene.press.preview(1)
      scene.press.dispatcher.peek?.selectAction(at: 2)
    },
    Misuse("Can't select the action Delete: it isn't in the menu.") {
      let scene = MenuScene()
      scene.open()
      scene.menu?.select(Action(title: "Delete") { _ in })
    },
  ]

  private static func animator(_ duration: TimeInterval) -> PropertyAnimator {
    PropertyAnimator(duration: duration, curve: .linear)
  }

  private static func stopped() -> PropertyAnimator {
    let running = animator(1)
    running.startAnimation()
    running.stopAnimation(false)
    return running
  }
}

@Suite struct MisuseTests {
  #if compiler(>=6.3)
    @Test(arguments: Misuse.all.indices)
    func `misuse traps with a message`(_ number: Int) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [number] in
        Misuse.all[number].act()
      }

      #if DEBUG
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
          .prefix { $0 != "\n" }
        for part in Misuse.all[number].sentence.components(separatedBy: "…") {
          expect(message.contains(part))
        }
      #endif
    }
  #endif
}
