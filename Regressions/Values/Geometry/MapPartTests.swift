import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Maps at the edge of what can be mapped, and transforms without a width.
@Suite struct MapPartTests {
  @Test func `the affine part of a projection has no inverse of its own`() {
    let map = PlaneMap(kind: .projective, a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    expect(map.inverse == nil)
    expect(PlaneMap(kind: .affine, a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0).inverse != nil)
  }

  @Test func `on the horizon a coordinate is zero or the largest number`() {
    let map = ProjectiveMap(
      kind: .projective, a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1, px: 1, py: 0, pw: 0)
    let most = Double.greatestFiniteMagnitude
    for (y, expected) in [(0.0, most), (1, 0), (3, -most)] {
      let image = map.project(x: 0, y: y)
      expectEqual([image.x, image.y], [0, expected])
    }
  }

  #if !canImport(CoreGraphics)
    @Test func `a transform without a width keeps the rotation of its height`() {
      let cases: [(c: CGFloat, d: CGFloat, height: CGFloat, rotation: CGFloat)] = [
        (0, 0, 0, 0), (-3, 0, 3, .pi / 2), (0, 2, 2, 0), (3, 4, 5, atan2(-3, 4)),
      ]
      for (c, d, height, rotation) in cases {
        let parts = CGAffineTransform(a: 0, b: 0, c: c, d: d, tx: 7, ty: 8).decomposed()
        expectEqual(parts.scale, CGSize(width: 0, height: height))
        expectEqual(parts.rotation, rotation)
        expectEqual(parts.horizontalShear, 0)
        expectEqual(parts.translation, CGVector(dx: 7, dy: 8))
      }
    }
  #endif
}
