import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Motions of an offset along one axis that have no way, no friction or no time left.
@Suite struct ScrollPathTests {
  private func path(
    from start: Double, speed: Double, to target: Double, rate: Double, bounces: Bool = true
  ) -> ScrollPath {
    ScrollPath(
      releasedAt: start, speed: speed, target: target, rate: rate, limits: 0...100,
      bounces: bounces)
  }

  @Test func `content released at rest at its target doesn't move`() {
    let still = path(from: 5, speed: 0, to: 5, rate: 0.998)
    for time in [-1.0, 0, 1] {
      expectEqual(still.offset(at: time), 5)
      expectEqual(still.speed(at: time), 0)
    }
    expectEqual(still.duration, 0)
  }

  @Test func `content that keeps nothing of its speed goes to its target as on a spring`() {
    let path = path(from: 10, speed: 200, to: 40, rate: 0)
    expectEqual(path.offset(at: -1), 10)
    expectEqual(path.speed(at: 0), 200)
    expect(abs(path.offset(at: path.duration * 0.999) - 40) < 0.51)
    expectEqual(path.offset(at: path.duration), 40)
    expectEqual(path.speed(at: path.duration), 0)
  }

  @Test func `a natural end within reach is reached at once`() {
    // The natural end is about 0.2 points away, less than the reach of half a point.
    let path = path(from: 10, speed: 0.4, to: 10.2, rate: 0.998)
    expectEqual(path.duration, 0)
    expectEqual(path.offset(at: 0), 10.2)
  }

  @Test func `the speed is the slope of the offset`() {
    let paths = [
      ScrollPath(easedFrom: 10, to: 90), path(from: 10, speed: 200, to: 60, rate: 0),
      path(from: 10, speed: 30, to: 24.97, rate: 0.998),
      path(from: 10, speed: 1_000, to: 100, rate: 0.998),
    ]
    for (index, path) in paths.enumerated() {
      for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let (time, step) = (path.duration * part, path.duration * 1e-5)
        let slope = (path.offset(at: time + step) - path.offset(at: time - step)) / (2 * step)
        let speed = path.speed(at: time)
        expect(
          abs(slope - speed) < 1e-3 * max(1, abs(speed)), "\(index) \(part): \(speed) \(slope)")
      }
    }
  }
}
