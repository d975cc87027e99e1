import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Frames of views that are rotated by multiples of 90 degrees (R2.28).
@Suite struct QuarterTurnFrameTests {
  @Test(arguments: -8...8)
  func `R2.28 a frame under quarter turns has the sides that the view has`(quarters: Int) {
    for size in [CGSize(width: 100, height: 50), CGSize(width: 0.1, height: 3e6), .zero] {
      let view = View(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
      view.center = CGPoint(x: 64, y: 32)

      view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)

      let isUpright = quarters.isMultiple(of: 2)
      expectEqual(view.frame.width, isUpright ? size.width : size.height)
      expectEqual(view.frame.height, isUpright ? size.height : size.width)
    }
  }

  @Test func `R2.28 a frame set under a scale and quarter turns is the one that is read`() {
    let frame = CGRect(x: 150, y: 175, width: 100, height: 50)
    for factor in [1, 1.5, -3, 0.1, 7] {
      for quarters in -4...4 {
        let view = View()
        view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
          .scaledBy(x: factor, y: factor)

        view.frame = frame

        expectEqual(view.frame.size, frame.size)
      }
    }
  }

  @Test func `R2.28 a rotation that is no quarter turn has its box`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    view.transform = CGAffineTransform(rotationAngle: .pi / 2 + 1e-9)

    expect(view.frame.width > 100)
  }
}
