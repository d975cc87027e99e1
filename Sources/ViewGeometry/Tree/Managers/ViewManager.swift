/// The controller of a view, as far as the engine knows it: whom the view tells what happens to it.
///
/// The manager holds its view, and the view its manager weakly.
package protocol ViewManager: Responder {
  /// Whether the manager is in a container with bars, so that a scroll view that it shows keeps clear of them (R5.4).
  var isInContainerWithBars: Bool { get }
  /// The least margins of the view; nil where it has only those that were set (R11.51).
  var leastMargins: DirectionalEdgeInsets? { get }
  /// The view is about to be laid out.
  func managedViewWillLayOut()
  /// The view has been laid out, but not what is in it.
  func managedViewDidLayOut()
  /// The view is about to come into a visible window, or to leave it.
  func managedViewWillBecome(visible: Bool)
  /// The view has come into a visible window, or left it; told from the outside in.
  func managedViewDidBecome(visible: Bool)
  /// Everything has been told that comes of it; told from the inside out.
  func managedViewDidFinishBecoming(visible: Bool)
  /// The safe area of the window or what controllers add to it changed, and with it perhaps that of the view.
  func managedViewSafeAreaDidChange()
  /// The margins of the view have changed.
  func managedViewMarginsDidChange()
  /// The traits of the view have changed.
  func managedViewTraitsDidChange(from previous: TraitCollection)
}

/// What a view knows of the controllers and traits around it: one allocation for the few views that do.
final class ViewEnvironment {
  weak var manager: (any ViewManager)?
  var addedSafeArea = EdgeInsets.zero
  /// The insets for which `safeAreaInsetsDidChange()` was called last.
  var toldSafeArea = EdgeInsets.zero
  var traitOverrides = TraitCollection.unspecified
  var managerTraitOverrides = TraitCollection.unspecified
  var observers = TraitObservers()
}

extension View {
  final var environment: ViewEnvironment? { rareAttributes?.environment }

  final func makeEnvironment() -> ViewEnvironment {
    let attributes = makeRareAttributes()
    if let environment = attributes.environment { return environment }
    let environment = ViewEnvironment()
    attributes.environment = environment
    return environment
  }

  /// The controller whose view this is.
  package final var manager: (any ViewManager)? {
    get { flags.contains(.managed) ? environment?.manager : nil }
    set {
      if newValue != nil || environment != nil { makeEnvironment().manager = newValue }
      flags.set(.managed, newValue != nil)
    }
  }

  /// Lays out a view that has a manager; the layout pass calls it.
  final func layOutManaged() {
    let manager = manager
    manager?.managedViewWillLayOut()
    if flags.contains(.constrained) { solveConstraints() }
    layoutSubviews()
    manager?.managedViewDidLayOut()
  }

  /// The managers of the views here and below in the same window, from the outside in.
  final var managersOfSameWindow: [any ViewManager] {
    var managers: [any ViewManager] = []
    visitViewsOfSameWindow { if let manager = $0.manager { managers.append(manager) } }
    return managers
  }
}

extension [any ViewManager] {
  /// Tells managers that their views have come into a visible window, or left it; `layOut` comes between the two calls.
  func didBecome(visible: Bool, layOut: () -> Void = {}) {
    guard !isEmpty else { return }
    for manager in self { manager.managedViewDidBecome(visible: visible) }
    layOut()
    for manager in reversed() { manager.managedViewDidFinishBecoming(visible: visible) }
  }
}
