package import ViewGeometry

extension ViewController {
  /// The default implementation of ``viewIfLoaded``.
  final var builtInViewIfLoaded: View? { loadedView }

  /// The default implementation of ``isViewLoaded``.
  final var builtInIsViewLoaded: Bool { loadedView != nil }

  /// The default implementation of ``loadViewIfNeeded()``.
  final func builtInLoadViewIfNeeded() { _ = view }

  final func loadOwnView() -> View {
    loadView()
    if loadedView == nil { setView(View(frame: Screen.main.bounds)) }
    guard let view = loadedView else { return View() }
    viewDidLoad()
    return view
  }

  final func setView(_ view: View?) {
    guard let view else {
      preconditionFailure("The view of a view controller can't be nil.")
    }
    guard view !== loadedView else { return }
    if let other = view.manager {
      preconditionFailure("Can't set the view of \(self): it is already the view of \(other).")
    }
    releaseView()
    loadedView = view
    view.manager = self
    view.managerTraitOverrides = traits.overrides
    view.addedSafeArea = safeArea.added
  }

  /// Releases the view, which may outlive the controller.
  final func releaseView() {
    guard let view = loadedView else { return }
    view.manager = nil
    view.managerTraitOverrides = TraitCollection()
    view.addedSafeArea = .zero
    loadedView = nil
  }

  /// The next responder of the controller (`Responder.next`).
  final var nextOfController: Responder? {
    if let ownPresenter, ownPresentation?.isShown == true { return ownPresenter }
    return viewIfLoaded?.superview ?? ownParent ?? ownPresenter
  }
}

extension ViewController: ViewManager {
  package final var leastMargins: DirectionalEdgeInsets? {
    safeArea.respectsLeastMargins ? systemMinimumLayoutMargins : nil
  }

  package final var isInContainerWithBars: Bool {
    var next = ownParent
    while let controller = next {
      if controller is NavigationController || controller is TabBarController { return true }
      next = controller.ownParent
    }
    return false
  }

  package final func updateConstraints(ofManaged view: View) { updateViewConstraints() }

  package final func managedViewWillLayOut() {
    notifyOfChangedSafeArea()
    takeLeastMargins(inLayout: true)
    layOutOwnViews()
    viewWillLayoutSubviews()
  }

  package final func managedViewDidLayOut() { viewDidLayoutSubviews() }

  package final func managedViewSafeAreaDidChange() {
    let old = safeArea.reported
    notifyOfChangedSafeArea()
    // Bars lie at the edges of the safe area.
    if safeArea.reported != old { viewIfLoaded?.setNeedsLayout() }
  }

  package final func managedViewMarginsDidChange() {
    safeArea.takenLeastMargins = leastMargins
    viewLayoutMarginsDidChange()
  }

  package final func managedViewTraitsDidChange(from previous: TraitCollection) {
    // The first traits in a hidden window haven't been recorded yet.
    if traits.reported == nil { traits.reported = previous }
    notifyOfChangedTraits()
  }
}
