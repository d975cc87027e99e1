import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct HitTestExtrasTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func add(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, to view: View? = nil
  )
    -> View
  {
    let child = View(frame: CGRect(x: x, y: y, width: width, height: height))
    (view ?? root).addSubview(child)
    return child
  }

  // MARK: Touch radius

  @Test func `a touch beside a small button hits it`() {
    let button = add(50, 50, 10, 10)

    expect(root.hitTest(CGPoint(x: 46, y: 55), radius: 6) === button)
    expect(root.hitTest(CGPoint(x: 46, y: 55), with: nil) === root)
    expect(root.hitTest(CGPoint(x: 43, y: 55), radius: 6) === root)
  }

  @Test func `of two buttons the one that fills more of the touch is hit`() {
    let left = add(40, 50, 10, 10)
    let right = add(52, 50, 10, 10)

    // Squares of 8 from 46 to 54 and from 48 to 56: 4 and 2 points wide parts, then 2 and 4.
    expect(root.hitTest(CGPoint(x: 50, y: 55), radius: 4) === left)
    expect(root.hitTest(CGPoint(x: 52, y: 55), radius: 4) === right)
  }

  @Test func `equal parts go to the nearer, then to the front`() {
    let near = add(44, 50, 5, 10)
    let far = add(53, 49, 5, 10)
    expect(root.hitTest(CGPoint(x: 51, y: 54.5), radius: 4) === far)
    far.center.x += 0.5
    near.center.x += 0.5
    expect(root.hitTest(CGPoint(x: 51.5, y: 54.5), radius: 4) === far)

    let behind = add(10, 10, 10, 10)
    let front = add(10, 10, 10, 10)
    expect(root.hitTest(CGPoint(x: 15, y: 15), radius: 2) === front)
    front.isHidden = true
    expect(root.hitTest(CGPoint(x: 15, y: 15), radius: 2) === behind)
  }

  @Test func `what lies behind a view that covers the touch isn't reached`() {
    let behind = add(48, 48, 4, 4)
    let cover = add(0, 0, 100, 100)
    let inside = add(40, 40, 4, 4, to: cover)

    expect(root.hitTest(CGPoint(x: 50, y: 50), radius: 3) === cover)
    expect(root.hitTest(CGPoint(x: 45, y: 45), radius: 3) === inside)
    cover.isUserInteractionEnabled = false
    expect(root.hitTest(CGPoint(x: 50, y: 50), radius: 3) === behind)
  }

  @Test func `what sticks out of its superview is reached within it only`() {
    let row = add(0, 0, 50, 20)
    let card = add(40, 0, 40, 20, to: row)

    expect(root.hitTest(CGPoint(x: 52, y: 10), radius: 4) === card)
    expect(root.hitTest(CGPoint(x: 60, y: 10), radius: 4) === root)
  }

  @Test func `a radius of zero is a point`() {
    let view = add(10, 10, 10, 10)

    expect(root.hitTest(CGPoint(x: 10, y: 10), radius: 0) === view)
    expect(root.hitTest(CGPoint(x: 20, y: 10), radius: 0) === root)
    expect(root.hitTest(CGPoint(x: 200, y: 10), radius: 5) == nil)
  }

  // MARK: Nearest

  @Test func `the nearest view is the one in front among equals, and the inner before the outer`() {
    let left = add(10, 10, 10, 10)
    let right = add(40, 10, 10, 10)
    let inner = add(0, 0, 5, 10, to: right)

    expect(root.nearestView(to: CGPoint(x: 25, y: 15)) === left)
    expect(root.nearestView(to: CGPoint(x: 30, y: 15)) === inner)
    expect(root.nearestView(to: CGPoint(x: 49, y: 15)) === right)
    expect(root.nearestView(to: CGPoint(x: 500, y: 15)) === right)
    expect(left.nearestView(to: .zero) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `no view is nearest to a point that isn't finite`(odd: CGFloat) {
    let view = add(10, 10, 10, 10)

    expect(root.nearestView(to: CGPoint(x: odd, y: 15)) == nil)
    expect(root.nearestView(to: CGPoint(x: 15, y: odd)) == nil)
    expect(root.nearestView(to: CGPoint(x: 15, y: 15)) === view)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
  ])
  func `R4.7 a singular view is neither touched nor near, nor is what it holds`(
    transform: CGAffineTransform
  ) {
    let view = add(40, 40, 20, 20)
    let inside = add(5, 5, 10, 10, to: view)
    let far = add(0, 90, 5, 5)
    let middle = CGPoint(x: 50, y: 50)

    view.transform = transform
    expect(root.hitTest(middle, radius: 6) === root)
    expect(root.nearestView(to: middle) === far)
    view.transform = .identity
    expect(root.hitTest(middle, radius: 6) === inside)
    expect(root.nearestView(to: middle) === inside)
  }

  // MARK: Visible share

  @Test func `the visible share is that of the area that isn't clipped`() {
    let clip = add(0, 0, 50, 100)
    let view = add(40, 0, 40, 10, to: clip)

    expectEqual(view.visibleFraction, CGFloat(1))
    clip.clipsToBounds = true
    expectEqual(view.visibleFraction, CGFloat(0.25))
    view.center.x += 100
    expectEqual(view.visibleFraction, CGFloat(0))
    expectEqual(View().visibleFraction, CGFloat(0))
  }

  @Test func `no visible share is more than the whole, however far out the bounds are`() {
    let view = add(0, 0, 3, 10)
    view.bounds.origin.x = 0x1p53
    root.bounds.size.height = 9
    root.clipsToBounds = true

    // The right edge is rounded from 3 to 4 points away: 36 of 30 square points.
    expectEqual(view.visibleRect.width, CGFloat(4))
    expectEqual(view.visibleFraction, CGFloat(1))
  }

  // MARK: Policies

  @Test func `overflow is hit outside of a view that doesn't clip`() {
    let row = add(0, 0, 50, 20)
    let card = add(40, 0, 40, 20, to: row)
    let point = CGPoint(x: 60, y: 10)

    expect(root.hitTest(point, policy: .uiKit) === root)
    expect(root.hitTest(point, policy: .overflowVisible) === card)
    row.clipsToBounds = true
    expect(root.hitTest(point, policy: .overflowVisible) === root)
    row.clipsToBounds = false
    row.isHidden = true
    expect(root.hitTest(point, policy: .overflowVisible) === root)
  }

  @Test func `a view in front that is passed over leaves the one behind`() {
    let behind = add(0, 0, 100, 100)
    let front = add(60, 0, 20, 20)
    _ = add(0, 50, 10, 10, to: front)

    expect(root.hitTest(CGPoint(x: 50, y: 55), policy: .overflowVisible) === behind)
    expect(root.hitTest(CGPoint(x: 65, y: 55), policy: .overflowVisible) === front.subviews[0])
  }

  @Test func `a difference of policies names the views that are overflown`() {
    let row = add(0, 0, 50, 20)
    let card = add(40, 0, 40, 20, to: row)
    card.tag = 7

    let found = root.hitTestDisagreements(
      between: .overflowVisible, and: .uiKit, at: [CGPoint(x: 60, y: 10), CGPoint(x: 45, y: 10)])

    expectEqual(found.count, 1)
    expect(found.first?.first.view === card)
    expect(found.first?.second.view === root)
    expectEqual(found.first?.overflown.map(ObjectIdentifier.init), [ObjectIdentifier(row)])
    expectEqual(
      found.first?.description,
      """
      (60, 10) hits View #7 (40, 0, 40, 20) with overflow but View (0, 0, 100, 100) within bounds.
      - The point is outside View (0, 0, 50, 20), which doesn't clip its subviews.
      """)
  }

  @Test func `policies are compared at the middle of every view`() {
    let row = add(0, 0, 50, 20)
    let card = add(40, 0, 40, 20, to: row)

    let found = root.hitTestDisagreements(between: .uiKit, and: .overflowVisible)

    expectEqual(found.map(\.point), [CGPoint(x: 60, y: 10)])
    expect(found.first?.second.view === card)
  }
}
