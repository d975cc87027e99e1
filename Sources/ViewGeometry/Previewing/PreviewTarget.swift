public import Foundation

/// A position for a preview in a container view, like `UIPreviewTarget`.
open class PreviewTarget {
  /// The view in which the preview is placed.
  public final let container: View
  /// The center of the preview, in the container's bounds coordinates.
  public final let center: CGPoint
  /// The transform of the preview, which is applied about its center.
  public final let transform: CGAffineTransform

  /// Creates a target in a view that is in a window (R10.23).
  ///
  /// - Precondition: `container` is in a window. `center` and `transform` are finite.
  public init(container: View, center: CGPoint, transform: CGAffineTransform = .identity) {
    precondition(
      container.window != nil, "Can't target a preview at \(container): it isn't in a window.")
    let numbers = [
      center.x, center.y, transform.a, transform.b, transform.c, transform.d, transform.tx,
      transform.ty,
    ]
    precondition(
      numbers.allSatisfy(\.isFinite),
      "The target of a preview must be finite, not \(center) with \(transform).")
    self.container = container
    self.center = center
    self.transform = transform
  }

  deinit {}
}

extension PreviewTarget: IdentityHashable {}
