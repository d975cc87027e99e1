public import Foundation
public import ViewGeometry

/// The common requirements of controllers and presentation controllers: `UIContentContainer`.
public protocol ContentContainer: AnyObject {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Called before the size of the container's view changes to `size`, in points.
  func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
  /// Called before the traits change to `newCollection`.
  func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator)
  /// Returns the size, in points, of a child's content in a container with the size `parentSize`.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called when the preferred content size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
}

extension ViewController: ContentContainer {
  /// Notifies the children and the presented controller that their traits will change.
  final func forwardTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in ownChildren {
      let childTraits = child.traits(once: viewIfLoaded, has: newCollection)
      child.willTransition(to: childTraits, with: coordinator)
    }
    guard let ownPresented else { return }
    // The presented view is in the container, so the receiver's overrides don't apply to it.
    let containerTraits = (coordinator as? TransitionCoordinator)?.newTraits
    let presentedTraits = ownPresented.traits(
      once: containerTraits == nil ? nil : coordinator.containerView,
      has: containerTraits ?? newCollection)
    if let presentation = ownPresented.ownPresentation {
      presentation.willTransition(to: presentedTraits, with: coordinator)
    } else {
      ownPresented.willTransition(to: presentedTraits, with: coordinator)
    }
  }

  /// Returns the traits that the controller will have when `outer`, an ancestor of its view, has
  /// `outerTraits`.
  ///
  /// If the controller's view isn't in `outer`, only the overrides of the controller, including
  /// those set by its parent, are applied to `outerTraits`.
  final func traits(once outer: View?, has outerTraits: TraitCollection) -> TraitCollection {
    guard let outer, let view = viewIfLoaded, view.isDescendant(of: outer) else {
      return TraitCollection(traitsFrom: [outerTraits, traits.overrides])
    }
    var overriding: [TraitCollection] = []
    var next: View? = view
    while let view = next, view !== outer {
      overriding += [view.traitOverrides, view.managerTraitOverrides]
      next = view.superview
    }
    return TraitCollection(traitsFrom: [outerTraits] + overriding.reversed())
  }

  /// Notifies the presented controller, and the children whose views are loaded, that their size
  /// will change.
  final func forwardTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in ownChildren where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    ownPresented?.ownPresentation?.viewWillTransition(to: size, with: coordinator)
  }

  final func ownPreferredContentSizeDidChange() {
    ownParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
