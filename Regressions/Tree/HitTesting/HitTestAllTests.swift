import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct HitTestAllTests {
  private let root = View(frame: CGRect(0, 0, 100, 100))
  private let back = View(frame: CGRect(0, 0, 50, 50))
  private let front = View(frame: CGRect(0, 0, 50, 50))
  private let inner = View(frame: CGRect(10, 10, 10, 10))

  init() {
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(inner)
    for (index, view) in [root, back, front, inner].enumerated() { view.tag = index + 1 }
  }

  private func tags(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    root.hitTestAll(CGPoint(x, y)).map(\.tag)
  }

  @Test func `views come front to back, subviews before their superview`() {
    expectEqual(tags(15, 15), [3, 4, 2, 1])
    expectEqual(tags(5, 5), [3, 2, 1])
    expectEqual(tags(60, 60), [1])
    expectEqual(tags(100, 60), [])
  }

  @Test func `the first is the one that is hit`() {
    for point in [CGPoint(15, 15), CGPoint(60, 60), CGPoint(100, 5)] {
      expect(root.hitTestAll(point).first === root.hitTest(point, with: nil))
    }
  }

  @Test func `R4.1 hidden, disabled and transparent views are left out with what is in them`() {
    back.isHidden = true
    expectEqual(tags(15, 15), [3, 1])

    back.isHidden = false
    back.alpha = 0.009
    expectEqual(tags(15, 15), [3, 1])

    root.isUserInteractionEnabled = false
    expectEqual(tags(15, 15), [])
  }

  @Test func `what sticks out of a view is left out`() {
    inner.frame.origin = CGPoint(45, 45)

    expectEqual(tags(52, 52), [1])
    expectEqual(tags(49, 49), [3, 4, 2, 1])
  }

  @Test func `transforms and scroll offsets are undone`() {
    back.bounds.origin = CGPoint(5, 5)
    expectEqual(tags(6, 6), [3, 4, 2, 1])

    inner.transform = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(tags(6, 6), [3, 2, 1])
  }

  @Test func `point inside is called and hitTest isn't`() {
    let wide = WideView(frame: CGRect(90, 90, 1, 1))
    wide.margin = 100
    let deaf = DeafView(frame: CGRect(0, 0, 100, 100))
    (wide.tag, deaf.tag) = (5, 6)
    root.addSubview(wide)
    root.addSubview(deaf)

    expectEqual(tags(60, 60), [6, 5, 1])
  }

  @Test func `NaN is in no view`() {
    expectEqual(tags(.nan, 5), [])
  }
}
