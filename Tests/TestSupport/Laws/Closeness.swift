import Foundation
import ViewGeometry

/// The tolerance for values in tables, which are written to six decimal places.
let tableTolerance: CGFloat = 1e-6

/// A geometry value that is rounded in tables.
protocol Tabulated {
  var numbers: [CGFloat] { get }
}

extension Tabulated {
  /// Returns whether every component is within `tableTolerance` of the same component of `other`.
  func isClose(to other: Self) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tableTolerance }
  }
}

extension CGPoint: Tabulated {
  var numbers: [CGFloat] { [x, y] }
}

extension CGSize: Tabulated {
  var numbers: [CGFloat] { [width, height] }
}

extension CGRect: Tabulated {
  var numbers: [CGFloat] { origin.numbers + size.numbers }
}

extension CGAffineTransform: Tabulated {
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

extension Transform3D: Tabulated {
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension CGRect {
  /// Creates a rectangle from its four values, for tables.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGPoint {
  /// Creates a point from its two coordinates, for tables.
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}

extension CGSize {
  /// Creates a size from its two lengths, for tables.
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGAffineTransform {
  /// Returns a rotation by `degrees`, clockwise on screen.
  static func turn(_ degrees: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: degrees * .pi / 180)
  }
}
