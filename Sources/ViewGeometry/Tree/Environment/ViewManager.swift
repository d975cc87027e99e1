import Foundation

/// The view controller of a view, which the view notifies of events.
///
/// The manager retains its view; the view refers weakly to its manager.
package protocol ViewManager: Responder {
  /// Whether the manager is in a container with bars that the manager's scroll view avoids (R5.4).
  var isInContainerWithBars: Bool { get }
  /// The minimum margins of the view; nil if the manager sets no minimum (R11.51).
  var leastMargins: DirectionalEdgeInsets? { get }
  /// Updates the constraints of the managed view (R14.8).
  func updateConstraints(ofManaged view: View)
  /// Called before the view is laid out.
  func managedViewWillLayOut()
  /// Called after the view has been laid out, and before its subviews are.
  func managedViewDidLayOut()
  /// Called with false before the view leaves a visible window or after its window is hidden, and
  /// with true before the view enters a visible window or after its window is shown.
  func managedViewWillBecome(visible: Bool)
  /// Called after `managedViewWillBecome(visible:)`, when the view is in its new window, or its
  /// window has been shown or hidden; outer views first.
  func managedViewDidBecome(visible: Bool)
  /// Called after `managedViewDidBecome(visible:)` of all managers, inner views first.
  func managedViewDidFinishBecoming(visible: Bool)
  /// Called after the safe area of the view may have changed.
  func managedViewSafeAreaDidChange()
  /// Called after the layout margins of the view change.
  func managedViewMarginsDidChange()
  /// Called after the traits of the view change.
  func managedViewTraitsDidChange(from previous: TraitCollection)
}

/// The manager, safe area insets, keyboard frame and traits of a view.
///
/// They are in one allocation, because few views have any of them.
final class ViewEnvironment {
  weak var manager: (any ViewManager)?
  var addedSafeArea = EdgeInsets.zero
  /// The safe area insets at the last call of `safeAreaInsetsDidChange()`; zero if there was none.
  var reportedSafeArea = EdgeInsets.zero
  /// The keyboard's rectangle, in the view's coordinates; nil if there is no keyboard, or if the
  /// view isn't a window.
  var keyboardFrame: CGRect?
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

  /// The manager of this view: its view controller.
  package final var manager: (any ViewManager)? {
    get { flags.contains(.managed) ? environment?.manager : nil }
    set {
      if newValue != nil || environment != nil { makeEnvironment().manager = newValue }
      flags.set(.managed, newValue != nil)
    }
  }

  /// The managers of the receiver and its descendants in the same window, outer views first.
  final var managersOfSameWindow: [any ViewManager] {
    var managers: [any ViewManager] = []
    visitViewsOfSameWindow { if let manager = $0.manager { managers.append(manager) } }
    return managers
  }
}

extension ViewManager {
  package func updateConstraints(ofManaged view: View) { view.updateConstraints() }
}

extension [any ViewManager] {
  /// Notifies the managers that their views have entered or left a visible window.
  ///
  /// Calls `managedViewDidBecome(visible:)`, then `layOut`, and then
  /// `managedViewDidFinishBecoming(visible:)`.
  func didBecome(visible: Bool, layOut: () -> Void = {}) {
    guard !isEmpty else { return }
    for manager in self { manager.managedViewDidBecome(visible: visible) }
    layOut()
    for manager in reversed() { manager.managedViewDidFinishBecoming(visible: visible) }
  }
}
