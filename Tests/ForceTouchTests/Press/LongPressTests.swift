import ForceTouch
import Foundation
import Testing

/// The way of a device without force: progress from time.
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

    #expect(
      calls == [
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

    #expect(calls == (begins ? [.should, .preview(0.5)] : []))
  }

  @Test func `A finger may move once the press has begun`() {
    let calls = calls([sample(.began, at: 0), sample(at: 0.5), sample(at: 0.75, x: 200)])

    #expect(calls == [.should, .preview(0.5), .preview(0.75)])
  }

  @Test func `Force is preferred where a touch has it`() {
    let recognition = PressRecognition.forceOrDuration(PressScene.thresholds, Self.durations)

    let calls = calls(
      recognition: recognition,
      [sample(.began, at: 0, maximum: 1), sample(at: 9, force: 0.25, maximum: 1)])

    #expect(calls == [.should, .preview(0.5)])
  }

  @Test func `Time counts where a touch has no force`() {
    let recognition = PressRecognition.forceOrDuration(PressScene.thresholds, Self.durations)

    let calls = calls(recognition: recognition, [sample(.began, at: 0), sample(at: 0.25)])

    #expect(calls == [.should, .preview(0.25)])
  }

  @Test func `A clock that goes back makes no progress`() {
    let calls = calls([sample(.began, at: 10), sample(at: 9), sample(at: .nan)])

    #expect(calls == [])
  }
}
