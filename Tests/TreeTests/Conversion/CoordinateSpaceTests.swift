import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct CoordinateSpaceTests {
  /// A map whose units are ten points of a view.
  private final class TenfoldSpace: CoordinateSpace {
    let view: View
    init(on view: View) { self.view = view }

    var bounds: CGRect { CGRect(0, 0, 10, 10) }

    func convert(_ point: CGPoint, to space: any CoordinateSpace) -> CGPoint {
      view.convert(CGPoint(point.x * 10, point.y * 10), to: space)
    }

    func convert(_ point: CGPoint, from space: any CoordinateSpace) -> CGPoint {
      let onView = view.convert(point, from: space)
      return CGPoint(onView.x / 10, onView.y / 10)
    }

    func convert(_ rect: CGRect, to space: any CoordinateSpace) -> CGRect {
      view.convert(rect.applying(CGAffineTransform(scaleX: 10, y: 10)), to: space)
    }

    func convert(_ rect: CGRect, from space: any CoordinateSpace) -> CGRect {
      view.convert(rect, from: space).applying(CGAffineTransform(scaleX: 0.1, y: 0.1))
    }
  }

  private let root = View(frame: CGRect(0, 0, 100, 100))
  private let view = View(frame: CGRect(20, 30, 50, 50))

  init() { root.addSubview(view) }

  @Test func `a view is a space and converts to others as to a view`() {
    let space: any CoordinateSpace = root

    expectEqual(view.convert(CGPoint(1, 2), to: space), CGPoint(21, 32))
    expectEqual(view.convert(CGPoint(21, 32), from: space), CGPoint(1, 2))
    expectEqual(view.convert(CGRect(1, 2, 3, 4), to: space), CGRect(21, 32, 3, 4))
    expectEqual(view.convert(CGRect(21, 32, 3, 4), from: space), CGRect(1, 2, 3, 4))
    expectEqual(space.convert(CGPoint(21, 32), to: view), CGPoint(1, 2))
    expectEqual(space.bounds, root.bounds)
  }

  @Test func `a custom space is called`() {
    let space = TenfoldSpace(on: root)

    expect(view.convert(CGPoint(0, 10), to: space).isClose(to: CGPoint(2, 4)))
    expect(view.convert(CGPoint(2, 4), from: space).isClose(to: CGPoint(0, 10)))
    expect(view.convert(CGRect(0, 10, 10, 10), to: space).isClose(to: CGRect(2, 4, 1, 1)))
    expect(view.convert(CGRect(2, 4, 1, 1), from: space).isClose(to: CGRect(0, 10, 10, 10)))
  }

  @Test func `a screen converts with a space of one's own`() {
    let screen = Screen(portraitSize: CGSize(100, 100))
    let space = TenfoldSpace(on: root)

    expect(screen.coordinateSpace.convert(CGPoint(20, 40), to: space).isClose(to: CGPoint(2, 4)))
    expect(screen.coordinateSpace.convert(CGPoint(2, 4), from: space).isClose(to: CGPoint(20, 40)))
    expect(
      screen.coordinateSpace.convert(CGRect(20, 40, 10, 10), to: space).isClose(
        to: CGRect(2, 4, 1, 1)))
    expect(
      screen.coordinateSpace.convert(CGRect(2, 4, 1, 1), from: space).isClose(
        to: CGRect(20, 40, 10, 10)))
  }
}
