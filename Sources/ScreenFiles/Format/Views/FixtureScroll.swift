package import Foundation
package import ViewGeometry

/// The properties that a scroll view has in addition to those of a view.
package struct FixtureScroll: Sendable, Equatable {
  /// The origin of the scroll view's bounds, in content coordinates.
  package let contentOffset: CGPoint
  /// The size of the scroll view's content, in points.
  ///
  /// If it is nil, the size of the generated content is used, or zero if there is none. It is
  /// always nil for lists, whose layouts determine the size.
  package let contentSize: CGSize?
  /// The insets around the content, in points.
  package let contentInset: EdgeInsets
}

extension FixtureScroll {
  /// Decodes the properties.
  ///
  /// The default offset is the origin of the bounds in `placement`.
  init(
    _ object: FixtureObject, placedBy placement: FixtureView.Placement
  ) throws(FixtureError) {
    contentOffset = try object["contentOffset"]?.point() ?? placement.boundsOrigin
    contentSize = try object["contentSize"]?.size()
    contentInset = try object["contentInset"]?.insets() ?? .zero
  }
}
