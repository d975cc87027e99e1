import ForceTouch
import Foundation
import Testing
import ViewGeometry

@Suite struct CubicTimingTests {
  @Test(arguments: View.AnimationCurve.allCases)
  func `Every curve starts at 0, ends at 1 and never falls`(curve: View.AnimationCurve) {
    let timing = CubicTimingParameters(animationCurve: curve)

    let values = (0...100).map { timing.progress(at: CGFloat($0) / 100) }

    #expect(values.first == 0)
    #expect(values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `An even curve is the time itself`() {
    let timing = CubicTimingParameters(animationCurve: .linear)

    #expect(timing.progress(at: 0.3) == 0.3)
  }

  @Test func `A symmetric curve is half way at half the time`() {
    let timing = CubicTimingParameters(animationCurve: .easeInOut)

    let middle = timing.progress(at: 0.5)
    let quarters = timing.progress(at: 0.25) + timing.progress(at: 0.75)

    #expect(abs(middle - 0.5) < 1e-9)
    #expect(abs(quarters - 1) < 1e-9)
  }

  @Test func `A curve whose x is the parameter has y in closed form`() {
    // Control points at thirds make x(t) = t, so y(t) is the cubic itself.
    let timing = CubicTimingParameters(
      controlPoint1: CGPoint(x: 1.0 / 3, y: 1), controlPoint2: CGPoint(x: 2.0 / 3, y: 0))

    let progress = timing.progress(at: 0.25)

    // 3·(3/4)²·(1/4)·1 + (1/4)³
    #expect(abs(progress - 28.0 / 64) < 1e-9)
  }

  @Test(arguments: [-1, .nan, -.infinity] as [CGFloat])
  func `Before the start there is no progress`(time: CGFloat) {
    let timing = CubicTimingParameters(animationCurve: .easeIn)

    #expect(timing.progress(at: time) == 0)
  }
}
