import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct ExtentTests {
  private let box = Extent(minX: 0, minY: 10, maxX: 100, maxY: 60)

  @Test func `left and top edges belong to it and right and bottom ones don't`() {
    expect(box.contains(x: 0, y: 10))
    expect(box.contains(x: 100.0.nextDown, y: 60.0.nextDown))
    expect(!box.contains(x: 100, y: 10))
    expect(!box.contains(x: 0, y: 60))
    expect(!box.contains(x: 0.0.nextDown, y: 10))
  }

  @Test func `R6.10 touching extents don't overlap, though rectangles intersect there (T12.2)`() {
    let neighbor = Extent(minX: 100, minY: 10, maxX: 200, maxY: 60)

    expect(!box.overlaps(neighbor))
    expect(!neighbor.overlaps(box))
    expect(box.cgRect.intersects(neighbor.cgRect))
  }

  @Test func `extents that share a point overlap`() {
    expect(box.overlaps(Extent(minX: 100.0.nextDown, minY: 0, maxX: 200, maxY: 10.0.nextUp)))
    expect(box.overlaps(box))
  }

  @Test func `an extent without area overlaps nothing`() {
    let line = Extent(minX: 50, minY: 0, maxX: 50, maxY: 100)

    expect(line.isEmpty)
    expect(!line.overlaps(box))
    expect(!box.overlaps(line))
  }

  @Test func `a rectangle gives its standardised edges`() {
    expectEqual(Extent(CGRect(10, 10, -4, -6)), Extent(minX: 6, minY: 4, maxX: 10, maxY: 10))
    expectEqual(Extent(x: 1, y: 2, width: 3, height: 4), Extent(CGRect(1, 2, 3, 4)))
  }

  @Test func `the null rectangle gives an extent that contains nothing`() {
    let extent = Extent(CGRect.null)

    expect(extent.isEmpty)
    expect(!extent.contains(x: 0, y: 0))
    expect(!extent.contains(x: .infinity, y: .infinity))
    expect(!extent.overlaps(box))
  }

  @Test func `the infinite rectangle gives an extent that contains every number in use`() {
    let extent = Extent(CGRect.infinite)

    expect(extent.contains(x: 1e300, y: -1e300))
    expect(extent.overlaps(box))
  }

  @Test func `NaN is nowhere and contains nothing`() {
    let broken = Extent(minX: .nan, minY: 0, maxX: 10, maxY: 10)

    expect(broken.isEmpty)
    expect(!broken.contains(x: 5, y: 5))
    expect(!broken.overlaps(box))
    expect(!box.contains(x: .nan, y: 20))
  }

  @Test func `the intersection is the common part`() {
    let other = Extent(minX: 50, minY: 0, maxX: 150, maxY: 20)

    expectEqual(box.intersection(other), Extent(minX: 50, minY: 10, maxX: 100, maxY: 20))
  }

  @Test func `separate extents have an empty intersection`() {
    expect(box.intersection(Extent(minX: 200, minY: 0, maxX: 300, maxY: 20)).isEmpty)
  }

  @Test func `the union holds both`() {
    let other = Extent(minX: 150, minY: 0, maxX: 160, maxY: 20)

    expectEqual(box.union(other), Extent(minX: 0, minY: 0, maxX: 160, maxY: 60))
  }

  @Test func `width, height and rectangle follow the edges`() {
    expectEqual(box.width, 100)
    expectEqual(box.height, 50)
    expectEqual(box.cgRect, CGRect(0, 10, 100, 50))
  }
}
