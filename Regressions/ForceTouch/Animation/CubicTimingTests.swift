import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct CubicTimingTests {
  @Test(arguments: View.AnimationCurve.allCases)
  func `Every curve starts at 0, ends at 1 and never falls`(curve: View.AnimationCurve) {
    let timing = CubicTimingParameters(animationCurve: curve)

    let values = (0...100).map { timing.progress(at: CGFloat($0) / 100) }

    expectEqual(values.first, 0)
    expectEqual(values.last, 1)
    expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `An even curve is the time itself`() {
    let timing = CubicTimingParameters(animationCurve: .linear)

    expectEqual(timing.progress(at: 0.3), 0.3)
  }

  @Test func `A symmetric curve is half way at half the time`() {
    let timing = CubicTimingParameters(animationCurve: .easeInOut)

    let middle = timing.progress(at: 0.5)
    let quarters = timing.progress(at: 0.25) + timing.progress(at: 0.75)

    expect(abs(middle - 0.5) < 1e-9)
    expect(abs(quarters - 1) < 1e-9)
  }

  @Test func `A curve whose x is the parameter has y in closed form`() {
    // Control points at thirds make x(t) = t, so y(t) is the cubic itself.
    let timing = CubicTimingParameters(
      controlPoint1: CGPoint(x: 1.0 / 3, y: 1), controlPoint2: CGPoint(x: 2.0 / 3, y: 0))

    let progress = timing.progress(at: 0.25)

    // 3·(3/4)²·(1/4)·1 + (1/4)³
    expect(abs(progress - 28.0 / 64) < 1e-9)
  }

  @Test(arguments: [-1, .nan, -.infinity] as [CGFloat])
  func `Before the start there is no progress`(time: CGFloat) {
    let timing = CubicTimingParameters(animationCurve: .easeIn)

    expectEqual(timing.progress(at: time), 0)
  }

  @Test(arguments: View.AnimationCurve.allCases)
  func `A named curve has the points that it is documented with`(curve: View.AnimationCurve) {
    let (first, second): (CGPoint, CGPoint) =
      switch curve {
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      }
    let timing = CubicTimingParameters(animationCurve: curve)

    expect(timing.controlPoint1 == first && timing.controlPoint2 == second)
    for step in 1..<40 {
      let t = CGFloat(step) / 40
      expect(abs(timing.progress(at: at(t, first.x, second.x)) - at(t, first.y, second.y)) < 1e-7)
    }
  }

  /// The cubic from 0 to 1 whose control points have these values.
  private func at(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let (one, other) = (t * first, first + t * (second - first))
    let (two, three) = (one + t * (other - one), second + t * (1 - second))
    return two + t * (other + t * (three - other) - two)
  }

  @Test func `R15.33 Any curve has the height of its point at a time`() {
    var state = UInt64(11)
    func number() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
    for round in 0..<300 {
      let (first, second) = (
        CGPoint(x: number(), y: 3 * number() - 1), CGPoint(x: number(), y: 3 * number() - 1)
      )
      let (own, other) = (
        round % 3 == 0 ? CGPoint(x: first.x, y: first.x) : first,
        round % 3 == 1 ? CGPoint(x: second.x, y: second.x) : second
      )
      let timing = CubicTimingParameters(controlPoint1: own, controlPoint2: other)
      for t in [0.1, 0.35, 0.5, 0.8] as [CGFloat] {
        let found = timing.progress(at: at(t, own.x, other.x))
        // Where the curve is steep, a small part of the time is a large part of the way.
        #expect(abs(found - at(t, own.y, other.y)) < 1e-5, "\(own), \(other)")
      }
    }
  }

  @Test func `A curve whose numbers are exact has exact progress`() {
    for (first, second) in [(4, 12), (9, 7), (1, 15), (2, 8)] as [(CGFloat, CGFloat)] {
      let (own, other) = (CGPoint(x: first / 16, y: 2.5), CGPoint(x: second / 16, y: -0.75))
      let timing = CubicTimingParameters(controlPoint1: own, controlPoint2: other)
      for step in 1..<32 {
        let t = CGFloat(step) / 32

        let progress = timing.progress(at: at(t, own.x, other.x))

        let expected = at(t, own.y, other.y)
        expectEqual(progress, expected, "\(first), \(second) at \(step)/32")
      }
    }
  }

  @Test func `Where time stands still, progress is that of a 2^40th of the curve farther`() {
    // x is the cube of the parameter: this time is that of 2^-60.
    let timing = CubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 0, y: 1))

    let progress = timing.progress(at: 0x1p-180)

    let expected = at(0x1p-40, 1, 1)
    expect(abs(progress - expected) < 0x1p-80)
  }

  @Test func `A curve is over at its end and whatever comes after`() {
    let timing = CubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 2), controlPoint2: CGPoint(x: 0.4, y: -3))

    expect([1, 1.5, .infinity].map { timing.progress(at: $0) } == [1, 1, 1] as [CGFloat])
    expect([0, -0.5].map { timing.progress(at: $0) } == [0, 0] as [CGFloat])
  }
}
