public import Foundation
public import ViewGeometry

/// Manages the presentation of a controller's view: `UIPresentationController`.
///
/// The presented view is in a container that covers the window or only the view of the presenting
/// controller. Whenever the container is laid out, the frame of the presented view is set to
/// `frameOfPresentedViewInContainerView`. Once the app's animator has begun to animate the view,
/// its frame is set only if that property has changed.
open class PresentationController {
  /// The presented controller.
  ///
  /// If the receiver is the presented controller's own `presentationController`, that controller
  /// retains the receiver. Otherwise, the receiver retains the presented controller.
  public final unowned let presentedViewController: ViewController
  private final var heldController: ViewController?
  /// Whether the presented controller retains the receiver, rather than the reverse.
  final var isHeld = false {
    didSet { heldController = isHeld ? nil : presentedViewController }
  }
  final weak var ownPresenting: ViewController?
  final var container: PresentationContainer?
  final var removed: RemovedView?
  /// Whether an animator of the app is animating the presented view, or has animated it.
  final var hasCustomAnimation = false
  /// The frame at which the presented view was last placed.
  final var placedFrame = CGRect.null

  /// The delegate, which adapts the style to traits, and permits and observes dismissals by the
  /// user; not retained.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// The presentation style, which is adapted to the traits when the controller is presented and
  /// whenever they change.
  public internal(set) final var presentationStyle: ModalPresentationStyle
  /// The style requested when the controller was presented.
  final var presentedStyle: ModalPresentationStyle?
  /// Whether the style is adapted when the traits change.
  ///
  /// It is true from the end of the presentation until the dismissal begins.
  final var adaptsAgain = false
  /// The traits that the style is adapted to.
  final var adaptedTraits: TraitCollection?

  /// The traits that override those inherited by the presented controller; nil for none.
  open var overrideTraitCollection: TraitCollection? {
    didSet { if isShown { applyOverrideTraits() } }
  }

  /// Creates a presentation controller that presents `presentedViewController`.
  ///
  /// The presenting controller may be nil; it is set when the presentation begins.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    self.presentedViewController = presentedViewController
    heldController = presentedViewController
    ownPresenting = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
  }

  /// The presenting controller; if there is none yet, the presented controller itself.
  open var presentingViewController: ViewController {
    ownPresenting ?? presentedViewController
  }

  /// The container of the presented view, or nil if nothing is presented.
  ///
  /// It is set before `presentationTransitionWillBegin()` is called. After the end of a completed
  /// dismissal or of a canceled presentation has been reported, the container is removed, and the
  /// property becomes nil (R15.61).
  open var containerView: View? { container }

  /// Whether a presentation has begun, and its dismissal hasn't ended.
  ///
  /// It is false when the end of the dismissal is reported, although there is still a container.
  final var isShown: Bool {
    container != nil && presentedViewController.ownPresentation === self
  }

  // MARK: To override

  /// The view to add to the container; by default, the presented controller's view.
  open var presentedView: View? { presentedViewController.view }

  /// The frame of the presented view, in the container's coordinates.
  ///
  /// By default, it is determined by the presentation style, and zero if nothing is presented.
  open var frameOfPresentedViewInContainerView: CGRect { frameByStyle }

  /// Whether the container covers the window rather than only the view of the presenting
  /// controller.
  ///
  /// By default, it is false for the styles `currentContext` and `overCurrentContext`, and
  /// otherwise true.
  open var shouldPresentInFullscreen: Bool {
    presentationStyle != .currentContext && presentationStyle != .overCurrentContext
  }

  /// Whether the presenting view is removed during the presentation.
  ///
  /// By default, it is true for the styles `fullScreen` and `currentContext`, and otherwise false.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Returns the style for `traitCollection`.
  ///
  /// If the horizontal size class is compact, the delegate determines the style; by default, a
  /// popover becomes a page sheet. Otherwise, the requested style is returned. A requested style of
  /// `automatic` counts as `pageSheet`, or as `fullScreen` if the kind of device is unknown.
  open func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    styleAdapted(to: traitCollection)
  }

  /// Called before the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation has ended; `completed` is false if it was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal has ended; `completed` is false if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called when the container is laid out, before the frame of the presented view is set.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container is laid out, after the frame of the presented view was set.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the preferred content size of the presented controller has changed.
  ///
  /// The default implementation schedules a layout of the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer contentContainer: any ContentContainer
  ) {
    container?.setNeedsLayout()
  }

  /// Returns the size of the presented view in a container with the size `parentSize`; by default,
  /// `parentSize`.
  open func size(
    forChildContentContainer contentContainer: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The presented controller's preferred size, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called before the size of the container changes to `size`, in points.
  ///
  /// The default implementation calls the same method of the presented controller, with the new
  /// size of the presented view.
  ///
  /// An override must call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let presentedSize = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: presentedSize, with: coordinator)
  }

  /// Called before the traits of the presented view change.
  ///
  /// The default implementation calls the same method of the presented controller.
  ///
  /// An override must call super.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Frames of the built-in styles

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

  /// Whether the presented view is a sheet that doesn't cover the whole screen.
  ///
  /// This is the case for page and form sheets on a tablet, and on a phone whose vertical size
  /// class isn't compact. It is false while no view is presented.
  final var isSheet: Bool {
    guard let traits = container?.traitCollection,
      [.pageSheet, .formSheet].contains(presentationStyle)
    else { return false }
    return traits.userInterfaceIdiom == .pad
      || traits.userInterfaceIdiom == .phone && traits.verticalSizeClass != .compact
  }

  /// Returns the height of a sheet at the bottom of a phone; nil means all the available height.
  func sheetHeight(in place: SheetPlace) -> CGFloat? { nil }

  /// Whether the source of a popover has moved since its frame was computed.
  var hasSourceMoved: Bool { false }

  /// Returns the frame of a popover; overridden by the popover's controller.
  func popoverFrame(in container: View) -> CGRect { container.bounds }

  private final func styleAdapted(to traits: TraitCollection) -> ModalPresentationStyle {
    var style = presentedStyle ?? presentedViewController.modalPresentationStyle
    if style == .automatic {
      style = traits.userInterfaceIdiom == .unspecified ? .fullScreen : .pageSheet
    }
    guard traits.horizontalSizeClass == .compact else { return style }
    let adapted = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    switch adapted ?? .automatic {
    case .none: return style
    case .automatic: return style == .popover ? .pageSheet : style
    case let other: return other
    }
  }

  deinit {}
}

extension PresentationController: LayoutFollower {
  package final func followViews() -> Bool {
    guard isShown, presentationStyle == .popover, hasSourceMoved else { return false }
    container?.setNeedsLayout()
    return true
  }
}

/// Adapts a presentation to traits: `UIAdaptivePresentationControllerDelegate`.
///
/// Every member is optional.
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style for `traitCollection`.
  ///
  /// The method is called if the horizontal size class is compact. `none` keeps the requested
  /// style. `automatic` changes a popover to a page sheet, and keeps any other style. By default,
  /// returns the result of `adaptivePresentationStyle(for:)`.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Returns the style for a compact width; `automatic` by default.
  ///
  /// The method is called if the horizontal size class is compact and
  /// `adaptivePresentationStyle(for:traitCollection:)` isn't implemented.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Returns whether the user may dismiss the controller; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool
  /// Called before the user dismisses the controller.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called after the user has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the user tried to dismiss the controller, but the delegate or the controller's
  /// `isModalInPresentation` forbade it.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AdaptivePresentationControllerDelegate {
  /// Returns the result of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }
  /// Returns `automatic`, for the standard adaptation.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle {
    .automatic
  }
  /// Returns true.
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

extension PresentationController: IdentityHashable {}

extension PresentationController: ContentContainer {}
