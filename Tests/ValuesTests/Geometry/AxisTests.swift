import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct AxisTests {
  @Test func `the axes are perpendicular to each other`() {
    expectEqual(Axis.horizontal.perpendicular, .vertical)
    expectEqual(Axis.vertical.perpendicular, .horizontal)
    expectEqual(Axis.allCases, [.horizontal, .vertical])
  }

  @Test func `a point's coordinates are read and written by axis`() {
    var point = CGPoint(1, 2)

    expectEqual(point[.horizontal], 1)
    expectEqual(point[.vertical], 2)

    point[.horizontal] = 3
    point[.vertical] = 4
    expectEqual(point, CGPoint(3, 4))
  }

  @Test func `a size's lengths are read and written by axis, as stored`() {
    var size = CGSize(-1, 2)

    expectEqual(size[.horizontal], -1)
    expectEqual(size[.vertical], 2)

    size[.horizontal] = 3
    size[.vertical] = 4
    expectEqual(size, CGSize(3, 4))
  }

  @Test func `insets start at left and top and end at right and bottom`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    expectEqual(insets.start(along: .horizontal), 2)
    expectEqual(insets.end(along: .horizontal), 4)
    expectEqual(insets.start(along: .vertical), 1)
    expectEqual(insets.end(along: .vertical), 3)
  }
}
