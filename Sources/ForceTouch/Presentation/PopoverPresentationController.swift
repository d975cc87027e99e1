public import Foundation
public import ViewGeometry

/// Presents a popover beside a rectangle: `UIPopoverPresentationController`.
///
///     controller.modalPresentationStyle = .popover
///     controller.popoverPresentationController?.sourceView = button
///     controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
///     present(controller, animated: true)
///     controller.popoverPresentationController?.arrowDirection  // the direction chosen
public final class PopoverPresentationController: PresentationController {
  /// The view that the arrow points at; not retained.
  ///
  /// If it is nil, the arrow points at the middle of the container. When the view moves, the
  /// popover follows it at the next layout of the window (R14.5).
  public weak var sourceView: View? {
    didSet { container?.setNeedsLayout() }
  }

  /// The part of the source view that the arrow points at, in the source view's coordinates.
  ///
  /// If it is null, which is the default, the arrow points at the whole view. It has no effect
  /// without a source view.
  public var sourceRect = CGRect.null {
    didSet { container?.setNeedsLayout() }
  }

  /// The directions in which the arrow may point; any by default.
  ///
  /// If the set is empty, the popover is centered and has no arrow.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }

  /// The margins kept free inside the safe area, in points; 10 on each side by default.
  ///
  /// If the safe area and the margins leave no room, the popover may use the whole container.
  public var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { container?.setNeedsLayout() }
  }

  /// Views outside the popover that receive touches while it is shown; none by default.
  public var passthroughViews: [View]?

  /// Whether the popover may cover its source if it doesn't fit beside the source at full size.
  ///
  /// If the value is true, a popover that doesn't fit is centered inside the container's safe area
  /// and `popoverLayoutMargins`, has no arrow, and is shrunk only if it is larger than that area.
  /// If the value is false, which is the default, the popover is shrunk to fit beside its source.
  public var canOverlapSourceViewRect = false {
    didSet { container?.setNeedsLayout() }
  }

  /// The direction of the arrow.
  ///
  /// It is `unknown` if there is no arrow, before the popover is placed, and in an adapted style.
  public var arrowDirection: PopoverArrowDirection {
    presentationStyle == .popover ? placedArrowDirection : .unknown
  }

  private var placedArrowDirection = PopoverArrowDirection.unknown
  /// The source rectangle when the popover was last placed with its source view in the window, in
  /// the container's coordinates.
  ///
  /// It is null before that.
  private var placedSource = CGRect.null

  /// The default width and height of a popover, in points.
  ///
  /// Each dimension is used if the same dimension of the controller's preferred content size isn't
  /// above 0.
  public static let defaultContentSize = CGSize(width: 320, height: 480)

  override func popoverFrame(in container: View) -> CGRect {
    let preferred = presentedViewController.preferredContentSize
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.defaultContentSize.width,
      height: preferred.height > 0 ? preferred.height : Self.defaultContentSize.height)
    let area = container.bounds.inset(by: container.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    // Insets larger than the container make a size negative, which leaves no room.
    let hasRoom = area.size.width > 0 && area.size.height > 0
    let room = hasRoom ? area : container.bounds
    // For a source that has left the window, the arrow points at its former position.
    if placedSource.isNull || !hasSourceLeft(container) { placedSource = source(in: container) }
    var placement = PopoverPlacement(
      size: size, source: placedSource, permitted: permittedArrowDirections, area: room)
    if canOverlapSourceViewRect, placement.frame.size != size {
      placement = PopoverPlacement(size: size, source: .null, permitted: [], area: room)
    }
    placedArrowDirection = placement.arrowDirection
    return placement.frame
  }

  override var hasSourceMoved: Bool {
    guard let container, sourceView != nil, !hasSourceLeft(container) else { return false }
    return source(in: container) != placedSource
  }

  /// Returns whether the source view isn't in the window of the popover's container.
  private func hasSourceLeft(_ container: View) -> Bool {
    sourceView.map { $0.window !== container.window } ?? false
  }

  /// Returns the rectangle that the arrow points at, in the container's coordinates.
  private func source(in container: View) -> CGRect {
    guard let sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: container as View?)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    placedSource = .null
    popoverDelegate?.prepareForPopoverPresentation(self)
  }

  private var popoverDelegate: (any PopoverPresentationControllerDelegate)? {
    delegate as? any PopoverPresentationControllerDelegate
  }
}

/// The delegate of a popover: `UIPopoverPresentationControllerDelegate`.
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the presentation begins, even in an adapted style, so that the delegate can set
  /// the source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
