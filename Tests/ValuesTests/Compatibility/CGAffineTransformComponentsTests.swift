import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct CGAffineTransformComponentsTests {
  @Test func `A transform falls into scale, shear, turn and shift`() {
    let components = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: -3), horizontalShear: 0.5, rotation: 0.75,
      translation: CGVector(dx: 7, dy: -1))

    let found = CGAffineTransform(components).decomposed()

    expect(abs(found.scale.width - 2) < 1e-14 && abs(found.scale.height + 3) < 1e-14)
    expect(abs(found.horizontalShear - 0.5) < 1e-14 && abs(found.rotation - 0.75) < 1e-14)
    expectEqual(found.translation, CGVector(dx: 7, dy: -1))
    expectEqual(CGAffineTransform.identity.decomposed(), CGAffineTransformComponents())
  }

  @Test func `Any transform comes back from its steps`() {
    check {
      $0.transform(.singular)
    } law: { transform in
      let back = CGAffineTransform(transform.decomposed())
      let pairs = [
        (transform.a, back.a), (transform.b, back.b), (transform.c, back.c), (transform.d, back.d),
        (transform.tx, back.tx), (transform.ty, back.ty),
      ]
      let determinant = abs(transform.a * transform.d - transform.b * transform.c)
      let size = pairs.reduce(0) { max($0, abs($1.0)) }
      // Flattening to a line loses the component along it.
      guard determinant > 1e-9 * size * size else { return }
      for (given, made) in pairs {
        try demand(abs(given - made) <= 1e-12 * max(size, 1), "\(given) comes back as \(made)")
      }
    }
  }
}
