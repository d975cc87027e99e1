import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct QuadTests {
  private let turned = Quad(
    topLeft: CGPoint(50, 0), topRight: CGPoint(100, 50), bottomRight: CGPoint(50, 100),
    bottomLeft: CGPoint(0, 50))

  @Test func `a rectangle gives its corners clockwise from the top left`() {
    let quad = Quad(CGRect(1, 2, 3, 4))

    expectEqual(quad.topLeft, CGPoint(1, 2))
    expectEqual(quad.topRight, CGPoint(4, 2))
    expectEqual(quad.bottomRight, CGPoint(4, 6))
    expectEqual(quad.bottomLeft, CGPoint(1, 6))
    expectEqual(quad.corners, [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft])
  }

  @Test func `a rectangle of negative size gives the corners of its standard form`() {
    expectEqual(Quad(CGRect(10, 10, -4, -6)), Quad(CGRect(6, 4, 4, 6)))
  }

  @Test func `the bounding box holds all corners`() {
    expectEqual(turned.boundingBox, CGRect(0, 0, 100, 100))
    expectEqual(Quad(CGRect(1, 2, 3, 4)).boundingBox, CGRect(1, 2, 3, 4))
  }

  @Test(arguments: 0..<4) func `any corner may lie farthest out on any side`(first: Int) {
    let corners = (0..<4).map { turned.corners[(first + $0) % 4] }
    let quad = Quad(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])

    expectEqual(quad.boundingBox, CGRect(0, 0, 100, 100))
  }

  @Test func `the bounding box of a single point is that point without size`() {
    expectEqual(Quad(CGRect(5, 6, 0, 0)).boundingBox, CGRect(5, 6, 0, 0))
  }

  @Test func `a quad survives coding`() throws {
    let data = try JSONEncoder().encode(turned)

    try expectEqual(JSONDecoder().decode(Quad.self, from: data), turned)
  }
}
