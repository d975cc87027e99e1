import Foundation

/// The motion of a scroll view's offset along one axis, in closed form (R15.30 to R15.34).
package struct ScrollPath: Sendable, Hashable {
  /// The formula of a part of the motion.
  private enum Piece: Hashable {
    /// An eased motion from the start to the end, with the duration in seconds.
    case eased(duration: Double)
    /// An exponential deceleration: the distance to `limit` is divided by e every 1 / `rate`
    /// seconds.
    case decay(limit: Double, rate: Double)
    /// A critically damped spring that ends at the target, with an initial velocity in points per
    /// second.
    case spring(speed: Double)
  }

  /// A part of the motion, from the time `begin` until the next part begins.
  private struct Leg: Hashable {
    let begin: Double
    let from: Double
    let to: Double
    let piece: Piece
  }

  private let legs: [Leg]
  /// The offset at which the content comes to rest.
  package let target: Double
  /// The time at which the motion comes to rest, in seconds after the start.
  package let duration: Double

  /// The distance from the target, in points, at which the motion is considered to have ended.
  package static let reach = 0.5
  /// The angular frequency of the spring that returns content to its limits, in radians per second.
  package static let stiffness = 10.0
  /// The duration of the system's own offset animations, in seconds.
  package static let animationDuration = 0.3

  /// Creates a motion of fixed duration that eases in and out.
  ///
  /// Its duration is 0 if `start` equals `target`.
  package init(easedFrom start: Double, to target: Double) {
    self.target = target
    duration = start == target ? 0 : Self.animationDuration
    legs = [Leg(begin: 0, from: start, to: target, piece: .eased(duration: duration))]
  }

  /// Creates the motion of content after its release.
  ///
  /// - Parameters:
  ///   - start: The offset at the release.
  ///   - speed: The velocity of the offset, in points per second; negative if the offset decreases.
  ///   - target: The offset at which the content comes to rest.
  ///   - rate: The fraction of the speed that remains after a millisecond, at least 0 and below 1.
  ///   - limits: The minimum and the maximum offset.
  ///   - bounces: Whether content that decelerates up to a limit moves beyond it and springs back;
  ///     otherwise it stops at the limit.
  package init(
    releasedAt start: Double, speed: Double, target: Double, rate: Double,
    limits: ClosedRange<Double>, bounces: Bool
  ) {
    self.target = target
    let decay = rate > 0 ? -1_000 * log(rate) : .infinity
    let natural = start + speed / 1_000 * rate / (1 - rate)
    guard limits.contains(start), decay.isFinite, natural != start else {
      (legs, duration) = Self.spring(from: start, speed: speed, to: target, at: 0, after: [])
      return
    }
    // Whether the motion ends naturally, and whether its natural end lies beyond a limit at which
    // it is clamped.
    let isNatural = abs(natural - target) <= Self.reach
    let isBeyond =
      !limits.contains(natural) && target == min(max(natural, limits.lowerBound), limits.upperBound)
    if isNatural {
      let time = Self.decayTime(from: start, to: target, rate: decay)
      legs = [Leg(begin: 0, from: start, to: target, piece: .decay(limit: target, rate: decay))]
      duration = time
    } else if isBeyond, target != start {
      // The motion decelerates up to the limit; then a spring takes over the remaining speed.
      let time = log((natural - start) / (natural - target)) / decay
      let first = Leg(begin: 0, from: start, to: target, piece: .decay(limit: natural, rate: decay))
      guard bounces else {
        (legs, duration) = ([first], time)
        return
      }
      let speedAtEdge = (natural - target) * decay
      (legs, duration) = Self.spring(
        from: target, speed: speedAtEdge, to: target, at: time, after: [first])
    } else {
      (legs, duration) = Self.spring(from: start, speed: speed, to: target, at: 0, after: [])
    }
  }

  private static func decayTime(from start: Double, to target: Double, rate: Double) -> Double {
    let way = abs(target - start)
    return way > reach ? log(way / reach) / rate : 0
  }

  /// Returns `legs` with the motion of a spring appended, and the time after which the offset stays
  /// within `reach` of the target.
  ///
  /// If the spring starts at rest at its target, returns `legs` and `begin` unchanged.
  private static func spring(
    from start: Double, speed: Double, to target: Double, at begin: Double, after legs: [Leg]
  ) -> ([Leg], Double) {
    let leg = Leg(begin: begin, from: start, to: target, piece: .spring(speed: speed))
    let offset = start - target
    let slope = speed + stiffness * offset
    guard offset != 0 || slope != 0 else { return (legs, begin) }
    // |offset + slope t| e^(-s t) decreases monotonically once t is beyond its last extremum.
    func left(_ time: Double) -> Double {
      (abs(offset) + abs(slope) * time) * exp(-stiffness * time)
    }
    var (low, high) = (0.0, 1 / stiffness)
    while left(high) > reach { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if left(middle) > reach { low = middle } else { high = middle }
    }
    return (legs + [leg], begin + high)
  }

  /// Returns the offset at a time in seconds: the start before 0, and the target from `duration`
  /// on.
  package func offset(at time: Double) -> Double {
    guard time < duration, let leg = legs.last(where: { $0.begin <= time }) ?? legs.first else {
      return target
    }
    let time = max(0, time - leg.begin)
    switch leg.piece {
    case .eased(let duration):
      return leg.from + (leg.to - leg.from) * TimingCurve.easeInOut.progress(at: time / duration)
    case .decay(let limit, let rate):
      return limit - (limit - leg.from) * exp(-rate * time)
    case .spring(let speed):
      let offset = leg.from - leg.to
      return leg.to + (offset + (speed + Self.stiffness * offset) * time)
        * exp(-Self.stiffness * time)
    }
  }

  /// Returns the velocity of the offset at a time in seconds, in points per second; 0 from
  /// `duration` on.
  ///
  /// It is negative while the offset decreases. During an eased motion, it is the mean velocity
  /// over at most a ten-thousandth of the duration.
  package func speed(at time: Double) -> Double {
    guard time < duration, let leg = legs.last(where: { $0.begin <= time }) ?? legs.first else {
      return 0
    }
    let time = max(0, time - leg.begin)
    switch leg.piece {
    case .eased(let duration):
      let (early, late) = (max(0, time / duration - 5e-5), min(1, time / duration + 5e-5))
      let curve = TimingCurve.easeInOut
      return (leg.to - leg.from) * (curve.progress(at: late) - curve.progress(at: early))
        / ((late - early) * duration)
    case .decay(let limit, let rate):
      return (limit - leg.from) * rate * exp(-rate * time)
    case .spring(let speed):
      let slope = speed + Self.stiffness * (leg.from - leg.to)
      return (speed - Self.stiffness * slope * time) * exp(-Self.stiffness * time)
    }
  }
}

/// The resistance of content dragged beyond its limits (R15.34).
package enum RubberBand {
  /// The fraction of the finger's movement by which the content moves just beyond a limit.
  package static let share = 0.55

  /// Returns the offset of content that is dragged to `proposed`.
  ///
  /// Within the limits, it is `proposed`. A distance `x` beyond a limit becomes
  /// `d * (1 - 1 / (0.55 * x / d + 1))`, where `d` is the length of the view. The resulting
  /// distance is less than `d`; only an infinite distance becomes `d`. If the length isn't
  /// positive, the offset is clamped to the limits. For NaN, returns the minimum offset.
  package static func offset(
    proposed: Double, limits: ClosedRange<Double>, length: Double
  ) -> Double {
    let inside = min(max(limits.lowerBound, proposed), limits.upperBound)
    let way = proposed - inside
    guard way != 0, !way.isNaN, length > 0 else { return inside }
    guard way.isFinite else { return inside + (way < 0 ? -length : length) }
    let followed = (1 - 1 / (abs(way) * share / length + 1)) * length
    return inside + (way < 0 ? -followed : followed)
  }
}
