import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

private class Generic<Value>: View {
  let value: Value
  init(_ value: Value, frame: CGRect) {
    self.value = value
    super.init(frame: frame)
  }
}

private final class GenericDeaf<Value>: Generic<Value> {
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? { nil }
}

private class Level1: View {}
private class Level2: Level1 {}
private class Level3: Level2 {
  override func point(inside point: CGPoint, with event: Event?) -> Bool { false }
}
private class Level4: Level3 {}
private final class Level5: Level4 {
  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    bounds.contains(point)
  }
}

/// R4.8: overrides of `hitTest` and `point(inside:with:)` are honoured anywhere in the tree.
@Suite struct HitTestOverrideTests {
  private let root = View(frame: CGRect(0, 0, 100, 100))
  private let behind = View(frame: CGRect(0, 0, 100, 100))

  init() { root.addSubview(behind) }

  /// Returns a view that passes touches on itself to the views behind it.
  private func passThrough() -> AnsweringView {
    let view = AnsweringView(frame: CGRect(0, 0, 100, 100))
    view.answer = { [unowned view] own in
      let hit = own()
      return hit === view ? nil : hit
    }
    return view
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> View? { root.hitTest(CGPoint(x, y), with: nil) }

  @Test func `an override gets the point in its own bounds and the event`() {
    let view = AnsweringView(frame: CGRect(20, 30, 50, 50))
    view.bounds.origin = CGPoint(5, 7)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(view)
    let event = Event(timestamp: 3)

    _ = root.hitTest(CGPoint(45, 55), with: event)

    expectEqual(view.points, [CGPoint(30, 32)])
    expect(view.events.first.map { $0 === event } == true)
  }

  @Test func `an override may answer with any view`() {
    let view = AnsweringView(frame: CGRect(0, 0, 10, 10))
    let elsewhere = View()
    view.answer = { _ in elsewhere }
    root.addSubview(view)

    expect(hit(5, 5) === elsewhere)
    expect(hit(90, 90) === elsewhere)
  }

  @Test func `an override is called even if hidden or not under the point`() {
    let view = AnsweringView(frame: CGRect(0, 0, 10, 10))
    root.addSubview(view)
    (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (true, 0, false)

    expect(hit(5, 5) === behind)
    expect(hit(90, 90) === behind)
    expectEqual(view.points, [CGPoint(5, 5), CGPoint(90, 90)])
  }

  @Test func `an override isn't asked when something in front is hit or its superview isn't`() {
    let view = AnsweringView(frame: CGRect(0, 0, 100, 100))
    root.addSubview(view)
    root.addSubview(View(frame: CGRect(0, 0, 50, 100)))

    _ = hit(10, 10)
    _ = hit(200, 10)
    expectEqual(view.points, [])

    _ = hit(60, 10)
    expectEqual(view.points, [CGPoint(60, 10)])
  }

  @Test func `when an override declines the sibling behind is tested`() {
    let view = AnsweringView(frame: CGRect(0, 0, 100, 100))
    view.answer = { _ in nil }
    root.addSubview(view)

    expect(hit(10, 10) === behind)

    behind.isHidden = true
    expect(hit(10, 10) === root)
  }

  @Test func `a view that passes touches on still gives its subviews`() {
    let overlay = passThrough()
    let button = View(frame: CGRect(10, 10, 20, 20))
    overlay.addSubview(button)
    root.addSubview(overlay)

    expect(hit(15, 15) === button)
    expect(hit(50, 50) === behind)
  }

  @Test func `declining works at every level`() {
    let (outer, inner) = (passThrough(), passThrough())
    let plain = View(frame: CGRect(0, 0, 100, 100))
    root.addSubview(outer)
    outer.addSubview(plain)
    outer.addSubview(inner)
    expect(hit(10, 10) === plain)

    plain.removeFromSuperview()
    expect(hit(10, 10) === behind)
  }

  @Test func `a wide view is hit on its margin and only inside its superview`() {
    let wide = WideView(frame: CGRect(0, 40, 20, 20))
    root.addSubview(wide)

    expect(hit(25, 45) === wide)
    expect(hit(31, 45) === behind)
    expect(root.hitTest(CGPoint(-5, 45), with: nil) == nil)
  }

  @Test func `a wide view lets its subviews be hit on the margin`() {
    let wide = WideView(frame: CGRect(40, 40, 20, 20))
    let badge = View(frame: CGRect(15, -5, 10, 10))
    wide.addSubview(badge)
    root.addSubview(wide)

    expect(hit(62, 37) === badge)
  }

  @Test func `point inside decides for the view asked first, too`() {
    let wide = WideView(frame: CGRect(0, 0, 20, 20))

    expect(wide.hitTest(CGPoint(25, 5), with: nil) === wide)
    expect(wide.hitTest(CGPoint(31, 5), with: nil) == nil)
  }

  @Test func `the built-in hitTest of an override asks its own point inside`() {
    let view = AnsweringView(frame: CGRect(0, 0, 100, 100))
    root.addSubview(view)

    view.isInside = { _ in false }
    expect(hit(10, 10) === behind)

    view.isInside = { own in own() }
    expect(hit(10, 10) === view)
  }

  @Test func `point inside isn't asked of a hidden view`() {
    let view = AnsweringView(frame: CGRect(0, 0, 100, 100))
    var wasAsked = false
    view.isInside = { own in
      wasAsked = true
      return own()
    }
    view.isHidden = true
    root.addSubview(view)

    expect(hit(10, 10) === behind)
    expect(!wasAsked)
  }

  @Test func `R4.7 a singular view isn't asked`() {
    let view = AnsweringView(frame: CGRect(0, 0, 100, 100))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    root.addSubview(view)

    expect(hit(10, 10) === behind)
    expectEqual(view.points, [])
  }

  @Test func `generic subclasses are distinguished by their own overrides`() {
    let frame = CGRect(0, 0, 100, 100)
    let plain = Generic("text", frame: frame)
    root.addSubview(plain)
    root.addSubview(GenericDeaf(42, frame: frame))
    root.addSubview(GenericDeaf([1.5], frame: frame))

    expect(hit(10, 10) === plain)
  }

  @Test func `an inherited override counts and may be overridden back`() {
    let frame = CGRect(0, 0, 100, 100)
    root.addSubview(Level2(frame: frame))
    root.addSubview(Level4(frame: frame))
    expect(type(of: hit(10, 10) ?? View()) == Level2.self)

    root.addSubview(Level5(frame: frame))
    expect(type(of: hit(10, 10) ?? View()) == Level5.self)
  }

  @Test func `an override may ask about other points and other views`() {
    let view = AnsweringView(frame: CGRect(50, 0, 50, 100))
    view.answer = { [unowned root, behind, unowned view] own in
      guard view.points.count == 1 else { return own() }
      return root.hitTest(CGPoint(10, 10), with: nil) === behind ? own() : nil
    }
    root.addSubview(view)

    expect(hit(60, 10) === view)
  }

  @Test func `of hundreds of siblings those behind the one found aren't asked`() {
    let frame = CGRect(0, 0, 100, 100)
    let (back, front) = (AnsweringView(frame: frame), AnsweringView(frame: frame))
    front.answer = { _ in nil }
    root.addSubview(back)
    for _ in 0..<200 { root.addSubview(View(frame: frame)) }
    let found = root.subviews.last
    root.addSubview(front)

    for count in 1...2 {
      expect(hit(10, 10) === found)
      expectEqual(front.points.count, count)
    }
    expect(back.points.isEmpty)
  }

  /// The first hit test tests the views, later ones their boxes.
  @Test(arguments: [
    CGPoint(.infinity, 5), CGPoint(.nan, 5), CGPoint(5, .infinity), CGPoint(5, .nan),
  ])
  func `R4.8 overrides are called for points that no rectangle contains`(point: CGPoint) {
    let (outer, inner) = (AnsweringView(), AnsweringView())
    outer.isInside = { _ in true }
    inner.isInside = { _ in true }
    outer.addSubview(inner)

    for _ in 0..<3 { expect(outer.hitTest(point, with: nil) === inner) }
  }
}
