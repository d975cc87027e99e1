import ForceTouch
import Foundation
import ViewGeometry

/// What holds once everything that an operation has brought about is over.
extension NestedScene {
  /// What is wrong now, a line each.
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

  /// What a controller has presented itself, not one around it.
  func presented(by controller: ViewController?) -> ViewController? {
    guard let controller else { return nil }
    let presented = controller.presentedViewController
    return presented?.presentingViewController === controller ? presented : nil
  }

  /// Whether what the controller presents has come into the place of its view.
  private func isCovered(_ controller: ViewController) -> Bool {
    guard let presentation = presented(by: controller)?.presentationController else { return false }
    return presentation.containerView != nil && presentation.shouldRemovePresentersView
  }

  /// Whether the window shows the place that the controller has, and nothing has come into its view's place.
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

  /// Everything about what is shown, a line each.
  var answers: [String] {
    window.layoutIfNeeded()
    var answers: [String] = []
    describe(window, depth: 0, in: &answers)
    for controller in all {
      let presenter = isPresented(controller) ? name(controller.presentingViewController) : "none"
      answers.append(
        "\(name(controller)) in \(name(controller.parent)), presented by \(presenter)")
      if let view = controller.viewIfLoaded, view.window === window {
        answers.append(
          "\(name(controller)) \(controller.traitCollection), safe \(view.safeAreaInsets)")
      }
    }
    for stack in stacks {
      answers.append("\(name(stack)) \(stack.viewControllers.map(name))")
      answers.append("\(stack.navigationBar.items?.count ?? 0) items")
    }
    answers.append(
      "tabs \((tabs.viewControllers ?? []).map(name)), \(name(tabs.selectedViewController))")
    return answers
  }

  private func describe(_ view: View, depth: Int, in lines: inout [String]) {
    let name = all.first { $0.viewIfLoaded === view }?.telling.name ?? "\(type(of: view))"
    lines.append(String(repeating: " ", count: depth) + "\(name) \(view.frame) \(view.isHidden)")
    for subview in view.subviews { describe(subview, depth: depth + 1, in: &lines) }
  }
}

/// What a scene has ended as, made at once by a new one.
extension NestedScene {
  /// A new scene with the same configuration.
  func copied() -> NestedScene {
    let copy = NestedScene(seed: 0)
    func its(_ controller: ViewController) -> ViewController {
      let index = all.firstIndex { $0 === controller } ?? 0
      return copy.all[index]
    }
    func present(_ controller: ViewController, isShown: Bool) {
      guard let presented = presented(by: controller) else { return }
      let style = presented.modalPresentationStyle
      let wasShown = presented.presentationController?.containerView != nil
      guard wasShown == isShown else { return }
      if isShown { copy.reveal(its(controller)) }
      its(presented).modalPresentationStyle = style
      its(controller).present(its(presented), animated: false)
    }
    /// From the inside out: what covers a container takes its children's views out of the window.
    func presentAll(in controller: ViewController, isShown: Bool) {
      for child in controller.children { presentAll(in: child, isShown: isShown) }
      present(controller, isShown: isShown)
      if let presented = presented(by: controller) { presentAll(in: presented, isShown: isShown) }
    }

    if let shown = own.shown { copy.own.show(its(shown)) }
    func arrange() {
      for (stack, new) in zip(stacks, copy.stacks) {
        new.viewControllers = stack.viewControllers.map(its)
      }
      copy.tabs.viewControllers = tabs.viewControllers?.map(its)
      copy.tabs.selectedIndex = tabs.selectedIndex
    }
    arrange()
    for controller in all where controller.parent == nil && !isPresented(controller) {
      presentAll(in: controller, isShown: false)
    }
    // What was shown in one that has left the window has left with it.
    let roots = all.filter { $0.parent == nil && !isPresented($0) && holdsShown($0) }
    for root in roots.map({ $0 as ViewController }) + [window.rootViewController].compactMap({ $0 })
    {
      copy.window.rootViewController = its(root)
      presentAll(in: root, isShown: true)
    }
    arrange()
    return copy
  }

  /// Whether something is shown over a controller in here.
  private func holdsShown(_ controller: ViewController) -> Bool {
    guard controller !== window.rootViewController else { return false }
    return controller.children.contains { child in
      presented(by: child)?.presentationController?.containerView != nil || holdsShown(child)
    }
  }

  /// Brings a controller into the window by what shows its place, whatever is shown after it.
  private func reveal(_ controller: ViewController) {
    if let parent = controller.parent {
      reveal(parent)
      (parent as? Stack)?.popToViewController(controller, animated: false)
      (parent as? Tabs)?.selectedViewController = controller
    }
  }
}
