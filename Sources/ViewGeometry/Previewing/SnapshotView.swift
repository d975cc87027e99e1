public import Foundation

/// A snapshot of a view's geometry, as returned by `snapshotView(afterScreenUpdates:)`.
///
/// The library has no pixels to copy, so a snapshot records only which part of the original view it
/// shows.
public final class SnapshotView: View {
  /// The original view; nil if it no longer exists.
  public private(set) weak var originalView: View?
  /// The part of the original that the snapshot shows, in the original's bounds coordinates.
  public let originalRect: CGRect

  fileprivate init(of view: View, showing rect: CGRect) {
    originalView = view
    originalRect = rect
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    bounds = rect
  }
}

extension View {
  /// Returns a snapshot of the receiver, with the same bounds and a frame at the origin.
  ///
  /// The bounds include the scroll offset, so a point has the same coordinates in both views.
  /// `afterUpdates` has no effect. UIKit returns nil if the receiver has nothing to show; this
  /// method never returns nil.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    SnapshotView(of: self, showing: bounds)
  }

  /// Returns a snapshot of the part of the receiver inside `rect`, which is in the receiver's
  /// bounds coordinates.
  ///
  /// The snapshot's bounds are the standardized `rect`, and its frame is at the origin. Returns nil
  /// if `rect` is empty, null or not finite. `afterUpdates` and `capInsets` have no effect; in
  /// UIKit, `capInsets` determines the edges that aren't stretched.
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
