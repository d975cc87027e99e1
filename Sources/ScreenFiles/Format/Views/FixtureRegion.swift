package import Foundation
import ViewGeometry

/// A region of a view with a value, such as one line of a link.
package struct FixtureRegion: Sendable, Equatable {
  /// The frame, in the view's bounds coordinates, in points.
  package let frame: CGRect
  /// The value, such as the URL of a link.
  package let value: String
}

extension FixtureRegion {
  init(_ node: FixtureJSON) throws(FixtureError) {
    let object = try node.object(["frame", "value"])
    frame = try object.required("frame").rect()
    value = try object.required("value").string()
  }
}
