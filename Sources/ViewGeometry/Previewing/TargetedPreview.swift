public import Foundation

/// A view to preview with the target of the preview: `UITargetedPreview`.
open class TargetedPreview {
  /// The previewed view.
  public final let view: View
  /// The visible part of the view.
  public final let parameters: PreviewParameters
  /// The target of the preview.
  public final let target: PreviewTarget

  /// Creates a preview of `view` with `target`; the view itself needn't be in a window.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview at the view's own position, untransformed (R10.22).
  ///
  /// The target is the view's center in its superview.
  ///
  /// - Precondition: `view` is in a window and has a superview. `canTarget(_:)` checks this without
  ///   a trap.
  public convenience init(view: View, parameters: PreviewParameters = PreviewParameters()) {
    guard Self.canTarget(view), let superview = view.superview else {
      preconditionFailure("Can't target a preview at \(view): it is in no window.")
    }
    self.init(
      view: view, parameters: parameters,
      target: PreviewTarget(container: superview, center: view.center))
  }

  /// Whether `view` can be targeted at its own position: it is in a window and has a superview.
  ///
  /// - Complexity: O(depth).
  public static func canTarget(_ view: View) -> Bool {
    view.superview != nil && view.window != nil
  }

  /// The size of the view's bounds (R10.24).
  public final var size: CGSize { view.bounds.size }

  /// The map from the view's bounds to the container's (R10.26).
  ///
  /// It applies the target's transform about the center of the bounds and moves that to the
  /// target's center.
  public final var mapToContainer: CoordinateMap {
    let bounds = view.bounds
    return CoordinateMap(translationX: -bounds.midX, y: -bounds.midY)
      .then(CoordinateMap(target.transform))
      .then(CoordinateMap(translationX: target.center.x, y: target.center.y))
  }

  /// The bounding box of the visible part in the container's bounds.
  ///
  /// It is that of the view's bounds, or of its visible path.
  public final var rectInContainer: CGRect {
    mapToContainer.map(parameters.visiblePath?.bounds ?? view.bounds)
  }

  /// Returns a preview of the same view and parameters with another target (R10.27).
  public final func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  deinit {}
}
