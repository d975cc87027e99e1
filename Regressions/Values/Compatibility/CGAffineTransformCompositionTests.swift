import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct CGAffineTransformCompositionTests {
  private let shift = CGAffineTransform(translationX: 10, y: 20)
  private let double = CGAffineTransform(scaleX: 2, y: 3)

  @Test func `the receiver of concatenating is applied first`() {
    expectEqual(CGPoint(1, 1).applying(shift.concatenating(double)), CGPoint(22, 63))
    expectEqual(CGPoint(1, 1).applying(double.concatenating(shift)), CGPoint(12, 23))
  }

  @Test func `concatenating is the product of the matrices`() {
    let left = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let right = CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)

    let product = left.concatenating(right)

    expectEqual(product, CGAffineTransform(a: 25, b: 28, c: 57, d: 64, tx: 100, ty: 112))
  }

  @Test func `translatedBy shifts before the receiver`() {
    let transform = double.translatedBy(x: 10, y: 20)

    expectEqual(transform, shift.concatenating(double))
    expectEqual(CGPoint(1, 1).applying(transform), CGPoint(22, 63))
  }

  @Test func `scaledBy scales before the receiver`() {
    let transform = shift.scaledBy(x: 2, y: 3)

    expectEqual(transform, double.concatenating(shift))
    expectEqual(CGPoint(1, 1).applying(transform), CGPoint(12, 23))
  }

  @Test func `rotated turns before the receiver`() {
    let transform = shift.rotated(by: .pi / 2)

    expect(CGPoint(1, 0).applying(transform).isClose(to: CGPoint(10, 21)))
  }

  @Test func `the usual chain turns about a point`() {
    let aboutPoint = CGAffineTransform(translationX: 5, y: 5).rotated(by: .pi)
      .translatedBy(x: -5, y: -5)

    expect(CGPoint(5, 5).applying(aboutPoint).isClose(to: CGPoint(5, 5)))
    expect(CGPoint(6, 5).applying(aboutPoint).isClose(to: CGPoint(4, 5)))
  }

  @Test(arguments: [
    CGAffineTransform(translationX: 3, y: -4), .turn(30),
    CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 1, ty: 1),
    CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13),
  ])
  func `the inverse undoes`(_ transform: CGAffineTransform) {
    expect(transform.concatenating(transform.inverted()).isClose(to: .identity))
    expect(transform.inverted().concatenating(transform).isClose(to: .identity))
  }

  @Test(arguments: [
    CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
  ])
  func `a singular transform is its own inverse`(_ singular: CGAffineTransform) {
    expectEqual(singular.inverted(), singular)
  }
}
