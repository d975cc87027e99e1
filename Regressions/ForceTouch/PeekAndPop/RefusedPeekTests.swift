import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Presses for which there is no controller, after others that had one.
@Suite struct RefusedPeekTests {
  private final class Chat: ViewController {
    override var previewActionItems: [any PreviewActionItem] {
      [PreviewAction(title: "Delete", style: .destructive) { _, _ in }]
    }
  }

  @Test func `R10.14 a press without a controller doesn't commit that of the last peek`() {
    let scene = PeekScene()
    scene.previewer.controller = Chat()
    scene.register()
    scene.press.touch()
    scene.press.preview(1)
    scene.press.dispatcher.peek?.revealActions()
    scene.press.lift()
    scene.press.dispatcher.peek?.selectAction(at: 0)
    scene.previewer.controller = nil

    scene.press.touch()
    scene.press.preview(1)
    scene.press.commit(1)
    scene.press.lift()

    expectEqual(scene.previewer.locations.count, 2)
    expect(scene.previewer.committed.isEmpty)
  }

  @Test func `A peek by another finger replaces the current one`() {
    let (scene, other) = (PeekScene(), Previewer())
    scene.previewer.controller = Chat()
    let above = View(frame: CGRect(x: 20, y: 0, width: 200, height: 90))
    scene.press.view.addSubview(above)
    scene.register()
    scene.controller.registerForPreviewing(with: other, sourceView: above)
    let second = PressDispatcher(
      window: scene.press.window, recognition: .force(PressScene.thresholds))
    scene.press.touch()
    scene.press.preview(1)
    let first = scene.press.dispatcher.peek

    for (phase, force) in [(.began, 0), (.moved, 0.5)] as [(PressSample.Phase, CGFloat)] {
      second.send(
        PressSample(
          phase: phase, location: CGPoint(x: 50, y: 50), force: force, maximumPossibleForce: 1))
    }
    scene.press.point.y -= 100
    scene.press.commit(0.5)

    expect(first?.isEnded == true)
    expect(scene.press.dispatcher.peek?.previewedController === other.controller)
    expect(scene.press.dispatcher.activeInteraction == nil)
  }
}
