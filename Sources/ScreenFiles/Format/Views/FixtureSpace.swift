import Foundation
package import ViewGeometry

/// The 3D properties of a view, with the names and defaults of `View`.
package struct FixtureSpace: Sendable, Equatable {
  /// The 3D transform; nil if the view has only the affine transform of its placement.
  package let transform3D: Transform3D?
  /// The z-coordinate of the view's anchor point in the superview, in points.
  package let zPosition: Double
  /// The z-coordinate of the view's anchor point in the view itself, in points.
  package let anchorPointZ: Double
  /// The transform applied to the view's subviews; nil if there is none.
  package let sublayerTransform: Transform3D?
}

extension FixtureSpace {
  /// Decodes the 3D properties.
  ///
  /// Returns nil if there are no 3D transforms, and `zPosition` and `anchorPointZ` are 0.
  init?(_ object: FixtureObject) throws(FixtureError) {
    if let node = object["transform3D"], object["transform"] != nil {
      throw node.fault(.contradiction("a view can have a transform or a transform3D, but not both"))
    }
    transform3D = try object["transform3D"]?.transform3D()
    zPosition = try object["zPosition"]?.number() ?? 0
    anchorPointZ = try object["anchorPointZ"]?.number() ?? 0
    sublayerTransform = try object["sublayerTransform"]?.transform3D()
    guard transform3D != nil || zPosition != 0 || anchorPointZ != 0 || sublayerTransform != nil
    else { return nil }
  }

  /// Applies the 3D properties to a view whose placement has been set.
  ///
  /// The transforms are set last, so that no intermediate state is projected.
  func turn(_ view: View) {
    if zPosition != 0 { view.zPosition = zPosition }
    if anchorPointZ != 0 { view.anchorPointZ = anchorPointZ }
    if let transform3D { view.transform3D = transform3D }
    if let sublayerTransform { view.sublayerTransform = sublayerTransform }
  }
}

extension FixtureJSON {
  /// Decodes the sixteen elements of a matrix for row vectors, row by row.
  package func transform3D() throws(FixtureError) -> Transform3D {
    let names = (1...4).flatMap { row in (1...4).map { column in "m\(row)\(column)" } }
    let parts = try array(of: names)
    var numbers: [Double] = []
    for part in parts { numbers.append(try part.number()) }
    return Transform3D(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3],
      m21: numbers[4], m22: numbers[5], m23: numbers[6], m24: numbers[7],
      m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
      m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
  }
}
