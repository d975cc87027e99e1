import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct PixelGridTests {
  private static let roundings: [(scale: CGFloat, value: CGFloat, rounded: CGFloat)] = [
    (2, 3.8, 4), (3, 0.5, 2 / 3), (2, 84.1799, 84), (2, 37.4807, 37.5), (3, 37.4807, 37 + 1 / 3),
    (1, 2.5, 3), (1, -2.5, -3), (2, 0, 0),
  ]

  @Test(arguments: roundings)
  func `a number goes to the nearest pixel and a half away from zero`(
    scale: CGFloat, value: CGFloat, rounded: CGFloat
  ) {
    expect(abs(PixelGrid(scale: scale).rounded(value) - rounded) < tableTolerance)
  }

  @Test func `infinities, NaN and numbers too large to scale stay as they are`() {
    let grid = PixelGrid(scale: 3)
    let most = CGFloat.greatestFiniteMagnitude

    expectEqual(grid.rounded(CGFloat.infinity), .infinity)
    expect(grid.rounded(CGFloat.nan).isNaN)
    expectEqual(grid.rounded(most), most)
  }

  @Test func `both coordinates of a point are rounded`() {
    expectEqual(PixelGrid(scale: 2).rounded(CGPoint(0.3, 0.8)), CGPoint(0.5, 1))
  }

  @Test func `neighbors that share an edge still share it`() {
    let grid = PixelGrid(scale: 1)

    let left = grid.rounded(CGRect(0.4, 0, 10.2, 10))
    let right = grid.rounded(CGRect(10.6, 0, 10.2, 10))

    expectEqual(left, CGRect(0, 0, 11, 10))
    expectEqual(right.minX, left.maxX)
  }

  @Test func `rounded one by one, width and height don't depend on the origin`() {
    let grid = PixelGrid(scale: 1)

    expectEqual(grid.roundedIndependently(CGRect(0.4, 0, 10.2, 10)), CGRect(0, 0, 10, 10))
  }

  @Test func `a rectangle of negative size is standardised`() {
    let rounded = PixelGrid(scale: 1).rounded(CGRect(10.4, 10.4, -4, -6))

    expectEqual(rounded.origin, CGPoint(6, 4))
    expectEqual(rounded.size, CGSize(4, 6))
  }

  @Test func `null and infinite rectangles stay as they are`() {
    let grid = PixelGrid(scale: 2)

    expect(grid.rounded(CGRect.null).isNull)
    expect(grid.rounded(CGRect.infinite).isInfinite)
    expect(grid.roundedIndependently(CGRect.null).isNull)
    expect(grid.roundedIndependently(CGRect.infinite).isInfinite)
  }
}
