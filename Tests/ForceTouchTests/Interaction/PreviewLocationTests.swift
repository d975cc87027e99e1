import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// `location(in:)`, R10.12.
@Suite struct PreviewLocationTests {
  private let scene = PressScene()
  private let recorder = PressRecorder()
  private let pressed = ScrollView(frame: CGRect(x: 20, y: 100, width: 200, height: 300))
  private let interaction: PreviewInteraction

  init() {
    scene.view.addSubview(pressed)
    interaction = PreviewInteraction(view: pressed)
    interaction.delegate = recorder
  }

  @Test func `R3.16, R10.12 nil represents the window`() {
    scene.touch()

    expectEqual(interaction.location(in: nil), CGPoint(x: 100, y: 200))
  }

  @Test func `R10.6 it is valid during the delegate's call`() {
    var found: CGPoint?
    let pressed = pressed
    recorder.reaction = { _, interaction in found = found ?? interaction.location(in: pressed) }

    scene.touch()
    scene.preview(0.5)

    expectEqual(found, CGPoint(x: 80, y: 100))
  }

  @Test func `R10.12 it follows the finger in both phases`() {
    scene.touch()
    scene.preview(1)
    scene.point = CGPoint(x: 120, y: 210)
    scene.commit(0.5)

    expectEqual(interaction.location(in: pressed), CGPoint(x: 100, y: 110))
  }

  @Test func `It is converted as the view lies when asked`() {
    scene.touch()
    pressed.contentOffset = CGPoint(x: 0, y: 1000)
    pressed.transform = CGAffineTransform(scaleX: 2, y: 2)

    let location = interaction.location(in: pressed)

    expectEqual(location, pressed.convert(scene.point, from: scene.window as View?))
    expect(location != CGPoint(x: 80, y: 100))
  }

  @Test func `It is given in the space of a screen`() {
    let screen = Screen(portraitSize: CGSize(width: 320, height: 480))
    scene.window.screen = screen
    scene.window.frame.origin = CGPoint(x: 5, y: 7)
    scene.touch()

    expectEqual(interaction.location(in: screen.coordinateSpace), CGPoint(x: 105, y: 207))
  }

  @Test func `It is zero before the first press and stays after the last`() {
    let before = interaction.location(in: nil)
    scene.touch()
    scene.lift()

    expectEqual(before, .zero)
    expectEqual(interaction.location(in: nil), CGPoint(x: 100, y: 200))
  }

  @Test func `R10.12 at the end it is where the finger was lifted`() {
    var found: CGPoint?
    recorder.reaction = { call, interaction in
      if call == .cancel { found = interaction.location(in: nil) }
    }
    scene.touch()
    scene.preview(0.5)
    scene.point = CGPoint(x: 120, y: 210)
    scene.lift()

    expectEqual(found, CGPoint(x: 120, y: 210))
    expectEqual(interaction.location(in: nil), CGPoint(x: 120, y: 210))
  }

  @Test func `A location that isn't finite keeps the previous one`() {
    scene.touch()
    scene.point = CGPoint(x: CGFloat.nan, y: 0)
    scene.preview(0.5)

    expectEqual(interaction.location(in: nil), CGPoint(x: 100, y: 200))
    expectEqual(recorder.log.calls, [.should, .preview(0.5)])
  }
}
