import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct PlacementTests {
  private func placement(frame: CGRect, transform: CGAffineTransform = .identity) -> Placement {
    var placement = Placement()
    placement.setFrame(frame)
    placement.transform = transform
    return placement
  }

  @Test func `a new placement is the unit of everything`() {
    let placement = Placement()

    expectEqual(placement.bounds, .zero)
    expectEqual(placement.center, .zero)
    expectEqual(placement.anchorPoint, CGPoint(0.5, 0.5))
    expect(placement.transform.isIdentity)
    expectEqual(placement.map, .identity)
    expectEqual(placement.frame, .zero)
    expect(placement.isConsistent)
  }

  @Test(arguments: [
    (CGAffineTransform.identity, PlaneMap.Kind.translation),
    (CGAffineTransform(translationX: 5, y: 7), .translation),
    (CGAffineTransform(scaleX: 2, y: 2), .scaleAndOffset), (.turn(30), .affine),
  ])
  func `the map stays in the cheapest kind`(
    _ transform: CGAffineTransform, _ kind: PlaneMap.Kind
  ) {
    let placement = placement(frame: CGRect(10, 20, 100, 50), transform: transform)

    expectEqual(placement.map.kind, kind)
    expectEqual(placement.kind, kind)
  }

  @Test(
    arguments: [
      .identity, CGAffineTransform(translationX: 5, y: 7), CGAffineTransform(scaleX: -2, y: 3),
      .turn(30), CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13),
    ] as [CGAffineTransform])
  func `R2.1 the map is back to the anchor, the transform, forth to the center`(
    _ transform: CGAffineTransform
  ) {
    var placement = placement(frame: CGRect(10, 20, 100, 50), transform: transform)
    placement.anchorPoint = CGPoint(0.25, 0.75)
    placement.bounds = CGRect(7, 9, 40, 80)

    let anchor = CGPoint(7 + 0.25 * 40, 9 + 0.75 * 80)
    let expected = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: placement.center.x, y: placement.center.y))

    expect(CoordinateMap(ProjectiveMap(placement.map)).affineTransform.isClose(to: expected))
    expect(placement.frame.isClose(to: placement.bounds.applying(expected)))
    expect(placement.isConsistent)
  }

  @Test func `R2.5 the frame under a singular transform is a degenerate box at its center`() {
    let gone = placement(
      frame: CGRect(0, 0, 100, 50),
      transform: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 3, ty: 4))
    let line = placement(
      frame: CGRect(0, 0, 100, 50), transform: CGAffineTransform(scaleX: 0, y: 1))

    expectEqual(gone.frame, CGRect(53, 29, 0, 0))
    expectEqual(line.frame, CGRect(50, 0, 0, 50))
  }

  @Test func `R2.5 setting the frame under a singular transform acts as under the identity`() {
    var flat = placement(frame: .zero, transform: CGAffineTransform(scaleX: 0, y: 0))

    flat.setFrame(CGRect(10, 20, 100, 50))

    expectEqual(flat.bounds.size, CGSize(100, 50))
    expectEqual(flat.center, CGPoint(60, 45))
  }

  @Test func `R2.8 negative sizes of frame and bounds are standardised`() {
    var placement = placement(frame: CGRect(100, 100, -50, -20))
    expectEqual(placement.frame, CGRect(50, 80, 50, 20))

    placement.bounds = CGRect(10, 10, -4, -6)
    expectEqual(placement.bounds.origin, CGPoint(6, 4))
    expectEqual(placement.bounds.size, CGSize(4, 6))
  }

  @Test func `R2.9 nothing is rounded to pixels`() {
    var placement = placement(frame: CGRect(0.125, 0.25, 0.375, 0.0625))
    expectEqual(placement.frame, CGRect(0.125, 0.25, 0.375, 0.0625))

    placement.center = CGPoint(1.0 / 3, 2.0 / 3)
    expectEqual(placement.center, CGPoint(1.0 / 3, 2.0 / 3))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 7),
    CGAffineTransform(translationX: 5, y: 7), CGAffineTransform(scaleX: 1e-6, y: 1e6),
  ])
  func `R2.4 the frame round trips under scales, flips, quarter turns and shifts`(
    _ transform: CGAffineTransform
  ) {
    for anchor in [CGPoint(0.5, 0.5), CGPoint(0, 0), CGPoint(0.25, 2)] {
      var placement = placement(frame: .zero, transform: transform)
      placement.anchorPoint = anchor
      placement.setFrame(CGRect(10, 20, 100, 50))

      expect(placement.frame.isClose(to: CGRect(10, 20, 100, 50)))
    }
  }

  @Test func `R2.4 under a slanted turn the frame grows about the middle of the one set`() {
    for anchor in [CGPoint(0.5, 0.5), CGPoint(0, 0), CGPoint(0.25, 2)] {
      var placement = placement(frame: .zero, transform: .turn(30))
      placement.anchorPoint = anchor
      placement.setFrame(CGRect(0, 0, 100, 100))

      expect(placement.frame.isClose(to: CGRect(-43.301270, -43.301270, 186.602540, 186.602540)))
    }
  }

  @Test func `R2.16 the untransformed frame ignores the transform`() {
    var placement = placement(frame: CGRect(10, 20, 100, 50), transform: .turn(45))
    expect(placement.untransformedOrigin == (10, 20))

    placement.setUntransformed(x: 30, y: 20, width: 60, height: 50)
    expectEqual(placement.center, CGPoint(60, 45))
    expectEqual(placement.bounds.size, CGSize(60, 50))
    expect(placement.isConsistent)
  }

  @Test func `R2.16 a move to where both coordinates are one moves the axis that was elsewhere`() {
    var tall = placement(frame: CGRect(20, 10, 4, 6))
    tall.setUntransformed(x: 20, y: 20, width: 4, height: 6)
    expectEqual(tall.center, CGPoint(22, 23))

    var wide = placement(frame: CGRect(10, 20, 4, 6))
    wide.setUntransformed(x: 20, y: 20, width: 4, height: 6)
    expectEqual(wide.center, CGPoint(22, 23))
  }
}
