import Foundation
import TestSupport
import Testing
import ViewGeometry

/// A random sequence that is the same for the same seed (splitmix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Curves by their definition: ends meet, the way back is the way there, and splitting an interval changes nothing.
@Suite struct CurveLaws {
  private typealias Key = KeyframeTrack.Key
  private static let modes: [KeyframeTrack.Mode] = [.cubic, .paced, .cubicPaced]

  private static func value(_ x: Double, _ y: Double = 0) -> SIMD16<Double> {
    var value = SIMD16<Double>.zero
    (value[0], value[1]) = (x, y)
    return value
  }

  /// Keys at random times with random values.
  private static func keys(seed: UInt64) -> [Key] {
    var generator = SeededGenerator(seed: seed)
    let times = (0..<Int.random(in: 2...7, using: &generator))
      .map { _ in Double.random(in: 0...1, using: &generator) }.sorted()
    return times.map { time in
      Key(
        time: time,
        value: value(
          .random(in: -100...100, using: &generator), .random(in: -100...100, using: &generator)))
    }
  }

  private static func distance(_ one: SIMD16<Double>, _ other: SIMD16<Double>) -> Double {
    ((one - other) * (one - other)).sum().squareRoot()
  }

  @Test(arguments: modes)
  func `R15.37 R15.38 A track begins and ends at its values`(mode: KeyframeTrack.Mode) {
    for seed in 0..<50 as Range<UInt64> {
      let keys = Self.keys(seed: seed)
      let track = KeyframeTrack(keys, mode: mode)

      expectEqual(track.value(at: 0), keys[0].value)
      expectEqual(track.value(at: .nan), keys[0].value)
      expectEqual(track.value(at: 1), keys[keys.count - 1].value)
      expectEqual(track.value(at: 2), keys[keys.count - 1].value)
    }
  }

  @Test func `R15.37 A cubic track passes through each value at its time, without a jump`() {
    for seed in 0..<50 as Range<UInt64> {
      let keys = Self.keys(seed: seed)
      let track = KeyframeTrack(keys, mode: .cubic)
      for key in keys {
        expectEqual(track.value(at: key.time), key.value)
        expect(Self.distance(track.value(at: key.time.nextDown), key.value) < 1e-6)
      }
    }
  }

  @Test func `R15.37 In the middle of a segment a cubic track is where its definition says`() {
    let track = KeyframeTrack(
      [0, 10, 20, 0].enumerated().map { Key(time: Double($0) / 3, value: Self.value($1)) },
      mode: .cubic)

    // Half of both values and an eighth of the difference of the slopes, which are 5, 10, -5 and -10.
    for (time, expected) in [(1.0 / 6, 4.375), (0.5, 16.875), (5.0 / 6, 10.625)] {
      expect(abs(track.value(at: time)[0] - expected) < 1e-12, "\(time)")
    }
  }

  @Test(arguments: modes)
  func `R15.37 R15.38 The way back is the way there`(mode: KeyframeTrack.Mode) {
    for seed in 0..<50 as Range<UInt64> {
      let keys = Self.keys(seed: seed)
      let back = keys.reversed().map { Key(time: 1 - $0.time, value: $0.value) }
      let (track, reversed) = (
        KeyframeTrack(keys, mode: mode), KeyframeTrack(Array(back), mode: mode)
      )
      for step in 0...40 {
        let time = Double(step) / 40
        let (one, other) = (track.value(at: time), reversed.value(at: 1 - time))
        expect(Self.distance(one, other) < 1e-9, "seed \(seed) \(time)")
      }
    }
  }

  @Test func `R15.38 A paced track has one speed but at the corners`() {
    for seed in 0..<20 as Range<UInt64> {
      let keys = Self.keys(seed: seed)
      let track = KeyframeTrack(keys, mode: .paced)
      let length = zip(keys, keys.dropFirst()).reduce(0) {
        $0 + Self.distance($1.0.value, $1.1.value)
      }
      let corners = (0..<1_000).count { step in
        let time = Double(step) / 1_000
        let way = Self.distance(track.value(at: time), track.value(at: time + 1e-4))
        return abs(way / length - 1e-4) > 1e-9
      }
      expect(corners <= keys.count, "seed \(seed)")
    }
  }

  @Test func `R15.38 Along a spline each hundredth of the time is a hundredth of the way`() {
    for seed in 0..<12 as Range<UInt64> {
      let track = KeyframeTrack(Self.keys(seed: seed), mode: .cubicPaced)
      let lengths = (0..<100).map { part in
        (0..<100).reduce(0.0) { sum, step in
          let time = (Double(part) + Double(step) / 100) / 100
          return sum + Self.distance(track.value(at: time), track.value(at: time + 1e-4))
        }
      }
      let even = lengths.reduce(0, +) / 100
      expect(lengths.allSatisfy { abs($0 - even) <= 0.01 * even }, "seed \(seed)")
    }
  }

  @Test func `R15.38 Times don't count in a paced track, nor does a value that is held`() {
    let track = KeyframeTrack(
      [(0.5, 0.0), (0.6, 30), (0.9, 30), (0.95, 40)].map { Key(time: $0, value: Self.value($1)) },
      mode: .paced)

    for part in stride(from: 0.0, through: 1, by: 0.125) {
      expect(abs(track.value(at: part)[0] - 40 * part) < 1e-12)
    }
  }

  @Test(arguments: modes)
  func `A track of one value, of equal ones or of huge ones has values`(mode: KeyframeTrack.Mode) {
    expectEqual(KeyframeTrack([], mode: mode).value(at: 0.5), .zero)
    for values in [[3], [3, 3, 3], [-1e300, 1e300]] {
      let track = KeyframeTrack(
        values.map { Key(time: $0 < 0 ? 0 : 1, value: Self.value($0)) }, mode: mode)
      let shown = track.value(at: 0.75)[0]
      expect(shown.isFinite && shown >= values[0] && shown <= values[values.count - 1])
    }
  }

  // MARK: Offsets of scroll views

  @Test func `R15.31 Fast or normal, splitting a deceleration changes nothing`() {
    for rate in [0.998, 0.99] {
      for speed in [-4_000.0, -300, 700, 5_000] {
        func path(from start: Double, _ speed: Double) -> ScrollPath {
          ScrollPath(
            releasedAt: start, speed: speed, target: start + speed / 1_000 * rate / (1 - rate),
            rate: rate, limits: -1e6...1e6, bounces: true)
        }
        let whole = path(from: 0, speed)
        expectEqual(whole.offset(at: 0), 0)
        expectEqual(whole.offset(at: whole.duration), whole.target)
        for moment in [0.05, 0.2] where moment < whole.duration {
          // What is left at a moment: the offset, and the speed times the rate for each millisecond.
          let rest = path(from: whole.offset(at: moment), speed * pow(rate, moment * 1_000))
          for later in [0.01, 0.1, 0.3] where moment + later < whole.duration {
            let (one, other) = (whole.offset(at: moment + later), rest.offset(at: later))
            expect(abs(one - other) < 1e-6 * abs(speed), "\(rate) \(speed) \(moment) \(later)")
          }
        }
      }
    }
  }

  @Test func `R15.32 The spring of the edge moves as its equation says`() {
    // x'' = -2 w x' - w² x with w = 10, integrated in steps of a hundred-thousandth of a second (Runge and Kutta).
    for (start, speed) in [(150.0, 0.0), (120, 900), (-30, -400)] {
      let path = ScrollPath(
        releasedAt: start, speed: speed, target: min(max(start, 0), 100), rate: 0.998,
        limits: 0...100, bounces: true)
      var (offset, velocity) = (start - path.target, speed)
      let (step, w) = (1e-5, ScrollPath.stiffness)
      func pull(_ x: Double, _ v: Double) -> Double { -2 * w * v - w * w * x }
      for count in 1...30_000 {
        let (v1, a1) = (velocity, pull(offset, velocity))
        let (v2, a2) = (
          velocity + a1 * step / 2, pull(offset + v1 * step / 2, velocity + a1 * step / 2)
        )
        let (v3, a3) = (
          velocity + a2 * step / 2, pull(offset + v2 * step / 2, velocity + a2 * step / 2)
        )
        let (v4, a4) = (velocity + a3 * step, pull(offset + v3 * step, velocity + a3 * step))
        offset += (v1 + 2 * v2 + 2 * v3 + v4) * step / 6
        velocity += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
        guard count % 3_000 == 0 else { continue }
        let shown = path.offset(at: Double(count) * step) - path.target
        expect(abs(shown - offset) < 1e-6, "\(start) \(count)")
      }
    }
  }

  @Test
  func `R15.34 The rubber band is odd, monotone, never longer than the view, and 0.55 at the edge`()
  {
    let limits = 0.0...500
    func band(_ proposed: Double) -> Double {
      RubberBand.offset(proposed: proposed, limits: limits, length: 300)
    }
    var last = 0.0
    for step in 1...400 {
      let way = Double(step * step)
      let (beyond, before) = (band(500 + way) - 500, -band(-way))
      expect(abs(beyond - before) < 1e-9)
      expect(beyond > last && beyond < 300 && beyond < way)
      last = beyond
    }
    expect(abs(band(500 + 1e-6) - 500 - 0.55e-6) < 1e-12)
    expectEqual([band(0), band(250), band(500)], [0, 250, 500])
    expectEqual([band(.infinity), band(-.infinity), band(.nan)], [800, -300, 0])
  }

  @Test func `R15.33 A timing curve and its mirror image are one`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let n: [Double] = [0...1, -1...2, 0...1, -1...2].map { (range: ClosedRange<Double>) in
        Double.random(in: range, using: &generator)
      }
      let curve = TimingCurve(n[0], n[1], n[2], n[3])
      let mirror = TimingCurve(1 - n[2], 1 - n[3], 1 - n[0], 1 - n[1])
      let heights = [1, abs(n[1]), abs(n[3] - n[1]), abs(1 - n[3])]
      let bound = 6 * 0x1p-40 * (heights.max() ?? 1)
      for step in 0...20 {
        let time = Double(step) / 20
        // Where time stands still the curve is steep: there the two may take either side.
        let (before, after) = (curve.progress(at: time - 1e-9), curve.progress(at: time + 1e-9))
        let steep = abs(after - before)
        let difference: Double = curve.progress(at: time) + mirror.progress(at: 1 - time) - 1
        expect(abs(difference) <= bound + steep, "\(n) \(time)")
      }
    }
  }
}
