public import Foundation
public import ViewGeometry

/// A damped spring that drives a progress from 0 to 1: `UISpringTimingParameters`.
///
///     PropertyAnimator(duration: 0.5, timingParameters: SpringTimingParameters(dampingRatio: 0.6))
///
/// The remaining distance x solves the equation m x″ + d x′ + k x = 0, starting at x = 1. The
/// spring has settled when x stays within 0.001 (R10.39).
public struct SpringTimingParameters: Sendable, Hashable {
  /// The way in which the spring's frequency is determined.
  private enum Pace: Hashable {
    /// The frequency is chosen so that the spring settles in the animator's duration.
    case givenByDuration
    /// A fixed angular frequency, in radians per second.
    case frequency(Double)
  }

  /// The damping ratio; 1 is critical damping.
  private let ratio: Double
  private let pace: Pace
  /// The initial velocity, as a multiple of the animation's total distance per second.
  ///
  /// Only `dx` is used, since progress has one dimension. It is positive toward the end.
  public let initialVelocity: CGVector

  private init(ratio: Double, pace: Pace, velocity: CGVector) {
    precondition(
      velocity.dx.isFinite && velocity.dy.isFinite,
      "A spring can't start with the velocity \(velocity).")
    // Below 0.01 the spring oscillates for hundreds of periods; above 1,000 it hardly moves.
    self.ratio = min(max(ratio, 0.01), 1_000)
    self.pace = pace
    initialVelocity = velocity
  }

  /// Creates UIKit's default spring, which settles without oscillating.
  ///
  /// The spring has a mass of 3, a stiffness of 1,000 and a damping of 500.
  public init() {
    self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that settles in the duration of its animator.
  ///
  /// A ratio of 1 is critical damping; below 1 the spring oscillates. Ratios are clamped to
  /// 0.01...1,000.
  ///
  /// - Precondition: The ratio and the velocity are finite.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    precondition(ratio.isFinite, "A spring can't have the damping ratio \(ratio).")
    self.init(ratio: Double(ratio), pace: .givenByDuration, velocity: velocity)
  }

  /// Creates a spring that starts at rest and settles in the duration of its animator.
  ///
  /// Ratios are clamped to 0.01...1,000.
  ///
  /// - Precondition: The ratio is finite.
  public init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring with its own duration, ``settlingDuration``, regardless of the animator's.
  ///
  /// The resulting damping ratio is clamped to 0.01...1,000, so even a damping of 0 lets the spring
  /// settle.
  ///
  /// - Precondition: All arguments are finite, mass and stiffness are above 0, and the damping
  ///   isn't negative.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    precondition(
      mass.isFinite && mass > 0 && stiffness.isFinite && stiffness > 0 && damping.isFinite
        && damping >= 0,
      "A spring can't have the mass \(mass), the stiffness \(stiffness) and the damping \(damping)."
    )
    let (massRoot, stiffnessRoot) = (Double(mass).squareRoot(), Double(stiffness).squareRoot())
    self.init(
      ratio: Double(damping) / 2 / massRoot / stiffnessRoot,
      pace: .frequency(Self.clampedFrequency(stiffnessRoot / massRoot)), velocity: velocity)
  }

  /// Creates a spring from its period in seconds and its bounce.
  ///
  /// The bounce ranges from -1 (strongly overdamped) through 0 (critically damped) to 1 (almost
  /// undamped); values outside that range are clamped. The animation lasts for the spring's
  /// ``settlingDuration``.
  ///
  /// - Precondition: `duration` is finite and above 0, `bounce` isn't NaN, and the velocity is
  ///   finite.
  public init(
    duration: TimeInterval, bounce: CGFloat,
    initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    precondition(
      duration.isFinite && duration > 0 && !bounce.isNaN,
      "A spring can't have the period \(duration) and the bounce \(bounce).")
    let bounce = Double(min(max(bounce, -1), 1))
    self.init(
      ratio: bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.001),
      pace: .frequency(Self.clampedFrequency(2 * .pi / duration)), velocity: velocity)
  }

  /// Clamps a frequency to 1e-6...1e6 radians per second, so that later arithmetic stays finite.
  private static func clampedFrequency(_ frequency: Double) -> Double {
    min(max(frequency, 1e-6), 1e6)
  }
}

extension SpringTimingParameters {
  /// The remaining distance within which the spring counts as settled, as a fraction of the
  /// animation's total distance.
  private static let tolerance = 0.001

  /// The settling time in seconds; nil for a spring that settles in the duration of its animator.
  public var settlingDuration: TimeInterval? {
    guard case .frequency(let frequency) = pace else { return nil }
    return Swing(ratio: ratio, frequency: frequency, velocity: velocity(inUnitsOf: 1))
      .settlingTime(within: Self.tolerance)
  }

  /// Returns the progress at `time`, the elapsed fraction of an animation of `duration` seconds.
  ///
  /// `time` is clamped to 0...1; NaN counts as 0. At the ends, the result is exactly 0 and exactly
  /// 1. In between, a spring that oscillates or has an initial velocity may leave 0...1. If the
  /// spring has a ``settlingDuration``, `duration` has no effect.
  public func progress(at time: CGFloat, of duration: TimeInterval) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch pace {
    case .frequency(let frequency):
      let swing = Swing(ratio: ratio, frequency: frequency, velocity: velocity(inUnitsOf: 1))
      let end = swing.settlingTime(within: Self.tolerance)
      return CGFloat(1 - swing.rest(at: Double(time) * end))
    case .givenByDuration:
      let swing = Swing(
        ratio: ratio, settlingInOneUnitWith: velocity(inUnitsOf: duration),
        within: Self.tolerance)
      return CGFloat(1 - swing.rest(at: Double(time)))
    }
  }

  /// Returns the initial velocity as a multiple of the animation's total distance per period of
  /// `seconds` seconds, clamped to ±1e6 so that arithmetic stays finite.
  private func velocity(inUnitsOf seconds: TimeInterval) -> Double {
    let velocity = Double(initialVelocity.dx) * max(0, seconds)
    return velocity.isNaN ? 0 : min(max(velocity, -1e6), 1e6)
  }
}

/// The remaining distance of a damped oscillator.
///
/// x(t) = e^(s t) (c(t) - (s + v) S(t)) for a velocity v toward the end. An underdamped spring has
/// c = cos g t and S = sin g t / g, where s is the real part of the exponents and g the absolute
/// value of their imaginary parts. An overdamped one has c = 1 and S = (1 - e^(-g t)) / g, where s
/// is the exponent of the slower decay and g is the difference between the exponents. With g = 0,
/// critical damping, both become c = 1 and S = t.
private struct Swing {
  let slow: Double
  let gap: Double
  let swings: Bool
  let velocity: Double

  init(ratio: Double, frequency: Double, velocity: Double) {
    let root = abs(1 - ratio * ratio).squareRoot()
    swings = ratio < 1
    // The product of both exponents is the square of the frequency; computing `ratio - root` would
    // lose digits by cancellation.
    slow = -frequency * (swings ? ratio : 1 / (ratio + root))
    gap = frequency * root * (swings ? 1 : 2)
    self.velocity = velocity
  }

  /// Creates the oscillator with the damping ratio `ratio` that settles after one unit of time.
  init(ratio: Double, settlingInOneUnitWith velocity: Double, within tolerance: Double) {
    func swing(_ frequency: Double) -> Swing {
      Swing(ratio: ratio, frequency: frequency, velocity: velocity)
    }
    var (low, high) = (0.0, 1.0)
    while swing(high).bound(at: 1) > tolerance { high *= 2 }
    // 60 halvings determine the frequency to the last bit.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if swing(middle).bound(at: 1) > tolerance { low = middle } else { high = middle }
    }
    self = swing(high)
  }

  func rest(at time: Double) -> Double {
    let (even, odd): (Double, Double) =
      if gap == 0 {
        (1, time)
      } else if swings {
        (cos(gap * time), sin(gap * time) / gap)
      } else {
        (1, -expm1(-gap * time) / gap)
      }
    return exp(slow * time) * (even - (slow + velocity) * odd)
  }

  /// Returns an upper bound on the remaining distance; once it is below 1, it decreases
  /// monotonically.
  func bound(at time: Double) -> Double {
    exp(slow * time) * (1 + abs(slow + velocity) * min(1 / gap, time))
  }

  /// Returns the time at which `bound(at:)` falls to `tolerance`.
  func settlingTime(within tolerance: Double) -> Double {
    var (low, high) = (0.0, -1 / slow)
    while bound(at: high) > tolerance { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(at: middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringTimingParameters {
  /// Hashes the parameters.
  ///
  /// The components of the velocity are hashed one by one, because `CGVector` isn't hashable on all
  /// platforms.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ratio)
    hasher.combine(pace)
    hasher.combine(initialVelocity.dx)
    hasher.combine(initialVelocity.dy)
  }
}
