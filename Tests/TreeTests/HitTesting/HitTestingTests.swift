import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The table of hit-testing (T4.1 to T4.10) and its rules.
@Suite struct HitTestingTests {
  private let root = View(frame: CGRect(0, 0, 100, 100))

  private func subview(_ frame: CGRect, of superview: View? = nil) -> View {
    let view = View(frame: frame)
    (superview ?? root).addSubview(view)
    return view
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> View? { root.hitTest(CGPoint(x, y), with: nil) }

  @Test func `T4.1 of overlapping subviews the last one is hit (R4.14)`() {
    let a = subview(CGRect(0, 0, 50, 50))
    let b = subview(CGRect(0, 0, 50, 50))
    expect(hit(10, 10) === b)

    root.bringSubviewToFront(a)
    expect(hit(10, 10) === a)
  }

  @Test func `T4.2 zPosition doesn't change who is hit (R4.5, T12.18)`() {
    let a = subview(CGRect(0, 0, 50, 50))
    let b = subview(CGRect(0, 0, 50, 50))

    a.zPosition = 100

    expect(hit(10, 10) === b)
  }

  @Test func `T4.3 a hidden or transparent view is passed over (R4.3, R4.12, T12.19)`() {
    let a = subview(CGRect(0, 0, 50, 50))
    let b = subview(CGRect(0, 0, 50, 50))
    expect(hit(10, 10) === b)

    b.isHidden = true
    expect(hit(10, 10) === a)

    b.isHidden = false
    for (alpha, expected) in [(0.009, a), (0.01, a), (0.011, b), (0, a), (1, b)] {
      b.alpha = CGFloat(alpha)
      expect(hit(10, 10) === expected, "alpha \(alpha)")
    }
  }

  @Test func `T4.4 a disabled view hides its enabled subviews (R4.1)`() {
    let a = subview(CGRect(0, 0, 50, 50))
    let b = subview(CGRect(0, 0, 50, 50))
    let c = subview(CGRect(0, 0, 50, 50), of: b)
    expect(hit(10, 10) === c)

    b.isUserInteractionEnabled = false
    expect(hit(10, 10) === a)

    b.isUserInteractionEnabled = true
    expect(hit(10, 10) === c)
  }

  @Test(arguments: [false, true])
  func `T4.5 outside its superview a view isn't hit, clipped or not (R4.13, R4.4, T12.17)`(
    _ clips: Bool
  ) {
    let child = subview(CGRect(90, 90, 50, 50))
    root.clipsToBounds = clips

    expect(hit(95, 95) === child)
    expect(hit(105, 105) == nil)
  }

  @Test func `T4.6 left and top edges are inside and right and bottom ones aren't (R4.6, R4.15)`() {
    expect(hit(100, 50) == nil)
    expect(hit(50, 100) == nil)
    expect(hit(99.999, 50) === root)
    expect(hit(0, 0) === root)
    expect(hit(CGFloat(0).nextDown, 0) == nil)
  }

  @Test func `T4.7 a rotated view is hit on its shape and not on its box (R4.6, T12.20)`() {
    let child = subview(CGRect(25, 25, 50, 50))
    child.transform = .turn(45)

    expect(
      child.frame.isClose(to: CGRect(14.644661, 14.644661, 70.710678, 70.710678)))
    expect(hit(16, 16) === root)
    expect(hit(50, 16) === child)
  }

  @Test func `T4.8 the origin of the bounds moves what is inside (R4.10)`() {
    root.bounds.origin = CGPoint(0, 500)

    expect(hit(10, 10) == nil)
    expect(hit(10, 510) === root)
  }

  @Test func `T4.9 a view scaled to nothing isn't hit (R4.7)`() {
    let child = subview(CGRect(0, 0, 100, 100))
    child.transform = CGAffineTransform(scaleX: 0, y: 0)

    expect(hit(50, 50) === root)
  }

  @Test func `T4.10 asked directly a view ignores the flags of its superviews (R4.2)`() {
    let child = subview(CGRect(0, 0, 50, 50))
    root.isHidden = true

    expect(child.hitTest(CGPoint(1, 1), with: nil) === child)
    expect(hit(1, 1) == nil)
  }

  @Test func `R4.6 a view without size is never inside`() {
    let dot = subview(CGRect(10, 10, 0, 0))
    let line = subview(CGRect(10, 10, 0, 20))

    expect(hit(10, 10) === root)
    expect(!dot.point(inside: .zero, with: nil))
    expect(!line.point(inside: .zero, with: nil))
  }

  @Test func `R4.10 a scrolled view is hit where its content is`() {
    let scroll = subview(CGRect(0, 0, 100, 100))
    let row = subview(CGRect(0, 440, 100, 44), of: scroll)
    expect(hit(50, 50) === scroll)

    scroll.bounds.origin.y = 400

    expect(hit(50, 50) === row)
    expect(hit(50, 39) === scroll)
  }

  @Test func `R4.10 a window is hit in its own bounds`() {
    let window = Window(frame: CGRect(500, 500, 100, 100))
    window.addSubview(root)

    expect(window.hitTest(CGPoint(10, 10), with: nil) === root)
    expect(window.hitTest(CGPoint(510, 510), with: nil) == nil)
  }

  @Test func `R4.11 asking again gives the same answer and changes nothing`() {
    let child = subview(CGRect(0, 0, 50, 50))

    for _ in 0..<3 { expect(hit(10, 10) === child) }
    root.checkInvariants()
  }

  @Test func `a point that is no number or far away hits nothing`() {
    _ = subview(CGRect(0, 0, 50, 50))

    expect(hit(.nan, 10) == nil)
    expect(hit(10, .nan) == nil)
    expect(hit(.infinity, 10) == nil)
    expect(hit(-.infinity, 10) == nil)
    expect(hit(1e300, 1e300) == nil)
  }

  @Test func `every change of geometry or flags shows in the next hit test`() {
    let behind = subview(CGRect(0, 0, 50, 50))
    let front = subview(CGRect(0, 0, 50, 50))
    let changes: [(String, () -> Void, () -> Void)] = [
      ("center", { front.center.x += 60 }, { front.center.x -= 60 }),
      ("frame", { front.frame.origin.x = 60 }, { front.frame.origin.x = 0 }),
      ("bounds", { front.bounds.size = .zero }, { front.bounds.size = CGSize(50, 50) }),
      ("anchor", { front.anchorPoint = CGPoint(-5, 0) }, { front.anchorPoint = CGPoint(0.5, 0.5) }),
      (
        "transform", { front.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) },
        { front.transform = .identity }
      ),
      ("hidden", { front.isHidden = true }, { front.isHidden = false }),
      ("alpha", { front.alpha = 0 }, { front.alpha = 1 }),
      (
        "enabled", { front.isUserInteractionEnabled = false },
        { front.isUserInteractionEnabled = true }
      ),
      ("order", { root.sendSubviewToBack(front) }, { root.bringSubviewToFront(front) }),
      ("removal", { front.removeFromSuperview() }, { root.addSubview(front) }),
    ]

    for (name, change, undo) in changes {
      expect(hit(10, 10) === front, "before \(name)")
      change()
      expect(hit(10, 10) === behind, "after \(name)")
      undo()
    }
    root.checkInvariants()
  }

  @Test func `of many siblings the frontmost that contains the point is hit`() {
    let columns = (0..<100).map { subview(CGRect(CGFloat($0), 0, 1.5, 100)) }

    for (index, column) in columns.enumerated() {
      expect(hit(CGFloat(index) + 0.75, 50) === column)
    }
    expect(hit(10.25, 50) === columns[10])
  }
}
