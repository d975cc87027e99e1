import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct Transform3DCompositionTests {
  private let shift = Transform3D(translationX: 1, y: 2, z: 3)
  private let scale = Transform3D(scaleX: 2, y: 3, z: 4)

  @Test func `the receiver of concatenating is applied first`() {
    let product = shift.concatenating(scale)

    expectEqual([product.m41, product.m42, product.m43], [2, 6, 12])
  }

  @Test func `concatenating agrees with the plane's transforms`() {
    let left = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let right = CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)

    let product = Transform3D(left).concatenating(Transform3D(right))

    expectEqual(product, Transform3D(left.concatenating(right)))
  }

  @Test func `concatenating keeps perspective`() {
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 500

    let product = Transform3D(translationX: 0, y: 0, z: 250).concatenating(perspective)

    expectEqual(product.m34, CGFloat(-1) / 500)
    expectEqual(product.m44, 0.5)
  }

  @Test func `translatedBy, scaledBy and rotated come before the receiver`() {
    let turn = Transform3D(rotationAngle: 1, x: 1, y: 2, z: 3)

    expectEqual(scale.translatedBy(x: 1, y: 2, z: 3), shift.concatenating(scale))
    expectEqual(shift.scaledBy(x: 2, y: 3, z: 4), scale.concatenating(shift))
    expectEqual(shift.rotated(by: 1, x: 1, y: 2, z: 3), turn.concatenating(shift))
  }

  @Test func `the inverse undoes, with rows in any order and with perspective`() {
    var perspective = Transform3D(rotationAngle: 1, x: 1, y: 2, z: 3)
    perspective.m34 = -1 / 500
    var swapped = Transform3D()
    (swapped.m12, swapped.m21, swapped.m34, swapped.m43) = (1, 2, 4, 8)

    for transform in [shift, scale, perspective, swapped] {
      expect(transform.concatenating(transform.inverted()).isClose(to: .identity))
      expect(transform.inverted().concatenating(transform).isClose(to: .identity))
    }
  }

  @Test func `a singular matrix is its own inverse`() {
    let flat = Transform3D(scaleX: 1, y: 0, z: 1)

    expectEqual(flat.inverted(), flat)
    expectEqual(Transform3D().inverted(), Transform3D())
  }

  @Test func `a scale too small to undo in finite numbers is its own inverse`() {
    let least = CGFloat.leastNormalMagnitude
    let tooSmall = Transform3D(scaleX: 1, y: least / 8, z: 1)

    let inverse = Transform3D(scaleX: least, y: 1, z: 1).inverted()

    expectEqual(inverse, Transform3D(scaleX: 1 / least, y: 1, z: 1))
    expectEqual(tooSmall.inverted(), tooSmall)
  }
}
