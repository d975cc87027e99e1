import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct CoordinateMapMappingTests {
  private static let maps = [
    CoordinateMap(translationX: 3, y: 4),
    CoordinateMap(CGAffineTransform(a: -2, b: 0, c: 0, d: 4, tx: 5, ty: 6)),
    CoordinateMap(CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 5, ty: 6)),
    CoordinateMap(CGAffineTransform.turn(30)),
    CoordinateMap(CGAffineTransform(scaleX: 0, y: 1)),
  ]

  @Test(arguments: maps)
  func `a point is mapped as by the transform`(_ map: CoordinateMap) {
    let point = CGPoint(7, -9)

    expect(map.map(point).isClose(to: point.applying(map.affineTransform)))
  }

  @Test(arguments: maps)
  func `a quad is mapped corner by corner`(_ map: CoordinateMap) {
    let quad = Quad(CGRect(1, 2, 3, 4))

    expectEqual(map.map(quad).corners, quad.corners.map { map.map($0) })
  }

  @Test(arguments: maps)
  func `a rectangle becomes the box of its mapped corners`(_ map: CoordinateMap) {
    let rect = CGRect(1, 2, 3, 4)

    expect(map.map(rect).isClose(to: map.map(Quad(rect)).boundingBox))
  }

  @Test(arguments: maps)
  func `R3.8 a rectangle of negative size is standardised first`(_ map: CoordinateMap) {
    let answer = map.map(CGRect(10, 10, -4, -6))

    expect(answer.isClose(to: map.map(CGRect(6, 4, 4, 6))))
    expect(answer.size.width >= 0 && answer.size.height >= 0)
  }

  @Test(arguments: maps)
  func `R3.8 null stays null and infinite stays infinite`(_ map: CoordinateMap) {
    expect(map.map(CGRect.null).isNull)
    expect(map.map(CGRect.infinite).isInfinite)
  }

  @Test(arguments: maps)
  func `NaN in a rectangle comes out as NaN and doesn't trap`(_ map: CoordinateMap) {
    expect(map.map(CGRect(.nan, 0, 1, 1)).numbers.contains { $0.isNaN })
    expect(map.map(CGRect(0, 0, 1, .nan)).numbers.contains { $0.isNaN })
  }

  @Test(arguments: maps)
  func `a rectangle without size maps to the box of its corner or line`(_ map: CoordinateMap) {
    let corner = map.map(CGRect(1, 2, 0, 0))

    expect(corner.origin.isClose(to: map.map(CGPoint(1, 2))))
    expectEqual(corner.size, .zero)
    expect(map.map(CGRect(1, 2, 3, 0)).isClose(to: map.map(Quad(CGRect(1, 2, 3, 0))).boundingBox))
  }

  @Test func `a translation leaves the size untouched, bit for bit`() {
    let rect = CGRect(0.1, 0.2, 0.3, 1e-300)

    expectEqual(CoordinateMap(translationX: 1e16, y: 1e16).map(rect).size, rect.size)
  }

  @Test func `T12.12 a quarter turn swaps the sides and never makes them negative`() {
    let quarterTurn = CoordinateMap(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 250, ty: 50))

    expectEqual(quarterTurn.map(CGRect(10, 20, 30, 40)), CGRect(190, 60, 40, 30))
  }
}
