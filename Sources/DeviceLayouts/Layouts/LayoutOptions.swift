public import Foundation
public import ViewGeometry

/// What the audit of a layout asks for.
public struct LayoutOptions: Sendable {
  /// The least size of what can be tapped of a target, in points; 44 by 44 by default, as Apple's guidelines ask for.
  public var minimumTargetSize = CGSize(width: 44, height: 44)
  /// The least distance between targets that don't touch, in points; 0, the default, asks for none.
  public var minimumTargetSpacing: CGFloat = 0
  /// The lengths by which edges may be off before that is a problem, in points.
  public var tolerance: CGFloat = 0.5
  /// Whether a view is meant to be tapped, beside controls and views with interactions.
  ///
  /// Called on several threads.
  public var isTarget: @Sendable (View) -> Bool = { _ in false }
  /// Whether nothing is to be said of a view, and of what is in it.
  ///
  /// Called on several threads.
  public var ignores: @Sendable (View) -> Bool = { _ in false }

  /// The usual options.
  public init() {}
}
