import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Whether a view is already at its frame, which containers check before they set one.
@Suite struct FrameEqualityTests {
  @Test func `two frames are equal when all four numbers are`() {
    let numbers: [CGFloat] = [20, 50, 80]
    let frames = numbers.flatMap { x in
      numbers.flatMap { y in
        numbers.flatMap { width in
          numbers.map { CGRect(x: x, y: y, width: width, height: $0) }
        }
      }
    }

    for frame in frames {
      let view = View(frame: frame)
      for other in frames { expectEqual(view.hasFrame(other), (frame == other)) }
    }
  }

  @Test func `of a rotated view the frame counts, in the plane and in space`() {
    let view = View(frame: CGRect(10, 20, 100, 50))
    let start = view.frame

    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    expect(view.hasFrame(view.frame) && !view.hasFrame(start))
    view.transform3D = Transform3D(rotationAngle: 1, x: 0, y: 1, z: 0)
    expect(view.hasFrame(view.frame) && !view.hasFrame(start))
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    expect(view.hasFrame(CGRect(13, 24, 100, 50)) && !view.hasFrame(start))
  }
}
