import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct AutoresizingTests {
  private let container = View(frame: CGRect(0, 0, 100, 100))

  private func subview(_ frame: CGRect, _ mask: View.AutoresizingMask, of view: View? = nil) -> View
  {
    let subview = View(frame: frame)
    subview.autoresizingMask = mask
    (view ?? container).addSubview(subview)
    return subview
  }

  @Test func `both axes give way independently`() {
    let view = subview(
      CGRect(20, 20, 60, 60), [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin])

    container.frame = CGRect(0, 0, 200, 300)

    expectEqual(view.frame, CGRect(20, 120, 160, 60))
  }

  private static let parts: [(View.AutoresizingMask, CGRect)] = [
    (.flexibleLeftMargin, CGRect(120, 20, 60, 60)), (.flexibleWidth, CGRect(20, 20, 160, 60)),
    (.flexibleRightMargin, CGRect(20, 20, 60, 60)),
    (.flexibleTopMargin, CGRect(20, 120, 60, 60)), (.flexibleHeight, CGRect(20, 20, 60, 160)),
    (.flexibleBottomMargin, CGRect(20, 20, 60, 60)), ([], CGRect(20, 20, 60, 60)),
  ]

  @Test(arguments: parts)
  func `each part gives way on its own axis`(_ mask: View.AutoresizingMask, _ frame: CGRect) {
    let view = subview(CGRect(20, 20, 60, 60), mask)

    container.bounds.size = CGSize(200, 200)

    expectEqual(view.frame, frame)
  }

  @Test func `R2.11 only a change of the size resizes`() {
    let view = subview(CGRect(20, 20, 60, 60), [.flexibleLeftMargin, .flexibleWidth])

    container.bounds.origin = CGPoint(50, 50)
    container.center = CGPoint(500, 500)
    container.transform = CGAffineTransform(scaleX: 2, y: 2)

    expectEqual(view.frame, CGRect(20, 20, 60, 60))
  }

  @Test func `R2.11 a view that doesn't autoresize its subviews leaves them`() {
    let view = subview(CGRect(20, 20, 60, 60), .flexibleWidth)
    container.autoresizesSubviews = false

    container.frame = CGRect(0, 0, 200, 200)

    expectEqual(view.frame, CGRect(20, 20, 60, 60))
  }

  @Test func `the origin of the superview's bounds is not part of the margin`() {
    container.bounds.origin = CGPoint(1_000, 0)
    let view = subview(CGRect(20, 20, 50, 60), [.flexibleLeftMargin, .flexibleRightMargin])

    container.bounds.size.width = 200

    expectEqual(view.frame, CGRect(60, 20, 50, 60))
  }

  @Test(arguments: [false, true])
  func `a scroll view reports its offset when its subviews have been resized`(isNested: Bool) {
    let scroll = ScrollView(frame: container.bounds)
    scroll.autoresizingMask = .flexibleHeight
    container.addSubview(scroll)
    _ = subview(scroll.bounds, .flexibleHeight, of: scroll)
    scroll.contentSize = CGSize(100, 300)
    scroll.contentOffset.y = 200
    let listener = ScrollListener { $0.subviews[0].frame.height }
    scroll.delegate = listener

    (isNested ? container : scroll).frame.size = CGSize(100, 250)

    expectEqual(listener.values, [250])
    expectEqual(scroll.contentOffset, CGPoint(0, 50))
  }

  @Test func `R2.16 a rotated view is resized as if it were not rotated`() {
    let view = subview(CGRect(20, 20, 60, 60), .flexibleWidth)
    view.transform = .turn(45)

    container.bounds.size.width = 200

    expectEqual(view.bounds.size, CGSize(160, 60))
    expectEqual(view.center, CGPoint(100, 50))
    expectEqual(view.transform, .turn(45))
  }

  @Test func `R2.16 the anchor point keeps its position in the view`() {
    let view = subview(CGRect(20, 20, 60, 60), .flexibleWidth)
    view.anchorPoint = .zero
    view.frame = CGRect(20, 20, 60, 60)

    container.bounds.size.width = 200

    expectEqual(view.center, CGPoint(20, 20))
    expectEqual(view.frame, CGRect(20, 20, 160, 60))
  }

  @Test func `R2.16 an anchor point that differs on each axis keeps its position too`() {
    let view = subview(.zero, [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin])
    view.anchorPoint = CGPoint(0.25, 0.75)
    view.frame = CGRect(20, 20, 60, 40)

    container.bounds.size = CGSize(200, 160)

    expectEqual(view.frame, CGRect(45, 80, 135, 40))
    expectEqual(view.center, CGPoint(78.75, 110))
  }

  @Test func `subviews of resized views are resized in turn`() {
    let view = subview(CGRect(0, 0, 100, 100), [.flexibleWidth, .flexibleHeight])
    let inner = subview(CGRect(10, 10, 20, 20), [.flexibleLeftMargin], of: view)

    container.frame = CGRect(0, 0, 150, 150)

    expectEqual(inner.frame, CGRect(60, 10, 20, 20))
  }

  @Test func `subviews of views that keep their size stay`() {
    let view = subview(CGRect(0, 0, 50, 50), [.flexibleLeftMargin])
    let inner = subview(CGRect(10, 10, 20, 20), [.flexibleLeftMargin], of: view)

    container.frame = CGRect(0, 0, 150, 150)

    expectEqual(view.frame, CGRect(50, 0, 50, 50))
    expectEqual(inner.frame, CGRect(10, 10, 20, 20))
  }

  @Test func `a resized view needs layout and a moved one doesn't`() {
    let wide = subview(CGRect(0, 0, 50, 50), [.flexibleWidth])
    let moved = subview(CGRect(0, 0, 50, 50), [.flexibleLeftMargin])
    container.layoutIfNeeded()

    container.frame = CGRect(0, 0, 150, 150)

    expect(wide.isLayoutNeeded)
    expect(!moved.isLayoutNeeded)
  }

  @Test func `R2.12 an axis on which nothing gives way is untouched, bit for bit`() {
    let view = subview(CGRect(0.1, 0, 0.3, 10), .flexibleHeight)
    let (width, x) = (view.bounds.size.width, view.center.x)

    container.frame = CGRect(0, 0, 200, 200)

    expectEqual(view.bounds.size.width, width)
    expectEqual(view.center.x, x)
  }

  @Test func `a view that only moves keeps its size, bit for bit`() {
    let view = subview(CGRect(0.1, 0, 0.3, 10), .flexibleLeftMargin)
    let width = view.bounds.size.width

    container.frame = CGRect(0, 0, 200, 200)

    expectEqual(view.bounds.size.width, width)
  }
}
