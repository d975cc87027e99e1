import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Decompositions of single matrices and their interpolation (R15.12).
@Suite struct TransformPartsTests {
  private func numbers(_ m: Transform3D) -> [CGFloat] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ]
  }

  private func expectClose(_ found: Transform3D, _ matrix: Transform3D, _ name: String) {
    for (number, other) in zip(numbers(found), numbers(matrix)) {
      expect(abs(number - other) < 1e-12, "\(name): \(found), not \(matrix)")
    }
  }

  /// A rotation about one axis, 0 to 2, in degrees.
  private func turn(_ degrees: CGFloat, _ axis: Int) -> Transform3D {
    Transform3D(
      rotationAngle: degrees * .pi / 180, x: axis == 0 ? 1 : 0, y: axis == 1 ? 1 : 0,
      z: axis == 2 ? 1 : 0)
  }

  @Test func `R15.12 a matrix is composed of its parts`() {
    var perspective = Transform3D.identity
    (perspective.m14, perspective.m24, perspective.m34) = (0.001, -0.002, -0.005)
    perspective.m44 = 2
    let matrices = [
      turn(170, 0), turn(170, 1), turn(170, 2), turn(30, 0), turn(180, 0), perspective,
      turn(170, 0).concatenating(perspective),
      Transform3D(scaleX: -2, y: 3, z: 4), Transform3D(scaleX: 2, y: -3, z: 4),
      Transform3D(scaleX: 2, y: 3, z: -4).concatenating(turn(170, 1)),
      Transform3D(CGAffineTransform(a: 2, b: 1, c: 3, d: -1, tx: 5, ty: 6)),
    ]
    for matrix in matrices {
      guard let parts = TransformParts(matrix) else {
        expect(false, "\(matrix) has no parts")
        continue
      }
      expectClose(parts.matrix, matrix, "\(parts)")
    }
  }

  @Test func `R15.12 any matrix is composed of its parts, sheared and mirrored as well`() {
    check({ source in (0..<12).map { _ in CGFloat(source.integer(within: 4)) } }) { m in
      let matrix = Transform3D(
        m11: m[0], m12: m[1], m13: m[2], m14: 0, m21: m[3], m22: m[4], m23: m[5], m24: 0,
        m31: m[6], m32: m[7], m33: m[8], m34: 0, m41: m[9], m42: m[10], m43: m[11], m44: 1)
      let first = m[0] * (m[4] * m[8] - m[5] * m[7])
      let others = m[1] * (m[5] * m[6] - m[3] * m[8]) + m[2] * (m[3] * m[7] - m[4] * m[6])
      // A flat matrix keeps only the lengths of its rows.
      if first + others == 0 { return }
      let parts = try #require(TransformParts(matrix))
      for (number, other) in zip(numbers(parts.matrix), numbers(matrix)) {
        try demand(abs(number - other) < 1e-10, "\(parts) are those of \(parts.matrix).")
      }
    }
  }

  @Test func `R15.12 a flat matrix gets a rotation, but not with a perspective`() {
    let rotation = SIMD4<Double>(0, 0, 1, 0)
    let flat = Transform3D(scaleX: 3, y: 0, z: 1)
    let parts = TransformParts(flat, rotationIfFlat: rotation)
    expectEqual(parts?.rotation, rotation)
    expectEqual(parts?.scale, [3, 0, 1])
    expectEqual(TransformParts(flat)?.rotation, [0, 0, 0, 1])

    let cases: [(x: CGFloat, z: CGFloat, m34: CGFloat)] = [(0, 1, -0.01), (1, 1e-200, 1e200)]
    for (x, z, m34) in cases {
      var matrix = Transform3D(scaleX: x, y: 1, z: z)
      matrix.m34 = m34
      expect(TransformParts(matrix) == nil, "\(matrix)")
    }
  }

  @Test func `R15.12 half of a difference is half of each part`() {
    for axis in 0..<3 {
      guard let start = TransformParts(turn(10, axis)), let end = TransformParts(turn(190, axis))
      else {
        expect(false, "\(axis)")
        continue
      }
      var half = TransformParts.Difference()
      half.add(start.difference(from: end), times: 0.5)
      let middle = end.adding(half).matrix
      // 180° have two directions.
      let found = numbers(middle)
      let isOneOfBoth = [100, 280].contains { degrees in
        zip(found, numbers(turn(degrees, axis))).allSatisfy { abs($0 - $1) < 1e-7 }
      }
      expect(isOneOfBoth, "\(axis): \(middle)")
    }
    var tiny = TransformParts.Difference()
    tiny.rotation = [1e-200, 0, 0]
    expectEqual(TransformParts(.identity)?.adding(tiny).rotation, [0, 0, 0, 1])
  }
}
