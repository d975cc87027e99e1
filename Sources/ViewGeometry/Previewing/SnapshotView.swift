public import Foundation

/// A view that stands for another as it was: what `snapshotView(afterScreenUpdates:)` returns.
///
/// There are no pixels to copy, so this is the shape alone: bounds of its own, and the part of the original that they show.
public final class SnapshotView: View {
  /// The view that was snapshotted, while it exists.
  public private(set) weak var originalView: View?
  /// The part of the original that the snapshot shows, in the original's coordinates.
  public let originalRect: CGRect

  fileprivate init(of view: View, showing rect: CGRect) {
    originalView = view
    originalRect = rect
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    bounds = rect
  }
}

extension View {
  /// A view with the receiver's bounds that stands for it, at the origin of a superview to come.
  ///
  /// The bounds are the same, scroll offset included, so a point has the same coordinates in both. Nil in UIKit
  /// when the receiver has nothing to show; never nil here.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    SnapshotView(of: self, showing: bounds)
  }

  /// A view that stands for the part of the receiver inside `rect`, given in the receiver's bounds.
  ///
  /// Its bounds are the standardised `rect`. Nil when that is empty, null or not finite. The insets tell a renderer what
  /// not to stretch and change no geometry.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
  ) -> View? {
    let part = rect.standardized
    guard !part.isEmpty, !part.isInfinite, part.minX.isFinite, part.minY.isFinite,
      part.width.isFinite, part.height.isFinite
    else { return nil }
    return SnapshotView(of: self, showing: part)
  }
}
