import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Keyframes of transforms, some of which can't be decomposed.
@Suite struct FlightKeyframesTests {
  @Test(arguments: [0, 1])
  func `R15.12 the first result is that of any later call`(scale: CGFloat) {
    func keyframes() -> FlightKeyframes {
      let keyframes = FlightKeyframes(mode: .paced)
      keyframes.add(0...0.5, from: Transform3D.identity, to: Transform3D(scaleX: 3, y: 1, z: 1))
      var end = Transform3D(scaleX: scale, y: 1, z: 1)
      end.m34 = -0.002
      keyframes.add(0.5...1, from: Transform3D.identity, to: end)
      return keyframes
    }
    let (early, late) = (keyframes(), keyframes())
    _ = late.matrixRest(at: 0)

    expectEqual(early.wayBack(at: 0.25), late.wayBack(at: 0.25))
    expectEqual(late.wayBack(at: 0.25) == nil, scale == 0)
  }
}
