public import Foundation
public import ViewGeometry

/// The options of the audit in a ``LayoutReport``: its requirements, its tolerance, and the views
/// that are targets or are skipped.
public struct LayoutOptions: Sendable {
  /// The minimum size of a target's tappable area, in points.
  ///
  /// The default is 44 by 44, as in Apple's guidelines.
  public var minimumTargetSize = CGSize(width: 44, height: 44)
  /// The minimum distance between targets that don't touch, in points.
  ///
  /// The default, 0, means that no distance is required.
  public var minimumTargetSpacing: CGFloat = 0
  /// The distance, in points, by which views may overlap, extend beyond their area or fall short of
  /// a size before the audit reports a problem; 0.5 by default.
  public var tolerance: CGFloat = 0.5
  /// A closure that returns whether a view is a target although it isn't a control and has no
  /// interactions.
  ///
  /// By default, it returns false. A ``LayoutReport`` may call it on several threads at once.
  public var isTarget: @Sendable (View) -> Bool = { _ in false }
  /// A closure that returns whether the audit skips a view and its descendants.
  ///
  /// By default, it returns false. A ``LayoutReport`` may call it on several threads at once.
  public var ignores: @Sendable (View) -> Bool = { _ in false }

  /// Creates the default options.
  public init() {}
}
