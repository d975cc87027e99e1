import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// The appearance callbacks of controllers, as tables of calls in UIKit's order.
@Suite struct AppearanceTests {
  private let log = ControllerLog()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func controller(_ name: String) -> RecordingController { RecordingController(name, log) }

  @Test func `The root of a window appears after it is laid out`() {
    let root = controller("A")
    root.notesLayout = true

    window.rootViewController = root

    expectEqual(
      log.calls,
      [
        "A didLoad", "A willAppear", "A isAppearing", "A willLayout", "A didLayout", "A didAppear",
      ])
  }

  @Test func `The root of a hidden window appears when the window is shown, and goes with it`() {
    let root = controller("A")
    root.notesLayout = true
    window.isHidden = true
    window.rootViewController = root
    let before = log.take()

    window.isHidden = false
    let shown = log.take()
    window.isHidden = true

    expectEqual(before, ["A didLoad"])
    expectEqual(
      shown, ["A willAppear", "A isAppearing", "A willLayout", "A didLayout", "A didAppear"])
    expectEqual(log.take(), ["A willDisappear", "A didDisappear"])
  }

  @Test func `One root gives way to the next`() {
    let (first, second) = (controller("A"), controller("B"))
    window.rootViewController = first
    _ = log.take()

    window.rootViewController = second

    expectEqual(
      log.calls,
      [
        "A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "B isAppearing",
        "B didAppear",
      ])
  }

  @Test func `Pushing and popping`() {
    let (first, second) = (controller("A"), controller("B"))
    let navigation = NavigationController(rootViewController: first)
    second.notesLayout = true
    window.rootViewController = navigation
    let shown = log.take()

    navigation.pushViewController(second, animated: true)
    let pushed = log.take()
    second.notesLayout = false
    navigation.popViewController(animated: true)

    expectEqual(
      shown,
      [
        "A willMove in", "A didMove in", "A didLoad", "A willAppear", "A isAppearing",
        "A didAppear",
      ])
    expectEqual(
      pushed,
      [
        "B willMove in", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing",
        "B willLayout", "B didLayout", "A didDisappear", "B didAppear", "B didMove in",
      ])
    expectEqual(
      log.calls,
      [
        "B willMove out", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear",
        "A didAppear", "B didMove out",
      ])
  }

  @Test func `Controllers below the top of a stack only get callbacks about their parent`() {
    let (first, second, third) = (controller("A"), controller("B"), controller("C"))
    let navigation = NavigationController(rootViewController: first)
    window.rootViewController = navigation
    _ = log.take()

    navigation.setViewControllers([second, third], animated: false)

    expectEqual(
      log.calls,
      [
        "B willMove in", "C willMove in", "A willMove out", "C didLoad", "A willDisappear",
        "C willAppear", "C isAppearing", "A didDisappear", "C didAppear", "A didMove out",
        "B didMove in", "C didMove in",
      ])
    expect(!second.isViewLoaded)
  }

  @Test func `Changing tabs`() {
    let (first, second) = (controller("A"), controller("B"))
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    _ = log.take()

    tabs.selectedIndex = 1

    expectEqual(
      log.calls,
      [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
        "B didAppear",
      ])
  }

  @Test func `Presenting over the whole screen and dismissing`() {
    let (first, second) = (controller("A"), controller("B"))
    second.modalPresentationStyle = .fullScreen
    second.notesLayout = true
    window.rootViewController = first
    _ = log.take()

    first.present(second, animated: true) { [log] in log.note("complete") }
    let presented = log.take()
    second.notesLayout = false
    first.dismiss(animated: true) { [log] in log.note("complete") }

    expectEqual(
      presented,
      [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B willLayout",
        "B didLayout", "B didAppear", "A didDisappear", "complete",
      ])
    expectEqual(
      log.calls,
      [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
        "complete",
      ])
  }

  @Test(arguments: [ModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .popover])
  func `The presenter stays under what doesn't cover it`(style: ModalPresentationStyle) {
    let (first, second) = (controller("A"), controller("B"))
    second.modalPresentationStyle = style
    window.rootViewController = first
    _ = log.take()

    first.present(second, animated: true)
    first.dismiss(animated: true)

    expectEqual(
      log.calls,
      [
        "B didLoad", "B willAppear", "B isAppearing", "B didAppear", "B willDisappear",
        "B didDisappear",
      ])
  }

  @Test func `Dismissing what lies under several takes all away`() {
    let controllers = "ABC".map { controller(String($0)) }
    for presented in controllers { presented.modalPresentationStyle = .fullScreen }
    window.rootViewController = controllers[0]
    controllers[0].present(controllers[1], animated: false)
    controllers[1].present(controllers[2], animated: false)
    _ = log.take()

    controllers[0].dismiss(animated: false)

    expectEqual(
      log.calls,
      [
        "C willDisappear", "A willAppear", "A isAppearing", "A didAppear", "C didDisappear",
      ])
    expectEqual(window.subviews, [controllers[0].view])
  }

  @Test func `A child in a parent that appears begins after it and ends before it`() {
    let (parent, child) = (controller("P"), controller("C"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()

    window.rootViewController = parent
    let shown = log.take()
    window.rootViewController = nil

    expectEqual(
      shown,
      [
        "P willAppear", "C willAppear", "P isAppearing", "C isAppearing", "C didAppear",
        "P didAppear",
      ])
    expectEqual(
      log.calls, ["P willDisappear", "C willDisappear", "C didDisappear", "P didDisappear"])
  }

  @Test func `A child that comes while its parent appears has appeared when the parent has`() {
    let (parent, child) = (controller("P"), controller("C"))
    parent.onCall = { parent, call in
      guard call == "isAppearing" else { return }
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }

    window.rootViewController = parent

    expectEqual(
      log.calls,
      [
        "P didLoad", "P willAppear", "P isAppearing", "C willMove in", "C didLoad",
        "C willAppear", "C isAppearing", "C didAppear", "P didAppear",
      ])
  }

  @Test func `A child that comes later appears at once, and says that it moves`() {
    let (parent, child) = (controller("P"), controller("C"))
    window.rootViewController = parent
    var moves: [String] = []
    child.onCall = { child, call in
      if child.isMovingToParent { moves.append("in \(call)") }
      if child.isMovingFromParent { moves.append("out \(call)") }
    }

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()

    expectEqual(
      log.calls.filter { $0.hasPrefix("C") },
      [
        "C willMove in", "C didLoad", "C willAppear", "C isAppearing", "C didAppear",
        "C didMove in", "C willMove out", "C willDisappear", "C didDisappear", "C didMove out",
      ])
    expectEqual(
      moves,
      [
        "in willMove in", "in didLoad", "in willAppear", "in isAppearing", "in didAppear",
        "out willMove out", "out willDisappear", "out didDisappear",
      ])
  }

  @Test func `A container that forwards by itself says when its child appears`() {
    final class Forwarding: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Forwarding(), controller("C"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    let before = log.take()

    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    let shown = log.take()
    child.view.removeFromSuperview()

    expectEqual(before, ["C willMove in", "C didLoad"])
    expectEqual(shown, ["C willAppear", "C isAppearing", "C didAppear"])
    expectEqual(log.take(), [])
  }

  @Test func `A transition between children of a custom container`() {
    let (parent, old, new) = (controller("P"), controller("A"), controller("B"))
    window.rootViewController = parent
    parent.addChild(old)
    parent.view.addSubview(old.view)
    parent.addChild(new)
    _ = log.take()

    parent.transition(from: old, to: new, duration: 1, animations: { [log] in log.note("move") }) {
      [log] in log.note("complete \($0)")
    }

    expectEqual(
      log.calls,
      [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "move",
        "A didDisappear", "B didAppear", "complete true",
      ])
    expectEqual(parent.view.subviews, [new.view])
  }

  @Test func `Those who are presented or dismissed know it`() {
    let (first, second) = (controller("A"), controller("B"))
    window.rootViewController = first
    var moves: [String] = []
    second.onCall = { controller, call in
      if controller.isBeingPresented { moves.append("presented \(call)") }
      if controller.isBeingDismissed { moves.append("dismissed \(call)") }
    }

    first.present(second, animated: false)
    first.dismiss(animated: false)

    expectEqual(
      moves,
      [
        "presented willAppear", "presented isAppearing", "presented didAppear",
        "dismissed willDisappear", "dismissed didDisappear",
      ])
  }

  @Test func `R10.41 A disappearance begun by hand calls one that never appeared, once`() {
    let child = controller("A")

    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()

    expectEqual(log.calls, ["A willDisappear", "A didDisappear"])
  }

  @Test func `A child whose appearance is begun by hand loads its view before its callback`() {
    let child = controller("A")

    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()

    expectEqual(log.calls.prefix(2), ["A didLoad", "A willAppear"])
  }

  @Test(arguments: [true, false])
  func `A change that the window began and a container takes over ends when the container says so`(
    isAppearing: Bool
  ) {
    let (parent, child) = (controller("P"), controller("C"))
    window.rootViewController = parent
    parent.addChild(child)
    if !isAppearing { parent.view.addSubview(child.view) }
    child.onCall = { child, call in
      guard call == (isAppearing ? "willAppear" : "willDisappear") else { return }
      child.beginAppearanceTransition(isAppearing, animated: false)
    }
    child.loadViewIfNeeded()
    _ = log.take()

    if isAppearing {
      parent.view.addSubview(child.view)
    } else {
      child.view.removeFromSuperview()
    }
    let begun = log.take()
    child.endAppearanceTransition()

    expectEqual(begun, (isAppearing ? ["C willAppear", "C isAppearing"] : ["C willDisappear"]))
    expectEqual(log.calls, [isAppearing ? "C didAppear" : "C didDisappear"])
  }
}
