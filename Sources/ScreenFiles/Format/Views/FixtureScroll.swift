package import Foundation
package import ViewGeometry

/// The properties of a scroll view, besides those of a view.
package struct FixtureScroll: Sendable, Equatable {
  /// The origin of its bounds, in content coordinates.
  package let contentOffset: CGPoint
  /// The size of its content, in points; nil for the size of its generated content, or zero without
  /// any.
  package let contentSize: CGSize?
  /// The insets around the content, in points.
  package let contentInset: EdgeInsets
}

extension FixtureScroll {
  /// Decodes the properties; the default offset is the origin of the bounds in the placement.
  init(
    _ object: FixtureObject, placedBy placement: FixtureView.Placement
  ) throws(FixtureError) {
    contentOffset = try object["contentOffset"]?.point() ?? placement.boundsOrigin
    contentSize = try object["contentSize"]?.size()
    contentInset = try object["contentInset"]?.insets() ?? .zero
  }
}
