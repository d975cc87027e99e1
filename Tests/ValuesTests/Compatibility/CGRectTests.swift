import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The platform's rectangles follow the rules that the engine is built on (R1.1 to R1.15).
@Suite struct CGRectTests {
  private let upsideDown = CGRect(10, 10, -4, -6)

  @Test func `T1.1 accessors standardise and storage doesn't (R1.1)`() {
    expectEqual(upsideDown.minX, 6)
    expectEqual(upsideDown.maxX, 10)
    expectEqual(upsideDown.width, 4)
    expectEqual(upsideDown.size.width, -4)
  }

  @Test func `T1.2 standardising a negative size moves the origin (R1.2)`() {
    let standardized = upsideDown.standardized

    expectEqual(standardized.origin, CGPoint(6, 4))
    expectEqual(standardized.size, CGSize(4, 6))
    expect(CGRect.null.standardized.isNull)
  }

  @Test func `T1.3 a rectangle of negative size contains what its standard form contains`() {
    expect(upsideDown.contains(CGPoint(6, 4)))
    expect(!upsideDown.contains(CGPoint(10, 10)))
  }

  @Test func `R1.3 rectangles with one standard form are equal, and all null ones are`() {
    expectEqual(upsideDown, CGRect(6, 4, 4, 6))
    expectEqual(CGRect(.infinity, 3, 5, 5), .null)
  }

  @Test func `T1.4 left and top edges belong to it and right and bottom ones don't (R1.7)`() {
    let box = CGRect(5, 5, 10, 10)

    expect(box.contains(CGPoint(5, 5)))
    expect(!box.contains(CGPoint(15, 15)))
    expect(!box.contains(CGPoint(15, 7)))
  }

  @Test func `T12.1 a point on the right edge is outside`() {
    expect(!CGRect(0, 0, 10, 10).contains(CGPoint(10, 5)))
  }

  @Test func `T1.5 a rectangle without area contains no point`() {
    expect(!CGRect.zero.contains(CGPoint.zero))
    expect(!CGRect.null.contains(CGPoint.zero))
  }

  @Test func `T1.6 touching rectangles intersect in a line that isn't null (R1.9)`() {
    let line = CGRect(0, 0, 10, 10).intersection(CGRect(10, 0, 10, 10))

    expectEqual(line, CGRect(10, 0, 0, 10))
    expect(!line.isNull)
  }

  @Test func `T1.7 touching rectangles intersect (R1.10, T12.2)`() {
    expect(CGRect(0, 0, 10, 10).intersects(CGRect(10, 0, 10, 10)))
  }

  @Test func `T1.8 rectangles stacked edge to edge intersect in their edge`() {
    expectEqual(CGRect(0, 0, 10, 5).intersection(CGRect(0, 5, 10, 5)), CGRect(0, 5, 10, 0))
  }

  @Test func `T1.9 separate rectangles have a null intersection`() {
    expect(CGRect(0, 0, 10, 10).intersection(CGRect(11, 0, 5, 5)).isNull)
  }

  @Test func `T1.10 a rectangle without size intersects one around it`() {
    expect(CGRect(-10, -10, 20, 20).intersects(.zero))
  }

  @Test func `T1.11 null is the identity of union and zero isn't (R1.11, T12.3)`() {
    let box = CGRect(50, 50, 10, 10)

    expectEqual(box.union(.null), box)
    expectEqual(box.union(.zero), CGRect(0, 0, 60, 60))
    expect(box.union(.infinite).isInfinite)
  }

  @Test func `T1.12 an inset that leaves less than nothing is null (R1.13, T12.4)`() {
    let box = CGRect(0, 0, 10, 10)

    expect(box.insetBy(dx: 6, dy: 1).isNull)
    expectEqual(box.insetBy(dx: 5, dy: 0), CGRect(5, 0, 0, 10))
    expectEqual(box.insetBy(dx: -2, dy: -3), CGRect(-2, -3, 14, 16))
  }

  @Test func `T1.13 integral rounds the edges outward (R1.12)`() {
    expectEqual(CGRect(0.2, -0.2, 1.1, 1.1).integral, CGRect(0, -1, 2, 2))
    expect(CGRect.null.integral.isNull)
  }

  @Test func `T1.14 integral standardises first`() {
    expectEqual(CGRect(1.9, 1.9, -10.1, -10.2).integral, CGRect(-9, -9, 11, 11))
  }

  @Test func `T1.15 containing a rectangle is closed on all sides (R1.8)`() {
    let box = CGRect(0, 0, 10, 10)

    expect(box.contains(box))
    expect(box.contains(CGRect(10, 10, 0, 0)))
    expect(box.contains(.null))
  }

  @Test func `T1.16 a rectangle made of infinities is null (R1.4, T12.30)`() {
    let infinities = CGRect(.infinity, .infinity, .infinity, .infinity)

    expect(infinities.isNull)
    expect(!infinities.isInfinite)
    expect(CGRect(.infinity, 0, 1, 1).isNull)
    expect(CGRect(0, .infinity, 1, 1).isNull)
    expectEqual(CGRect.null.origin, CGPoint(.infinity, .infinity))
    expectEqual(CGRect.null.size, .zero)
  }

  @Test func `R1.5 the infinite rectangle is one of finite numbers`() {
    let most = CGFloat.greatestFiniteMagnitude

    expectEqual(CGRect.infinite, CGRect(-most / 2, -most / 2, most, most))
    expect(CGRect.infinite.isInfinite)
    expect(!CGRect.infinite.isNull)
  }

  @Test func `R1.6 null, no width or no height is empty, and a negative size isn't`() {
    expect(CGRect.null.isEmpty)
    expect(CGRect(0, 0, 0, 5).isEmpty)
    expect(CGRect(0, 0, 5, 0).isEmpty)
    expect(!upsideDown.isEmpty)
  }

  @Test func `T1.17 an offset standardises (R1.14)`() {
    let moved = upsideDown.offsetBy(dx: 1, dy: 1)

    expectEqual(moved.origin, CGPoint(7, 5))
    expectEqual(moved.size, CGSize(4, 6))
    expect(CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
  }

  @Test func `R1.15 a division clamps its distance`() {
    let box = CGRect(0, 0, 10, 10)

    let (slice, remainder) = box.divided(atDistance: 14, from: .minXEdge)

    expectEqual(slice, box)
    expectEqual(remainder, CGRect(10, 0, 0, 10))
    expectEqual(box.divided(atDistance: -4, from: .minXEdge).remainder, box)
    expect(CGRect.null.divided(atDistance: 1, from: .minYEdge).slice.isNull)
    expect(CGRect.null.divided(atDistance: 1, from: .minYEdge).remainder.isNull)
  }

  @Test func `T12.5 the width of a negative rectangle is positive and its stored width isn't`() {
    let box = CGRect(10, 0, -4, 1)

    expectEqual(box.width, 4)
    expectEqual(box.size.width, -4)
  }

  @Test func `R1.20 debug descriptions list the stored coordinates`() {
    expectEqual(CGPoint(1, 2.5).debugDescription, "(1.0, 2.5)")
    expectEqual(CGSize(3, -4).debugDescription, "(3.0, -4.0)")
    expectEqual(upsideDown.debugDescription, "(10.0, 10.0, -4.0, -6.0)")
  }
}
