import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct AxisTests {
  @Test func `the axes are perpendicular to each other`() {
    #expect(Axis.horizontal.perpendicular == .vertical)
    #expect(Axis.vertical.perpendicular == .horizontal)
    #expect(Axis.allCases == [.horizontal, .vertical])
  }

  @Test func `a point's coordinates are read and written by axis`() {
    var point = CGPoint(1, 2)

    #expect(point[.horizontal] == 1)
    #expect(point[.vertical] == 2)

    point[.horizontal] = 3
    point[.vertical] = 4
    #expect(point == CGPoint(3, 4))
  }

  @Test func `a size's lengths are read and written by axis, as stored`() {
    var size = CGSize(-1, 2)

    #expect(size[.horizontal] == -1)
    #expect(size[.vertical] == 2)

    size[.horizontal] = 3
    size[.vertical] = 4
    #expect(size == CGSize(3, 4))
  }

  @Test func `insets start at left and top and end at right and bottom`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(insets.start(along: .horizontal) == 2)
    #expect(insets.end(along: .horizontal) == 4)
    #expect(insets.start(along: .vertical) == 1)
    #expect(insets.end(along: .vertical) == 3)
  }
}
