import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Rules of conversion beyond the table (R3.1 to R3.10).
@Suite struct ConversionRuleTests {
  private let root = View(frame: CGRect(0, 0, 500, 500))
  private let left = View(frame: CGRect(10, 20, 100, 50))
  private let right = View(frame: CGRect(200, 30, 80, 60))
  private let inner = View(frame: CGRect(5, 6, 20, 20))

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    left.transform = .turn(30)
    right.transform = CGAffineTransform(scaleX: -2, y: 3)
    right.bounds.origin = CGPoint(11, 13)
  }

  @Test func `R3.1 from is to with the views exchanged`() {
    let (point, rect) = (CGPoint(3, 4), CGRect(1, 2, 3, 4))

    for (first, second) in [(inner, right), (right, inner), (inner, root), (root, inner)] {
      expectEqual(first.convert(point, from: second), second.convert(point, to: first))
      expectEqual(first.convert(rect, from: second), second.convert(rect, to: first))
      expectEqual(
        first.convert(Quad(rect), from: second), second.convert(Quad(rect), to: first))
      expectEqual(first.convert([point], from: second), second.convert([point], to: first))
    }
  }

  @Test func `R3.1 a view converts to itself unchanged`() {
    expectEqual(right.convert(CGPoint(3, 4), to: right), CGPoint(3, 4))
    expectEqual(left.convert(CGRect(1, 2, 3, 4), to: left), CGRect(1, 2, 3, 4))
    expectEqual(left.coordinateMap(to: left), .identity)
  }

  @Test func `R3.2 any view between gives the same answer`() {
    let direct = inner.convert(CGPoint(3, 4), to: right)

    let overRoot = root.convert(inner.convert(CGPoint(3, 4), to: root), to: right)

    expect(direct.isClose(to: overRoot))
    expect(right.convert(direct, to: inner).isClose(to: CGPoint(3, 4)))
  }

  @Test func `R3.5 views in no window convert`() {
    expect(root.window == nil)
    expect(root.convert(CGPoint(10, 20), to: right) != CGPoint(10, 20))
  }

  @Test func `R3.7 a rectangle is boxed at the common ancestor and again in the target`() {
    let turned = View(frame: CGRect(300, 300, 100, 100))
    turned.transform = .turn(20)
    root.addSubview(turned)
    let rect = CGRect(1, 2, 3, 4)

    let once = left.convert(rect, to: root)
    let twice = left.convert(rect, to: turned)

    expect(once.isClose(to: left.convert(Quad(rect), to: root).boundingBox))
    expect(twice.isClose(to: root.convert(Quad(once), to: turned).boundingBox))
    expect(!twice.isClose(to: left.convert(Quad(rect), to: turned).boundingBox))
  }

  /// Recorded from UIKit: boxing once at the end would give 18.678 × 18.924, at every level 20.974
  /// × 21.386.
  @Test func `R3.7 a rectangle between branches has the size seen on a phone`() {
    let first = rotated(CGRect(144, 23, 20, 15), center: CGPoint(131, 100.5), by: 110, in: root)
    let branch = rotated(CGRect(0, 0, 400, 400), center: CGPoint(212, 350), by: -30, in: root)
    let second = rotated(CGRect(4, 3, 20, 15), center: CGPoint(45, 118), by: 42, in: branch)
    let rect = CGRect(45, 115, 13, 14)

    expect(second.convert(rect, to: first).size.isClose(to: CGSize(19.295318, 19.588704)))
    expect(first.convert(rect, to: second).size.isClose(to: CGSize(19.295318, 19.588704)))
    expect(
      second.convert(Quad(rect), to: first).boundingBox.size
        .isClose(to: CGSize(18.678093, 18.924000)))
  }

  private func rotated(
    _ bounds: CGRect, center: CGPoint, by angle: CGFloat, in superview: View
  ) -> View {
    let view = View()
    view.bounds = bounds
    view.center = center
    view.transform = CGAffineTransform(rotationAngle: angle)
    superview.addSubview(view)
    return view
  }

  @Test func `R3.7 on a way straight up or down it is boxed once`() {
    let rect = CGRect(1, 2, 3, 4)

    expect(
      inner.convert(rect, to: root).isClose(to: inner.convert(Quad(rect), to: root).boundingBox))
    expect(
      root.convert(rect, to: inner).isClose(to: root.convert(Quad(rect), to: inner).boundingBox))
  }

  @Test func `R3.8 negative rectangles are standardised, null and infinite ones stay`() {
    for target in [root, right, inner] {
      expect(left.convert(CGRect.null, to: target).isNull)
      expect(left.convert(CGRect.infinite, to: target).isInfinite)
      let negative = left.convert(CGRect(10, 10, -4, -6), to: target)
      expect(negative.isClose(to: left.convert(CGRect(6, 4, 4, 6), to: target)))
      expect(negative.size.width >= 0 && negative.size.height >= 0)
    }
  }

  @Test func `R3.8 between translations too`() {
    let plain = View(frame: CGRect(7, 8, 9, 10))
    root.addSubview(plain)

    expect(plain.convert(CGRect.null, to: root).isNull)
    expect(plain.convert(CGRect.infinite, to: root).isInfinite)
    expectEqual(plain.convert(CGRect(10, 10, -4, -6), to: root).size, CGSize(4, 6))
  }

  @Test func `R3.10 for a rotated view its frame and its bounds give the same box`() {
    let fromBounds = left.convert(left.bounds, to: root)

    expect(fromBounds.isClose(to: root.convert(left.frame, from: left.superview)))
  }

  @Test func `R3.12 a vector is the difference of two points, so bounds and centers don't count`() {
    let vector = CGPoint(6, 8)

    // Rotated by 30° and mirrored by the tree of `left` and `right`, whose positions don't matter.
    let (start, end) = (
      left.convert(CGPoint.zero, to: right), left.convert(vector, to: right)
    )

    let turned = CGSize(6, 8).applying(.turn(30))
    expect(
      CGSize(end.x - start.x, end.y - start.y)
        .isClose(to: CGSize(turned.width / -2, turned.height / 3)))
  }

  @Test func `R3.15 nothing is in flight: an animated change converts as if it were over`() {
    let scroll = ScrollView(frame: CGRect(0, 100, 320, 300))
    let child = View(frame: CGRect(20, 200, 100, 50))
    scroll.contentSize = CGSize(320, 2_000)
    scroll.addSubview(child)
    root.addSubview(scroll)

    scroll.setContentOffset(CGPoint(0, 150), animated: true)

    expectEqual(child.convert(child.bounds, to: root), CGRect(20, 150, 100, 50))
  }

  @Test func `a map taken once answers as the view does`() {
    let map = inner.coordinateMap(to: right)

    for point in [CGPoint(0, 0), CGPoint(20, 0), CGPoint(-7, 1e6)] {
      expect(map.map(point).isClose(to: inner.convert(point, to: right)))
    }
    expect(
      map.map(Quad(inner.bounds)).topRight.isClose(
        to: inner.convert(Quad(inner.bounds), to: right).topRight))
    expectEqual(inner.convert([CGPoint(1, 2)], to: right), [map.map(CGPoint(1, 2))])
    expectEqual(inner.coordinateMap(to: nil), inner.coordinateMap(to: root))
  }

  @Test func `quads and many points take nil as the root or the window`() {
    let quad = Quad(CGRect(1, 2, 3, 4))

    expectEqual(inner.convert(quad, to: nil), inner.convert(quad, to: root))
    expectEqual(inner.convert(quad, from: nil), inner.convert(quad, from: root))
    expectEqual(
      inner.convert([CGPoint(1, 2)], from: nil), inner.convert([CGPoint(1, 2)], from: root))
    expectEqual(inner.convert([CGPoint](), to: nil), [])
  }

  @Test func `far-off content keeps its low bits`() {
    let far = View(frame: CGRect(0x1p50, 0x1p50, 100, 100))
    let near = View(frame: CGRect(0.125, 0.25, 10, 10))
    let sibling = View(frame: CGRect(0.5, 0.5, 10, 10))
    far.addSubview(near)
    far.addSubview(sibling)
    root.addSubview(far)

    expectEqual(near.convert(CGPoint(0.0625, 0), to: sibling), CGPoint(-0.3125, -0.25))
  }

  @Test func `NaN and infinities in points pass through`() {
    let plain = View(frame: CGRect(7, 8, 9, 10))
    root.addSubview(plain)

    let answer = plain.convert(CGPoint(.nan, .infinity), to: root)

    expect(answer.x.isNaN)
    expectEqual(answer.y, .infinity)
    expect(inner.convert(CGPoint(.nan, 0), to: root).x.isNaN)
  }
}
