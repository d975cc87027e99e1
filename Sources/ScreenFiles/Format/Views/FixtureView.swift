package import Foundation
package import ViewGeometry

/// A view of a fixture, with the names and defaults of `View`.
package struct FixtureView: Sendable, Equatable {
  /// The description of its geometry.
  package enum Placement: Sendable, Equatable {
    /// Its frame, in the superview's bounds coordinates, with default transform and anchor point.
    case frame(CGRect)
    /// Its stored values: bounds in its own coordinates, the center in the superview's.
    case stored(
      bounds: CGRect, center: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform)
  }

  /// The class of the view, with the properties of that class.
  package enum Role: Sendable, Equatable {
    /// A plain view.
    case view
    /// The root of a screen.
    case window
    /// A scroll view.
    case scrollView(FixtureScroll)
    /// A stack view; its subviews are arranged in their order.
    case stackView(FixtureStack)
    /// A collection view.
    case collectionView(FixtureScroll, FixtureCollection)
    /// A table.
    case tableView(FixtureScroll, FixtureTable)
  }

  /// The name of the view in probes and lookups.
  package let id: String
  /// The index of the superview in the fixture's views; nil for a root.
  package let superview: Int?
  /// Its class.
  package let role: Role
  /// Its geometry.
  package let placement: Placement
  /// Its 3D properties; nil for a view in its superview's plane.
  package let space: FixtureSpace?
  /// Its properties for constraints; nil for the defaults.
  package let wishes: FixtureWishes?
  /// Whether it is hidden.
  package let isHidden: Bool
  /// Its opacity.
  package let alpha: Double
  /// Whether it receives touches.
  package let isUserInteractionEnabled: Bool
  /// Whether it clips; nil for the default of its class.
  package let clipsToBounds: Bool?
  /// Its tag.
  package let tag: Int
  /// The intrinsic content size of a plain view, in points; nil for none.
  ///
  /// Stack views and constraints use it.
  package let intrinsicContentSize: CGSize?
  /// Its regions with values, such as links in a text; later ones are on top.
  package let regions: [FixtureRegion]
  /// Generated subviews, in front of the listed ones.
  package let messages: FixtureMessages?
}
