package import Foundation

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
  }

  /// The name by which probes and lookups know it.
  package let id: String
  /// The place of the superview in the fixture's views; nil for a root.
  package let superview: Int?
  /// Its class.
  package let role: Role
  /// Its geometry.
  package let placement: Placement
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
  /// What a plain view wants to measure where a stack view asks, in points; nil without a wish.
  package let intrinsicContentSize: CGSize?
  /// Parts of it that mean something, such as links of a text; later ones on top.
  package let regions: [FixtureRegion]
  /// Generated subviews, in front of the listed ones.
  package let messages: FixtureMessages?
}

/// What a scroll view has beyond a view.
package struct FixtureScroll: Sendable, Equatable {
  /// The origin of its bounds, in content coordinates.
  package let contentOffset: CGPoint
  /// The size of its content, in points; nil for what its generated content takes, or zero.
  package let contentSize: CGSize?
  /// Extra room around the content, in points.
  package let contentInset: EdgeInsets
}

/// What a stack view has beyond a view.
package struct FixtureStack: Sendable, Equatable {
  /// How lengths along the axis are shared.
  package enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where arranged views stand across the axis.
  package enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, center, trailing
  }

  /// The direction in which views are arranged.
  package let axis: Axis
  /// How lengths along the axis are shared.
  package let distribution: Distribution
  /// Where arranged views stand across the axis.
  package let alignment: Alignment
  /// The distance of arranged views, in points.
  package let spacing: Double
}

/// A part of a view that means something, such as a line of a link.
package struct FixtureRegion: Sendable, Equatable {
  /// Where it is, in the view's bounds coordinates, in points.
  package let frame: CGRect
  /// What it means, such as the address of a link.
  package let value: String
}
