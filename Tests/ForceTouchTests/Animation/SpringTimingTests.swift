import ForceTouch
import Foundation
import Testing
import ViewGeometry

@Suite struct SpringTimingTests {
  private func velocity(_ speed: CGFloat) -> CGVector { CGVector(dx: speed, dy: 0) }

  /// x″ = -2 ζ ω x′ - ω² x in small steps (Runge-Kutta), independently of the closed forms.
  private func simulated(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, at time: Double
  ) -> Double {
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, (-stiffness * x - damping * v) / mass)
    }
    var (x, v) = (1.0, -velocity)
    let steps = 20_000
    let h = time / Double(steps)
    for _ in 0..<steps {
      let a = slope(x, v)
      let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
      let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
      let d = slope(x + h * c.0, v + h * c.1)
      x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return 1 - x
  }

  @Test(
    arguments: [
      (1, 100, 5, 0), (1, 100, 5, 8), (1, 100, 20, 0), (1, 100, 20, -3), (1, 100, 45, 0),
      (3, 1_000, 500, 0), (2, 50, 20.000_000_1, 1),
    ] as [(Double, Double, Double, Double)])
  func `A spring moves as its equation says`(
    mass: Double, stiffness: Double, damping: Double, speed: Double
  ) throws {
    let spring = SpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity(speed))
    let duration = try #require(spring.settlingDuration)

    for part in [0.05, 0.2, 0.5, 0.9] {
      let progress = Double(spring.progress(at: CGFloat(part), of: 1))
      let expected = simulated(
        mass: mass, stiffness: stiffness, damping: damping, velocity: speed, at: part * duration)
      #expect(abs(progress - expected) < 1e-6)
    }
  }

  @Test(
    arguments: [0.01, 0.1, 0.5, 0.999_999, 1, 1.000_001, 2, 50] as [CGFloat],
    [0, 1, -4, 30, 1e9] as [CGFloat])
  func `A spring of any ratio settles in the animator's time`(ratio: CGFloat, speed: CGFloat) {
    let spring = SpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity(speed))

    #expect(spring.settlingDuration == nil)
    #expect(spring.progress(at: 0, of: 0.5) == 0)
    #expect(spring.progress(at: 1, of: 0.5) == 1)
    let almost = spring.progress(at: CGFloat(1).nextDown, of: 0.5)
    #expect(abs(almost - 1) < 0.001_1)
    for part in stride(from: 0, to: 1, by: 0.01) as StrideTo<CGFloat> {
      #expect(spring.progress(at: part, of: 0.5).isFinite)
    }
  }

  @Test func `Below critical damping it swings beyond its end, above never`() {
    let parts = (1..<100).map { CGFloat($0) / 100 }
    func greatest(_ ratio: CGFloat) -> CGFloat {
      parts.map { SpringTimingParameters(dampingRatio: ratio).progress(at: $0, of: 1) }.max() ?? 0
    }

    #expect(greatest(0.3) > 1.3)
    #expect(greatest(0.8) > 1)
    #expect(greatest(1) <= 1)
    #expect(greatest(3) <= 1)
  }

  @Test func `A bounce of zero is critical, and ratios out of range are clamped`() {
    #expect(
      SpringTimingParameters(duration: 0.5, bounce: 7)
        == SpringTimingParameters(duration: 0.5, bounce: 1))
    #expect(
      SpringTimingParameters(dampingRatio: -3) == SpringTimingParameters(dampingRatio: 0))
    let critical = SpringTimingParameters(duration: 0.5, bounce: 0)
    let parts = (1..<100).map { critical.progress(at: CGFloat($0) / 100, of: 1) }
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: [-1, .nan, -.infinity] as [CGFloat])
  func `Before the start there is no progress`(time: CGFloat) {
    #expect(SpringTimingParameters().progress(at: time, of: 1) == 0)
  }
}
