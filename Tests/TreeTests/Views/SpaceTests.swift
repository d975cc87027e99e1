import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Views rotated in space (R2.18 to R2.22).
@Suite struct SpaceTests {
  private let root = View(frame: CGRect(0, 0, 400, 400))
  private let card = View(frame: CGRect(100, 100, 100, 100))

  init() { root.addSubview(card) }

  private var perspective: Transform3D {
    var matrix = Transform3D.identity
    matrix.m34 = -1 / 500
    return matrix
  }

  private func turn(_ degrees: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Transform3D {
    Transform3D(rotationAngle: degrees * .pi / 180, x: x, y: y, z: 0)
  }

  @Test func `T2.17 the corners under a rotation with perspective`() {
    let view = View(frame: CGRect(-50, -50, 100, 100))
    let holder = View()
    holder.addSubview(view)
    view.transform3D = turn(60, y: 1).concatenating(perspective)

    let quad = view.convert(Quad(view.bounds), to: holder)

    expect(quad.topLeft.isClose(to: CGPoint(-27.370341, -54.740682)))
    expect(quad.topRight.isClose(to: CGPoint(23.007493, -46.014985)))
    expect(quad.bottomRight.isClose(to: CGPoint(23.007493, 46.014985)))
    expect(quad.bottomLeft.isClose(to: CGPoint(-27.370341, 54.740682)))
  }

  @Test func `R2.21 the frame is the box of the projected corners`() {
    card.transform3D = turn(60, y: 1).concatenating(perspective)

    expect(
      card.frame.isClose(to: CGRect(122.629659, 95.259318, 50.377834, 109.481364)))
    expect(card.frame.isClose(to: card.convert(card.bounds, to: root)))
  }

  @Test func `setting the frame puts the middle of the projected box where requested`() {
    card.transform3D = turn(60, y: 1).concatenating(perspective)

    card.frame = CGRect(40, 60, 80, 20)

    expect(abs(card.frame.midX - 80) < tableTolerance)
    expect(abs(card.frame.midY - 70) < tableTolerance)
  }

  @Test func `R2.20 without perspective depth moves nothing`() {
    card.zPosition = 100
    card.anchorPointZ = 30

    expectEqual(card.convert(CGPoint(1, 2), to: root), CGPoint(101, 102))
    expect(card.coordinateMap(to: root).isTranslation)
  }

  @Test func `R2.18 under the superview's perspective what is nearer is larger`() {
    root.sublayerTransform = perspective
    card.zPosition = 100

    // 500 / (500 - 100) = 1.25, about the middle of the root.
    expect(card.convert(CGPoint(0, 0), to: root).isClose(to: CGPoint(75, 75)))
    expect(root.convert(CGPoint(75, 75), to: card).isClose(to: CGPoint(0, 0)))
    expect(card.coordinateMap(to: root).isAffine)
  }

  @Test func `the sublayer transform turns about the superview's anchor point, wherever it goes`() {
    root.sublayerTransform = perspective
    card.zPosition = 100

    root.anchorPoint = CGPoint(0, 0)
    expect(card.convert(CGPoint(0, 0), to: root).isClose(to: CGPoint(125, 125)))

    root.bounds.origin = CGPoint(100, 0)
    expect(card.convert(CGPoint(0, 0), to: root).isClose(to: CGPoint(100, 125)))

    root.sublayerTransform = .identity
    expectEqual(card.convert(CGPoint(0, 0), to: root), CGPoint(100, 100))
    root.checkInvariants()
  }

  @Test func `the sublayer transform is no part of a frame, and stays with the superview`() {
    root.sublayerTransform = perspective
    card.zPosition = 100

    expectEqual(card.frame, CGRect(100, 100, 100, 100))
    card.removeFromSuperview()
    expectEqual(card.convert(CGPoint(1, 2), to: nil), CGPoint(1, 2))
    card.checkInvariants()
  }

  @Test func `the anchor point may lie in front of the view`() {
    card.anchorPointZ = 50
    card.transform3D = turn(90, y: 1)

    // Rotated by 90 degrees about an axis 50 points in front, the view is seen edge-on 50 points to
    // one side.
    let box = card.convert(card.bounds, to: root)
    expect(abs(box.width) < tableTolerance)
    expect(abs(abs(box.midX - 150) - 50) < tableTolerance)
  }

  @Test func `a rotation without perspective stays affine`() {
    card.transform3D = turn(60, x: 1)

    let map = card.coordinateMap(to: root)

    expect(map.isAffine)
    expect(map.map(CGPoint(0, 0)).isClose(to: CGPoint(100, 125)))
  }

  @Test func `an affine matrix is no different from the transform`() {
    card.transform3D = Transform3D(scaleX: 2, y: 2, z: 1)
    let asMatrix = card.coordinateMap(to: root)
    card.transform = CGAffineTransform(scaleX: 2, y: 2)

    expectEqual(card.coordinateMap(to: root), asMatrix)
  }

  @Test(arguments: [0, 1] as [CGFloat])
  func `R2.22 seen edge-on a view has no inverse`(_ x: CGFloat) {
    let transform = turn(90, x: x, y: 1 - x)
    root.clipsToBounds = true
    for perspective in [Transform3D.identity, perspective] {
      card.center = CGPoint(150, 150)
      card.transform3D = transform.concatenating(perspective)

      expectEqual(root.convert(CGPoint(7, 9), to: card), CGPoint(50, 50))
      #expect(throws: ConversionFailure.singular) { try root.exactCoordinateMap(to: card) }
      expect(root.hitTest(CGPoint(150, 150), with: nil) === root)
      expect(card.visibleRect.isNull)
      expect(root.coordinateMap(to: card).errorBound(forMagnitude: 1).isInfinite)
      card.center = CGPoint(15_000, 7_000)
      expectEqual(root.convert(CGPoint(7, 9), to: card), CGPoint(50, 50))
    }
  }

  @Test func `behind the camera a view isn't hit, seen or boxed`() {
    root.sublayerTransform = perspective
    root.clipsToBounds = true
    card.zPosition = 600

    let point = card.convert(CGPoint(20, 30), to: root)

    // 500 / (500 - 600) = -5: the image is upside down, and maps back.
    expect(point.isClose(to: CGPoint(600, 550)))
    expect(root.convert(point, to: card).isClose(to: CGPoint(20, 30)))
    expect(root.hitTest(CGPoint(350, 350), with: nil) === root)
    expectEqual(root.hitTestAll(CGPoint(350, 350)).count, 1)
    expect(card.convert(card.bounds, to: root).isNull)
    expect(card.visibleRect.isNull)
  }

  @Test func `in the camera's plane points have finite images`() {
    root.sublayerTransform = perspective
    card.zPosition = 500

    let image = card.convert(CGPoint(20, 30), to: root)

    expect(image.x.isFinite && image.y.isFinite)
    expectEqual(root.convert(CGPoint(1, 2), to: card), CGPoint(50, 50))
    expect(root.hitTest(CGPoint(150, 150), with: nil) === root)
  }

  @Test func `of a view that reaches behind the camera the part in front counts`() {
    let wide = View(frame: CGRect(-800, 150, 2_000, 100))
    root.addSubview(wide)
    wide.transform3D = turn(60, y: 1).concatenating(perspective)

    // The eye's plane cuts it where x sin 60° = -500, at 577.35 left of its middle.
    expect(root.hitTest(CGPoint(200, 200), with: nil) === wide)
    let horizon = wide.convert(CGPoint(1_000 - 577.350269, 50), to: root)
    expect(abs(horizon.x) > 1e6)
    let box = wide.convert(wide.bounds, to: root)
    expect(box.width > 1e6 && box.width.isFinite)
    for point in [CGPoint(0, 50), CGPoint(400, 50), CGPoint(500, 50), CGPoint(1_900, 50)] {
      let there = wide.convert(point, to: root)
      let back = root.convert(there, to: wide)
      expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
    }
  }

  @Test func `R2.19 each level is flattened onto its superview's plane`() {
    // Two rotations by 45° in a row aren't one by 90°: the depth is lost between them.
    let inner = View(frame: CGRect(0, 0, 100, 100))
    card.addSubview(inner)
    card.transform3D = turn(45, y: 1)
    inner.transform3D = turn(45, y: 1)

    let box = inner.convert(inner.bounds, to: root)

    expect(box.isClose(to: CGRect(125, 100, 50, 100)))
  }

  @Test func `R4.5 depth doesn't order hit-testing`() {
    root.sublayerTransform = perspective
    let front = View(frame: CGRect(100, 100, 100, 100))
    root.addSubview(front)
    card.zPosition = 100

    expect(root.hitTest(CGPoint(150, 150), with: nil) === front)
    expect(root.hitTest(CGPoint(80, 80), with: nil) === card)
  }

  @Test func `the visible part follows the projection`() {
    root.clipsToBounds = true
    root.sublayerTransform = perspective
    card.zPosition = 100
    card.frame = CGRect(300, 100, 200, 100)

    // x of the root's right edge, 400, is 360 before the enlargement about 200.
    expect(card.visibleRect.isClose(to: CGRect(0, 0, 60, 100)))
  }

  @Test func `a frame set behind the camera is where the view lies when it comes in front`() {
    func shift(depth: CGFloat) -> Transform3D {
      Transform3D(translationX: 0, y: 0, z: depth).concatenating(perspective)
    }
    // 500 / (500 - 600) is negative.
    card.transform3D = shift(depth: 600)
    expect(card.frame.isNull)

    card.frame = CGRect(40, 60, 80, 20)

    expect(card.frame.isNull)
    expectEqual(card.bounds.size, CGSize(width: 80, height: 20))
    expectEqual(card.center, CGPoint(80, 70))
    // 500 / (500 - 100) is 1.25, about the center.
    card.transform3D = shift(depth: 100)
    expect(card.frame.isClose(to: CGRect(30, 57.5, 100, 25)))
  }
}
