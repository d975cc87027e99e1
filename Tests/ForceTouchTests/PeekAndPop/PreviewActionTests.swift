import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// The rows under a peek (R10.20).
@Suite struct PreviewActionTests {
  private final class Chat: ViewController {
    private(set) var performed: [String] = []
    override var previewActionItems: [any PreviewActionItem] {
      [
        action("Mark read", .selected),
        PreviewActionGroup(
          title: "Reply", style: .default,
          actions: [action("Yes", .default), action("No", .default)]),
        action("Delete", .destructive),
      ]
    }

    private func action(_ title: String, _ style: PreviewAction.Style) -> PreviewAction {
      PreviewAction(title: title, style: style) { [weak self] action, previewed in
        guard let self, previewed === self else { return }
        performed.append(action.title)
      }
    }
  }

  private let scene = PeekScene()
  private let chat = Chat()

  init() {
    scene.previewer.controller = chat
    scene.register()
  }

  private var peek: PeekPresentation? { scene.press.dispatcher.peek }

  private func swipeUp(by distance: CGFloat = 44) {
    scene.press.touch()
    scene.press.preview(1)
    scene.press.point.y -= distance
    scene.press.commit(0.25)
  }

  @Test func `R10.20 sliding up reveals the actions in order`() {
    swipeUp()

    expectEqual(peek?.actionItems.map(\.title), ["Mark read", "Reply", "Delete"])
  }

  @Test(arguments: [-100, -44, -20, 0, 20, 44, 100] as [CGFloat], [20, 43, 44, 60] as [CGFloat])
  func `The way up begins where the finger was when the controller was shown`(
    before: CGFloat, after: CGFloat
  ) {
    scene.press.touch()
    scene.press.preview(0.5)
    scene.press.point.y += before
    scene.press.preview(1)
    scene.press.point.y -= after
    scene.press.commit(0.25)

    expectEqual(peek?.isShowingActions, (after >= PeekPresentation.distanceRevealingActions))
  }

  @Test func `Sliding a little reveals nothing`() {
    swipeUp(by: 43)

    expect(peek?.isShowingActions == false)
    expect(peek?.actionItems.isEmpty == true)
  }

  @Test func `The actions stay when the finger is lifted`() {
    swipeUp()
    scene.press.lift()

    expect(peek?.isShowingActions == true)
  }

  @Test func `With the actions shown, pressing harder commits nothing`() {
    swipeUp()
    scene.press.commit(1)

    expect(scene.previewer.committed.isEmpty)
    expect(peek?.isShowingActions == true)
  }

  @Test func `R10.20 an action is performed on the controller peeked at, and ends the peek`() {
    swipeUp()
    scene.press.lift()
    let shown = peek

    shown?.selectAction(at: 2)

    expectEqual(chat.performed, ["Delete"])
    expect(shown?.isEnded == true)
    expect(peek == nil)
  }

  @Test func `R10.20 a group opens its actions and closes again`() {
    swipeUp()
    peek?.selectAction(at: 1)
    let inGroup = peek?.actionItems.map(\.title)
    peek?.closeGroup()

    expectEqual(inGroup, ["Yes", "No"])
    expectEqual(peek?.actionItems.count, 3)
  }

  @Test func `An action of a group is performed`() {
    swipeUp()
    peek?.selectAction(at: 1)
    peek?.selectAction(at: 0)

    expectEqual(chat.performed, ["Yes"])
  }

  @Test func `Styles and titles are kept`() {
    let action = PreviewAction(title: "Delete", style: .destructive) { _, _ in }

    expectEqual(action.title, "Delete")
    expectEqual(action.style, .destructive)
  }

  @Test func `A controller without actions shows none`() {
    scene.previewer.controller = ViewController()

    swipeUp(by: 100)
    scene.press.lift()

    expect(peek == nil)
  }

  @Test func `A finger that comes down beside the actions dismisses them and presses on nothing`() {
    swipeUp()
    scene.press.lift()

    scene.press.touch()
    scene.press.commit(1)

    expect(peek == nil)
    expectEqual(scene.previewer.locations.count, 1)
  }

  @Test func `The host can reveal the actions itself`() {
    scene.press.touch()
    scene.press.preview(1)
    peek?.revealActions()
    scene.press.lift()

    expect(peek?.isShowingActions == true)
  }

  @Test func `Actions that another finger's peek has covered leave the next press alone`() {
    let side = View(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
    scene.press.view.addSubview(side)
    scene.controller.registerForPreviewing(with: scene.previewer, sourceView: side)
    let finger = PressDispatcher(
      window: scene.press.window, recognition: .force(PressScene.thresholds))
    func send(_ phase: PressSample.Phase, _ force: CGFloat) {
      finger.send(
        PressSample(
          phase: phase, location: CGPoint(x: 10, y: 440), force: force, maximumPossibleForce: 1))
    }
    send(.began, 0)
    swipeUp()
    let covered = peek
    send(.moved, 0.25)
    scene.press.lift()
    send(.ended, 0)

    scene.press.touch()
    scene.press.preview(1)

    expect(covered?.isEnded == true)
    expect(peek?.isEnded == false)
  }

  @Test func `A row of a custom kind does nothing, and leaves the others there`() {
    final class Divider: PreviewActionItem {
      let title = "-"
    }
    final class Divided: ViewController {
      var count = 0
      override var previewActionItems: [any PreviewActionItem] {
        [
          Divider(),
          PreviewAction(title: "Delete", style: .destructive) { [weak self] _, _ in
            self?.count += 1
          },
        ]
      }
    }
    let divided = Divided()
    scene.previewer.controller = divided
    swipeUp()
    scene.press.lift()
    let shown = peek

    shown?.selectAction(at: 0)
    let titles = shown?.actionItems.map(\.title)
    shown?.selectAction(at: 1)

    expectEqual(titles, ["-", "Delete"])
    expectEqual(divided.count, 1)
    expect(shown?.isEnded == true)
  }
}
