import Foundation
import ViewGeometry

/// The container of a presented view.
///
/// It receives the touches outside that view, except those for a popover's passthrough views.
final class PresentationContainer: View {
  private weak var presentation: PresentationController?

  init(of presentation: PresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The presented view may be shown elsewhere by now.
    guard let presentation, presentation.isShown, presentation.container === self else { return }
    presentation.adaptAgain()
    presentation.containerViewWillLayoutSubviews()
    presentation.placePresentedView()
    presentation.containerViewDidLayoutSubviews()
  }

  override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if let presentation { window?.removeFollower(presentation) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let presentation, presentation is PopoverPresentationController {
      window?.addFollower(presentation)
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let popover = presentation as? PopoverPresentationController else {
      return hit
    }
    // The popover's passthrough views lie elsewhere in the window.
    for view in popover.passthroughViews ?? [] {
      if let below = view.hitTest(convert(point, to: view), with: event) { return below }
    }
    return hit
  }
}

/// A view that a presentation has removed or moved, and its former position.
struct RemovedView {
  private let view: View
  private weak var superview: View?
  private let index: Int
  private let filledSuperview: Bool

  /// Removes `view` from its superview.
  ///
  /// Returns nil if `view` has no superview.
  init?(removing view: View) {
    self.init(of: view)
    view.removeFromSuperview()
  }

  /// Records the position of `view`, which the caller then moves.
  ///
  /// Returns nil if `view` has no superview.
  init?(of view: View) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex(of: view) ?? 0
    filledSuperview = view.frame == superview.bounds
  }

  /// Restores the view at its former position.
  ///
  /// If `container` is a subview of the window, the view returns to its former superview and index.
  /// If `container` has another superview, that superview holds the container at the view's former
  /// position, and the view is inserted directly below the container. A view that filled its former
  /// superview is resized to fill the new one.
  ///
  /// Does nothing in these cases:
  /// - `container` is nil or has no superview.
  /// - The view would return to its former superview, which no longer exists.
  /// - The view already has a superview again, and isn't in `inner`.
  func putBack(below container: View?, outOf inner: View? = nil) {
    let coversWindow = container?.superview is Window
    guard let superview = coversWindow ? superview : container?.superview,
      view.superview == nil || inner.map(view.isDescendant) == true
    else { return }
    if filledSuperview { view.frame = superview.bounds }
    guard !coversWindow, let container else {
      return superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    superview.insertSubview(view, belowSubview: container)
  }
}
