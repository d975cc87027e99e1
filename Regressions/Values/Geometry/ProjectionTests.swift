import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Maps of content rotated in space to the plane.
@Suite struct ProjectionTests {
  @Test func `the bound on the error stays when x and y change places`() {
    var wide = Placement()
    wide.bounds = CGRect(x: 300, y: 40, width: 200, height: 20)
    wide.center = CGPoint(x: 50, y: 10)
    var tall = Placement()
    tall.bounds = CGRect(x: 40, y: 300, width: 20, height: 200)
    tall.center = CGPoint(x: 10, y: 50)
    let space = Projection.Space(transform: .identity)

    let first = Projection.mapError(of: wide, in: space, under: nil)
    let second = Projection.mapError(of: tall, in: space, under: nil)

    expectEqual(first.linear, second.linear)
    expectEqual(first.offset, second.offset)
    expect(first.offset > 0)
  }
}
