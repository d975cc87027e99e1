import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct VisibleAreaTests {
  private let root = View(frame: CGRect(0, 0, 100, 100))
  private let middle = View(frame: CGRect(50, 50, 100, 100))
  private let leaf = View(frame: CGRect(-10, 20, 200, 10))

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
  }

  @Test func `without clipping everything is visible`() {
    expectEqual(leaf.visibleRect, CGRect(0, 0, 200, 10))
  }

  @Test func `every clipping ancestor cuts`() {
    middle.clipsToBounds = true
    expectEqual(leaf.visibleRect, CGRect(10, 0, 100, 10))

    root.clipsToBounds = true
    expectEqual(leaf.visibleRect, CGRect(10, 0, 50, 10))
  }

  @Test func `a window always cuts`() {
    let window = Window(frame: CGRect(0, 0, 80, 80))
    window.addSubview(root)

    expectEqual(leaf.visibleRect, CGRect(0, 0, 40, 10))
    expectEqual(window.visibleRect, CGRect(0, 0, 80, 80))
  }

  @Test func `scrolling moves the part that is visible`() {
    middle.clipsToBounds = true
    middle.bounds.origin = CGPoint(30, 25)

    expectEqual(leaf.visibleRect, CGRect(40, 5, 100, 5))
  }

  @Test func `a view scrolled out has nothing visible`() {
    middle.clipsToBounds = true
    middle.bounds.origin.y = 30

    expect(leaf.visibleRect.isNull)
  }

  @Test func `the right and bottom edges of a clip cut a view that touches them`() {
    middle.clipsToBounds = true
    leaf.frame = CGRect(100, 0, 10, 10)

    expect(leaf.visibleRect.isNull)
  }

  @Test func `under a rotation it is the box of the rest`() {
    root.clipsToBounds = true
    middle.frame = CGRect(0, 0, 100, 100)
    middle.transform = .turn(90)
    leaf.frame = CGRect(0, -50, 100, 100)

    expect(leaf.visibleRect.isClose(to: CGRect(0, 50, 100, 50)))
  }

  @Test func `under a scale it is in the view's own coordinates`() {
    root.clipsToBounds = true
    middle.transform = CGAffineTransform(scaleX: 2, y: 2)
    middle.frame = CGRect(0, 0, 400, 400)
    leaf.frame = CGRect(10, 10, 200, 200)

    expectEqual(leaf.visibleRect, CGRect(0, 0, 40, 40))
  }

  @Test func `in a singular clip nothing is visible`() {
    root.clipsToBounds = true
    middle.transform = CGAffineTransform(scaleX: 0, y: 1)

    expect(leaf.visibleRect.isNull)
  }

  @Test func `a part of a view is cut likewise`() {
    middle.clipsToBounds = true

    expectEqual(leaf.visiblePart(of: CGRect(0, 5, 50, 20)), CGRect(10, 5, 40, 20))
    expect(leaf.visiblePart(of: .null).isNull)
  }

  @Test func `without clipping a null part stays null and other parts stay bit for bit`() {
    let part = CGRect(0.1, 0.1, 0.3, 0.3)

    expect(leaf.visiblePart(of: .null).isNull)
    expectEqual(leaf.visiblePart(of: part).size, part.size)
  }
}
