import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct ViewAttributesTests {
  @Test func `a new view is visible, enabled, opaque and unclipped`() {
    let view = View()

    expect(!view.isHidden)
    expect(view.isUserInteractionEnabled)
    expectEqual(view.alpha, 1)
    expect(!view.clipsToBounds)
    expect(view.autoresizesSubviews)
    expectEqual(view.autoresizingMask, [])
    expectEqual(view.tag, 0)
    expectEqual(view.zPosition, 0)
    expectEqual(view.frame, .zero)
  }

  @Test func `R4.3 alpha is kept as a 32-bit number`() {
    let view = View()

    view.alpha = 0.01

    expectEqual(view.alpha, CGFloat(Float(0.01)))
    expect(view.alpha < 0.01)
  }

  @Test(arguments: [0.5, 1, 2] as [CGFloat])
  func `a snapshot has the alpha of a view that has nothing else unusual`(alpha: CGFloat) {
    let view = View()
    view.alpha = alpha

    let record = GeometrySnapshot(of: view).record(of: 0)
    expectEqual(CGFloat(record.alpha), alpha)
  }

  @Test func `flags are set and cleared one by one`() {
    let view = View()

    (view.isHidden, view.clipsToBounds) = (true, true)
    (view.isUserInteractionEnabled, view.autoresizesSubviews) = (false, false)
    expect(view.isHidden && view.clipsToBounds)
    expect(!view.isUserInteractionEnabled && !view.autoresizesSubviews)

    (view.isHidden, view.clipsToBounds) = (false, false)
    (view.isUserInteractionEnabled, view.autoresizesSubviews) = (true, true)
    expect(!view.isHidden && !view.clipsToBounds)
    expect(view.isUserInteractionEnabled && view.autoresizesSubviews)
  }

  @Test func `R2.10 setting transform sets transform3D to its embedding`() {
    let view = View()
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

    view.transform = transform

    expectEqual(view.transform3D, Transform3D(transform))
  }

  @Test func `R2.10 setting transform3D sets transform to its affine part`() {
    let view = View()
    var perspective = Transform3D(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    perspective.m34 = -1 / 500

    view.transform3D = perspective

    expectEqual(view.transform3D, perspective)
    expectEqual(view.transform, CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  @Test func `R2.10 setting transform after transform3D forgets the depth`() {
    let view = View()
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 500
    view.transform3D = perspective

    view.transform = .identity
    expect(view.transform3D.isIdentity)

    view.transform3D = perspective
    view.transform3D = Transform3D(scaleX: 2, y: 2, z: 1)
    expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(view.transform3D, Transform3D(scaleX: 2, y: 2, z: 1))
  }

  @Test func `R2.20 zPosition moves nothing`() {
    let view = View(frame: CGRect(10, 20, 30, 40))

    view.zPosition = 100

    expectEqual(view.zPosition, 100)
    expectEqual(view.frame, CGRect(10, 20, 30, 40))
  }

  @Test func `margins are eight points until set`() {
    let view = View()
    expectEqual(view.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(view.layoutMargins, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `a change of the margins is notified, and only a change`() {
    let view = MarginListener()

    view.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    expectEqual(view.changes, 0)
    view.layoutMargins.left = 9
    expectEqual(view.changes, 1)
  }

  @Test func `only a forced direction makes content run from right to left`() {
    let view = View()
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)

    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)

    view.semanticContentAttribute = .playback
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    expectEqual(view.semanticContentAttribute, .playback)
  }

  @Test func `a subclass may answer for its geometry`() {
    final class Named: View {
      var changes: [String] = []
      override var frame: CGRect { didSet { changes.append("frame") } }
      override var bounds: CGRect { didSet { changes.append("bounds") } }
      override var center: CGPoint { didSet { changes.append("center") } }
      override var isHidden: Bool { didSet { changes.append("isHidden") } }
    }
    let view = Named()

    view.frame = CGRect(0, 0, 10, 10)
    view.bounds.size.width = 20
    view.center.x = 50
    view.isHidden = true

    expectEqual(view.changes, ["frame", "bounds", "center", "isHidden"])
    expectEqual(view.frame, CGRect(40, 0, 20, 10))
  }
}
