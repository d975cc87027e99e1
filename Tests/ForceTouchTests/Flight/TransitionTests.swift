import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

/// Pushes, pops, tabs, rotations and transitions of containers on a clock.
@Suite final class TransitionTests {
  private typealias Controller = LoggedController

  private let stage = TransitionStage()
  private var clock: AnimationClock { stage.clock }
  private var log: TransitionLog { stage.log }
  private var window: UIWindow { stage.window }
  private var root: Controller { stage.root }
  private var top: Controller { stage.top }
  private var stack: UINavigationController { stage.stack }

  private func seenX(_ controller: UIViewController) -> CGFloat { stage.seenX(controller) }

  @Test func `R15.40 A push slides in, and has been shown when it is there`() {
    clock.use {
      stack.pushViewController(top, animated: true)
      stack.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.log.lines.append("alongside") },
        completion: { _ in self.log.lines.append("completion") })
      expectEqual(stack.transitionCoordinator?.transitionDuration, 0.35)
      expectEqual(
        log.taken(), ["root will go", "top will appear", "will show", "alongside"])
      expectEqual([seenX(root), seenX(top)], [0, 400])
      expectEqual(top.view.frame.minX, 0)
      clock.advance(by: 0.175)
      expect(abs(seenX(top) - 200) < 1e-6 && abs(seenX(root) + 60) < 1e-6)
      expect(stack.topViewController === top && root.view.window === window)
      expectEqual(log.taken(), [])
      clock.advanceToRest()
    }
    expectEqual(
      log.taken(), ["root did go", "top did appear", "completion", "did show", "top moved"])
    expectEqual(clock.now, 0.35)
    expect(root.view.window == nil && stack.transitionCoordinator == nil)
    expectEqual([root.view.frame.minX, top.view.frame.minX], [0, 0])
  }

  @Test func `R15.40 A pop is the way back, with the upper view in front`() {
    stack.pushViewController(top, animated: false)
    _ = log.taken()
    clock.use {
      expect(stack.popViewController(animated: true) === top)
      expectEqual(log.taken(), ["top will leave", "top will go", "root will appear", "will show"])
      clock.advance(by: 0.175)
      expect(abs(seenX(top) - 200) < 1e-6 && abs(seenX(root) + 60) < 1e-6)
      let subviews = stack.view.subviews
      expect(
        subviews.firstIndex(of: root.view) ?? 9 < subviews.firstIndex(of: top.view) ?? 0)
      clock.advanceToRest()
    }
    expectEqual(log.taken(), ["top did go", "root did appear", "did show", "top left"])
    expect(top.view.superview == nil && top.parent == nil)
    expectEqual([root.view.frame.minX, top.view.frame.minX], [0, 0])
  }

  @Test func `R15.40 From right to left the trailing edge is the left one`() {
    stack.view.semanticContentAttribute = .forceRightToLeft
    clock.use {
      stack.pushViewController(top, animated: true)
      expectEqual(seenX(top), -400)
    }
  }

  @Test func `R15.40 Changes on the way are shown after it, in the end the last one`() {
    let third = Controller("third", log)
    clock.use {
      stack.pushViewController(top, animated: true)
      clock.advance(by: 0.1)
      stack.pushViewController(third, animated: true)
      expectEqual(stack.viewControllers.count, 3)
      stack.popToRootViewController(animated: true)
      clock.advanceToRest()
    }
    expect(stack.topViewController === root && root.view.window === window)
    expect(root.view.superview === stack.view)
    expectEqual(stack.view.subviews.count, 2)
    expect(top.parent == nil && third.parent == nil)
    expectEqual(log.lines.filter { $0 == "root did appear" }.count, 1)
    expect(clock.isAtRest)
  }

  @Test
  func `R15.40 A stack that is taken away in the middle comes to rest, and shows its top again`() {
    clock.use {
      stack.pushViewController(top, animated: true)
      clock.advance(by: 0.1)
      window.rootViewController = UIViewController()
      clock.advanceToRest()
      expect(clock.isAtRest && stack.transitionCoordinator == nil)
      window.rootViewController = stack
      window.layoutIfNeeded()
      expect(top.view.window === window && root.view.window == nil)
      stack.popViewController(animated: true)
      clock.advanceToRest()
    }
    expect(root.view.window === window && top.view.window == nil)
    expectEqual(log.lines.last, "top left")
  }

  @Test func `R15.40 Without animation, without a clock or in a hidden window it is over at once`()
  {
    stack.pushViewController(top, animated: true)
    expectEqual(log.lines.last, "top moved")
    clock.use {
      stack.popViewController(animated: false)
      expectEqual(log.lines.last, "top left")
      window.isHidden = true
      stack.pushViewController(top, animated: true)
      expectEqual(log.lines.last, "top moved")
    }
    expect(clock.isAtRest)
  }

  @Test func `R15.41 A tab is selected at once, with a clock as well`() {
    let tabs = UITabBarController()
    let pages = [Controller("one", log), Controller("two", log)]
    window.rootViewController = tabs
    clock.use {
      tabs.setViewControllers(pages, animated: true)
      window.layoutIfNeeded()
      _ = log.taken()
      tabs.selectedIndex = 1
    }
    expectEqual(log.taken(), ["one will go", "two will appear", "one did go", "two did appear"])
    expect(clock.isAtRest)
  }

  @Test func `R15.42 A container's transition takes its duration`() {
    let container = UIViewController()
    let pages = [Controller("one", log), Controller("two", log)]
    window.rootViewController = container
    for page in pages { container.addChild(page) }
    container.view.addSubview(pages[0].view)
    pages[0].didMove(toParent: container)
    window.layoutIfNeeded()
    _ = log.taken()
    clock.use {
      container.transition(
        from: pages[0], to: pages[1], duration: 0.5, animations: { pages[1].view.alpha = 0.5 },
        completion: { self.log.lines.append("completion \($0) \(self.clock.now)") })
      expectEqual(log.taken(), ["one will go", "two will appear"])
      clock.advance(by: 0.25)
      expect(pages[0].view.window === window && pages[1].view.window === window)
      expect(abs((pages[1].view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
      clock.advanceToRest()
    }
    expectEqual(log.taken(), ["one did go", "two did appear", "completion true 0.5"])
    expect(pages[0].view.superview == nil)
  }

  @Test func `R15.43 A bar that is hidden takes its time to make room`() {
    root.edgesForExtendedLayout = []
    stack.view.setNeedsLayout()
    window.layoutIfNeeded()
    let top = root.view.frame.minY
    clock.use {
      stack.setNavigationBarHidden(true, animated: true)
      clock.advance(by: TimeInterval(UINavigationController.hideShowBarDuration) / 2)
      expect(abs((root.view.layer.presentation()?.frame.minY ?? 0) - top / 2) < 1e-6)
      expectEqual(root.view.frame.minY, 0)
      clock.advanceToRest()
    }
    expectEqual(clock.now, 0.2)
    expectEqual(root.view.layer.presentation()?.frame.minY, 0)
  }

  @Test(arguments: [(UIInterfaceOrientation.landscapeLeft, 0.3), (.portraitUpsideDown, 0.6)])
  func `R15.44 A rotation takes time, one by 180 degrees twice as long`(
    orientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    let scene = UIWindowScene(
      screen: UIScreen(portraitSize: CGSize(width: 400, height: 800)))
    let window = UIWindow(windowScene: scene)
    let turning = Controller("turning", log)
    window.rootViewController = turning
    window.isHidden = false
    window.layoutIfNeeded()
    _ = log.taken()
    clock.use {
      scene.rotate(to: orientation)
      expectEqual(scene.interfaceOrientation, orientation)
      let turned = orientation.isLandscape
      expectEqual(window.bounds.width, turned ? 800 : 400)
      expectEqual(
        log.taken(), turned ? ["turning gets 800.0", "alongside"] : [])
      clock.advance(by: duration / 2)
      let width = turning.view.layer.presentation()?.bounds.width ?? 0
      expect(abs(width - (turned ? 600 : 400)) < 1e-6)
      expectEqual(turning.transitionCoordinator?.transitionDuration, duration)
      clock.advanceToRest()
      expect(abs(clock.now - duration) < 1e-12)
      expectEqual(log.taken(), turned ? ["turned"] : [])
      expect(turning.transitionCoordinator == nil)
    }
  }
}
