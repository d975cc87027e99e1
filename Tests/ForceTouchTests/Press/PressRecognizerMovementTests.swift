import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// How far a finger may move before a long press begins.
@Suite struct PressRecognizerMovementTests {
  @Test(arguments: [CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 0, y: CGFloat.nan)])
  func `A finger that is nowhere is where it was`(_ nowhere: CGPoint) {
    var recognizer = Self.recognizer(.standard)

    expectEqual(recognizer.progress(at: Self.moved(to: nowhere, after: 0.5))?.preview, 1)
  }

  @Test(arguments: [0, -10, CGFloat.nan])
  func `No movement is allowed where it can't be above zero`(_ allowed: CGFloat) {
    let durations = PressDurations(allowableMovement: allowed)
    var still = Self.recognizer(durations)
    var strayed = Self.recognizer(durations)

    expect(still.progress(at: Self.moved(to: .zero, after: 0.3)) != nil)
    expect(strayed.progress(at: Self.moved(to: CGPoint(x: 3, y: 4), after: 0.3)) == nil)
  }

  private static func recognizer(_ durations: PressDurations) -> PressRecognizer {
    PressRecognizer(
      .duration(durations), beginningWith: PressSample(phase: .began, location: .zero))
  }

  private static func moved(to location: CGPoint, after time: TimeInterval) -> PressSample {
    PressSample(phase: .moved, location: location, timestamp: time)
  }
}
