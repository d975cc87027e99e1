import ForceTouch
import Foundation
import TestSupport
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
      expect(abs(progress - expected) < 1e-6)
    }
  }

  @Test(
    arguments: [0.01, 0.1, 0.5, 0.999_999, 1, 1.000_001, 2, 50] as [CGFloat],
    [0, 1, -4, 30, 1e9] as [CGFloat])
  func `A spring of any ratio settles in the animator's time`(ratio: CGFloat, speed: CGFloat) {
    let spring = SpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity(speed))

    expect(spring.settlingDuration == nil)
    expectEqual(spring.progress(at: 0, of: 0.5), 0)
    expectEqual(spring.progress(at: 1, of: 0.5), 1)
    let almost = spring.progress(at: CGFloat(1).nextDown, of: 0.5)
    expect(abs(almost - 1) < 0.001_1)
    for part in stride(from: 0, to: 1, by: 0.01) as StrideTo<CGFloat> {
      expect(spring.progress(at: part, of: 0.5).isFinite)
    }
  }

  @Test func `Below critical damping it swings beyond its end, above never`() {
    let parts = (1..<100).map { CGFloat($0) / 100 }
    func greatest(_ ratio: CGFloat) -> CGFloat {
      parts.map { SpringTimingParameters(dampingRatio: ratio).progress(at: $0, of: 1) }.max() ?? 0
    }

    expect(greatest(0.3) > 1.3)
    expect(greatest(0.8) > 1)
    expect(greatest(1) <= 1)
    expect(greatest(3) <= 1)
  }

  @Test func `A bounce of zero is critical, and ratios out of range are clamped`() {
    expectEqual(
      SpringTimingParameters(duration: 0.5, bounce: 7),
      SpringTimingParameters(duration: 0.5, bounce: 1))
    expectEqual(
      SpringTimingParameters(dampingRatio: -3), SpringTimingParameters(dampingRatio: 0))
    let critical = SpringTimingParameters(duration: 0.5, bounce: 0)
    let parts = (1..<100).map { critical.progress(at: CGFloat($0) / 100, of: 1) }
    expect(zip(parts, parts.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: [-1, .nan, -.infinity] as [CGFloat])
  func `Before the start there is no progress`(time: CGFloat) {
    expectEqual(SpringTimingParameters().progress(at: time, of: 1), 0)
  }

  /// The time until the bound of the displacement of a spring of mass 1 with this stiffness and
  /// damping is a thousandth.
  ///
  /// That is e^(s t) (1 + |s + v| min(1 / g, t)) for the slower exponent s and the difference g of
  /// both, or the angular frequency.
  private func bound(stiffness: Double, damping: Double, velocity: Double, at time: Double)
    -> Double
  {
    let under = damping * damping / 4 - stiffness
    let root = abs(under).squareRoot()
    let slow = under > 0 ? root - damping / 2 : -damping / 2
    let gap = under > 0 ? 2 * root : root
    return exp(slow * time) * (1 + abs(slow + velocity) * min(1 / gap, time))
  }

  @Test(arguments: [1, 100, 2_500] as [Double], [0.1, 0.5, 0.9, 1, 1.5, 4] as [Double])
  func `A spring settles when a thousandth of its way is left`(stiffness: Double, ratio: Double)
    throws
  {
    for speed in [0, 8, -3] as [Double] {
      let damping = 2 * ratio * stiffness.squareRoot()
      for mass in [1, 4] as [Double] {
        let spring = SpringTimingParameters(
          mass: CGFloat(mass), stiffness: CGFloat(stiffness * mass),
          damping: CGFloat(damping * mass), initialVelocity: velocity(CGFloat(speed)))
        let duration = try #require(spring.settlingDuration)

        let left = bound(
          stiffness: stiffness, damping: damping, velocity: speed, at: duration)
        #expect(abs(left - 0.001) < 1e-9, "\(ratio), \(speed)")
        // Any duration gives the same progress, because the spring has its own.
        expectEqual(spring.progress(at: 0.3, of: 1), spring.progress(at: 0.3, of: 9))
      }
    }
  }

  /// e^(-x) (1 + x) is a thousandth at 9.233413476451586.
  @Test func `A critical spring settles in a time worked out by hand`() throws {
    let spring = SpringTimingParameters(
      mass: 1, stiffness: 4, damping: 4, initialVelocity: velocity(0))
    let duration = try #require(spring.settlingDuration)

    expect(abs(duration - 9.233413476451586 / 2) < 1e-9)
  }

  @Test(arguments: [0.05, 0.6, 1, 2.5] as [CGFloat], [0, 3, -2] as [CGFloat])
  func `A spring that settles in a duration moves as one whose own duration that is`(
    ratio: CGFloat, speed: CGFloat
  ) throws {
    let own = SpringTimingParameters(
      mass: 1, stiffness: 64, damping: 16 * ratio, initialVelocity: velocity(speed))
    let duration = try #require(own.settlingDuration)
    let given = SpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity(speed))

    for part in [0.02, 0.1, 0.3, 0.6, 0.95] as [CGFloat] {
      let (progress, expected) = (
        given.progress(at: part, of: duration), own.progress(at: part, of: 1)
      )
      #expect(abs(progress - expected) < 1e-6, "\(part)")
    }
  }

  @Test(
    arguments: [(0, 1), (0.3, 0.7), (0.9, 0.1), (-0.5, 2), (-0.2, 1.25), (-1, 1_000)]
      as [(CGFloat, CGFloat)])
  func `A bounce is a damping, and the period a stiffness`(bounce: CGFloat, ratio: CGFloat) throws {
    // A period of half a second: 4 pi in a second.
    let frequency = 4 * CGFloat.pi
    let spring = SpringTimingParameters(duration: 0.5, bounce: bounce)
    let other = SpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity(0))

    let (duration, expected) = (
      try #require(spring.settlingDuration), try #require(other.settlingDuration)
    )
    expect(abs(duration / expected - 1) < 1e-6)
    for part in [0.05, 0.2, 0.5] as [CGFloat] {
      expect(abs(spring.progress(at: part, of: 1) - other.progress(at: part, of: 1)) < 1e-6)
    }
  }

  @Test func `The spring of UIKit's default has its mass, stiffness and damping`() {
    let other = SpringTimingParameters(
      mass: 3, stiffness: 1_000, damping: 500, initialVelocity: velocity(0))

    expectEqual(SpringTimingParameters(), other)
    expectEqual(SpringTimingParameters().initialVelocity, CGVector(dx: 0, dy: 0))
    expectEqual(
      SpringTimingParameters(dampingRatio: 0.5),
      SpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity(0)))
  }
}
