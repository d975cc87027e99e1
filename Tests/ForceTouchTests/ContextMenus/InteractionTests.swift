import ForceTouch
import Foundation
import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

@Suite struct InteractionTests {
  private final class Recorder: UIInteraction {
    private(set) weak var view: UIView?
    var lines: [String] = []

    func willMove(to view: UIView?) { lines.append("will \(name(view)) from \(name(self.view))") }

    func didMove(to view: UIView?) {
      self.view = view
      lines.append("did \(name(view))")
    }

    private func name(_ view: UIView?) -> String { view.map { "\($0.tag)" } ?? "none" }
  }

  private let interaction = Recorder()
  private let first = UIView()
  private let second = UIView()

  init() { (first.tag, second.tag) = (1, 2) }

  @Test func `R10.34 An interaction is notified of its view, and is at one view at a time`() {
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    second.removeInteraction(interaction)
    second.removeInteraction(interaction)

    expectEqual(
      interaction.lines,
      [
        "will 1 from none", "did 1", "will none from 1", "did none", "will 2 from none", "did 2",
        "will none from 2", "did none",
      ])
    expect(first.interactions.isEmpty)
    expect(second.interactions.isEmpty)
  }

  @Test func `R10.34 A view has an interaction that has come, and none that has left`() {
    final class Counting: UIInteraction {
      weak var view: UIView?
      var counts: [Int] = []
      var views: [UIView] = []

      private func note() { counts += views.map(\.interactions.count) }
      func willMove(to view: UIView?) { note() }
      func didMove(to view: UIView?) {
        self.view = view
        note()
      }
    }
    let counting = Counting()
    counting.views = [first, second]

    first.addInteraction(counting)
    second.addInteraction(counting)
    second.interactions = []

    expectEqual(
      counting.counts,
      [
        // To the first, off it, to the second, off it: before and after each.
        0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0,
      ])
  }

  @Test func `The list of interactions can be set`() {
    let others = [Recorder(), Recorder()]
    first.addInteraction(interaction)
    first.interactions = others
    first.interactions = [others[1], interaction, others[0]]

    expectEqual(
      first.interactions.map { ObjectIdentifier($0) },
      [others[1], interaction, others[0]].map { ObjectIdentifier($0) })
    expectEqual(others[0].lines, ["will 1 from none", "did 1"])
    expectEqual(interaction.lines.count, 6)
  }

  @Test func `A view holds its interactions, and they don't hold it`() {
    weak var weakInteraction: UIContextMenuInteraction?
    weak var weakView: UIView?
    let recorder = MenuRecorder()
    do {
      let view = UIView()
      let interaction = UIContextMenuInteraction(delegate: recorder)
      view.addInteraction(interaction)
      (weakView, weakInteraction) = (view, interaction)
      expect(weakInteraction?.view === view)
    }

    expect(weakView == nil)
    expect(weakInteraction == nil)
  }

  @Test func `One that is attached elsewhere when its menu ends stays there`() {
    let scene = MenuScene()
    let (other, third) = (UIView(), UIView())
    scene.open()
    scene.recorder.reaction = { line, interaction in
      if line == "end" { other.addInteraction(interaction) }
    }

    scene.press.view.removeInteraction(scene.interaction)
    let afterRemoving = (scene.interaction.view, other.interactions.count)
    scene.press.view.addInteraction(scene.interaction)
    scene.open()
    third.addInteraction(scene.interaction)

    expect(afterRemoving.0 === other)
    expectEqual(afterRemoving.1, 1)
    expect(scene.interaction.view === other)
    expectEqual(other.interactions.count, 1)
    expect(third.interactions.isEmpty)
    expect(scene.press.view.interactions.isEmpty)
  }

  @Test func `A menu whose view is removed during its request isn't opened`() {
    let scene = MenuScene()
    let view = scene.press.view
    scene.recorder.reaction = { line, _ in
      if line == "configuration" { view.removeFromSuperview() }
    }
    scene.open()
    let menu = scene.menu
    scene.press.window.addSubview(view)
    scene.recorder.reaction = { _, _ in }
    scene.open()

    expect(menu == nil)
    expect(scene.menu?.isDisplayed == true)
  }

  @Test func `A menu that the end of another one takes off isn't asked for`() {
    let scene = MenuScene()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let second = MenuRecorder()
    let interaction = UIContextMenuInteraction(delegate: second)
    scene.press.window.addSubview(other)
    other.addInteraction(interaction)
    let finger = PressDispatcher(
      window: scene.press.window, recognition: .force(PressScene.thresholds))
    finger.send(PressSample(phase: .began, location: .zero, force: 0, maximumPossibleForce: 1))
    scene.open()
    scene.recorder.reaction = { line, _ in
      if line == "end" { other.removeInteraction(interaction) }
    }

    finger.send(PressSample(phase: .moved, location: .zero, force: 0.5, maximumPossibleForce: 1))

    expect(interaction.view == nil)
    expectEqual(second.lines, [])
    expect(scene.menu == nil)
  }

  @Test func `A context menu goes along to another view`() {
    let scene = MenuScene()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scene.press.window.addSubview(other)
    other.addInteraction(scene.interaction)
    scene.open()

    expect(scene.interaction.view === other)
    expect(scene.press.view.interactions.isEmpty)
    expect(scene.menu?.isDisplayed == true)
    expect(scene.menu?.highlightPreview?.view === other)
  }

  @Test func `A menu that is over goes with its window, its view and its delegate`() {
    weak var window: UIWindow?
    weak var view: UIView?
    weak var interaction: UIContextMenuInteraction?
    weak var recorder: MenuRecorder?
    do {
      let scene = MenuScene()
      scene.open()
      scene.tapElsewhere()
      expect(scene.menu == nil)
      (window, view) = (scene.press.window, scene.press.view)
      (interaction, recorder) = (scene.interaction, scene.recorder)
    }

    expect(window == nil)
    expect(view == nil)
    expect(interaction == nil)
    expect(recorder == nil)
  }

  @Test func `A menu whose delegate has gone refuses the press`() {
    let press = PressScene()
    let interaction = UIContextMenuInteraction(delegate: MenuRecorder())
    press.view.addInteraction(interaction)

    press.touch()
    press.preview(0.5)
    let active = press.dispatcher.activeInteraction
    press.preview(1)

    expect(interaction.delegate == nil)
    expect(active == nil)
    expect(press.dispatcher.contextMenu == nil)
  }
}
