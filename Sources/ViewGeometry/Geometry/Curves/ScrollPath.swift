import Foundation

/// How one axis of a scroll view's offset moves by itself: functions of the time with closed forms (R15.30 to R15.34).
package struct ScrollPath: Sendable, Hashable {
  /// The part of the way that is being gone.
  private enum Piece: Hashable {
    /// From the start to the end along a curve.
    case eased(duration: Double)
    /// Slowing down exponentially: the offset nears `limit`, by the factor e in each 1 / `rate` seconds.
    case decay(limit: Double, rate: Double)
    /// A critically damped spring around the end, with a speed in points a second at its start.
    case spring(speed: Double)
  }

  private struct Leg: Hashable {
    let begin: Double
    let from: Double
    let to: Double
    let piece: Piece
  }

  private let legs: [Leg]
  /// Where the offset comes to rest.
  package let target: Double
  /// When it does, in seconds after the start.
  package let duration: Double

  /// Half a point: an offset that is nearer than that to where it comes to rest has arrived.
  package static let reach = 0.5
  /// The angular frequency of the spring that brings content back, in radians a second.
  package static let stiffness = 10.0
  /// How long the system's own animations of an offset take, in seconds.
  package static let animationDuration = 0.3

  /// A way that is gone in a fixed time, slow at both ends.
  package init(easedFrom start: Double, to target: Double) {
    self.target = target
    duration = start == target ? 0 : Self.animationDuration
    legs = [Leg(begin: 0, from: start, to: target, piece: .eased(duration: duration))]
  }

  /// The way of content that is let go.
  ///
  /// - Parameters:
  ///   - speed: Of the offset, in points a second.
  ///   - target: Where it is to come to rest.
  ///   - rate: The part of the speed left after a millisecond, below 1.
  ///   - bounds: The least and the greatest offset.
  ///   - bounces: Whether it may go beyond them on its way.
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
    // Where the speed carries it, or as far as it takes to be clamped there.
    let isNatural = abs(natural - target) <= Self.reach
    let isBeyond =
      !limits.contains(natural) && target == min(max(natural, limits.lowerBound), limits.upperBound)
    if isNatural {
      let time = Self.decayTime(from: start, to: target, rate: decay)
      legs = [Leg(begin: 0, from: start, to: target, piece: .decay(limit: target, rate: decay))]
      duration = time
    } else if isBeyond, target != start {
      // The way to the edge, and there what is left of the speed.
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

  /// A spring that begins at a moment, and when it has arrived for good.
  private static func spring(
    from start: Double, speed: Double, to target: Double, at begin: Double, after legs: [Leg]
  ) -> ([Leg], Double) {
    let leg = Leg(begin: begin, from: start, to: target, piece: .spring(speed: speed))
    let offset = start - target
    let slope = speed + stiffness * offset
    guard offset != 0 || slope != 0 else { return (legs, begin) }
    // |offset + slope t| e^(-s t) falls for good once t is beyond its last extremum.
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

  /// The offset after some seconds: the start before, the target from the end on.
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
}

/// How far content follows a finger beyond its limits (R15.34).
package enum RubberBand {
  /// The part of a short way that is followed.
  package static let share = 0.55

  /// The offset of content that a finger would bring to `proposed`.
  ///
  /// Within the limits it follows. Beyond, a way of x gives (1 - 1 / (0.55 x / d + 1)) d, where d is the length of the view: it never gets
  /// farther than d. NaN gives the least offset.
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
