import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct HitTestDispatchTests {
  private class PlainSubclass: View { var extra = 0 }
  private final class Wide: PlainSubclass {
    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      bounds.insetBy(dx: -50, dy: -50).contains(point)
    }
  }

  @Test func `the vtable slots of both methods are found`() {
    expect(HitTestDispatch.isExact)
  }

  @Test func `a subclass that overrides hitTest is called`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let plain = PlainSubclass(frame: root.bounds)
    let deaf = DeafView(frame: root.bounds)
    root.addSubview(plain)
    root.addSubview(deaf)

    expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === plain)
  }

  @Test func `a subclass that overrides point inside is called`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    root.addSubview(wide)

    expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === wide)
  }

  @Test func `converting to a view, an optional view, a space and nil all compile and agree`() {
    let window = Window(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let view = View(frame: CGRect(x: 10, y: 20, width: 10, height: 10))
    window.addSubview(view)
    let space: any CoordinateSpace = window
    let point = CGPoint(x: 1, y: 2)

    expectEqual(view.convert(point, to: window), CGPoint(x: 11, y: 22))
    expectEqual(view.convert(point, to: nil), CGPoint(x: 11, y: 22))
    expectEqual(view.convert(point, to: space), CGPoint(x: 11, y: 22))
    expectEqual(view.convert(point, to: view.superview), CGPoint(x: 11, y: 22))
    expectEqual(window.convert(point, to: nil), CGPoint(x: 6, y: 7))
  }
}
