import ViewGeometry

extension ViewController {
  /// The default implementation of ``presentedViewController``.
  final var builtInPresentedViewController: ViewController? {
    var next: ViewController? = self
    while let controller = next {
      if let presented = controller.ownPresented { return presented }
      next = controller.ownParent
    }
    return nil
  }

  /// The default implementation of ``presentingViewController``.
  final var builtInPresentingViewController: ViewController? {
    var next: ViewController? = self
    while let controller = next {
      if let presenter = controller.ownPresenter { return presenter }
      next = controller.ownParent
    }
    return nil
  }

  /// The default implementation of ``presentationController``.
  final var builtInPresentationController: PresentationController? {
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

  /// The default implementation of ``popoverPresentationController``.
  final var builtInPopoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// The default implementation of ``sheetPresentationController``.
  final var builtInSheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  /// Whether the outermost enclosing controller is presented as a sheet
  /// (`PresentationController.isSheet`).
  ///
  /// A controller without a parent is its own outermost controller.
  final var isInSheet: Bool {
    var outermost = self
    while let parent = outermost.ownParent { outermost = parent }
    guard let presentation = outermost.ownPresentation, presentation.isShown else { return false }
    return presentation.isSheet
  }

  /// Updates the presentation controller for the new `modalPresentationStyle`, unless it is in use.
  ///
  /// If its class doesn't fit the style, it is discarded together with its settings.
  final func modalPresentationStyleDidChange() {
    guard ownPresenter == nil else { return }
    if hasPresentationOfItsStyle {
      ownPresentation?.presentationStyle = modalPresentationStyle
    } else {
      ownPresentation = nil
    }
  }

  /// Whether `ownPresentation` has the class required by `modalPresentationStyle`.
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

  /// Returns the presentation controller for a presentation by `presenter` that begins now.
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
    // The presenter may be narrow, such as a column; a presentation covers everything around it.
    let outer = presenter.viewIfLoaded?.window == nil ? nil : presenter.viewIfLoaded?.superview
    presentation.presentationStyle = presentation.adapt(
      to: outer?.traitCollection ?? source.traitCollection)
    return presentation
  }

  /// Returns the controller that presents another one in the given style.
  ///
  /// It is the outermost enclosing controller or, for a style that stays in a context, the nearest
  /// one that defines the presentation context, if there is one.
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
      controller.ownPresenter == nil, "Can't present \(controller): it is already presented.")
    var next: ViewController? = self
    while let around = next {
      precondition(
        around !== controller,
        "Can't present \(controller) on \(self): it contains or presents the receiver.")
      next = around.ownParent ?? around.ownPresenter
    }
    presenter.ownPresented = controller
    controller.ownPresenter = presenter
    let presentation = controller.takePresentation(from: presenter, source: self)
    presenter.runInPlace {
      presenter.presentations.runInTime { [self] end in
        let finish = {
          completion?()
          end()
        }
        // It may have been dismissed by now.
        guard controller.ownPresentation === presentation,
          let outer = presenter.viewIfLoaded, outer.window != nil
        else { return finish() }
        presentation.show(over: outer, source: self, animated: animated, completion: finish)
      }
    }
  }

  final func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presenter = presented.ownPresenter else {
      guard let presenter = presentingViewController else { return }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    presenter.runInPlace {
      presenter.afterPresentations { end in
        let finish = {
          completion?()
          end()
        }
        // It may have been dismissed and another controller presented by now.
        guard presenter.ownPresented === presented else { return finish() }
        var above = [presented]
        while let next = above.last?.ownPresented { above.append(next) }
        PresentationController.takeAway(
          above, over: presenter, animated: animated, completion: finish)
      }
    }
  }

  /// Runs `change`, which begins or ends a presentation by the receiver.
  ///
  /// `change` waits for the parent's running transition, which may add or remove the receiver's
  /// view.
  private final func runInPlace(_ change: @escaping () -> Void) {
    guard let ownParent else { return change() }
    ownParent.childTransitions.run(change)
  }

  /// The views that show the controller in its parent.
  ///
  /// They are the controller's own view, unless a presented view replaces it, and the container of
  /// a presentation in the controller's context, if there is one.
  final var viewsInPlace: [View] {
    let presentation = ownPresented?.ownPresentation
    var views: [View] = []
    if let view = viewIfLoaded, !isReplacedInPlace { views.append(view) }
    if let container = presentation?.container, !(container.superview is Window) {
      views.append(container)
    }
    return views
  }

  /// Returns the views of `viewsInPlace` that are in the view of `parent` now.
  final func viewsInPlace(of parent: ViewController) -> [View] {
    guard let outer = parent.viewIfLoaded else { return [] }
    return viewsInPlace.filter { $0.isDescendant(of: outer) }
  }

  /// Whether a presented controller's view replaces this controller's view.
  final var isReplacedInPlace: Bool { ownPresented?.ownPresentation?.removed != nil }

  /// Runs `change` after the receiver's running and waiting presentations and dismissals.
  ///
  /// If other controllers in the receiver's chain of presentations are running transitions,
  /// `change` also waits for those of the topmost of these controllers.
  ///
  /// `change` must call its argument when its own transition has ended.
  final func afterPresentations(_ change: @escaping (@escaping () -> Void) -> Void) {
    var stack = [self]
    while let below = stack.first?.presentingViewController { stack.insert(below, at: 0) }
    while let above = stack.last?.ownPresented { stack.append(above) }
    guard let busy = stack.last(where: { $0 !== self && $0.presentations.isRunning }) else {
      return presentations.runInTime(change)
    }
    busy.presentations.run { [self] in presentations.runInTime(change) }
  }
}
