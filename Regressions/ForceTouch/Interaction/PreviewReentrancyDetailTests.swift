import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Callbacks may do anything.
@Suite struct PreviewReentrancyDetailTests {
  private let scene = PressScene()
  private let recorder = PressRecorder()
  private let interaction: PreviewInteraction

  init() {
    interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder
  }

  private var calls: [Call] { recorder.log.calls }

  @Test func `Cancelled in shouldBegin, a press that may begin is reported as ended at once`() {
    recorder.reaction = { call, interaction in if call == .should { interaction.cancel() } }

    scene.touch()
    scene.commit(1)

    expectEqual(calls, [.should, .cancel])
  }

  @Test func `Cancelled in shouldBegin, a press that may not begin makes no call`() {
    recorder.mayBegin = false
    recorder.reaction = { _, interaction in interaction.cancel() }

    scene.touch()
    scene.commit(1)

    expectEqual(calls, [.should])
  }

  @Test func `Cancelled in the last call of the preview, the commit phase doesn't start`() {
    recorder.reaction = { call, interaction in
      if call == .preview(1, ended: true) { interaction.cancel() }
    }

    scene.touch()
    scene.commit(1)

    expectEqual(calls, [.should, .preview(1, ended: true), .cancel])
  }

  @Test func `Cancelled in the last call of all, the press is complete already`() {
    recorder.reaction = { call, interaction in
      if call == .commit(1, ended: true) { interaction.cancel() }
    }

    scene.touch()
    scene.commit(1)

    expectEqual(calls, [.should, .preview(1, ended: true), .commit(1, ended: true)])
  }

  @Test func `A view taken away in a callback cancels the press with the next sample`() {
    let view = scene.view
    recorder.reaction = { call, _ in if call == .preview(0.5) { view.removeFromSuperview() } }

    scene.touch()
    scene.preview(0.5)
    scene.preview(0.75)
    scene.commit(1)

    expectEqual(calls, [.should, .preview(0.5), .cancel])
  }

  @Test func `A view taken away while asked cancels before any progress`() {
    let view = scene.view
    recorder.reaction = { call, _ in if call == .should { view.removeFromSuperview() } }

    scene.touch()
    scene.commit(1)

    expectEqual(calls, [.should, .cancel])
  }

  @Test func `A delegate that goes during the press ends it silently`() {
    var recorder: PressRecorder? = PressRecorder()
    let log = recorder?.log
    interaction.delegate = recorder
    scene.touch()
    scene.preview(0.5)

    recorder = nil
    scene.preview(1)
    scene.lift()

    expectEqual(log?.calls, [.should, .preview(0.5)])
  }

  @Test func `A delegate that replaces another is only called for the next press`() {
    let next = PressRecorder()
    scene.touch()
    scene.preview(0.5)

    interaction.delegate = next
    scene.commit(1)
    scene.lift()
    scene.touch()
    scene.preview(0.25)

    expectEqual(calls, [.should, .preview(0.5)])
    expectEqual(next.log.calls, [.should, .preview(0.25)])
  }

  @Test func `An interaction released during the press makes no more calls`() {
    let view = View(frame: scene.view.bounds)
    scene.view.addSubview(view)
    var owned: PreviewInteraction? = PreviewInteraction(view: view)
    owned?.delegate = recorder
    recorder.reaction = { _, _ in owned = nil }

    scene.touch()
    scene.preview(0.5)
    scene.preview(0.75)
    scene.lift()

    expect(owned == nil)
    expectEqual(calls, [.should, .preview(0.5)])
  }

  @Test func `A finger lifted inside a callback can come down again there`() {
    let scene = scene
    var isFirst = true
    recorder.reaction = { call, _ in
      guard isFirst, call == .preview(0.5) else { return }
      isFirst = false
      scene.lift()
      scene.touch()
      scene.preview(0.25)
    }

    scene.touch()
    scene.preview(0.5)
    scene.preview(0.75)

    expectEqual(
      calls, [.should, .preview(0.5), .cancel, .should, .preview(0.25), .preview(0.75)])
  }

  @Test func `A finger lifted while an older press is cancelled presses no more`() {
    var old: PressDispatcher? = PressDispatcher(
      window: scene.window, recognition: .force(PressScene.thresholds))
    for (phase, force) in [(PressSample.Phase.began, 0), (.moved, 0.25)] as [(_, CGFloat)] {
      old?.send(
        PressSample(phase: phase, location: scene.point, force: force, maximumPossibleForce: 1))
    }
    old = nil
    let scene = scene
    recorder.reaction = { call, _ in if call == .cancel { scene.lift() } }

    scene.touch()
    let active = scene.dispatcher.activeInteraction
    scene.preview(0.75)

    expect(active == nil)
    expectEqual(calls, [.should, .preview(0.5), .cancel])
  }
}
