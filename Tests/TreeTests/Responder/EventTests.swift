import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

private final class TouchNotes {
  var lines: [String] = []
}

/// A view that logs its touches by the x coordinate of each, in order.
private final class Pad: View {
  var name = ""
  var notes = TouchNotes()

  private func note(_ word: String, _ touches: Set<Touch>) {
    let places = touches.map { Int($0.location(in: nil).x) }.sorted()
    notes.lines.append("\(name) \(word) \(places)")
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note("cancelled", touches)
  }
}

/// Events, and the touches that a window sends to its views.
@Suite struct EventTests {
  private let window = Window(frame: .xywh(0, 0, 100, 100))
  private let left = Pad(frame: .xywh(0, 0, 50, 100))
  private let right = Pad(frame: .xywh(50, 0, 50, 100))
  private let notes = TouchNotes()

  init() {
    (left.name, right.name) = ("left", "right")
    window.addSubview(left)
    window.addSubview(right)
    (left.notes, right.notes) = (notes, notes)
  }

  private func touch(_ view: View?, _ x: CGFloat) -> Touch {
    Touch(view: view, window: window, location: .xy(x, 10), timestamp: 0)
  }

  private func send(_ touches: [Touch]) -> [String] {
    notes.lines = []
    window.sendEvent(Event(timestamp: 1, touches: touches))
    return notes.lines
  }

  @Test func `R4.16 a precise location is the location unless the host measures one`() {
    let finger = touch(right, 60)
    expectEqual(finger.preciseLocation(in: right), .xy(10, 10))

    finger.move(to: .xy(70, 10), preciseLocation: .xy(70.25, 10), phase: .moved, timestamp: 1)
    expectEqual(finger.location(in: right), .xy(20, 10))
    expectEqual(finger.preciseLocation(in: right), .xy(20.25, 10))
    expectEqual(finger.precisePreviousLocation(in: nil), .xy(60, 10))

    finger.move(to: .xy(80, 10), phase: .moved, timestamp: 2)
    expectEqual(finger.preciseLocation(in: nil), .xy(80, 10))
    expectEqual(finger.precisePreviousLocation(in: nil), .xy(70.25, 10))
  }

  @Test func `R4.17 an event has the touches of each view and window`() {
    let (one, two, other) = (touch(left, 1), touch(right, 60), touch(nil, 3))
    let event = Event(timestamp: 2, touches: [one, two, other])

    expectEqual(event.allTouches, [one, two, other])
    expectEqual(event.touches(for: left), [one])
    expectEqual(event.touches(for: window), [one, two, other])
    expect(event.touches(for: View()) == nil && event.touches(for: Window()) == nil)
    expect(Event().allTouches == nil && Event().type == .touches)
    expectEqual(event.timestamp, 2)
  }

  @Test func `R4.17 coalesced touches end with a copy of the touch itself`() throws {
    let (finger, before) = (touch(left, 5), touch(left, 3))
    finger.move(to: .xy(7, 10), preciseLocation: .xy(7.5, 10), phase: .moved, timestamp: 4)
    (finger.tapCount, finger.force, finger.maximumPossibleForce) = (2, 1.5, 6)
    (finger.type, finger.majorRadius, finger.majorRadiusTolerance) = (.pencil, 20, 5)
    let event = Event(timestamp: 4, touches: [finger], earlierTouches: [finger: [before]])

    let states = try #require(event.coalescedTouches(for: finger))

    expectEqual(states.count, 2)
    expect(states[0] === before && states[1] !== finger)
    let copy = states[1]
    finger.move(to: .zero, phase: .ended, timestamp: 5)
    expectEqual(copy.location(in: left), .xy(7, 10))
    expectEqual(copy.previousLocation(in: left), .xy(5, 10))
    expectEqual(copy.preciseLocation(in: left), .xy(7.5, 10))
    expectEqual(copy.precisePreviousLocation(in: left), .xy(5, 10))
    expect(copy.view === left && copy.window === window && copy.phase == .moved)
    expect(copy.tapCount == 2 && copy.force == 1.5 && copy.maximumPossibleForce == 6)
    expect(copy.type == .pencil && copy.majorRadius == 20 && copy.majorRadiusTolerance == 5)
    expectEqual(copy.timestamp, 4)
    expect(event.coalescedTouches(for: before) == nil)
  }

  @Test func `R4.18 touches go to the views in which they began, by phase`() {
    left.isMultipleTouchEnabled = true
    let (one, two, three) = (touch(right, 60), touch(left, 2), touch(left, 3))
    expectEqual(send([one, two, three, touch(nil, 9)]), ["right began [60]", "left began [2, 3]"])

    one.move(to: .xy(61, 10), phase: .ended, timestamp: 1)
    two.move(to: .xy(90, 10), phase: .moved, timestamp: 1)
    three.move(to: .xy(3, 10), phase: .stationary, timestamp: 1)
    expectEqual(send([one, two, three]), ["left moved [90]", "right ended [61]"])

    two.move(to: .xy(90, 10), phase: .cancelled, timestamp: 2)
    expectEqual(send([two, three]), ["left cancelled [90]"])

    let elsewhere = Touch(view: left, window: Window(), location: .zero, timestamp: 0)
    expectEqual(send([elsewhere]), [])
  }

  @Test func `R4.18 a view without multiple touches gets the first one only`() {
    let (one, two) = (touch(left, 1), touch(left, 2))
    expectEqual(send([one, two]), ["left began [1]"])

    one.move(to: .xy(5, 10), phase: .ended, timestamp: 1)
    two.move(to: .xy(6, 10), phase: .moved, timestamp: 1)
    expectEqual(send([one, two]), ["left ended [5]"])
    two.move(to: .xy(7, 10), phase: .ended, timestamp: 2)
    expectEqual(send([two]), [])

    expectEqual(send([touch(left, 8)]), ["left began [8]"])
  }

  @Test func `R4.18 an exclusive view shares the window with no other`() {
    left.isExclusiveTouch = true
    let (one, two) = (touch(right, 60), touch(left, 2))
    expectEqual(send([one]), ["right began [60]"])
    one.move(to: .xy(60, 10), phase: .stationary, timestamp: 1)
    expectEqual(send([one, two]), [])

    let (three, four) = (touch(left, 3), touch(right, 64))
    expectEqual(send([three, four]), ["left began [3]"])
  }
}
