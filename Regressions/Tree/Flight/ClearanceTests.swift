import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// The distance of a view from the edges that clip it.
@Suite struct ClearanceTests {
  @Test func `it is the least distance, or the opacity that is left`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: CGRect(x: 0.5, y: 2, width: 50, height: 50))
    root.addSubview(view)
    expectEqual(view.clearanceInClips, 0.5)
    view.alpha = 0.25
    expectEqual(view.clearanceInClips, 0.25 - Double(0.01 as Float))
    view.frame.origin.x = -3
    expectEqual(view.clearanceInClips, -3)

    root.isHidden = true
    expectEqual(view.clearanceInClips, -.infinity)
    root.isHidden = false
    var perspective = Transform3D.identity
    perspective.m34 = -0.01
    view.transform3D = Transform3D(translationX: 0, y: 0, z: 200).concatenating(perspective)
    expectEqual(view.clearanceInClips, -.infinity, "behind the camera")
  }
}
