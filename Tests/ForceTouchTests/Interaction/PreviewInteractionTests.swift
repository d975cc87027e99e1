import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// T10.2 to T10.6, and the rules of preview interactions.
@Suite struct PreviewInteractionTests {
  private let scene = PressScene()
  private let recorder = PressRecorder()
  private let interaction: PreviewInteraction

  init() {
    interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder
  }

  private var calls: [Call] { recorder.log.calls }

  @Test func `T10.2: a whole press (R10.7, R10.8)`() {
    scene.touch()
    for progress in [0.2, 0.7, 1] { scene.preview(progress) }
    for progress in [0.5, 1] { scene.commit(progress) }
    scene.lift()

    expectEqual(
      calls,
      [
        .should, .preview(0.2), .preview(0.7), .preview(1, ended: true), .commit(0.5),
        .commit(1, ended: true),
      ])
  }

  @Test func `T10.3: lifted during the preview (R10.9)`() {
    scene.touch()
    scene.preview(0.4)
    scene.lift()

    expectEqual(calls, [.should, .preview(0.4), .cancel])
  }

  @Test func `T10.4: not let begin (R10.6)`() {
    recorder.mayBegin = false

    scene.touch()
    scene.preview(0.4)
    scene.commit(1)
    scene.lift()

    expectEqual(calls, [.should])
  }

  @Test func `T10.5: cancelled during the commit phase (R10.9)`() {
    scene.touch()
    scene.preview(1)
    scene.commit(0.5)
    interaction.cancel()
    scene.commit(1)
    scene.lift()

    expectEqual(calls, [.should, .preview(1, ended: true), .commit(0.5), .cancel])
  }

  @Test func `T10.6: from nothing to all in one event (R10.7)`() {
    scene.touch()
    scene.commit(1)

    expectEqual(calls, [.should, .preview(1, ended: true), .commit(1, ended: true)])
  }

  @Test func `R10.6 a refused press leaves the next one alone`() {
    recorder.mayBegin = false
    scene.touch()
    scene.preview(0.5)
    scene.lift()
    recorder.mayBegin = true

    scene.touch()
    scene.preview(0.5)

    expectEqual(calls, [.should, .should, .preview(0.5)])
  }

  @Test func `R10.10 progress falls with the force, but an ended phase doesn't come back`() {
    scene.touch()
    scene.preview(0.5)
    scene.preview(0.25)
    scene.preview(1)
    scene.preview(0.5)
    scene.commit(0.5)
    scene.preview(0)

    expectEqual(
      calls,
      [
        .should, .preview(0.5), .preview(0.25), .preview(1, ended: true), .commit(0),
        .commit(0.5), .commit(0),
      ])
  }

  @Test func `R10.9 a finger lifted between the phases cancels`() {
    scene.touch()
    scene.preview(1)
    scene.lift()

    expectEqual(calls, [.should, .preview(1, ended: true), .cancel])
  }

  @Test func `R10.9 an interruption cancels, and the rest of the touch does nothing`() {
    scene.touch()
    scene.preview(0.5)
    scene.interrupt()
    scene.preview(0.75)
    scene.lift()

    expectEqual(calls, [.should, .preview(0.5), .cancel])
  }

  @Test func `R10.9 cancelling twice, or after the end, makes no more calls`() {
    scene.touch()
    scene.preview(0.5)
    interaction.cancel()
    interaction.cancel()
    scene.lift()
    interaction.cancel()

    expectEqual(calls, [.should, .preview(0.5), .cancel])
  }

  @Test func `R10.9 cancelling a complete press makes no calls`() {
    scene.touch()
    scene.commit(1)
    interaction.cancel()

    expectEqual(calls.last, .commit(1, ended: true))
  }

  @Test func `A press cancelled before it begins never begins`() {
    scene.touch()
    interaction.cancel()
    scene.commit(1)

    expectEqual(calls, [])
  }

  @Test func `R10.8 without a commit phase the press is complete at the end of the preview`() {
    let previewOnly = PreviewOnlyRecorder()
    interaction.delegate = previewOnly

    scene.touch()
    scene.preview(0.5)
    scene.preview(1)
    scene.lift()

    expectEqual(previewOnly.calls, [.preview(0.5), .preview(1, ended: true)])
  }

  @Test(arguments: 0..<8)
  func `R10.5 the press goes to the last interaction of the view that is still there`(kept: Int) {
    let recorders = (0..<3).map { _ in PressRecorder() }
    var others = recorders.map { recorder -> PreviewInteraction? in
      let other = PreviewInteraction(view: scene.view)
      other.delegate = recorder
      return other
    }
    for number in 0..<3 where kept & 1 << number == 0 { others[number] = nil }

    scene.touch()
    scene.preview(0.5)

    let last = (0..<3).last { others[$0] != nil }
    for (number, other) in recorders.enumerated() {
      expectEqual(other.log.calls, (number == last ? [.should, .preview(0.5)] : []))
    }
    expectEqual(calls, (last == nil ? [.should, .preview(0.5)] : []))
  }

  @Test func `R10.13 a second finger is ignored`() {
    scene.touch()
    scene.preview(0.5)
    scene.touch()
    scene.preview(0.75)

    expectEqual(calls, [.should, .preview(0.5), .preview(0.75)])
  }

  @Test func `Two dispatchers don't press on one interaction at once`() {
    let other = PressDispatcher(window: scene.window, recognition: .force(PressScene.thresholds))
    scene.touch()
    scene.preview(0.5)

    let sample = PressSample(
      phase: .began, location: scene.point, force: 1, maximumPossibleForce: 1)
    other.send(sample)

    expectEqual(calls, [.should, .preview(0.5)])
  }

  @Test func `A press whose dispatcher has gone is cancelled when the next begins`() {
    var other: PressDispatcher? = PressDispatcher(
      window: scene.window, recognition: .force(PressScene.thresholds))
    let sample = PressSample(
      phase: .began, location: scene.point, force: 0.25, maximumPossibleForce: 1)
    other?.send(sample)

    other = nil
    scene.touch()
    scene.preview(0.75)

    expectEqual(calls, [.should, .preview(0.5), .cancel, .should, .preview(0.75)])
  }

  @Test func `Samples without a finger down are ignored`() {
    scene.preview(1)
    scene.lift()
    scene.interrupt()

    expectEqual(calls, [])
  }

  @Test(arguments: [true, false])
  func `R10.44 an app that isn't active receives no presses`(isInBackground: Bool) {
    final class Silent: ApplicationDelegate {}
    let application = Application.launch(delegate: Silent())
    scene.window.makeKeyAndVisible()
    scene.touch()
    scene.preview(0.5)

    if isInBackground { application.enterBackground() } else { application.resignActive() }

    expectEqual(calls, [.should, .preview(0.5), .cancel])
    scene.preview(0.75)
    scene.lift()
    scene.touch()
    application.becomeActive()
    scene.preview(0.75)
    scene.lift()
    expectEqual(calls.count, 3)
    scene.touch()
    scene.preview(0.25)
    expectEqual(calls.dropFirst(3), [.should, .preview(0.25)])
  }

  @Test func `R10.5 view and interaction don't hold one another, nor the delegate`() {
    weak var weakView: View?
    weak var weakInteraction: PreviewInteraction?
    weak var weakRecorder: PressRecorder?
    do {
      let view = View()
      let recorder = PressRecorder()
      let interaction = PreviewInteraction(view: view)
      interaction.delegate = recorder
      (weakView, weakInteraction, weakRecorder) = (view, interaction, recorder)
    }

    expect(weakView == nil)
    expect(weakInteraction == nil)
    expect(weakRecorder == nil)
  }
}
