import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Names that are part of the public contract, called as in UIKit: compiling is half of the test.
@Suite struct PublicContractTests {
  @Test func `the names of Compatibility`() {
    var transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    expect(transform.isIdentity && transform == .identity)
    transform = CGAffineTransform(translationX: 1, y: 2)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
      .concatenating(CGAffineTransform(rotationAngle: 0))
    transform = transform.translatedBy(x: 1, y: 1).scaledBy(x: 1, y: 1).rotated(by: 0).inverted()
    expectEqual([transform.a, transform.b, transform.c, transform.d], [0.5, 0, 0, 0.5])
    expectEqual([transform.tx, transform.ty], [-2, -3])

    expectEqual(CGPoint(x: 4, y: 6).applying(transform), CGPoint(x: 0, y: 0))
    expectEqual(CGSize(width: 4, height: 6).applying(transform), CGSize(width: 2, height: 3))
    expectEqual(CGRect(x: 4, y: 6, width: 2, height: 2).applying(transform).width, 1)

    let path = IndexPath(item: 3, section: 1)
    expectEqual(path, IndexPath(row: 3, section: 1))
    expect(path.item == 3 && path.row == 3 && path.section == 1)
  }

  @Test func `the names of Geometry`() throws {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual([insets.top, insets.left, insets.bottom, insets.right], [1, 2, 3, 4])
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
    expectEqual(rect, CGRect(x: 2, y: 1, width: 4, height: 6))

    let turn = Transform3D(rotationAngle: 0, x: 0, y: 0, z: 1)
    let matrix = Transform3D(translationX: 1, y: 2, z: 3)
      .concatenating(Transform3D(scaleX: 2, y: 2, z: 2)).concatenating(turn)
    expectEqual(matrix.concatenating(matrix.inverted()), .identity)
    expectEqual([matrix.m11, matrix.m22, matrix.m33, matrix.m44], [2, 2, 2, 1])

    let quad = Quad(rect)
    expectEqual([quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft], quad.corners)
    expectEqual(quad.boundingBox, rect)
    expect(quad.contains(CGPoint(x: 3, y: 3)))

    let shift = CoordinateMap(CGAffineTransform(translationX: 1, y: 1))
    expectEqual(shift.map(CGPoint.zero), CGPoint(x: 1, y: 1))
    expectEqual(shift.map(rect), rect.offsetBy(dx: 1, dy: 1))
    expectEqual(shift.map(quad).boundingBox, rect.offsetBy(dx: 1, dy: 1))
    #expect(shift.then(try #require(shift.inverse)) == .identity)
  }

  @Test func `the properties of a view`() {
    let view = View()
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    view.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    view.center = CGPoint(x: 25, y: 40)
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.transform = .identity
    view.transform3D = .identity
    view.zPosition = 1
    view.isHidden = false
    let alpha: CGFloat = 1
    view.alpha = alpha
    view.isUserInteractionEnabled = true
    view.clipsToBounds = true
    view.tag = 3
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.autoresizesSubviews = true

    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `the hierarchy of a view`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, other) = (View(frame: .zero), View())
    window.addSubview(view)
    view.addSubview(other)
    view.insertSubview(View(), at: 0)
    view.insertSubview(View(), aboveSubview: other)
    view.insertSubview(View(), belowSubview: other)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    view.bringSubviewToFront(other)
    view.sendSubviewToBack(other)
    view.setNeedsLayout()
    view.layoutIfNeeded()

    expect(other.superview === view && other.window === window)
    expectEqual(view.subviews.count, 4)
    expect(other.isDescendant(of: window))
    expect(window.viewWithTag(0) === window)

    other.removeFromSuperview()
    expectEqual(view.subviews.count, 3)
  }

  @Test func `what a subclass overrides`() {
    let custom = EveryOverride(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = Window()

    window.addSubview(custom)
    custom.addSubview(View())
    custom.subviews.first?.removeFromSuperview()
    custom.layoutIfNeeded()
    expect(custom.point(inside: CGPoint(x: 1, y: 1), with: Event()))
    expect(custom.hitTest(CGPoint(x: 1, y: 1), with: nil) === custom)
    custom.removeFromSuperview()

    expectEqual(custom.calls.count, 13)
  }

  @Test func `conversion and hit-testing`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
    let space: any CoordinateSpace = window

    expectEqual(view.convert(point, to: window), view.convert(point, to: nil))
    expectEqual(view.convert(point, from: window), view.convert(point, from: nil))
    expectEqual(view.convert(rect, to: view.superview), view.convert(rect, to: space))
    expectEqual(view.convert(rect, from: view.superview), view.convert(rect, from: space))
    expectEqual(space.convert(point, to: view), space.convert(point, to: view))
    expectEqual(space.bounds, window.bounds)

    expectEqual(view.convert(Quad(rect), to: window).boundingBox, view.convert(rect, to: window))
    expectEqual(view.convert([point], to: window), [CGPoint(x: 11, y: 12)])
    expectEqual(view.coordinateMap(to: window), CoordinateMap(translationX: 10, y: 10))
    expectEqual(view.visibleRect, view.bounds)
    expectEqual(window.hitTestAll(CGPoint(x: 11, y: 12)).count, 2)
    let explanation: HitTestExplanation = window.explainHitTest(CGPoint(x: 11, y: 12))
    expect(explanation.result === view)
  }
}

/// Overrides all open members of the contract.
private final class EveryOverride: View {
  var calls: [String] = []

  override init(frame: CGRect = .zero) { super.init(frame: frame) }

  override func didAddSubview(_ subview: View) { calls.append("didAddSubview") }
  override func willRemoveSubview(_ subview: View) { calls.append("willRemoveSubview") }
  override func willMove(toSuperview newSuperview: View?) { calls.append("willMoveToSuperview") }
  override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
  override func willMove(toWindow newWindow: Window?) { calls.append("willMoveToWindow") }
  override func didMoveToWindow() { calls.append("didMoveToWindow") }
  override func layoutSubviews() { calls.append("layoutSubviews") }

  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    calls.append("pointInside")
    return super.point(inside: point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    super.hitTest(point, with: event)
  }
}
