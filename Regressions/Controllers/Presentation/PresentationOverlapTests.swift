import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Presentations and dismissals that callbacks of other ones start.
@Suite struct PresentationOverlapTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = Screenful()
  private let middle = Screenful()
  private let top = Screenful()

  init() {
    for controller in [middle, top] { controller.modalPresentationStyle = .fullScreen }
    window.rootViewController = root
  }

  @Test func `A presentation repeated on appearing can be dismissed again`() {
    root.present(middle, animated: false)
    root.onceAppeared = { [root, middle] in root.present(middle, animated: false) }

    root.dismiss(animated: false)
    let shown = window.subviews.count
    root.dismiss(animated: false)

    expect(shown == 1 && middle.view.window == nil)
    expectEqual(window.subviews, [root.view])
  }

  @Test func `A popover's settings count when it is presented again on its dismissal`() {
    middle.modalPresentationStyle = .popover
    root.present(middle, animated: false)
    let first = middle.popoverPresentationController
    middle.onceDisappeared = { [root, middle] in
      middle.popoverPresentationController?.permittedArrowDirections = .left
      root.present(middle, animated: false)
    }

    root.dismiss(animated: false)

    let second = middle.popoverPresentationController
    expect(second !== first)
    expect(second?.containerView?.window === window)
    expectEqual(second?.permittedArrowDirections, .left)
  }

  @Test func `A dismissal asked for twice leaves the next one alone`() {
    root.present(middle, animated: false)
    middle.onceDisappearing = { [root] in root.dismiss(animated: false) }
    root.onceAppeared = { [root, top] in root.present(top, animated: false) }

    root.dismiss(animated: false)

    expect(root.presentedViewController === top && top.presentingViewController === root)
    expect(top.view.window === window)
  }

  @Test func `A controller that has everything dismissed on appearing goes too`() {
    root.present(middle, animated: false)
    top.onceAppearing = { [root] in root.dismiss(animated: false) }

    middle.present(top, animated: false)

    expect(root.presentedViewController == nil && middle.presentedViewController == nil)
    expectEqual(window.subviews, [root.view])
  }

  @Test func `A controller that has the root replaced on appearing goes too`() {
    let other = Screenful()
    root.present(middle, animated: false)
    top.onceAppearing = { [window] in window.rootViewController = other }

    middle.present(top, animated: false)

    expectEqual(window.subviews, [other.view])
  }

  @Test func `One that dismisses what it presents while it goes is taken away once`() {
    let delegate = CountingTransitions()
    for controller in [middle, top] { controller.modalPresentationStyle = .custom }
    top.transitioningDelegate = delegate
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    middle.onceDisappearing = { [middle] in middle.dismiss(animated: false) }

    root.dismiss(animated: false)

    expectEqual(delegate.made?.calls, ["will begin", "did end", "will end", "did end"])
    expectEqual(window.subviews, [root.view])
  }

  @Test func `One that is being dismissed presents nothing`() {
    middle.modalPresentationStyle = .overFullScreen
    root.present(middle, animated: false)
    middle.onceDisappearing = { [middle, top] in middle.present(top, animated: false) }

    root.dismiss(animated: false)

    expect(top.presentingViewController == nil)
    expectEqual(window.subviews, [root.view])
  }

  @Test func `A delegate that dismisses in place of the user ends one presentation`() {
    let delegate = DismissingDelegate()
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    let presentation = top.presentationController
    presentation?.delegate = delegate
    delegate.willDismiss = { [top] in top.dismiss(animated: false) }

    presentation?.dismissByUser()

    expect(root.presentedViewController === middle && middle.presentedViewController == nil)
    expectEqual(delegate.windowsAfter, [nil])
  }

  @Test func `A delegate is notified of a delayed dismissal when it is over`() {
    let delegate = DismissingDelegate()
    top.presentationController?.delegate = delegate
    top.onceAppeared = { [top] in top.presentationController?.dismissByUser() }

    root.present(top, animated: false)

    expectEqual(delegate.windowsAfter, [nil])
  }

  @Test func `A child speaks of the presentation around it`() {
    let stack = NavigationController(rootViewController: top)
    stack.modalPresentationStyle = .pageSheet
    root.present(stack, animated: false)

    expect(top.presentationController === stack.presentationController)
    expect(top.sheetPresentationController?.containerView?.window === window)
    expect(top.popoverPresentationController == nil)
  }

  @Test func `A controller deep in a presented one speaks of its presentation, others don't`() {
    let (inner, beside) = (ViewController(), ViewController())
    top.addChild(inner)
    root.addChild(beside)
    let stack = NavigationController(rootViewController: top)
    stack.modalPresentationStyle = .pageSheet
    root.present(stack, animated: false)

    expect(inner.presentationController === stack.presentationController)
    expect(inner.presentationController?.presentedViewController === stack)
    expect(beside.presentationController?.presentedViewController === beside)
  }

  @Test(arguments: ["willAppear", "isAppearing"])
  func `A presenting view that a callback takes out meanwhile isn't put back`(moment: String) {
    let log = ControllerLog()
    let (presenter, shown) = (RecordingController("A", log), RecordingController("B", log))
    window.rootViewController = presenter
    shown.modalPresentationStyle = .fullScreen
    shown.onCall = { _, call in
      if call == moment { presenter.view.removeFromSuperview() }
    }
    _ = log.take()

    presenter.present(shown, animated: false)
    let told = log.take().filter { $0.hasPrefix("A") }
    let isAlone = window.subviews.count == 1 && shown.view.window === window
    presenter.dismiss(animated: false)

    expectEqual(told, ["A willDisappear", "A didDisappear"])
    expect(isAlone && window.subviews == [])
    expectEqual(log.take(), ["B willDisappear", "B didDisappear"])
    window.addSubview(presenter.view)
    expectEqual(log.take(), ["A willAppear", "A isAppearing", "A didAppear"])
  }
}

private final class Screenful: ViewController {
  var onceAppearing: (() -> Void)?
  var onceAppeared: (() -> Void)?
  var onceDisappearing: (() -> Void)?
  var onceDisappeared: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) { run(\.onceAppearing) }
  override func viewDidAppear(_ animated: Bool) { run(\.onceAppeared) }
  override func viewWillDisappear(_ animated: Bool) { run(\.onceDisappearing) }
  override func viewDidDisappear(_ animated: Bool) { run(\.onceDisappeared) }

  private func run(_ block: ReferenceWritableKeyPath<Screenful, (() -> Void)?>) {
    let pending = self[keyPath: block]
    self[keyPath: block] = nil
    pending?()
  }
}

private final class CountingPresentation: PresentationController {
  var calls: [String] = []

  override func presentationTransitionWillBegin() { calls.append("will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did end") }
  override func dismissalTransitionWillBegin() { calls.append("will end") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did end") }
}

private final class CountingTransitions: ViewControllerTransitioningDelegate {
  var made: CountingPresentation?

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    made = CountingPresentation(presentedViewController: presented, presenting: presenting)
    return made
  }
}

private final class DismissingDelegate: AdaptivePresentationControllerDelegate {
  var willDismiss: () -> Void = {}
  var windowsAfter: [Window?] = []

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    willDismiss()
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    windowsAfter.append(presentationController.presentedViewController.view.window)
  }
}
