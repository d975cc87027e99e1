import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Callbacks may do anything.
@Suite struct PreviewReentrancyTests {
  private let scene = PressScene()
  private let recorder = PressRecorder()
  private let interaction: PreviewInteraction

  init() {
    interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder
  }

  private var calls: [Call] { recorder.log.calls }

  @Test(arguments: [PressSample.Phase.ended, .cancelled])
  func `A finger that comes down when a press is cancelled presses`(phase: PressSample.Phase) {
    let scene = scene
    var isFirst = true
    recorder.reaction = { call, _ in
      guard isFirst, call == .cancel else { return }
      isFirst = false
      scene.touch()
    }
    scene.touch()
    scene.preview(0.5)

    scene.send(phase, force: 0)
    scene.preview(0.25)

    expectEqual(calls, [.should, .preview(0.5), .cancel, .should, .preview(0.25)])
    expect(scene.dispatcher.activeInteraction === interaction)
  }
}
