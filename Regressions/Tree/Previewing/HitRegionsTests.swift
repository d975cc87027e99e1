import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct HitRegionsTests {
  private let links = HitRegions([
    .init(rect: CGRect(x: 10, y: 20, width: 30, height: 40), value: "below"),
    .init(rect: CGRect(x: 30, y: 20, width: 30, height: 40), value: "above"),
  ])

  @Test(arguments: [
    (CGPoint(x: 10, y: 20), "below"), (CGPoint(x: 59.75, y: 59.75), "above"),
    (CGPoint(x: 60, y: 20), nil), (CGPoint(x: 10, y: 60), nil), (CGPoint(x: 9.75, y: 20), nil),
  ])
  func `left and top edges belong to a region, right and bottom ones don't`(
    point: CGPoint, value: String?
  ) {
    expectEqual(links.value(at: point), value)
  }

  @Test func `the later region is on top`() {
    expectEqual(links.value(at: CGPoint(x: 30, y: 30)), "above")
    expectEqual(links.value(at: CGPoint(x: 29.75, y: 30)), "below")
  }

  @Test func `a region is found with the rectangle it was given`() {
    var regions = HitRegions<Int>()
    regions.append(7, in: CGRect(x: 10, y: 10, width: -4, height: -6))

    let region = regions.region(at: CGPoint(x: 6, y: 4))

    expectEqual(region?.value, 7)
    expectEqual(region?.rect.size.width, CGFloat(-4))
  }

  @Test(arguments: [
    CGRect.zero, .null, CGRect(x: 0, y: 0, width: 0, height: 100),
    CGRect(x: CGFloat.nan, y: 0, width: 100, height: 100),
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 100),
  ])
  func `a region without area is never hit`(rect: CGRect) {
    var regions = HitRegions<Int>()

    regions.append(1, in: rect)

    expect(regions.value(at: .zero) == nil)
    expect(regions.value(at: CGPoint(x: 1, y: 1)) == nil)
    expectEqual(regions.regions.count, 1)
  }

  @Test func `the infinite rectangle is hit everywhere`() {
    var regions = HitRegions<Int>()

    regions.append(1, in: .infinite)

    expectEqual(regions.value(at: CGPoint(x: -1e30, y: 1e30)), 1)
  }

  @Test func `a point that is no number hits nothing`() {
    var regions = links
    regions.append("everywhere", in: .infinite)

    expect(regions.value(at: CGPoint(x: CGFloat.nan, y: 30)) == nil)
    expect(regions.value(at: CGPoint(x: 30, y: CGFloat.nan)) == nil)
  }

  @Test func `no regions are never hit`() {
    expect(HitRegions<Int>().region(at: .zero) == nil)
  }
}
