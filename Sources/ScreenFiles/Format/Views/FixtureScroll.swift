package import Foundation
package import ViewGeometry

/// What a scroll view has beyond a view.
package struct FixtureScroll: Sendable, Equatable {
  /// The origin of its bounds, in content coordinates.
  package let contentOffset: CGPoint
  /// The size of its content, in points; nil for what its generated content takes, or zero.
  package let contentSize: CGSize?
  /// Extra room around the content, in points.
  package let contentInset: EdgeInsets
}

extension FixtureScroll {
  /// Where no offset is given it is the origin of the bounds that place the view.
  init(
    _ object: FixtureObject, placedBy placement: FixtureView.Placement
  ) throws(FixtureError) {
    contentOffset = try object["contentOffset"]?.point() ?? placement.boundsOrigin
    contentSize = try object["contentSize"]?.size()
    contentInset = try object["contentInset"]?.insets() ?? .zero
  }
}
