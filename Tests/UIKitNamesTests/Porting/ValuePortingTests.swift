import TestSupport
import Testing
import UIKitNames

/// Values and functions around UIKit as its apps write them.
@Suite struct ValuePortingTests {
  @Test func `Functions of Core Animation are the members of the matrix`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    let turned = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)

    expectEqual(turned, transform.rotated(by: .pi / 3, x: 0, y: 1, z: 0))
    expectEqual(
      CATransform3DTranslate(turned, 1, 2, 3), turned.translatedBy(x: 1, y: 2, z: 3))
    expectEqual(CATransform3DScale(turned, 2, 3, 4), turned.scaledBy(x: 2, y: 3, z: 4))
    expectEqual(CATransform3DConcat(turned, transform), turned.concatenating(transform))
    expect(CATransform3DConcat(turned, transform) != CATransform3DConcat(transform, turned))
    expectEqual(CATransform3DInvert(turned), turned.inverted())
    expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(turned))
    expect(CATransform3DEqualToTransform(turned, turned))
    expect(!CATransform3DEqualToTransform(turned, transform))
  }

  @Test func `Lines of text are given as values`() {
    let line = CGRect(x: 0, y: 10, width: 80, height: 20)
    let parameters = UIPreviewParameters(textLineRects: [NSValue(cgRect: line)])

    expectEqual(
      parameters.visiblePath?.path, UIPreviewParameters(textLineRects: [line]).visiblePath?.path)
    expectEqual(parameters.visiblePath?.bounds, line)
  }

  @Test func `Matrices are made and taken apart`() {
    let affine = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)

    expectEqual(CATransform3DMakeTranslation(1, 2, 3).m43, 3)
    expectEqual(CATransform3DMakeScale(1, 2, 3).m33, 3)
    expectEqual(
      CATransform3DMakeRotation(1, 0, 0, 1), CATransform3D(rotationAngle: 1, x: 0, y: 0, z: 1))
    expectEqual(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)), affine)
    expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(affine)))
    expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test func `Objects hold geometry`() {
    let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let notes: [String: Any] = ["frameEnd": NSValue(cgRect: rect)]

    expectEqual((notes["frameEnd"] as? NSValue)?.cgRectValue, rect)
    expectEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    expectEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    expectEqual(NSValue(cgRect: rect), NSValue(cgRect: rect))
  }

  @Test func `Texts hold geometry`() {
    let rect = CGRect(x: 1, y: -2, width: 3.5, height: 4)

    expectEqual(NSCoder.string(for: CGPoint(x: 1, y: 2.5)), "{1.0, 2.5}")
    expectEqual(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
    expectEqual(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)), rect.origin)
    expectEqual(NSCoder.cgSize(for: NSCoder.string(for: rect.size)), rect.size)
    expectEqual(NSCoder.cgRect(for: "nothing"), .zero)
  }

  @Test func `Rectangles are compared once standardised`() {
    let rect = CGRect(x: 4, y: 4, width: -4, height: -4)

    expect(rect.equalTo(CGRect(x: 0, y: 0, width: 4, height: 4)))
    expect(!rect.equalTo(CGRect(x: 0, y: 0, width: 4, height: 5)))
    expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
  }

  @Test func `Rectangles are divided`() {
    let parts = CGRect(x: 0, y: 0, width: 10, height: 10)
      .divided(atDistance: 3, from: .maxXEdge)

    expectEqual(parts.slice, CGRect(x: 7, y: 0, width: 3, height: 10))
    expectEqual(parts.remainder, CGRect(x: 0, y: 0, width: 7, height: 10))
  }

  @Test func `Vectors, edges and corners have UIKit's values`() {
    let velocity = CGVector(dx: 3, dy: -4)
    let edges: UIRectEdge = [.top, .right]

    expect(velocity != .zero && velocity == CGVector(dx: 3.0, dy: -4.0))
    expect(edges.rawValue == 9 && UIRectEdge.all.rawValue == 15)
    expect(edges.contains(.right) && !edges.contains(.bottom))
    expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
    expectEqual(UIRectCorner.bottomLeft.rawValue, 4)
  }

  @Test(
    arguments: [
      // Wider than the rectangle, higher, of its shape, and a square.
      (CGSize(width: 16, height: 9), CGRect(x: 10, y: 170, width: 320, height: 180)),
      (CGSize(width: 1, height: 2), CGRect(x: 50, y: 20, width: 240, height: 480)),
      (CGSize(width: 2, height: 3), CGRect(x: 10, y: 20, width: 320, height: 480)),
      (CGSize(width: 7, height: 7), CGRect(x: 10, y: 100, width: 320, height: 320)),
    ])
  func `A shape fits into the middle of a rectangle`(shape: CGSize, expected: CGRect) {
    let room = CGRect(x: 10, y: 20, width: 320, height: 480)
    let fromTheOtherCorner = CGRect(x: 330, y: 500, width: -320, height: -480)

    expectEqual(AVMakeRect(aspectRatio: shape, insideRect: room), expected)
    expectEqual(AVMakeRect(aspectRatio: shape, insideRect: fromTheOtherCorner), expected)
  }

  @Test(
    arguments: [
      CGSize(width: 0, height: 0), CGSize(width: 0, height: 9), CGSize(width: 16, height: 0),
      CGSize(width: -16, height: 9), CGSize(width: 16, height: -9),
      CGSize(width: CGFloat.nan, height: 9), CGSize(width: 16, height: CGFloat.nan),
    ])
  func `A shape without area fits nowhere`(shape: CGSize) {
    let room = CGRect(x: 10, y: 20, width: 320, height: 480)
    let rect = AVMakeRect(aspectRatio: shape, insideRect: room)

    expect(rect.isNull)
  }
}
