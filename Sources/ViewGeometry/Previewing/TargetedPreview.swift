public import Foundation

/// A view to preview, with the preview's appearance and position, like `UITargetedPreview`.
open class TargetedPreview {
  /// The previewed view.
  public final let view: View
  /// The preview's appearance: the visible path, the shadow path and the background color.
  public final let parameters: PreviewParameters
  /// The container, the center and the transform of the preview.
  public final let target: PreviewTarget

  /// Creates a preview of `view` with a target; the view itself needn't be in a window.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview at the view's own position, without a transform (R10.22).
  ///
  /// The target is the view's center in its superview.
  ///
  /// - Precondition: `view` is in a window and has a superview. Call `canTarget(_:)` to test this
  ///   without trapping.
  public convenience init(view: View, parameters: PreviewParameters = PreviewParameters()) {
    guard Self.canTarget(view), let superview = view.superview else {
      preconditionFailure("Can't target a preview at \(view): it isn't in a window.")
    }
    self.init(
      view: view, parameters: parameters,
      target: PreviewTarget(container: superview, center: view.center))
  }

  /// Returns whether `view` can be targeted at its own position.
  ///
  /// True if the view is in a window and has a superview.
  ///
  /// - Complexity: O(depth).
  public static func canTarget(_ view: View) -> Bool {
    view.superview != nil && view.window != nil
  }

  /// The size of the view's bounds, in points, without the target's transform (R10.24).
  public final var size: CGSize { view.bounds.size }

  /// The map from the view's bounds coordinates to those of the container (R10.26).
  ///
  /// It applies the target's transform about the center of the view's bounds, and then moves that
  /// center to the target's center.
  public final var mapToContainer: CoordinateMap {
    let bounds = view.bounds
    return CoordinateMap(translationX: -bounds.midX, y: -bounds.midY)
      .then(CoordinateMap(target.transform))
      .then(CoordinateMap(translationX: target.center.x, y: target.center.y))
  }

  /// The bounding box of the visible part, in the container's bounds coordinates.
  ///
  /// The visible part is the bounding box of the visible path or, if that is nil, the view's
  /// bounds.
  public final var rectInContainer: CGRect {
    mapToContainer.map(parameters.visiblePath?.bounds ?? view.bounds)
  }

  /// Returns a preview with the same view and parameters, and a different target (R10.27).
  public final func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  deinit {}
}

extension TargetedPreview: IdentityHashable {}
