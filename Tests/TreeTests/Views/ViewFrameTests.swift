import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The table of frame, bounds, center, transform and anchor point (T2.1 to T2.16).
@Suite struct ViewFrameTests {
  private func view(_ frame: CGRect) -> View { View(frame: frame) }

  @Test func `T2.1 a frame gives center and bounds (R2.3, R2.23)`() {
    let view = view(CGRect(10, 20, 100, 50))

    expectEqual(view.center, CGPoint(60, 45))
    expectEqual(view.bounds, CGRect(0, 0, 100, 50))
    expectEqual(view.frame, CGRect(10, 20, 100, 50))
  }

  @Test func `T2.2 a quarter turn swaps the sides about the center (R2.1)`() {
    let view = view(CGRect(10, 20, 100, 50))

    view.transform = .turn(90)

    expect(view.frame.isClose(to: CGRect(35, -5, 50, 100)))
    expectEqual(view.center, CGPoint(60, 45))
    expectEqual(view.bounds, CGRect(0, 0, 100, 50))
  }

  @Test func `T2.3 a rotation by 45 degrees boxes the corners (R2.2)`() {
    let view = view(CGRect(10, 20, 100, 50))

    view.transform = .turn(45)

    expect(view.frame.isClose(to: CGRect(6.966991, -8.033009, 106.066017, 106.066017)))
  }

  @Test func `T2.4 a scale grows the frame about the center and leaves the bounds (T12.6)`() {
    let view = view(CGRect(0, 0, 100, 100))

    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    expectEqual(view.frame, CGRect(-50, -50, 200, 200))
    expectEqual(view.bounds, CGRect(0, 0, 100, 100))
  }

  @Test func `T2.5 a frame set under a scale is divided by it (R2.4, T12.7)`() {
    let view = View()

    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(10, 10, 60, 40)

    expectEqual(view.center, CGPoint(40, 30))
    expectEqual(view.bounds.size, CGSize(30, 20))
    expectEqual(view.frame, CGRect(10, 10, 60, 40))
  }

  @Test func `T2.6 a frame set under a quarter turn has its sides swapped`() {
    let view = View()

    view.transform = .turn(90)
    view.frame = CGRect(0, 0, 200, 100)

    expect(view.center.isClose(to: CGPoint(100, 50)))
    expect(view.bounds.size.isClose(to: CGSize(100, 200)))
    expect(view.frame.isClose(to: CGRect(0, 0, 200, 100)))
  }

  @Test func `T2.7 a frame set under a rotation by 45 degrees comes back larger (T12.8)`() {
    let view = View()

    view.transform = .turn(45)
    view.frame = CGRect(0, 0, 100, 100)

    expect(view.bounds.size.isClose(to: CGSize(141.421356, 141.421356)))
    expect(view.frame.isClose(to: CGRect(-50, -50, 200, 200)))
  }

  @Test func `T2.8 a frame set under a rotation by 30 degrees comes back larger`() {
    let view = View()

    view.transform = .turn(30)
    view.frame = CGRect(0, 0, 100, 100)

    expect(view.bounds.size.isClose(to: CGSize(136.602540, 136.602540)))
    expect(view.frame.isClose(to: CGRect(-43.301270, -43.301270, 186.602540, 186.602540)))
  }

  @Test func `T2.9 a new anchor point keeps the center and moves the frame (R2.7, T12.9)`() {
    let view = view(CGRect(10, 20, 100, 50))

    view.anchorPoint = .zero

    expectEqual(view.center, CGPoint(60, 45))
    expectEqual(view.frame, CGRect(60, 45, 100, 50))
  }

  @Test func `T2.10 a frame set with the anchor at the corner puts the center there`() {
    let view = View()

    view.anchorPoint = .zero
    view.frame = CGRect(10, 20, 100, 50)

    expectEqual(view.center, CGPoint(10, 20))
  }

  @Test func `T2.11 a new size of the bounds keeps the center (R2.6, T12.10)`() {
    let view = view(CGRect(10, 20, 100, 50))

    view.bounds.size = CGSize(60, 30)

    expectEqual(view.center, CGPoint(60, 45))
    expectEqual(view.frame, CGRect(30, 30, 60, 30))
  }

  @Test func `T2.12 a new origin of the bounds leaves the frame (R2.6)`() {
    let view = view(CGRect(10, 10, 20, 30))

    view.bounds.origin = CGPoint(5, 5)

    expectEqual(view.frame, CGRect(10, 10, 20, 30))
    expectEqual(view.center, CGPoint(20, 25))
  }

  @Test func `T2.13 and T2.14 the origin of the bounds outlives changes of the size`() {
    let view = view(CGRect(10, 10, 20, 30))
    view.bounds.origin = CGPoint(5, 5)

    view.bounds.size = CGSize(10, 10)
    expectEqual(view.frame, CGRect(15, 20, 10, 10))

    view.frame.size = CGSize(20, 20)
    expectEqual(view.frame, CGRect(15, 20, 20, 20))
    expectEqual(view.center, CGPoint(25, 30))
    expectEqual(view.bounds, CGRect(5, 5, 20, 20))
  }

  @Test func `T2.15 a shift moves the frame and not the center`() {
    let view = view(CGRect(10, 20, 100, 50))

    view.transform = CGAffineTransform(translationX: 5, y: 7)
    expectEqual(view.frame, CGRect(15, 27, 100, 50))
    expectEqual(view.center, CGPoint(60, 45))

    view.frame = CGRect(0, 0, 100, 50)
    expectEqual(view.center, CGPoint(45, 18))
    expectEqual(view.frame, CGRect(0, 0, 100, 50))
  }

  @Test func `T2.16 a flip about a corner lies on its other side`() {
    let view = View()
    view.anchorPoint = .zero
    view.frame = CGRect(0, 0, 100, 40)

    view.transform = CGAffineTransform(scaleX: -1, y: 1)
    expectEqual(view.frame, CGRect(-100, 0, 100, 40))

    view.frame = CGRect(10, 10, 100, 40)
    expectEqual(view.center, CGPoint(110, 10))
    expectEqual(view.frame, CGRect(10, 10, 100, 40))
  }

  @Test func `R2.6 center and transform leave the bounds alone`() {
    let view = view(CGRect(10, 20, 100, 50))
    view.bounds.origin = CGPoint(3, 4)

    view.center = CGPoint(500, 600)
    view.transform = .turn(30)

    expectEqual(view.bounds, CGRect(3, 4, 100, 50))
  }

  @Test func `setting a frame changes each of its values, even to the old one of another`() {
    let numbers: [CGFloat] = [20, 50, 80]
    let frames = numbers.flatMap { x in
      numbers.flatMap { y in
        numbers.flatMap { width in
          numbers.map { CGRect(x: x, y: y, width: width, height: $0) }
        }
      }
    }
    let view = View()

    for old in frames {
      for new in frames {
        view.frame = old
        view.frame = new
        expectEqual(view.frame, new, "after \(old)")
      }
    }
  }
}
