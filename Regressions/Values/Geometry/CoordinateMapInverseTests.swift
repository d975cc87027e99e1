import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct CoordinateMapInverseTests {
  @Test(arguments: [
    CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(scaleX: -2, y: 0.25), .turn(30),
    CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 11, ty: 13),
  ])
  func `the inverse undoes a map both ways`(_ transform: CGAffineTransform) throws {
    let map = CoordinateMap(transform)
    let point = CGPoint(17, -19)

    let inverse = try #require(map.inverse)

    expect(inverse.map(map.map(point)).isClose(to: point))
    expect(map.map(inverse.map(point)).isClose(to: point))
  }

  @Test(arguments: [
    CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(scaleX: -2, y: 0.25), .turn(30),
  ])
  func `the inverse has the kind of the map`(_ transform: CGAffineTransform) throws {
    let map = CoordinateMap(transform)

    let inverse = try #require(map.inverse)

    expectEqual(inverse.kind, map.kind)
  }

  @Test func `scales by powers of two round trip bit for bit`() throws {
    let map = CoordinateMap(CGAffineTransform(a: 0.25, b: 0, c: 0, d: 8, tx: 3.5, ty: -0.125))
    let point = CGPoint(0.375, 1025.0625)

    let inverse = try #require(map.inverse)

    expectEqual(inverse.map(map.map(point)), point)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1, y: 0), CGAffineTransform(),
    CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
    CGAffineTransform(a: 0, b: 0, c: 3, d: 4, tx: 0, ty: 0),
  ])
  func `a map that flattens the plane has none`(_ transform: CGAffineTransform) {
    expect(CoordinateMap(transform).inverse == nil)
  }

  @Test func `a determinant of nothing but rounding noise counts as zero`() {
    let third: CGFloat = 1 / 3
    let transform = CGAffineTransform(a: 0.1, b: 0.3, c: third * 0.1, d: third * 0.3, tx: 0, ty: 0)

    expect(CoordinateMap(transform).inverse == nil)
  }

  @Test(arguments: [1e-200, 1e-12, 1e12, 1e200] as [CGFloat])
  func `a very small or large scale can be undone`(_ factor: CGFloat) throws {
    let scale = CoordinateMap(CGAffineTransform(scaleX: factor, y: factor))
    let turnedScale = CoordinateMap(CGAffineTransform.turn(30).scaledBy(x: factor, y: factor))

    for map in [scale, turnedScale] {
      let inverse = try #require(map.inverse)
      expect(inverse.map(map.map(CGPoint(3, 4))).isClose(to: CGPoint(3, 4)))
    }
  }

  @Test(arguments: [CGFloat.leastNonzeroMagnitude, .leastNormalMagnitude / 8])
  func `a scale too small to undo in finite numbers has none`(_ factor: CGFloat) {
    expect(CoordinateMap(CGAffineTransform(scaleX: factor, y: 1)).inverse == nil)
    expect(CoordinateMap(CGAffineTransform.turn(30).scaledBy(x: factor, y: factor)).inverse == nil)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: .infinity, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
    CGAffineTransform(a: .infinity, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 1, b: .nan, c: 1, d: 2, tx: 0, ty: 0),
    CGAffineTransform(translationX: .infinity, y: 0),
    CGAffineTransform(a: 1e-200, b: 0, c: 0, d: 1, tx: 1e200, ty: 0),
    CGAffineTransform(a: 1e-200, b: 1e-200, c: -1e-200, d: 1e-200, tx: 1e200, ty: 0),
    CGAffineTransform(a: 1, b: 0, c: 1, d: CGFloat.leastNormalMagnitude / 8, tx: 0, ty: 0),
    CGAffineTransform(a: CGFloat.leastNormalMagnitude / 8, b: 1, c: 0, d: 1, tx: 0, ty: 0),
  ])
  func `a map that can't be undone in finite numbers has none`(_ transform: CGAffineTransform) {
    expect(CoordinateMap(transform).inverse == nil)
  }

  @Test func `a slanted map undoes scales that are far from each other`() throws {
    // All sums and products are exact.
    let map = CoordinateMap(CGAffineTransform(a: 1, b: 1, c: 0, d: 0x1p-30, tx: 0, ty: 0))

    let inverse = try #require(map.inverse)

    expectEqual(inverse.map(map.map(CGPoint(3, 4))), CGPoint(3, 4))
  }

  @Test func `a map through perspective has none if its entries would be infinite`() throws {
    func map(scale: Double) -> CoordinateMap {
      CoordinateMap(
        ProjectiveMap(
          kind: .projective, a: scale, b: 0, c: 0, d: 1, tx: 0, ty: 0, px: 0, py: 0.5, pw: 1))
    }

    let inverse = try #require(map(scale: .leastNormalMagnitude).inverse)

    expectEqual(inverse.numbers.a, 0x1p1022)
    expectEqual(inverse.numbers.d, 1)
    expectEqual(inverse.numbers.py, -0.5)
    expect(map(scale: .leastNormalMagnitude / 8).inverse == nil)
  }

  @Test func `a map that may be singular for all that is known has an inverse without a bound`()
    throws
  {
    func inverse(error: Double) throws -> CoordinateMap {
      let numbers = ProjectiveMap(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
      return try #require(CoordinateMap(numbers, error: MapError(linear: error)).inverse)
    }

    // A scale from 1 to 3 is inverted by one from 1/3 to 1.
    let known = try inverse(error: 1)
    // One from 0 to 4 may have no inverse.
    let unknown = try inverse(error: 2)

    expect(abs(known.error.linear - 0.5) < 1e-9)
    expectEqual(unknown.numbers, known.numbers)
    let bounds = [
      unknown.error.linear, unknown.error.offset, unknown.error.perspective, unknown.error.corner,
    ]
    expectEqual(bounds, [.infinity, .infinity, .infinity, .infinity])
  }
}
