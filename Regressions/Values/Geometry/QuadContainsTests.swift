import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct QuadContainsTests {
  private let diamond = Quad(
    topLeft: CGPoint(50, 0), topRight: CGPoint(100, 50), bottomRight: CGPoint(50, 100),
    bottomLeft: CGPoint(0, 50))

  @Test func `an upright quad contains what its rectangle contains`() {
    let rect = CGRect(10, 20, 30, 40)
    let quad = Quad(rect)

    for x: CGFloat in [9, 10, 25, 39, 40, 41] {
      for y: CGFloat in [19, 20, 40, 59, 60, 61] {
        expectEqual(quad.contains(CGPoint(x, y)), rect.contains(CGPoint(x, y)), "(\(x), \(y))")
      }
    }
  }

  @Test func `a rotated quad contains its shape and not the corners of its box`() {
    expect(diamond.contains(CGPoint(50, 50)))
    expect(diamond.contains(CGPoint(26, 26)))
    expect(!diamond.contains(CGPoint(24, 24)))
    expect(!diamond.contains(CGPoint(99, 1)))
  }

  @Test func `the order of the corners doesn't matter for what is inside`() {
    let backwards = Quad(
      topLeft: diamond.topLeft, topRight: diamond.bottomLeft, bottomRight: diamond.bottomRight,
      bottomLeft: diamond.topRight)

    expect(backwards.contains(CGPoint(50, 50)))
    expect(!backwards.contains(CGPoint(24, 24)))
  }

  @Test func `of two quads that share a slanted edge exactly one has each point of it`() {
    let (top, bottom) = (CGPoint(0.3, 0.1), CGPoint(7.7, 9.9))
    let left = Quad(
      topLeft: CGPoint(-5, 0.1), topRight: top, bottomRight: bottom, bottomLeft: CGPoint(-5, 9.9))
    let right = Quad(
      topLeft: top, topRight: CGPoint(20, 0.1), bottomRight: CGPoint(20, 9.9), bottomLeft: bottom)

    for step in 0..<200 {
      let part = CGFloat(step) / 200
      let point = CGPoint(top.x + (bottom.x - top.x) * part, top.y + (bottom.y - top.y) * part)
      expect(left.contains(point) != right.contains(point), "\(point)")
    }
  }

  @Test func `a concave quad leaves out its notch`() {
    let arrowhead = Quad(
      topLeft: CGPoint(0, 0), topRight: CGPoint(100, 50), bottomRight: CGPoint(0, 100),
      bottomLeft: CGPoint(50, 50))

    expect(arrowhead.contains(CGPoint(75, 50)))
    expect(arrowhead.contains(CGPoint(10, 10)))
    expect(!arrowhead.contains(CGPoint(25, 50)))
  }

  @Test func `a quad that crosses itself contains its two triangles and nothing between`() {
    let bowTie = Quad(
      topLeft: CGPoint(0, 0), topRight: CGPoint(100, 0), bottomRight: CGPoint(0, 100),
      bottomLeft: CGPoint(100, 100))

    expect(bowTie.contains(CGPoint(50, 25)))
    expect(bowTie.contains(CGPoint(50, 75)))
    expect(!bowTie.contains(CGPoint(10, 50)))
    expect(!bowTie.contains(CGPoint(90, 50)))
  }

  @Test(arguments: [
    Quad(CGRect(50, 0, 0, 100)), Quad(CGRect(0, 50, 100, 0)), Quad(CGRect(50, 50, 0, 0)),
    Quad(
      topLeft: CGPoint(0, 0), topRight: CGPoint(50, 50), bottomRight: CGPoint(100, 100),
      bottomLeft: CGPoint(20, 20)),
    Quad(.null),
  ])
  func `a quad without area contains nothing`(_ quad: Quad) {
    for x: CGFloat in [0, 20, 50, 51] {
      for y: CGFloat in [0, 20, 50, 51] { expect(!quad.contains(CGPoint(x, y))) }
    }
  }

  @Test func `a point that is not a number is never inside`() {
    expect(!diamond.contains(CGPoint(.nan, 50)))
    expect(!diamond.contains(CGPoint(50, .nan)))
  }

  @Test(arguments: 0..<4, [false, true])
  func `a quad with a corner that is not a number contains nothing`(
    _ position: Int, isOfHeight: Bool
  ) {
    var corners = Quad(CGRect(0, 0, 100, 100)).corners
    if isOfHeight { corners[position].y = .nan } else { corners[position].x = .nan }

    let broken = Quad(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])

    for x: CGFloat in [-10, 0, 50, 110] {
      for y: CGFloat in [-10, 0, 50, 110] { expect(!broken.contains(CGPoint(x, y))) }
    }
  }
}
