import ForceTouch
import Foundation
import Testing

/// R10.1 to R10.4.
@Suite struct PressProgressTests {
  @Test func `Row 10.1: force turns into progress between the thresholds`() {
    let thresholds = PressThresholds(preview: 0.05...0.2, commit: 0.2...0.75)
    let forces: [CGFloat] = [0, 1, 4.0 / 3, 2, 3, 5, 20.0 / 3]

    let progress = forces.map { force in
      let sample = PressSample(phase: .moved, location: .zero, force: force)
      return thresholds.progress(atNormalizedForce: sample.normalizedForce).commit
    }

    let expected: [CGFloat] = [0, 0, 0, 2.0 / 11, 5.0 / 11, 1, 1]
    for (found, wanted) in zip(progress, expected) { #expect(abs(found - wanted) < 1e-12) }
    #expect(progress.last == 1)
    #expect(progress[5] == 1)
  }

  @Test func `Force is a part of the most possible, whatever the device`() {
    let sample = PressSample(phase: .moved, location: .zero, force: 2, maximumPossibleForce: 8)

    #expect(sample.normalizedForce == 0.25)
  }

  @Test(arguments: [-1, .nan, -.infinity] as [CGFloat])
  func `A force that makes no sense is none`(force: CGFloat) {
    let sample = PressSample(phase: .moved, location: .zero, force: force)

    #expect(sample.normalizedForce == 0)
  }

  @Test func `More force than possible is all of it`() {
    let sample = PressSample(phase: .moved, location: .zero, force: .infinity)

    #expect(sample.normalizedForce == 1)
  }

  @Test func `A range of no width is a step`() {
    let thresholds = PressThresholds(preview: 0.5...0.5, commit: 1...1)

    #expect(thresholds.progress(atNormalizedForce: 0.49) == .none)
    #expect(
      thresholds.progress(atNormalizedForce: 0.5) == PressProgress(preview: 1, commit: 0))
  }

  @Test func `A device that can't tell force starts nothing`() {
    let scene = PressScene(recognition: .standard)
    let recorder = PressRecorder()
    let interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder

    for phase in [PressSample.Phase.began, .moved, .ended] {
      scene.dispatcher.send(
        PressSample(phase: phase, location: scene.point, force: 9, maximumPossibleForce: 0))
    }

    #expect(recorder.log.calls == [])
  }

  @Test func `A window whose device can't tell force starts nothing`() {
    let scene = PressScene()
    let recorder = PressRecorder()
    let interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder
    scene.window.forceTouchCapability = .unavailable

    scene.touch()
    scene.commit(1)

    #expect(recorder.log.calls == [])
  }
}
