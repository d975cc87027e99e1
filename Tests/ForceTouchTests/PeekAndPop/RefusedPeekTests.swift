import ForceTouch
import Foundation
import Testing
import ViewGeometry

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

    #expect(scene.previewer.locations.count == 2)
    #expect(scene.previewer.committed.isEmpty)
  }
}
