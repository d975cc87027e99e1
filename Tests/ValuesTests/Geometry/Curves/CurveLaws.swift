import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Curves by their definitions: ends meet, reversal, splitting an interval changes nothing.
@Suite struct CurveLaws {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
    mutating func part() -> Double { Double.random(in: 0...1, using: &self) }
    mutating func value(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  }

  @Test func `R14.33 A cubic curve meets its ends, rises, and is off by no more than its bound`() {
    var numbers = Numbers(state: 1)
    for _ in 0..<200 {
      let curve = TimingCurve(
        numbers.part(), numbers.value(-2...2), numbers.part(), numbers.value(-2...2))
      expectEqual(curve.progress(at: 0), 0)
      expectEqual(curve.progress(at: 1), 1)
      expectEqual(curve.progress(at: .nan), 0)
      let turned = TimingCurve(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1)
      let steepness = max(1, abs(curve.y1), abs(curve.y2 - curve.y1), abs(1 - curve.y2))
      for _ in 0..<20 {
        // A point of the curve by its parameter, and the progress at its time.
        let t = numbers.part()
        let rest = 1 - t
        func coordinate(_ first: Double, _ second: Double) -> Double {
          3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
        }
        let slope =
          3 * rest * rest * curve.x1 + 6 * rest * t * (curve.x2 - curve.x1)
          + 3 * t * t * (1 - curve.x2)
        guard slope > 1e-3 else { continue }
        let time = coordinate(curve.x1, curve.x2)
        let bound = 3 * 0x1p-40 * steepness + 1e-13 * steepness / slope
        let progress = curve.progress(at: time)
        expect(abs(progress - coordinate(curve.y1, curve.y2)) <= 2 * bound)
        // Run back, it is the curve of the mirrored control points.
        expect(abs(turned.progress(at: 1 - time) - (1 - progress)) <= 3 * bound)
      }
    }
  }

  private func transform(_ numbers: inout Numbers) -> Transform3D {
    var transform = Transform3D.identity
    for _ in 0..<3 {
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        transform = transform.rotated(
          by: CGFloat(numbers.value(-3...3)), x: CGFloat(numbers.value(-1...1)),
          y: CGFloat(numbers.value(-1...1)), z: 1)
      case 1:
        transform = transform.scaledBy(
          x: CGFloat(numbers.value(-2...2)), y: CGFloat(numbers.value(0.1...2)), z: 1)
      case 2:
        transform = transform.translatedBy(
          x: CGFloat(numbers.value(-50...50)), y: CGFloat(numbers.value(-50...50)), z: 3)
      default: transform.m34 -= CGFloat(numbers.part() / 500)
      }
    }
    return transform
  }

  private func difference(_ left: Transform3D, _ right: Transform3D) -> CGFloat {
    func numbers(_ m: Transform3D) -> [CGFloat] {
      [
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
        m.m42, m.m43, m.m44,
      ]
    }
    return zip(numbers(left), numbers(right)).map { abs($0 - $1) / (1 + abs($1)) }.max() ?? 0
  }

  @Test func `R14.12 A matrix is the product of its parts, and a way leads from end to end`() {
    var numbers = Numbers(state: 7)
    for _ in 0..<500 {
      let (from, to) = (transform(&numbers), transform(&numbers))
      guard let start = TransformParts(from), let end = TransformParts(to) else { continue }
      expect(difference(start.matrix, from) < 1e-9, "\(from)")
      let way = start.difference(from: end)
      expect(difference(end.adding(way).matrix, from) < 1e-9, "\(from) \(to)")
      // Half the way from one end is half the way from the other.
      var (half, back) = (TransformParts.Difference(), TransformParts.Difference())
      half.add(way, times: 0.5)
      back.add(end.difference(from: start), times: 0.5)
      guard abs((start.rotation * end.rotation).sum()) > 1e-3 else { continue }
      let (middle, same) = (end.adding(half).matrix, start.adding(back).matrix)
      expect(difference(middle, same) < 1e-9, "\(from) \(to)")
    }
  }

  @Test func `R14.12 Shrunk to nothing, a view keeps its rotation`() {
    let turned = Transform3D(rotationAngle: 0.5, x: 0, y: 0, z: 1)
    let nothing = Transform3D(scaleX: 0, y: 0, z: 1)
    let start = TransformParts(turned)
    let end = TransformParts(nothing, rotationIfFlat: start?.rotation ?? [0, 0, 0, 1])

    expectEqual(end?.rotation, start?.rotation)
    expectEqual(end?.matrix, nothing)
  }

  @Test func `R14.31 R14.32 Scroll paths are continuous, with the speed they begin with`() {
    var numbers = Numbers(state: 3)
    for _ in 0..<300 {
      let (low, high) = (0.0, numbers.value(0...2_000))
      let start = numbers.value(-100...2_100)
      let speed = numbers.value(-6_000...6_000)
      let rate = [0.998, 0.99][Int(numbers.part() * 1.99)]
      let natural = start + speed / 1_000 * rate / (1 - rate)
      let target = numbers.part() < 0.7 ? min(max(natural, low), high) : numbers.value(low...high)
      let path = ScrollPath(
        releasedAt: start, speed: speed, target: target, rate: rate, limits: low...high,
        bounces: true)
      expectEqual(path.offset(at: path.duration), target)
      guard path.duration > 0 else { continue }
      expect(abs(path.offset(at: 0) - start) < 1e-9)
      let measured = (path.offset(at: 1e-6) - path.offset(at: 0)) / 1e-6
      // The sum over milliseconds of R5.11 against the integral: a thousandth of the speed, or ten.
      if path.duration > 1e-3 { expect(abs(measured - speed) <= abs(speed) * 0.02 + 1) }
      var last = path.offset(at: 0)
      for step in 1...400 {
        let next = path.offset(at: path.duration * Double(step) / 400)
        expect(abs(next - last) <= 7_000 * path.duration / 400 + ScrollPath.reach + 21)
        last = next
      }
    }
  }

  @Test func `R14.34 A rubber band never reaches the length of the view and never turns back`() {
    var last = 0.0
    for way in stride(from: 0, to: 5_000, by: 7.0) {
      let offset = RubberBand.offset(proposed: 100 + way, limits: 0...100, length: 300)
      expect(offset >= last && offset < 400)
      expectEqual(
        RubberBand.offset(proposed: -way, limits: 0...100, length: 300) < 1e-9 || way == 0, true)
      last = offset
    }
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, 0, -1])
  func `Strange numbers give defined offsets`(number: Double) {
    let path = ScrollPath(
      releasedAt: 10, speed: number.isNaN ? 0 : max(min(number, 1e6), -1e6), target: 50,
      rate: 0.998,
      limits: 0...100, bounces: true)
    expectEqual(path.offset(at: path.duration), 50)
    expect(path.duration.isFinite)
    let eased = ScrollPath(easedFrom: 0, to: 10)
    expect(eased.offset(at: number) >= 0 && eased.offset(at: number) <= 10)
  }
}
