public import Foundation
public import ViewGeometry

/// What controllers and presentation controllers have in common: `UIContentContainer`.
public protocol ContentContainer: AnyObject {
  /// The size that the content would like.
  var preferredContentSize: CGSize { get }
  /// Tells that the size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
  /// Tells that the traits are about to change.
  func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator)
  /// The size that something inside gets when the container gets `parentSize`.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Tells that something inside would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
}

extension ViewController: ContentContainer {
  /// Tells children and what is presented of new traits.
  final func forwardTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in ownChildren {
      let childTraits = child.traits(once: viewIfLoaded, has: newCollection)
      child.willTransition(to: childTraits, with: coordinator)
    }
    guard let ownPresented else { return }
    // What is presented lies in the container: what the receiver overrides doesn't count for it.
    let containerTraits = (coordinator as? TransitionCoordinator)?.newTraits
    let presentedTraits = ownPresented.traits(
      once: containerTraits == nil ? nil : coordinator.containerView,
      has: containerTraits ?? newCollection)
    ownPresented.willTransition(to: presentedTraits, with: coordinator)
  }

  /// The traits of the controller once those of `outer`, a view around its own, are `outerTraits`.
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

  /// Tells children and what is presented of a new size.
  final func forwardTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in ownChildren where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    guard let ownPresented, let presentation = ownPresented.ownPresentation else { return }
    let presentedSize = presentation.size(
      forChildContentContainer: ownPresented, withParentContainerSize: size)
    ownPresented.viewWillTransition(to: presentedSize, with: coordinator)
  }

  final func contentSizeWishDidChange() {
    ownParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
