package import Foundation
import ViewGeometry

/// A part of a view that means something, such as a line of a link.
package struct FixtureRegion: Sendable, Equatable {
  /// Where it is, in the view's bounds coordinates, in points.
  package let frame: CGRect
  /// What it means, such as the address of a link.
  package let value: String
}

extension FixtureRegion {
  init(_ node: FixtureJSON) throws(FixtureError) {
    let object = try node.object(["frame", "value"])
    frame = try object.required("frame").rect()
    value = try object.required("value").string()
  }
}
