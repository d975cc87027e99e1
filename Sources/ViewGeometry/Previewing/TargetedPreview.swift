public import Foundation

/// A view to preview and where the preview goes: `UITargetedPreview`.
open class TargetedPreview {
  /// The view that is previewed.
  public final let view: View
  /// The part of the view that is visible.
  public final let parameters: PreviewParameters
  /// Where the preview goes.
  public final let target: PreviewTarget

  /// A preview of `view` that goes to `target`; the view itself needn't be in a window.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// A preview of `view` that stays where the view is: at its centre, in its superview, untransformed (R10.22).
  ///
  /// - Precondition: `view` is in a window and has a superview. `canTarget(_:)` tells without a trap.
  public convenience init(view: View, parameters: PreviewParameters = PreviewParameters()) {
    guard Self.canTarget(view), let superview = view.superview else {
      preconditionFailure("Can't target a preview at \(view): it is in no window.")
    }
    self.init(
      view: view, parameters: parameters,
      target: PreviewTarget(container: superview, center: view.center))
  }

  /// Whether a preview of `view` can stay where the view is: it is in a window and has a superview.
  ///
  /// - Complexity: O(depth).
  public static func canTarget(_ view: View) -> Bool {
    view.superview != nil && view.window != nil
  }

  /// The size of the view's bounds (R10.24).
  public final var size: CGSize { view.bounds.size }

  /// The map from the view's bounds to the container's: about the middle of the bounds, by the target's transform, to
  /// the target's centre (R10.26).
  public final var mapToContainer: CoordinateMap {
    let bounds = view.bounds
    return CoordinateMap(translationX: -bounds.midX, y: -bounds.midY)
      .then(CoordinateMap(target.transform))
      .then(CoordinateMap(translationX: target.center.x, y: target.center.y))
  }

  /// The box of the visible part, in the container's bounds: the view's bounds, or the box of its visible path.
  public final var rectInContainer: CGRect {
    mapToContainer.map(parameters.visiblePath?.bounds ?? view.bounds)
  }

  /// A preview of the same view with the same parameters that goes to `newTarget` (R10.27).
  public final func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
