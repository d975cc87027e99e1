import ForceTouch
import Foundation
import ViewGeometry

/// The properties that hold once all effects of an operation are over.
extension NestedScene {
  /// The current faults, a line each.
  var wrong: [String] {
    var wrong = faults
    for controller in all {
      wrong += wrongLinks(of: controller).map { "\(name(controller)) \($0)" }
      wrong += wrongState(of: controller).map { "\(name(controller)) \($0)" }
    }
    for stack in stacks where Set(stack.children) != Set(stack.viewControllers) {
      wrong.append("\(name(stack)) has the children \(stack.children.map(name))")
    }
    if Set(tabs.children) != Set(tabs.viewControllers ?? []) {
      wrong.append("the tabs have the children \(tabs.children.map(name))")
    }
    return wrong
  }

  private func wrongLinks(of controller: any Told) -> [String] {
    var wrong: [String] = []
    if let parent = controller.parent, !parent.children.contains(controller) {
      wrong.append("is no child of its parent \(name(parent))")
    }
    for child in controller.children where child.parent !== controller {
      wrong.append("isn't the parent of its child \(name(child))")
    }
    if isPresented(controller), presented(by: controller.presentingViewController) !== controller {
      wrong.append("isn't what its presenter has presented")
    }
    if let presented = presented(by: controller),
      presented.presentingViewController !== controller
    {
      wrong.append("isn't the presenter of \(name(presented))")
    }
    return wrong
  }

  private func wrongState(of controller: any Told) -> [String] {
    let isShown = controller.viewIfLoaded?.window === window
    var wrong: [String] = []
    if isShown != isInPlace(controller) || (isShown && isCovered(controller)) {
      wrong.append(isShown ? "is in the window" : "isn't in the window")
    }
    let last = controller.telling.last
    if last != (isShown ? .didAppear : .didDisappear) { wrong.append("was told last \(last)") }
    if !controller.telling.isSettled { wrong.append("waits for the end of its move") }
    if controller.transitionCoordinator != nil { wrong.append("is in a transition") }
    if isShown, controller.isBeingPresented || controller.isBeingDismissed {
      wrong.append("is being presented or dismissed")
    }
    if isShown, controller.isMovingToParent || controller.isMovingFromParent {
      wrong.append("is being moved")
    }
    return wrong
  }

  /// The controller that this controller presented itself, not one of its ancestors.
  func presented(by controller: ViewController?) -> ViewController? {
    guard let controller else { return nil }
    let presented = controller.presentedViewController
    return presented?.presentingViewController === controller ? presented : nil
  }

  /// Whether the view that the controller presents has replaced its own.
  private func isCovered(_ controller: ViewController) -> Bool {
    guard let presentation = presented(by: controller)?.presentationController else { return false }
    return presentation.containerView != nil && presentation.shouldRemovePresentersView
  }

  /// Whether the controller's position is shown in the window, and no presentation has replaced its
  /// view.
  private func isInPlace(_ controller: ViewController) -> Bool {
    hasPlace(controller) && !isCovered(controller)
  }

  private func hasPlace(_ controller: ViewController) -> Bool {
    if let parent = controller.parent {
      let shown: ViewController? =
        switch parent {
        case let stack as Stack: stack.topViewController
        case let tabs as Tabs: tabs.selectedViewController
        case let own as Swapping: own.shown
        default: nil
        }
      return shown === controller && isInPlace(parent)
    }
    guard isPresented(controller), let presenter = controller.presentingViewController,
      let presentation = controller.presentationController
    else { return window.rootViewController === controller }
    guard presentation.containerView != nil else { return false }
    return presentation.shouldPresentInFullscreen || hasPlace(presenter)
  }
}
