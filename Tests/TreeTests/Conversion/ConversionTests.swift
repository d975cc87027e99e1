import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The table of conversions (T3.1 to T3.13).
@Suite struct ConversionTests {
  private func view(_ frame: CGRect, in superview: View? = nil) -> View {
    let view = View(frame: frame)
    superview?.addSubview(view)
    return view
  }

  @Test func `T3.1 a frame is converted from the superview it is given in (R3.10, T12.15)`() {
    let a = view(CGRect(0, 0, 1_000, 1_000))
    let c = view(CGRect(200, 20, 700, 700), in: a)
    let b = view(CGRect(200, 50, 50, 60), in: c)

    expectEqual(a.convert(b.frame, from: c), CGRect(400, 70, 50, 60))
    expectEqual(c.convert(b.frame, to: a), CGRect(400, 70, 50, 60))
    expectEqual(b.convert(b.bounds, to: a), CGRect(400, 70, 50, 60))
    expectEqual(a.convert(b.frame, from: b), CGRect(600, 120, 50, 60))
  }

  @Test func `T3.2 points convert between siblings and down from the root`() {
    let root = view(CGRect(0, 0, 100, 100))
    let first = view(CGRect(20, 10, 10, 10), in: root)
    let second = view(CGRect(80, 80, 20, 20), in: root)

    expectEqual(first.convert(CGPoint(60, 70), to: second), CGPoint(0, 0))
    expectEqual(root.convert(CGPoint(15, 15), to: first), CGPoint(-5, 5))
  }

  @Test func `T3.3 a scale is divided out on the way down`() {
    let root = view(CGRect(0, 0, 100, 100))
    let scaled = view(.zero, in: root)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    scaled.frame = CGRect(10, 10, 60, 40)

    expectEqual(root.convert(CGPoint(60, 20), to: scaled), CGPoint(25, 5))
    expectEqual(scaled.convert(CGPoint(25, 5), to: root), CGPoint(60, 20))
  }

  @Test func `T3.4 a quarter turn maps corners and boxes (T12.12)`() {
    let root = view(CGRect(0, 0, 500, 500))
    let turned = view(CGRect(100, 100, 200, 100), in: root)
    turned.transform = .turn(90)

    expect(turned.frame.isClose(to: CGRect(150, 50, 100, 200)))
    expect(turned.convert(turned.bounds, to: root).isClose(to: CGRect(150, 50, 100, 200)))
    expect(
      turned.convert(CGRect(10, 20, 30, 40), to: root).isClose(to: CGRect(190, 60, 40, 30)))
    expect(turned.convert(CGPoint.zero, to: root).isClose(to: CGPoint(250, 50)))
    expect(root.convert(CGPoint(100, 100), to: turned).isClose(to: CGPoint(50, 150)))
  }

  @Test func `T3.5 a box rotated by 45 degrees grows each way (R3.7)`() {
    let root = view(CGRect(0, 0, 500, 500))
    let turned = view(CGRect(100, 100, 200, 100), in: root)
    turned.transform = .turn(45)

    let box = turned.convert(turned.bounds, to: root)

    expect(box.isClose(to: CGRect(93.933983, 43.933983, 212.132034, 212.132034)))
    expect(turned.convert(box, from: root).isClose(to: CGRect(-50, -100, 300, 300)))
  }

  @Test func `T3.6 the origin of the bounds is subtracted once (T12.16)`() {
    let root = view(CGRect(0, 0, 320, 480))
    let scroll = view(CGRect(0, 100, 320, 300), in: root)
    scroll.bounds.origin.y = 150
    let child = view(CGRect(20, 200, 100, 50), in: scroll)

    expectEqual(child.convert(child.bounds, to: root), CGRect(20, 150, 100, 50))
    expectEqual(root.convert(CGPoint(30, 220), to: scroll), CGPoint(30, 270))
    expectEqual(root.convert(child.frame, from: scroll), CGRect(20, 150, 100, 50))
  }

  @Test func `T3.7 a scale two levels up is undone (R3.2, T12.13)`() {
    let root = view(CGRect(0, 0, 500, 500))
    let scaled = view(.zero, in: root)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    scaled.frame = CGRect(0, 0, 200, 200)
    let middle = view(CGRect(10, 10, 80, 80), in: scaled)
    let inner = view(CGRect(5, 5, 20, 20), in: middle)

    expectEqual(root.convert(CGPoint(100, 100), to: inner), CGPoint(35, 35))
    expectEqual(inner.convert(inner.bounds, to: root), CGRect(30, 30, 40, 40))
  }

  @Test func `T3.8 the origins of both bounds count (R3.9)`() {
    let outer = view(CGRect(0, 0, 100, 100))
    outer.bounds.origin = CGPoint(50, 50)
    let inner = view(CGRect(40, 40, 20, 20), in: outer)
    inner.bounds.origin = CGPoint(123, 123)

    expectEqual(inner.convert(CGPoint(133, 133), to: outer), CGPoint(50, 50))
  }

  @Test(arguments: [CGPoint(0, 0), CGPoint(40, 50)], [CGPoint(0, 0), CGPoint(7, 9)])
  func `T3.9 the position of the window doesn't count (R3.9)`(_ origin: CGPoint, _ scroll: CGPoint)
  {
    let window = Window(frame: CGRect(origin: origin, size: CGSize(500, 500)))
    window.bounds.origin = scroll
    let outer = view(CGRect(80, 80, 100, 100), in: window)
    outer.bounds.origin = CGPoint(15, 15)
    let middle = view(CGRect(70, 70, 100, 100), in: outer)
    middle.bounds.origin = CGPoint(25, 25)
    let inner = view(CGRect(50, 50, 100, 100), in: middle)
    inner.bounds.origin = CGPoint(64, 64)

    expectEqual(inner.convert(CGPoint(20, 10), to: nil), CGPoint(116, 106))
    expectEqual(inner.convert(CGPoint(20, 10), to: window), CGPoint(116, 106))
    expectEqual(inner.convert(CGPoint(116, 106), from: nil), CGPoint(20, 10))
  }

  @Test func `T3.10 without a window nil is the root (R3.4, T12.14)`() {
    let lone = view(CGRect(5, 5, 10, 10))
    let root = view(CGRect(50, 50, 100, 100))
    let inner = view(CGRect(10, 10, 50, 50), in: view(CGRect(20, 20, 60, 60), in: root))

    expectEqual(lone.convert(CGPoint(10, 10), to: nil), CGPoint(10, 10))
    expectEqual(inner.convert(CGPoint(1, 1), to: nil), CGPoint(31, 31))
    expectEqual(inner.convert(CGRect(1, 1, 2, 2), from: nil), CGRect(-29, -29, 2, 2))
  }

  @Test func `T3.13 a flip mirrors and sizes stay positive (R3.7)`() {
    let root = view(CGRect(0, 0, 200, 200))
    let flipped = view(CGRect(10, 10, 100, 40), in: root)
    flipped.transform = CGAffineTransform(scaleX: -1, y: 1)

    expectEqual(flipped.convert(CGRect(0, 0, 10, 40), to: root), CGRect(100, 10, 10, 40))
  }
}
