import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct CGGeometryApplyingTests {
  private let shear = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  @Test func `a point is a row vector before the matrix`() {
    expectEqual(CGPoint(1, 10).applying(shear), CGPoint(2 + 50 + 11, 3 + 70 + 13))
  }

  @Test func `a size is mapped as a vector and ignores the translation`() {
    expectEqual(CGSize(1, 10).applying(shear), CGSize(52, 73))
  }

  @Test func `a size may come out negative`() {
    let flip = CGAffineTransform(scaleX: -1, y: 1)

    expectEqual(CGSize(4, 5).applying(flip), CGSize(-4, 5))
  }

  @Test func `R1.17 a rectangle becomes the box of its corners`() {
    let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    expectEqual(CGRect(10, 20, 30, 40).applying(quarterTurn), CGRect(-60, 10, 40, 30))
  }

  @Test func `a square rotated by 45 degrees has a box as wide as its diagonal`() {
    let box = CGRect(0, 0, 10, 10).applying(.turn(45))

    expect(box.isClose(to: CGRect(-7.071068, 0, 14.142136, 14.142136)))
  }

  @Test func `a flipped rectangle has a positive size`() {
    let flipped = CGRect(1, 2, 3, 4).applying(CGAffineTransform(scaleX: -1, y: -1))

    expectEqual(flipped.origin, CGPoint(-4, -6))
    expectEqual(flipped.size, CGSize(3, 4))
  }

  @Test func `a rectangle of negative size is standardised`() {
    let moved = CGRect(10, 10, -4, -6).applying(CGAffineTransform(translationX: 1, y: 1))

    expectEqual(moved.origin, CGPoint(7, 5))
    expectEqual(moved.size, CGSize(4, 6))
  }

  @Test(arguments: [
    CGAffineTransform(translationX: 1, y: 2), CGAffineTransform(scaleX: 0, y: 2), .turn(30),
  ])
  func `R1.17 null and infinite rectangles stay as they are`(_ transform: CGAffineTransform) {
    expect(CGRect.null.applying(transform).isNull)
    expect(CGRect.infinite.applying(transform).isInfinite)
  }
}
