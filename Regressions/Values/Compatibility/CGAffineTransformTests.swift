import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct CGAffineTransformTests {
  @Test func `without arguments it is the zero matrix and not the identity`() {
    let zero = CGAffineTransform()

    expectEqual(zero, CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    expect(!zero.isIdentity)
  }

  @Test func `the identity is recognized by its entries`() {
    expect(CGAffineTransform.identity.isIdentity)
    expect(CGAffineTransform(1, 0, 0, 1, 0, 0).isIdentity)
    expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
  }

  @Test func `a translation moves`() {
    expectEqual(CGPoint(1, 2).applying(CGAffineTransform(translationX: 10, y: 20)), CGPoint(11, 22))
  }

  @Test func `a scale scales about the origin`() {
    expectEqual(CGPoint(1, 2).applying(CGAffineTransform(scaleX: 10, y: 20)), CGPoint(10, 40))
  }

  @Test func `a positive angle turns x towards y, clockwise where y points down`() {
    let turned = CGPoint(1, 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    expect(turned.isClose(to: CGPoint(0, 1)))
  }

  @Test func `a rotation has the sine in b and its negative in c`() {
    let expected = CGAffineTransform(
      a: 0.866025403784, b: 0.5, c: -0.5, d: 0.866025403784, tx: 0, ty: 0)

    expect(CGAffineTransform.turn(30).isClose(to: expected))
  }

  @Test func `it is coded as six numbers in a row, as Core Graphics does`() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

    let data = try JSONEncoder().encode(transform)

    expectEqual(String(decoding: data, as: UTF8.self), "[1,2,3,4,5,6]")
    try expectEqual(JSONDecoder().decode(CGAffineTransform.self, from: data), transform)
  }

  @Test func `too few numbers don't decode`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2,3]".utf8))
    }
  }

  @Test func `equal transforms hash alike`() {
    let transforms: Set<CGAffineTransform> = [.identity, CGAffineTransform(scaleX: 1, y: 1)]

    expectEqual(transforms.count, 1)
  }
}
