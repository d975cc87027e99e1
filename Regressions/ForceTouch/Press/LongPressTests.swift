import ForceTouch
import Foundation
import TestSupport
import Testing

@testable import ForceTouchSupport

/// Devices without force: progress from time.
@Suite struct LongPressTests {
  private static let durations = PressDurations(preview: 0...1, commit: 1...3)

  private func calls(
    recognition: PressRecognition = .duration(durations), _ samples: [PressSample]
  ) -> [Call] {
    let scene = PressScene(recognition: recognition)
    let recorder = PressRecorder()
    let interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder
    scene.dispatcher.send(samples)
    return recorder.log.calls
  }

  private func sample(
    _ phase: PressSample.Phase = .moved, at time: TimeInterval, x: CGFloat = 100,
    y: CGFloat = 100, force: CGFloat = 0, maximum: CGFloat = 0
  ) -> PressSample {
    PressSample(
      phase: phase, location: CGPoint(x: x, y: y), force: force, maximumPossibleForce: maximum,
      timestamp: time)
  }

  @Test func `Both phases follow the clock`() {
    let calls = calls([
      sample(.began, at: 10), sample(at: 10.5), sample(at: 11), sample(at: 12), sample(at: 13),
      sample(.ended, at: 14),
    ])

    expectEqual(
      calls,
      [
        .should, .preview(0.5), .preview(1, ended: true), .commit(0.5), .commit(1, ended: true),
      ])
  }

  @Test(
    arguments: [(111, 100, false), (100, 89, false), (108, 107, false), (107, 107, true)]
      as [(CGFloat, CGFloat, Bool)])
  func `A finger that strays before the press begins makes no press`(
    x: CGFloat, y: CGFloat, begins: Bool
  ) {
    let durations = PressDurations(preview: 0.25...1.25, commit: 1.25...3, allowableMovement: 10)

    let calls = calls(
      recognition: .duration(durations),
      [sample(.began, at: 0), sample(at: 0.1, x: x, y: y), sample(at: 0.75)])

    expectEqual(calls, (begins ? [.should, .preview(0.5)] : []))
  }

  @Test(arguments: [(0.25, false), (0.3, false), (2, false), (2, true)] as [(Double, Bool)])
  func `A finger that has strayed when the press would begin makes no press`(
    time: TimeInterval, comesBack: Bool
  ) {
    let durations = PressDurations(preview: 0.2...1.2, commit: 1.2...3, allowableMovement: 10)

    let calls = calls(
      recognition: .duration(durations),
      [
        sample(.began, at: 0), sample(at: 0.1, x: 105), sample(at: time, x: 111),
        sample(at: 3, x: comesBack ? 100 : 111),
      ])

    expectEqual(calls, [])
  }

  @Test(arguments: 0..<200)
  func `A press by time begins with the first sample that is late enough, unless one has strayed`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let durations = PressDurations(preview: 0.5...1, commit: 1...2, allowableMovement: 10)
    let origin = CGPoint(x: 30, y: 40)
    var recognizer = PressRecognizer(
      .duration(durations), beginningWith: PressSample(phase: .began, location: origin))
    var (time, hasBegun, hasStrayed) = (0.0, false, false)

    for _ in 0..<12 {
      time += Double(Int.random(in: 0...2, using: &random)) / 8
      let reach = random.oneIn(6) ? 16 : 7
      let (dx, dy) = (
        CGFloat(Int.random(in: -reach...reach, using: &random)),
        CGFloat(Int.random(in: -reach...reach, using: &random))
      )
      let progress = recognizer.progress(
        at: PressSample(
          phase: .moved, location: CGPoint(x: origin.x + dx, y: origin.y + dy), timestamp: time))

      let expected = durations.progress(after: time)
      if !hasBegun, (dx * dx + dy * dy).squareRoot() > 10 { hasStrayed = true }
      if !hasStrayed, expected.preview > 0 { hasBegun = true }
      expectEqual(progress, (hasStrayed ? nil : expected))
    }
  }

  @Test func `A finger may move once the press has begun`() {
    let calls = calls([sample(.began, at: 0), sample(at: 0.5), sample(at: 0.75, x: 200)])

    expectEqual(calls, [.should, .preview(0.5), .preview(0.75)])
  }

  @Test func `Force is preferred where a touch has it`() {
    let recognition = PressRecognition.forceOrDuration(PressScene.thresholds, Self.durations)

    let calls = calls(
      recognition: recognition,
      [sample(.began, at: 0, maximum: 1), sample(at: 9, force: 0.25, maximum: 1)])

    expectEqual(calls, [.should, .preview(0.5)])
  }

  @Test func `Time counts where a touch has no force`() {
    let recognition = PressRecognition.forceOrDuration(PressScene.thresholds, Self.durations)

    let calls = calls(recognition: recognition, [sample(.began, at: 0), sample(at: 0.25)])

    expectEqual(calls, [.should, .preview(0.25)])
  }

  @Test func `A clock that goes back makes no progress`() {
    let calls = calls([sample(.began, at: 10), sample(at: 9), sample(at: .nan)])

    expectEqual(calls, [])
  }
}
