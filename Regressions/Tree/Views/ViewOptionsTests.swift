import Foundation
import TestSupport
import Testing
import ViewGeometry

private final class BigTarget: View {
  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame.insetBy(dx: -10, dy: -10) }
    set { super.accessibilityFrame = newValue }
  }
}

@Suite struct ViewOptionsTests {
  private let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test(arguments: [
    (View.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 50)),
    (.scaleAspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
    (.scaleAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
    (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
    (.top, CGRect(x: 40, y: 0, width: 20, height: 20)),
    (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
    (.left, CGRect(x: 0, y: 15, width: 20, height: 20)),
  ])
  func `Content lies where its mode puts it`(mode: View.ContentMode, expected: CGRect) {
    view.contentMode = mode

    expectEqual(view.contentFrame(for: CGSize(width: 20, height: 20)), expected)
  }

  @Test(arguments: [
    (CGSize(width: 0.5, height: 0.25), CGRect(x: 0, y: 0, width: 100, height: 50)),
    (CGSize(width: 0.5, height: 20), CGRect(x: 49.375, y: 0, width: 1.25, height: 50)),
    (CGSize(width: 20, height: 0.5), CGRect(x: 0, y: 23.75, width: 100, height: 2.5)),
  ])
  func `Content smaller than a point is scaled as any`(size: CGSize, expected: CGRect) {
    view.contentMode = .scaleAspectFit

    expectEqual(view.contentFrame(for: size), expected)
  }

  @Test func `Content without area keeps its size in the middle`() {
    view.contentMode = .scaleAspectFit

    expectEqual(
      view.contentFrame(for: CGSize(width: 0, height: 20)),
      CGRect(x: 50, y: 15, width: 0, height: 20))
  }

  @Test(arguments: [
    (View.ContentMode.redraw, CGRect(x: 5, y: 7, width: 100, height: 50)),
    (.center, CGRect(x: 45, y: 27, width: 20, height: 10)),
    (.top, CGRect(x: 45, y: 7, width: 20, height: 10)),
    (.bottom, CGRect(x: 45, y: 47, width: 20, height: 10)),
    (.left, CGRect(x: 5, y: 27, width: 20, height: 10)),
    (.right, CGRect(x: 85, y: 27, width: 20, height: 10)),
    (.topLeft, CGRect(x: 5, y: 7, width: 20, height: 10)),
    (.topRight, CGRect(x: 85, y: 7, width: 20, height: 10)),
    (.bottomLeft, CGRect(x: 5, y: 47, width: 20, height: 10)),
    (.bottomRight, CGRect(x: 85, y: 47, width: 20, height: 10)),
  ])
  func `Content lies in bounds that begin anywhere`(mode: View.ContentMode, expected: CGRect) {
    view.bounds.origin = CGPoint(x: 5, y: 7)
    view.contentMode = mode

    expectEqual(view.contentFrame(for: CGSize(width: 20, height: 10)), expected)
  }

  @Test func `Tall and wide content is scaled by the side that decides`() {
    view.bounds.origin = CGPoint(x: 5, y: 7)
    let (tall, wide) = (CGSize(width: 10, height: 40), CGSize(width: 400, height: 10))

    view.contentMode = .scaleAspectFit
    expectEqual(view.contentFrame(for: tall), CGRect(x: 48.75, y: 7, width: 12.5, height: 50))
    expectEqual(view.contentFrame(for: wide), CGRect(x: 5, y: 30.75, width: 100, height: 2.5))
    view.contentMode = .scaleAspectFill
    expectEqual(view.contentFrame(for: tall), CGRect(x: 5, y: -168, width: 100, height: 400))
    expectEqual(view.contentFrame(for: wide), CGRect(x: -945, y: 7, width: 2_000, height: 50))
    let flat = CGSize(width: 20, height: 0)
    expectEqual(view.contentFrame(for: flat), CGRect(x: 45, y: 32, width: 20, height: 0))
  }

  @Test func `Without a window the screen is where the root is`() {
    let root = View(frame: CGRect(x: 30, y: 40, width: 320, height: 480))
    root.addSubview(view)
    view.frame.origin = CGPoint(x: 5, y: 6)

    let path = Accessibility.convertToScreenCoordinates(BezierPath(rect: view.bounds), in: view)
    expectEqual(path.bounds, CGRect(x: 5, y: 6, width: 100, height: 50))
    expectEqual(view.accessibilityFrame, CGRect(x: 5, y: 6, width: 100, height: 50))
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 55, y: 31))
  }

  @Test(arguments: [false, true])
  func `A path on the screen keeps its fill rule and line properties`(isInWindow: Bool) {
    let window = Window(frame: CGRect(x: 30, y: 0, width: 320, height: 480))
    if isInWindow { window.addSubview(view) }
    let path = BezierPath(rect: view.bounds)
    path.append(BezierPath(rect: view.bounds.insetBy(dx: 10, dy: 10)))
    (path.usesEvenOddFillRule, path.lineWidth) = (true, 3)
    path.setLineDash([2, 1], phase: 1)

    let converted = Accessibility.convertToScreenCoordinates(path, in: view)

    let middle = Accessibility.convertToScreenCoordinates(view.bounds, in: view)
    expect(!converted.contains(CGPoint(x: middle.midX, y: middle.midY)))
    expectEqual(converted.lineWidth, 3)
    expectEqual(converted.lineDash.pattern, [2, 1])
    expectEqual(converted.lineDash.phase, 1)
  }

  @Test func `The scale of the content is that of the screen until it is set`() {
    let window = Window(screen: Screen(portraitSize: CGSize(width: 320, height: 480), scale: 3))
    expectEqual(view.contentScaleFactor, CGFloat(1))

    window.addSubview(view)
    expectEqual(view.contentScaleFactor, CGFloat(3))
    view.contentScaleFactor = 2
    expectEqual(view.contentScaleFactor, CGFloat(2))
  }

  @Test func `Settings for renderers are kept and change no hit test`() {
    expect(view.contentMode == .scaleToFill && view.mask == nil && view.isOpaque)
    (view.isMultipleTouchEnabled, view.isExclusiveTouch, view.isOpaque) = (true, true, false)
    view.mask = View()

    expect(view.isMultipleTouchEnabled && view.isExclusiveTouch && !view.isOpaque)
    expectEqual(view.subviews, [])
    expect(view.hitTest(.zero, with: nil) === view)
  }

  @Test func `The accessibility frame is that of the bounds on the screen unless it is set`() {
    let window = Window(frame: CGRect(x: 30, y: 0, width: 320, height: 480))
    let target = BigTarget(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    view.frame.origin = CGPoint(x: 5, y: 5)
    window.addSubview(view)
    view.addSubview(target)

    expectEqual(view.accessibilityFrame, CGRect(x: 35, y: 5, width: 100, height: 50))
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 85, y: 30))
    expectEqual(target.accessibilityFrame, CGRect(x: 45, y: 15, width: 30, height: 30))
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))

    let path = Accessibility.convertToScreenCoordinates(BezierPath(rect: view.bounds), in: view)
    view.accessibilityPath = path
    expectEqual(view.accessibilityPath?.bounds, CGRect(x: 35, y: 5, width: 100, height: 50))
  }
}
