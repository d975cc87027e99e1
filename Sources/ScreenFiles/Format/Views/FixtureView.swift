package import Foundation
package import ViewGeometry

/// One view of a fixture, as values; names and defaults are those of `View`.
package struct FixtureView: Sendable, Equatable {
  /// How its geometry is given.
  package enum Placement: Sendable, Equatable {
    /// By its frame, in the superview's bounds coordinates; transform and anchor point are default.
    case frame(CGRect)
    /// By what is stored: bounds in its own coordinates, center and anchor in the superview's.
    case stored(
      bounds: CGRect, center: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform)
  }

  /// Which class it is of, and what only that class has.
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

  /// The name by which probes and lookups know it.
  package let id: String
  /// The place of the superview in the fixture's views; nil for a root.
  package let superview: Int?
  /// Its class.
  package let role: Role
  /// Its geometry.
  package let placement: Placement
  /// What it has in space; nil for a view in its superview's plane.
  package let space: FixtureSpace?
  /// What it tells constraints; nil for what every view does.
  package let wishes: FixtureWishes?
  /// Whether it is hidden.
  package let isHidden: Bool
  /// Its opacity.
  package let alpha: Double
  /// Whether it takes touches.
  package let isUserInteractionEnabled: Bool
  /// Whether it clips; nil for the default of its class.
  package let clipsToBounds: Bool?
  /// Its tag.
  package let tag: Int
  /// What a plain view wants to measure where a stack view or constraints ask, in points; nil without a wish.
  package let intrinsicContentSize: CGSize?
  /// Parts of it that mean something, such as links of a text; later ones on top.
  package let regions: [FixtureRegion]
  /// Generated subviews, in front of the listed ones.
  package let messages: FixtureMessages?
}
