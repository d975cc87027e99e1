public import Foundation
public import ViewGeometry

/// Presents a popover beside a rectangle: `UIPopoverPresentationController`.
///
///     controller.modalPresentationStyle = .popover
///     controller.popoverPresentationController?.sourceView = button
///     controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
///     present(controller, animated: true)
///     controller.popoverPresentationController?.arrowDirection  // where it came to lie
public final class PopoverPresentationController: PresentationController {
  /// The view that the arrow points at; nil for the middle of the container.
  ///
  /// The popover follows it when it moves, at the next layout of the window (R14.5).
  public weak var sourceView: View? {
    didSet { container?.setNeedsLayout() }
  }

  /// What of the source view the arrow points at, in its bounds; null, the default, for all of it.
  public var sourceRect = CGRect.null {
    didSet { container?.setNeedsLayout() }
  }

  /// The sides that the popover may lie on; any by default.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }

  /// What the popover keeps free along the edges of the safe area, in points; 10 on each side by default.
  public var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { container?.setNeedsLayout() }
  }

  /// Views outside the popover that touches go through to; none by default.
  public var passthroughViews: [View]?

  /// Whether the popover may cover what its arrow points at where it fits nowhere else; false by default.
  public var canOverlapSourceViewRect = false {
    didSet { container?.setNeedsLayout() }
  }

  /// Which way the arrow points; `unknown` before the popover has come to lie, and while it is adapted to another style.
  public var arrowDirection: PopoverArrowDirection {
    presentationStyle == .popover ? placedArrowDirection : .unknown
  }

  private var placedArrowDirection = PopoverArrowDirection.unknown
  /// What the arrow points at where the popover lies, in the container's coordinates.
  private var placedSource = CGRect.null

  /// The size of a popover whose controller has no wish, in points.
  public static let defaultContentSize = CGSize(width: 320, height: 480)

  override func popoverFrame(in container: View) -> CGRect {
    let wish = presentedViewController.preferredContentSize
    let size = CGSize(
      width: wish.width > 0 ? wish.width : Self.defaultContentSize.width,
      height: wish.height > 0 ? wish.height : Self.defaultContentSize.height)
    let area = container.bounds.inset(by: container.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    // As stored: insets larger than the container leave no room.
    let hasRoom = area.size.width > 0 && area.size.height > 0
    let room = hasRoom ? area : container.bounds
    placedSource = source(in: container)
    var placement = PopoverPlacement(
      size: size, source: placedSource, permitted: permittedArrowDirections, area: room)
    if canOverlapSourceViewRect, placement.frame.size != size {
      placement = PopoverPlacement(size: size, source: .null, permitted: [], area: room)
    }
    placedArrowDirection = placement.arrowDirection
    return placement.frame
  }

  // A source that has left the window is pointed at where it was.
  override var hasSourceMoved: Bool {
    guard let container, let sourceView, sourceView.window === container.window else {
      return false
    }
    return source(in: container) != placedSource
  }

  /// What the arrow points at, in the container's coordinates.
  private func source(in container: View) -> CGRect {
    guard let sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: container as View?)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    popoverDelegate?.prepareForPopoverPresentation(self)
  }

  private var popoverDelegate: (any PopoverPresentationControllerDelegate)? {
    delegate as? any PopoverPresentationControllerDelegate
  }
}

/// The delegate of a popover: `UIPopoverPresentationControllerDelegate`.
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Tells that the popover is about to be presented: the last chance to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)
}

// Documented by the protocol; without another word a method does nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
