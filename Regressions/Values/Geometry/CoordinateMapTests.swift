import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct CoordinateMapTests {
  private static let shift = CoordinateMap(translationX: 3, y: 4)
  private static let double = CoordinateMap(CGAffineTransform(scaleX: 2, y: 4))
  private static let turn = CoordinateMap(CGAffineTransform.turn(30))

  @Test(arguments: [
    (CGAffineTransform.identity, PlaneMap.Kind.translation),
    (CGAffineTransform(translationX: 3, y: 4), .translation),
    (CGAffineTransform(scaleX: 2, y: 1), .scaleAndOffset),
    (CGAffineTransform(scaleX: -1, y: 1), .scaleAndOffset),
    (CGAffineTransform(scaleX: 0, y: 0), .scaleAndOffset),
    (CGAffineTransform(rotationAngle: 1), .affine),
    (CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), .affine),
  ])
  func `a transform gives the cheapest kind`(
    _ transform: CGAffineTransform, _ kind: PlaneMap.Kind
  ) {
    expectEqual(CoordinateMap(transform).kind, kind)
  }

  @Test(arguments: [
    (shift, shift, PlaneMap.Kind.translation), (shift, double, .scaleAndOffset),
    (double, shift, .scaleAndOffset), (double, double, .scaleAndOffset), (shift, turn, .affine),
    (turn, shift, .affine), (turn, double, .affine), (double, turn, .affine),
  ])
  func `a composition has the dearer kind of its parts`(
    _ first: CoordinateMap, _ second: CoordinateMap, _ kind: PlaneMap.Kind
  ) {
    expectEqual(first.then(second).kind, kind)
  }

  @Test(arguments: [shift, double, turn], [shift, double, turn])
  func `a composition applies the receiver first`(_ first: CoordinateMap, _ second: CoordinateMap) {
    let point = CGPoint(5, -7)

    let answer = first.then(second).map(point)

    expect(answer.isClose(to: second.map(first.map(point))))
  }

  @Test(arguments: [shift, double, turn], [shift, double, turn])
  func `a composition is the product of the transforms`(
    _ first: CoordinateMap, _ second: CoordinateMap
  ) {
    let product = first.affineTransform.concatenating(second.affineTransform)

    expect(first.then(second).affineTransform.isClose(to: product))
  }

  @Test func `translations compose without rounding`() {
    let there = CoordinateMap(translationX: 1e15, y: 0.125)
    let back = CoordinateMap(translationX: -1e15, y: -0.125)

    expectEqual(there.then(back).map(CGPoint(0.5, 0.25)), CGPoint(0.5, 0.25))
  }

  @Test func `only a shift is a translation`() {
    expect(CoordinateMap.identity.isTranslation)
    expect(Self.shift.isTranslation)
    expect(!Self.double.isTranslation)
    expect(!Self.turn.isTranslation)
  }

  @Test func `the six numbers come back`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

    expectEqual(CoordinateMap(transform).affineTransform, transform)
  }

  @Test func `a map is a matrix that leaves depth alone`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 6, ty: 7)
    var expected = Transform3D.identity
    (expected.m11, expected.m12, expected.m21, expected.m22) = (1, 2, 3, 5)
    (expected.m41, expected.m42) = (6, 7)
    expectEqual(CoordinateMap(transform).transform3D, expected)

    let projective = ProjectiveMap(
      kind: .projective, a: 1, b: 2, c: 3, d: 5, tx: 6, ty: 7, px: 8, py: 9, pw: 10)
    (expected.m14, expected.m24, expected.m44) = (8, 9, 10)
    expectEqual(CoordinateMap(projective, error: .zero).transform3D, expected)
  }

  @Test func `equal maps count once in a set`() {
    let maps = [Self.shift, Self.double, CoordinateMap(translationX: 3, y: 4), .identity]

    expectEqual(Set(maps).count, 3)
    expect(Set(maps).contains(CoordinateMap(CGAffineTransform(scaleX: 2, y: 4))))
  }
}
