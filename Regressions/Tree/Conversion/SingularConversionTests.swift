import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Routes through views whose transform has no inverse (R3.11).
@Suite struct SingularConversionTests {
  private let root = View(frame: CGRect(0, 0, 500, 500))
  private let flat = View(frame: CGRect(10, 20, 100, 50))
  private let inner = View(frame: CGRect(30, 30, 20, 20))
  private let sibling = View(frame: CGRect(200, 200, 10, 10))

  init() {
    root.addSubview(flat)
    root.addSubview(sibling)
    flat.addSubview(inner)
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
  }

  @Test func `up through it everything becomes one point`() {
    expectEqual(inner.convert(CGPoint(3, 4), to: root), CGPoint(60, 45))
    expectEqual(inner.convert(CGRect(3, 4, 5, 6), to: root), CGRect(60, 45, 0, 0))
  }

  @Test func `up through it along one axis everything becomes a line`() {
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)

    expectEqual(flat.convert(CGRect(0, 0, 100, 50), to: root), CGRect(60, 20, 0, 50))
  }

  @Test func `down to it a point comes out at the anchor`() {
    flat.bounds.origin = CGPoint(7, 9)

    expectEqual(root.convert(CGPoint(1, 2), to: flat), CGPoint(57, 34))
    expectEqual(sibling.convert(CGPoint(1, 2), to: flat), CGPoint(57, 34))
  }

  @Test func `down through it the descent goes on from the anchor`() {
    expectEqual(root.convert(CGPoint(1, 2), to: inner), CGPoint(20, -5))

    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(
      root.convert(CGPoint(1, 2), to: inner).isClose(to: flat.convert(CGPoint(50, 25), to: inner)))
  }

  @Test func `down through it a rectangle becomes that point`() {
    expectEqual(root.convert(CGRect(1, 2, 3, 4), to: inner), CGRect(20, -5, 0, 0))
    expect(root.convert(CGRect.null, to: inner).isNull)
    expectEqual(root.convert(Quad(CGRect(1, 2, 3, 4)), to: inner).topLeft, CGPoint(20, -5))
  }

  @Test func `inside it views convert as ever`() {
    expectEqual(flat.convert(CGPoint(31, 32), to: inner), CGPoint(1, 2))
    expectEqual(inner.convert(CGPoint(1, 2), to: flat), CGPoint(31, 32))
  }

  @Test func `the exact map refuses the way down and takes the way up`() throws {
    #expect(throws: ConversionFailure.singular) { try root.exactCoordinateMap(to: inner) }
    #expect(throws: ConversionFailure.singular) { try sibling.exactCoordinateMap(to: flat) }
    try expectEqual(inner.exactCoordinateMap(to: root).map(CGPoint(3, 4)), CGPoint(60, 45))
  }

  @Test(arguments: 0..<6, [15, 30, 77] as [CGFloat])
  func `a flat view among rotated ones is found, whatever the rounding`(
    _ position: Int, _ degrees: CGFloat
  ) {
    var chain = [root]
    for index in 0..<6 {
      let view = View(frame: CGRect(3, 5, 100, 70))
      let turn = CGAffineTransform.turn(degrees + CGFloat(index))
      view.transform = index == position ? turn.scaledBy(x: 1, y: 0) : turn
      chain[index].addSubview(view)
      chain.append(view)
    }

    #expect(throws: ConversionFailure.singular) { try root.exactCoordinateMap(to: chain[6]) }
    let anchor = chain[position + 1].convert(CGPoint(50, 35), to: chain[6])
    expect(root.convert(CGPoint(1, 2), to: chain[6]).isClose(to: anchor))
  }

  @Test func `a chain of scales too large to multiply converts down to a finite point`() {
    var leaf = root
    for _ in 0..<1_200 {
      let view = View(frame: CGRect(0, 0, 10, 10))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      leaf.addSubview(view)
      leaf = view
    }

    expect(root.convert(CGPoint(1, 2), to: leaf).isClose(to: CGPoint(5, 5)))
  }
}
