import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Views rotated about any axis in their plane.
@Suite struct SpaceTurnLaws {
  private let root = View(frame: CGRect(0, 0, 400, 400))
  private let card = View(frame: CGRect(100, 100, 100, 60))

  init() { root.addSubview(card) }

  private func turn(_ degrees: CGFloat, about angle: CGFloat) -> Transform3D {
    Transform3D(rotationAngle: degrees * .pi / 180, x: cos(angle), y: sin(angle), z: 0)
  }

  private static let angles = (0..<24).map { CGFloat($0) * .pi / 12 }

  @Test(arguments: angles)
  func `R2.22 a quarter turn about any axis leaves no inverse`(_ angle: CGFloat) {
    for perspective in [0, -1 / 500] as [CGFloat] {
      var matrix = Transform3D.identity
      matrix.m34 = perspective
      card.transform3D = turn(90, about: angle).concatenating(matrix)

      #expect(throws: ConversionFailure.singular) { try root.exactCoordinateMap(to: card) }
      expect(root.hitTest(card.center, with: nil) === root)
    }
  }

  @Test(arguments: angles)
  func `a rotation by a little less or more has one, which maps points back`(_ angle: CGFloat) {
    for degrees in [0, 10, 80, 89, 91, 100, 180, 269, 271] as [CGFloat] {
      for perspective in [0, -1 / 500] as [CGFloat] {
        var matrix = Transform3D.identity
        matrix.m34 = perspective
        card.transform3D = turn(degrees, about: angle).concatenating(matrix)

        let point = root.convert(card.convert(CGPoint(20, 50), to: root), to: card)

        #expect(abs(point.x - 20) < 1e-6 && abs(point.y - 50) < 1e-6, "\(degrees): \(point)")
        expect(root.hitTest(card.center, with: nil) === card, "\(degrees)")
      }
    }
  }
}
