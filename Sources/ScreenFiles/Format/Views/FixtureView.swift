package import Foundation
package import ViewGeometry

/// A view of a fixture; omitted properties have the defaults of `View`.
package struct FixtureView: Sendable, Equatable {
  /// The geometry of a view.
  package enum Placement: Sendable, Equatable {
    /// The frame in the superview's bounds coordinates, with the default transform and anchor
    /// point.
    case frame(CGRect)
    /// The stored values: bounds in the view's own coordinates, and the center in the superview's.
    case stored(
      bounds: CGRect, center: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform)
  }

  /// The class of a view, with the properties specific to that class.
  package enum Role: Sendable, Equatable {
    /// A plain view.
    case view
    /// A window, which has no superview.
    case window
    /// A scroll view.
    case scrollView(FixtureScroll)
    /// A stack view. It arranges its subviews in their order.
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
  /// The class of the view, with the properties specific to that class.
  package let role: Role
  /// The geometry of the view.
  package let placement: Placement
  /// The 3D properties of the view; nil for the defaults.
  package let space: FixtureSpace?
  /// The properties of the view that affect constraints; nil for the defaults.
  package let layoutProperties: FixtureLayoutProperties?
  /// Whether the view is hidden.
  package let isHidden: Bool
  /// The opacity of the view.
  package let alpha: Double
  /// Whether the view and its subviews receive touches.
  package let isUserInteractionEnabled: Bool
  /// Whether the view clips its subviews; nil for the default of its class.
  package let clipsToBounds: Bool?
  /// The tag of the view.
  package let tag: Int
  /// The intrinsic content size of a plain view, in points; nil if it has none.
  ///
  /// Stack views and constraints use it.
  package let intrinsicContentSize: CGSize?
  /// The regions of the view that have values, such as links in its text.
  ///
  /// Later regions are in front.
  package let regions: [FixtureRegion]
  /// The generated messages, whose cells are subviews in front of the listed ones; nil for none.
  package let messages: FixtureMessages?
}
