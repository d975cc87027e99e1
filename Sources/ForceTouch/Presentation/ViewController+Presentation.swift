import ViewGeometry

extension ViewController {
  /// The controller presented over this one, or over one around it.
  public final var presentedViewController: ViewController? {
    var next: ViewController? = self
    while let controller = next {
      if let presented = controller.ownPresented { return presented }
      next = controller.ownParent
    }
    return nil
  }

  /// The controller that presented this one, or one around it.
  public final var presentingViewController: ViewController? {
    var next: ViewController? = self
    while let controller = next {
      if let presenter = controller.ownPresenter { return presenter }
      next = controller.ownParent
    }
    return nil
  }

  /// What presents the controller or the nearest one around that is presented, or else will present the controller: made for
  /// `modalPresentationStyle` when first asked for.
  public final var presentationController: PresentationController? {
    var outer = ownPresenter == nil ? ownParent : nil
    while let controller = outer {
      if controller.ownPresenter != nil { return controller.ownPresentation }
      outer = controller.ownParent
    }
    return preparedPresentation()
  }

  private func preparedPresentation() -> PresentationController {
    if let ownPresentation, ownPresentation.isShown || hasPresentationOfItsStyle {
      return ownPresentation
    }
    let made = makePresentation()
    ownPresentation = made
    return made
  }

  /// The same where it is a popover's; nil for other styles.
  public final var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// The same where it is a sheet's; nil for other styles.
  public final var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  /// Whether the controller, or one around it, is presented as a sheet on a phone.
  final var isInSheetOfPhone: Bool {
    var outermost = self
    while let parent = outermost.ownParent { outermost = parent }
    guard let presentation = outermost.ownPresentation, presentation.isShown else { return false }
    return presentation.isSheetOfPhone
  }

  /// Has a presentation controller that isn't in use follow `modalPresentationStyle`.
  ///
  /// One of another class goes with all that was set, whether or not somebody asks for it meanwhile.
  final func presentationStyleWishDidChange() {
    guard ownPresenter == nil else { return }
    if hasPresentationOfItsStyle {
      ownPresentation?.presentationStyle = modalPresentationStyle
    } else {
      ownPresentation = nil
    }
  }

  /// Whether the presentation controller that is there is of the class for `modalPresentationStyle`.
  private var hasPresentationOfItsStyle: Bool {
    switch modalPresentationStyle {
    case .popover: ownPresentation is PopoverPresentationController
    case .automatic, .pageSheet, .formSheet: ownPresentation is SheetPresentationController
    default:
      !(ownPresentation is PopoverPresentationController)
        && !(ownPresentation is SheetPresentationController)
    }
  }

  private func makePresentation() -> PresentationController {
    switch modalPresentationStyle {
    case .popover:
      PopoverPresentationController(presentedViewController: self, presenting: ownPresenter)
    case .automatic, .pageSheet, .formSheet:
      SheetPresentationController(presentedViewController: self, presenting: ownPresenter)
    default: PresentationController(presentedViewController: self, presenting: ownPresenter)
    }
  }

  /// The presentation controller for a presentation that begins now.
  private func takePresentation(
    from presenter: ViewController, source: ViewController
  ) -> PresentationController {
    if modalPresentationStyle == .custom,
      let made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      ownPresentation = made
    }
    let presentation = preparedPresentation()
    presentation.ownPresenting = presenter
    presentation.presentedStyle = modalPresentationStyle
    // What presents may be narrow, such as a column: a presentation lies over all of it.
    let outer = presenter.viewIfLoaded?.window == nil ? nil : presenter.viewIfLoaded?.superview
    presentation.presentationStyle = presentation.adapt(
      to: outer?.traitCollection ?? source.traitCollection)
    return presentation
  }

  /// The controller that presents where this one is asked to: the outermost around it, or the nearest that defines the context.
  private func presenter(for style: ModalPresentationStyle) -> ViewController {
    let staysInContext = style == .currentContext || style == .overCurrentContext
    var candidate = self
    while !(staysInContext && candidate.definesPresentationContext),
      let parent = candidate.ownParent
    {
      candidate = parent
    }
    return candidate
  }

  final func presentOver(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(controller !== self, "Can't present a controller on itself: \(controller).")
    let presenter = presenter(for: controller.modalPresentationStyle)
    guard presenter.ownPresented == nil, !presenter.isBeingDismissed else { return }
    precondition(
      controller.ownPresenter == nil, "Can't present \(controller): it is presented already.")
    var next: ViewController? = self
    while let around = next {
      precondition(
        around !== controller, "Can't present \(controller) on \(self): it is around or below it.")
      next = around.ownParent ?? around.ownPresenter
    }
    presenter.ownPresented = controller
    controller.ownPresenter = presenter
    let presentation = controller.takePresentation(from: presenter, source: self)
    presenter.runInPlace {
      presenter.presentations.run {
        // It may have been dismissed by now.
        if controller.ownPresentation === presentation,
          let outer = presenter.viewIfLoaded, outer.window != nil
        {
          presentation.show(over: outer, animated: animated)
        }
        completion?()
      }
    }
  }

  final func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presenter = presented.ownPresenter else {
      guard let presenter = presentingViewController else { return }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    presenter.runInPlace {
      presenter.afterPresentations {
        // It may have been taken away by now, and another one have come.
        if presenter.ownPresented === presented {
          var above = [presented]
          while let next = above.last?.ownPresented { above.append(next) }
          PresentationController.takeAway(above, over: presenter, animated: animated)
        }
        completion?()
      }
    }
  }

  /// Changes what the controller presents in its place: after the transition of its parent that may bring its view there, or take it away.
  private final func runInPlace(_ change: @escaping () -> Void) {
    guard let ownParent else { return change() }
    ownParent.childTransitions.run(change)
  }

  /// The views at the controller's place in its parent, where it has come: its own, unless what it presents there is shown instead of it, and
  /// over it the container of that.
  final var viewsInPlace: [View] {
    let presentation = ownPresented?.ownPresentation
    var views: [View] = []
    if let view = viewIfLoaded, !isReplacedInPlace { views.append(view) }
    if let container = presentation?.container, !(container.superview is Window) {
      views.append(container)
    }
    return views
  }

  /// Those of them that are in the view of `parent` now.
  final func viewsInPlace(of parent: ViewController) -> [View] {
    guard let outer = parent.viewIfLoaded else { return [] }
    return viewsInPlace.filter { $0.isDescendant(of: outer) }
  }

  /// Whether what the controller presents is shown instead of its view.
  final var isReplacedInPlace: Bool { ownPresented?.ownPresentation?.removed != nil }

  /// Changes what the controller presents, after the transitions that go on here and at the controllers below and above.
  final func afterPresentations(_ change: @escaping () -> Void) {
    var stack = [self]
    while let below = stack.first?.presentingViewController { stack.insert(below, at: 0) }
    while let above = stack.last?.ownPresented { stack.append(above) }
    guard let busy = stack.last(where: { $0 !== self && $0.presentations.isRunning }) else {
      return presentations.run(change)
    }
    busy.presentations.run { [self] in presentations.run(change) }
  }
}
