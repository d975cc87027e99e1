import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct Transform3DTests {
  @Test func `without arguments it is the zero matrix`() {
    expectEqual(Transform3D().numbers, [CGFloat](repeating: 0, count: 16))
    expect(!Transform3D().isIdentity)
  }

  @Test func `the identity has ones on its diagonal`() {
    let ones: [CGFloat] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

    expectEqual(Transform3D.identity.numbers, ones)
    expect(Transform3D.identity.isIdentity)
  }

  @Test func `a translation stands in the fourth row`() {
    let shift = Transform3D(translationX: 1, y: 2, z: 3)

    expectEqual([shift.m41, shift.m42, shift.m43, shift.m44], [1, 2, 3, 1])
  }

  @Test func `a scale stands on the diagonal`() {
    let scale = Transform3D(scaleX: 2, y: 3, z: 4)

    expectEqual([scale.m11, scale.m22, scale.m33, scale.m44], [2, 3, 4, 1])
  }

  @Test(arguments: [30, 90, -45, 180, 270] as [CGFloat])
  func `a rotation about z is the rotation of the plane`(_ degrees: CGFloat) {
    let turn = Transform3D(rotationAngle: degrees * .pi / 180, x: 0, y: 0, z: 5)

    expect(turn.isClose(to: Transform3D(.turn(degrees))))
  }

  @Test func `a rotation about x takes y to z`() {
    let turn = Transform3D(rotationAngle: .pi / 2, x: 1, y: 0, z: 0)

    expect(abs(turn.m23 - 1) < tableTolerance)
    expect(abs(turn.m32 + 1) < tableTolerance)
    expectEqual(turn.m11, 1)
  }

  @Test func `a rotation about y takes z to x`() {
    let turn = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)

    expect(abs(turn.m31 - 1) < tableTolerance)
    expect(abs(turn.m13 + 1) < tableTolerance)
    expectEqual(turn.m22, 1)
  }

  @Test func `a rotation about a slanted axis keeps the axis`() {
    let turn = Transform3D(rotationAngle: 1.2, x: 1, y: 2, z: 2)
    let axis = Transform3D(translationX: 1, y: 2, z: 2).concatenating(turn)

    expect(CGPoint(axis.m41, axis.m42).isClose(to: CGPoint(1, 2)))
    expect(abs(axis.m43 - 2) < tableTolerance)
  }

  @Test func `the length of the axis doesn't matter`() {
    let turn = Transform3D(rotationAngle: 1.2, x: 1, y: 2, z: 2)

    expect(turn.isClose(to: Transform3D(rotationAngle: 1.2, x: 10, y: 20, z: 20)))
  }

  @Test(arguments: [-1_074, -1_022, -600, -500, -300, 300, 500, 600, 1_022])
  func `the length of the axis doesn't matter where squares vanish or overflow`(_ exponent: Int) {
    func turn(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, exponent: Int) -> Transform3D {
      let axis = [x, y, z].map { CGFloat(sign: .plus, exponent: exponent, significand: $0) }
      return Transform3D(rotationAngle: 1.2, x: axis[0], y: axis[1], z: axis[2])
    }

    for (x, y, z) in [(0, 0, 1), (1, -1, 1), (1, 0, -1)] as [(CGFloat, CGFloat, CGFloat)] {
      expectEqual(turn(x, y, z, exponent: exponent), turn(x, y, z, exponent: 0))
    }
  }

  @Test func `a rotation about an axis without length is the identity`() {
    expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0).isIdentity)
  }

  @Test func `R2.10 an affine transform is embedded and comes back`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

    let embedded = Transform3D(transform)

    expectEqual(
      [embedded.m11, embedded.m12, embedded.m21, embedded.m22, embedded.m41, embedded.m42],
      [1, 2, 3, 4, 5, 6])
    expectEqual(embedded.m33, 1)
    expect(embedded.isAffine)
    expectEqual(embedded.affineTransform, transform)
  }

  @Test func `R2.10 the affine part is read from a matrix that isn't affine`() {
    var perspective = Transform3D(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    perspective.m34 = -1 / 500
    perspective.m33 = 7

    expect(!perspective.isAffine)
    expectEqual(
      perspective.affineTransform, CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  @Test func `it survives coding`() throws {
    let transform = Transform3D(rotationAngle: 1, x: 1, y: 2, z: 3)

    let data = try JSONEncoder().encode(transform)

    try expectEqual(JSONDecoder().decode(Transform3D.self, from: data), transform)
  }
}
