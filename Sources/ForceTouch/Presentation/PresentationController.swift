public import Foundation
public import ViewGeometry

/// Puts a presented controller's view into its place: `UIPresentationController`.
///
/// The view lies in a container over the window, or over the view of the controller that defines the presentation context, with
/// `frameOfPresentedViewInContainerView`. The frame is set whenever the container is laid out.
open class PresentationController {
  /// The controller that is presented.
  ///
  /// The receiver holds it, unless it is the controller's own `presentationController`, which the controller holds.
  public final unowned let presentedViewController: ViewController
  private final var heldController: ViewController?
  /// Whether the presented controller holds the receiver: otherwise it is the other way round.
  final var isHeld = false {
    didSet { heldController = isHeld ? nil : presentedViewController }
  }
  final weak var ownPresenting: ViewController?
  final var container: PresentationContainer?
  final var removed: RemovedView?

  /// Who says how the presentation adapts to its place; not retained.
  public final weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// The style that was asked for, adapted to the traits around once it is presented, and again when they change.
  public internal(set) final var presentationStyle: ModalPresentationStyle
  /// The style that was asked for when the controller was presented.
  final var presentedStyle: ModalPresentationStyle?
  /// Whether the presented view has come and isn't leaving, so that the style is adapted when the traits change.
  final var adaptsAgain = false
  /// The traits around that the style is adapted to.
  final var adaptedTraits: TraitCollection?

  /// Traits that the presented controller has in place of those around.
  public final var overrideTraitCollection: TraitCollection? {
    didSet { if isShown { applyOverrideTraits() } }
  }

  /// Creates a controller for one presentation.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    self.presentedViewController = presentedViewController
    heldController = presentedViewController
    ownPresenting = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
  }

  /// The controller that presents; the presented one itself before it is presented.
  public final var presentingViewController: ViewController {
    ownPresenting ?? presentedViewController
  }

  /// The view that the presented view lies in; nil while nothing is shown.
  public final var containerView: View? { container }

  /// Whether the presented view is in its container.
  final var isShown: Bool { container != nil }

  // MARK: To override

  /// The view that is put into the container; the presented controller's by default.
  open var presentedView: View? { presentedViewController.view }

  /// The frame of the presented view, in the container's coordinates: what the style says by default.
  open var frameOfPresentedViewInContainerView: CGRect { frameByStyle }

  /// Whether the presentation covers the window, and not only the presentation context.
  open var shouldPresentInFullscreen: Bool {
    presentationStyle != .currentContext && presentationStyle != .overCurrentContext
  }

  /// Whether the presenting view goes while the other is shown.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The style to use in a place with `traitCollection`: the delegate's, or sheets for popovers where there is little room across.
  open func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    styleAdapted(to: traitCollection)
  }

  /// Tells that the presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// Tells that the presentation is over.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells that the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Tells that the dismissal is over.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Tells that the container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Tells that the container has been laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Tells that the presented controller would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer contentContainer: any ContentContainer
  ) {
    container?.setNeedsLayout()
  }

  /// The size that the presented view gets in a container of `parentSize`; the same size by default.
  open func size(
    forChildContentContainer contentContainer: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  // MARK: Frames of the front's own styles

  final var frameByStyle: CGRect {
    guard let container else { return .zero }
    let place = SheetPlace(of: container)
    switch presentationStyle {
    case .pageSheet: return place.pageSheet(height: sheetHeight(in: place))
    case .formSheet:
      return place.formSheet(
        presentedViewController.preferredContentSize, height: sheetHeight(in: place))
    case .popover: return popoverFrame(in: container)
    default: return container.bounds
    }
  }

  /// Whether the presented view is a sheet at the bottom of a phone, which leaves a strip at the top free.
  final var isSheetOfPhone: Bool {
    guard let container, container.traitCollection.userInterfaceIdiom == .phone else {
      return false
    }
    return [.pageSheet, .formSheet].contains(presentationStyle)
      && container.traitCollection.verticalSizeClass != .compact
  }

  /// How high a sheet at the bottom is, or nil for as high as there is room.
  func sheetHeight(in place: SheetPlace) -> CGFloat? { nil }

  /// Whether what a popover points at lies elsewhere than when its frame was found.
  var hasSourceMoved: Bool { false }

  /// The frame of a popover; only the popover's controller has one.
  func popoverFrame(in container: View) -> CGRect { container.bounds }

  private final func styleAdapted(to traits: TraitCollection) -> ModalPresentationStyle {
    var style = presentedStyle ?? presentedViewController.modalPresentationStyle
    if style == .automatic {
      style = traits.userInterfaceIdiom == .unspecified ? .fullScreen : .pageSheet
    }
    guard traits.horizontalSizeClass == .compact else { return style }
    let wish = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    switch wish ?? .automatic {
    case .none: return style
    case .automatic: return style == .popover ? .pageSheet : style
    case let other: return other
    }
  }
}

extension PresentationController: LayoutFollower {
  package final func followViews() -> Bool {
    guard isShown, presentationStyle == .popover, hasSourceMoved else { return false }
    container?.setNeedsLayout()
    return true
  }
}

/// Says how a presentation adapts: `UIAdaptivePresentationControllerDelegate`; every member is optional.
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// The style to use in a place with these traits: `none` to keep the one asked for, `automatic`, the default, for what it
  /// becomes by itself.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// The same whatever the traits.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Whether the user may put the controller away; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool
  /// Tells that the user is about to put the controller away.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Tells that the user has put the controller away.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Tells that the user tried to put away a controller that may not be.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)
}

// Documented by the protocol; without another word a method does nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AdaptivePresentationControllerDelegate {
  /// What the delegate says whatever the traits.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }
  /// What the style becomes by itself.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle {
    .automatic
  }
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
