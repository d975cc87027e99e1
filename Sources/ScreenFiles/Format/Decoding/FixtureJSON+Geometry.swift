package import Foundation
package import ViewGeometry

/// Geometric values, most of which are written as arrays of numbers.
extension FixtureJSON {
  package func point() throws(FixtureError) -> CGPoint {
    let parts = try array(of: ["x", "y"])
    return CGPoint(x: try parts[0].number(), y: try parts[1].number())
  }

  package func size() throws(FixtureError) -> CGSize {
    let parts = try array(of: ["width", "height"])
    return CGSize(width: try parts[0].length(), height: try parts[1].length())
  }

  package func rect() throws(FixtureError) -> CGRect {
    let parts = try array(of: ["x", "y", "width", "height"])
    return CGRect(
      x: try parts[0].number(), y: try parts[1].number(),
      width: try parts[2].length(), height: try parts[3].length())
  }

  /// Decodes an item, written as `[section, item]` with indices that start at 0.
  package func item() throws(FixtureError) -> FixtureItem {
    let parts = try array(of: ["section", "item"])
    return FixtureItem(
      section: try parts[0].integer(in: 0...Int.max), item: try parts[1].integer(in: 0...Int.max))
  }

  /// Decodes the six coefficients of a matrix for row vectors: x' = ax + cy + tx, y' = bx + dy +
  /// ty.
  package func transform() throws(FixtureError) -> CGAffineTransform {
    let parts = try array(of: ["a", "b", "c", "d", "tx", "ty"])
    return CGAffineTransform(
      a: try parts[0].number(), b: try parts[1].number(), c: try parts[2].number(),
      d: try parts[3].number(), tx: try parts[4].number(), ty: try parts[5].number())
  }

  package func insets() throws(FixtureError) -> EdgeInsets {
    let parts = try array(of: ["top", "left", "bottom", "right"])
    return EdgeInsets(
      top: try parts[0].number(), left: try parts[1].number(),
      bottom: try parts[2].number(), right: try parts[3].number())
  }

  package func axis() throws(FixtureError) -> Axis {
    switch try string() {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    case let other: throw fault(.unknownName(other, known: ["horizontal", "vertical"]))
    }
  }
}
