import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// The force of a finger, and the progress of a press that follows from it.
@Suite struct PressProgressTests {
  @Test func `T10.1: force turns into progress between the thresholds (R10.3)`() {
    let thresholds = PressThresholds(preview: 0.05...0.2, commit: 0.2...0.75)
    let forces: [CGFloat] = [0, 1, 4.0 / 3, 2, 3, 5, 20.0 / 3]

    let progress = forces.map { force in
      let sample = PressSample(phase: .moved, location: .zero, force: force)
      return thresholds.progress(atNormalizedForce: sample.normalizedForce).commit
    }

    let expected: [CGFloat] = [0, 0, 0, 2.0 / 11, 5.0 / 11, 1, 1]
    for (found, wanted) in zip(progress, expected) { expect(abs(found - wanted) < 1e-12) }
    expectEqual(progress.last, 1)
    expectEqual(progress[5], 1)
  }

  @Test func `R10.2 a peek takes a force of 4/3, a pop one of 5 (R10.3)`() {
    expectEqual(PressThresholds.standard.preview, 0.05...0.2)
    expectEqual(PressThresholds.standard.commit, 0.2...0.75)

    let progress = [1 / 3, 5.0 / 6, 4 / 3, 5].map { (force: CGFloat) in
      let sample = PressSample(phase: .moved, location: .zero, force: force)
      return PressThresholds.standard.progress(atNormalizedForce: sample.normalizedForce)
    }

    let expected: [(preview: CGFloat, commit: CGFloat)] = [(0, 0), (0.5, 0), (1, 0), (1, 1)]
    for (found, wanted) in zip(progress, expected) {
      expect(abs(found.preview - wanted.preview) < 1e-12)
      expect(abs(found.commit - wanted.commit) < 1e-12)
    }
  }

  @Test func `R10.1 force is a part of the most possible, whatever the device (R10.2)`() {
    let sample = PressSample(phase: .moved, location: .zero, force: 2, maximumPossibleForce: 8)

    expectEqual(sample.normalizedForce, 0.25)
  }

  @Test(arguments: [-1, .nan, -.infinity] as [CGFloat])
  func `A force that makes no sense is none`(force: CGFloat) {
    let sample = PressSample(phase: .moved, location: .zero, force: force)

    expectEqual(sample.normalizedForce, 0)
  }

  @Test func `More force than possible is all of it`() {
    let sample = PressSample(phase: .moved, location: .zero, force: .infinity)

    expectEqual(sample.normalizedForce, 1)
  }

  @Test func `A range of no width is a step`() {
    let thresholds = PressThresholds(preview: 0.5...0.5, commit: 1...1)

    expectEqual(thresholds.progress(atNormalizedForce: 0.49), .none)
    expectEqual(
      thresholds.progress(atNormalizedForce: 0.5), PressProgress(preview: 1, commit: 0))
  }

  @Test func `R10.4 a device without force starts nothing`() {
    let scene = PressScene(recognition: .standard)
    let recorder = PressRecorder()
    let interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder

    for phase in [PressSample.Phase.began, .moved, .ended] {
      scene.dispatcher.send(
        PressSample(phase: phase, location: scene.point, force: 9, maximumPossibleForce: 0))
    }

    expectEqual(recorder.log.calls, [])
  }

  @Test func `R10.4 a window whose device has no force starts nothing`() {
    let scene = PressScene()
    let recorder = PressRecorder()
    let interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder
    scene.window.forceTouchCapability = .unavailable

    scene.touch()
    scene.commit(1)

    expectEqual(recorder.log.calls, [])
  }
}
