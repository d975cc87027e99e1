import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Single flights without a clock: what they record, show and leave behind.
@Suite struct FlightPartTests {
  /// Records changes in a new flight without a clock.
  private func record(_ changes: () -> Void) -> Flight {
    let flight = Flight(barsTouches: false)
    FlightRecorder.current.record(into: flight, changes)
    return flight
  }

  private func scale(_ x: CGFloat, y: CGFloat = 1) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: 1)
  }

  /// A transform whose perspective can't be separated, because it flattens x to 0.
  private func flat(_ perspective: CGFloat) -> Transform3D {
    var transform = scale(0)
    transform.m34 = perspective
    return transform
  }

  @Test func `the end of a flight is its beginning if it takes no time`() {
    var timing = Flight.Timing()
    timing.begin = 2
    expectEqual(timing.end, 2)
    (timing.duration, timing.repeatCount) = (.infinity, 0)
    expectEqual(timing.end, 2)
    (timing.duration, timing.repeatCount, timing.autoreverses) = (3, 2, true)
    expectEqual(timing.end, 14)
  }

  @Test func `transforms have no other components, and components no transform`() {
    let view = View()
    view.layer.sublayerTransform = scale(2)
    var values = AnimatedValues(of: view)
    expectEqual(values.transform(of: .sublayers), scale(2))

    for property in [AnimatedProperty.transform, .sublayers] {
      values.set([1, 2, 3, 4], of: property)
      expectEqual(values.numbers(of: property), .zero)
    }
    expectEqual(values.transform(of: .sublayers), scale(2))
    expectEqual(values.transform(of: .transform), .identity)

    values.set(Transform3D.identity, of: .sublayers)
    expect(values.sublayers == nil)
    expectEqual(values.transform(of: .sublayers), .identity)
  }

  @Test func `a view that isn't animated has no number`() {
    let view = View()
    expectEqual(view.makeFlights().number, 0)
    expect(!FlightRecorder.current.isRecording)
    let flight = record {
      expect(FlightRecorder.current.isRecording)
      view.center.x = 4
    }
    expect(view.makeFlights().number > 0)
    flight.land()
    expectEqual(view.makeFlights().number, 0)
    expect(view.flights == nil)
  }

  @Test func `views that a list adds aren't animated, nor is what they contain`() {
    let (arrived, moved, inside, deeper, beside) = (View(), View(), View(), View(), View())
    arrived.addSubview(inside)
    inside.addSubview(deeper)
    moved.addSubview(beside)
    let flight = record {
      arrived.didArrive(isAnimated: false)
      moved.didArrive(isAnimated: true)
      for view in [arrived, moved, inside, deeper, beside] { view.center.x += 10 }
    }
    expectEqual(
      [arrived, moved, inside, deeper, beside].map { $0.flights != nil },
      [false, true, false, false, false])
    flight.land()

    // Among changes that aren't animated, an arrival has no effect.
    let other = View()
    let next = record {
      FlightRecorder.current.record(into: nil) { inside.didArrive(isAnimated: false) }
      (inside.center.x, other.center.x) = (0, 9)
    }
    expect(inside.flights != nil && other.flights != nil)
    next.land()
  }

  @Test func `R15.16 each property returns to the start, the place of the stop or the end`() {
    let (view, goals) = (View(), [FlightWay.Goal.start, .current, .end])
    func values() -> [CGFloat] {
      [
        view.center.x, view.layer.anchorPointZ, view.layer.zPosition, view.alpha,
        view.layer.cornerRadius, view.layer.shadowOffset.width,
        view.layer.sublayerTransform.m11, view.transform3D.m22,
      ]
    }
    let expected: [[CGFloat]] = [
      [0, 0, 0, 1, 0, 0, 1, 1], [4, 2, 3, 0.75, 1, 5, 2, 1.5], [8, 4, 6, 0.5, 2, 10, 3, 2],
    ]
    for (goal, expected) in zip(goals, expected) {
      (view.center, view.alpha, view.transform3D) = (.zero, 1, .identity)
      (view.layer.anchorPointZ, view.layer.zPosition, view.layer.cornerRadius) = (0, 0, 0)
      (view.layer.shadowOffset, view.layer.sublayerTransform) = (.zero, .identity)
      let flight = record {
        view.center.x = 8
        (view.layer.anchorPointZ, view.layer.zPosition) = (4, 6)
        (view.alpha, view.layer.cornerRadius) = (0.5, 2)
        view.layer.shadowOffset.width = 10
        view.layer.sublayerTransform = scale(3)
        view.transform3D = scale(1, y: 2)
      }
      flight.progress = 0.5
      let ways = FlightWay.landing([flight])
      FlightWay.put(ways, at: goal)
      for (found, number) in zip(values(), expected) {
        expect(abs(found - number) < 1e-12, "\(goal): \(values()), not \(expected)")
      }
    }
  }

  @Test func `the next flight of a transform begins where the first one did`() {
    for isInSublayers in [false, true] {
      let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      func set(_ transform: Transform3D) {
        if isInSublayers {
          view.layer.sublayerTransform = transform
        } else {
          view.transform3D = transform
        }
      }
      func shown() -> Transform3D {
        view.presentedValues.transform(of: isInSublayers ? .sublayers : .transform)
      }
      let first = record { set(scale(2)) }
      let second = record { set(scale(4)) }
      let ways = FlightWay.landing([first])
      expectEqual(shown(), scale(2))
      FlightWay.put(ways, at: .start)
      // The model has the value of the second flight, so it isn't put back.
      expectEqual(shown(), .identity)
      second.progress = 1
      expectEqual(shown(), scale(4))
      second.land()
    }
  }

  @Test func `a view that is gone isn't put back`() {
    let outer = View()
    var view: View? = View()
    let flight = record {
      view?.center.x = 5
      outer.center.x = 7
    }
    let ways = FlightWay.landing([flight])
    view = nil
    FlightWay.put(ways, at: .start)
    expectEqual(outer.center.x, 0)
  }

  @Test func `R15.12 transforms that can't be decomposed change element by element`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    func shown() -> Transform3D { view.presentedValues.transform(of: .transform) }
    view.transform3D = flat(-0.5)
    let first = record { view.transform3D = flat(-0.25) }
    first.progress = 0.5
    expectEqual(shown().m34, -0.375)
    expectEqual(shown().m11, 0)

    // Two flights add up: each leaves half of its way.
    let second = record { view.transform3D = scale(4) }
    second.progress = 0.5
    expectEqual(shown().m34, -0.25 / 2 - 0.25 / 2)
    expectEqual(shown().m11, 2)
    second.land()
    first.land()
    expectEqual(shown(), scale(4))
  }

  @Test func `two flights of a transform add up`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let first = record { view.transform3D = scale(3) }
    let second = record { view.transform3D = scale(7) }
    (first.progress, second.progress) = (0.5, 0.25)
    let shown = view.presentedValues.transform(of: .transform)
    expectEqual(shown.m11, 7 - 1 - 3)
    (first.progress, second.progress) = (1, 1)
    expectEqual(view.presentedValues.transform(of: .transform), scale(7))
    for flight in [first, second] { flight.land() }
  }

  @Test func `a value that isn't finite isn't shown`() {
    let view = View()
    view.transform3D = scale(1.5e308)
    view.center.x = -1e308
    let first = record { view.transform3D = scale(2) }
    let second = record { view.center.x = 1e308 }
    (first.progress, second.progress) = (-1, -1)
    expectEqual(view.presentedValues.transform(of: .transform), scale(2))
    expectEqual(view.presentedValues.placement.centerX, 1e308)
    first.land()
    // Now one flight moves one property.
    expectEqual(view.presentedValues.placement.centerX, 1e308)
    second.land()
  }

  @Test func `keyframes can begin elsewhere`() {
    let numbers = FlightKeyframes(mode: .paced)
    expectEqual(numbers.rest(at: 0.5), .zero)
    expectEqual(numbers.numbers(at: 0.5), .zero)
    expectEqual(numbers.matrixRest(at: 0.5), .zero)
    numbers.rebase(from: [9, 9, 9, 9])
    numbers.rebase(from: scale(9))
    expectEqual(numbers.numbers(at: 0), .zero)
    numbers.add(0...1, from: [0, 0, 0, 0], to: [8, 0, 0, 4])
    expectEqual(numbers.numbers(at: 0.5), [4, 0, 0, 2])
    numbers.rebase(from: [4, 2, 0, 4])
    expectEqual(numbers.numbers(at: 0.5), [6, 1, 0, 4])
    expectEqual(numbers.rest(at: 0.5), [-2, 1, 0, 0])

    let transforms = FlightKeyframes(mode: .paced)
    transforms.add(0...1, from: scale(1), to: scale(3))
    expectEqual(transforms.wayBack(at: 0.5)?.scale.x, -1)
    transforms.rebase(from: scale(7))
    expectEqual(transforms.wayBack(at: 0.5)?.scale.x, 2)
    expectEqual(transforms.wayBack(at: 1)?.scale.x, 0)
  }

  @Test func `R15.12 keyframes that can't be decomposed change element by element`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let moment = FlightMoment()
    var timing = Flight.Timing()
    timing.duration = 1
    let flight = Flight(
      on: moment, timing: timing, barsTouches: false, replaces: false, keyframeMode: .paced)
    view.transform3D = flat(-0.5)
    flight.keyframe = 0...0.5
    FlightRecorder.current.record(into: flight) { view.transform3D = flat(-0.25) }
    flight.keyframe = 0.5...1
    FlightRecorder.current.record(into: flight) { view.transform3D = flat(0) }
    moment.now = 0.5

    let shown = view.presentedValues.transform(of: .transform)
    expect(abs(shown.m34 + 0.25) < 1e-12, "\(shown)")
    let keyframes = FlightKeyframes(mode: .paced)
    keyframes.add(0...1, from: flat(-0.5), to: flat(-0.25))
    expect(keyframes.wayBack(at: 0.5) == nil)
    expectEqual(keyframes.matrixRest(at: 0)[11], -0.25)
    flight.land()
  }

  @Test func `a turn and back stays on the shorter side`() {
    let angle = CGFloat.pi * 0.8
    let turned = Transform3D(rotationAngle: angle, x: 0, y: 0, z: 1)
    let keyframes = FlightKeyframes(mode: .paced)
    keyframes.add(0...0.5, from: Transform3D.identity, to: turned)
    keyframes.add(0.5...1, from: turned, to: Transform3D.identity)

    for (time, part) in [(0.0, 0.0), (0.25, 0.5), (0.5, 1), (0.75, 0.5), (1, 0)] {
      let way = keyframes.wayBack(at: time)?.rotation
      let half = Double(angle) / 2 * part
      expect(
        way.map { abs($0.z - half) < 1e-12 } ?? false, "at \(time): \(String(describing: way))")
    }
  }
}
