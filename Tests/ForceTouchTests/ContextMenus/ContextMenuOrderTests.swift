import ForceTouch
import Foundation
import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

/// The order of the calls to the delegate of a context menu (R10.28).
@Suite struct ContextMenuOrderTests {
  private let scene = MenuScene()

  private static let opening = [
    "configuration", "highlight photo", "preview", "menu of 0", "display", "display animation",
    "display completion",
  ]

  private func expectLines(_ after: [String], _ location: SourceLocation = #_sourceLocation) {
    #expect(scene.lines == Self.opening + after, sourceLocation: location)
    #expect(scene.menu == nil, sourceLocation: location)
    #expect(scene.interaction.presentation == nil, sourceLocation: location)
  }

  @Test func `R10.32 A firm press displays the menu, which stays without the finger`() {
    scene.open()

    expectEqual(scene.lines, Self.opening)
    expect(scene.menu?.isDisplayed == true)
    expectEqual(scene.menu?.menu?.children.count, 1)
    expect(scene.menu?.previewViewController === scene.recorder.controller)
    expectEqual(scene.interaction.menuAppearance, .rich)
    expectEqual(scene.recorder.locations, [CGPoint(x: 100, y: 200)])
    expectEqual(scene.interaction.location(in: nil), CGPoint(x: 100, y: 200))
  }

  @Test func `R10.31 A tap on the preview commits it`() {
    scene.open()
    scene.tapPreview()

    expectLines([
      "commit", "dismissal", "end", "commit animation", "end animation", "commit completion",
      "end completion",
    ])
  }

  @Test func `A preview that pops doesn't go back`() {
    scene.recorder.commitStyle = .pop
    scene.open()
    let menu = scene.menu
    scene.tapPreview()

    expectLines([
      "commit", "end", "commit animation", "end animation", "commit completion", "end completion",
    ])
    expect(menu?.dismissalPreview == nil)
  }

  @Test func `R10.32 A touch elsewhere dismisses the menu and presses on nothing`() {
    scene.open()
    scene.press.point = CGPoint(x: 10, y: 10)
    scene.press.touch()
    scene.press.preview(1)
    scene.press.lift()

    expectLines(["dismissal", "end", "end animation", "end completion"])
  }

  @Test func `Edges of the preview are half-open`() {
    for (x, y, commits) in [
      (110, 190, true), (209.5, 289.5, true), (210, 240, false), (150, 290, false),
      (109.5, 240, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      let scene = MenuScene()
      scene.open()
      scene.tap(x, y)
      expectEqual(scene.lines.contains("commit"), commits, "\(x), \(y)")
    }
  }

  @Test func `R10.31 An action is performed when the menu goes`() {
    scene.open()
    scene.menu?.select(scene.share)

    expectLines(["dismissal", "end", "end animation", "share", "end completion"])
  }

  @Test func `R10.31 What the action and the completions add runs as well`() {
    let lines = { [recorder = scene.recorder] in recorder.lines.append($0) }
    let end = MenuEnd()
    scene.press.view.removeInteraction(scene.interaction)
    let interaction = UIContextMenuInteraction(delegate: end)
    scene.press.view.addInteraction(interaction)
    end.share = UIAction(title: "Share") { _ in end.animator?.addAnimations { lines("late") } }
    end.willEnd = { animator in
      animator.addCompletion {
        lines("completion")
        animator.addAnimations { lines("later") }
        animator.addCompletion { lines("last") }
      }
    }

    scene.open()
    scene.menu?.select(end.share)

    expectEqual(scene.lines, ["late", "completion", "later", "last"])
  }

  @Test func `An action may keep the menu, and one that is disabled does nothing`() throws {
    scene.open()
    scene.share.attributes = .keepsMenuPresented
    scene.menu?.select(scene.share)
    scene.share.attributes = .disabled
    scene.menu?.select(scene.share)

    expectEqual(scene.lines, Self.opening + ["share"])
    expect(scene.menu?.isDisplayed == true)
    scene.menu?.dismiss()
    expectLines(["share", "dismissal", "end", "end animation", "end completion"])
  }

  @Test func `A refused press asks once`() {
    scene.recorder.isRefusing = true
    scene.press.touch()
    scene.press.preview(0.5)
    scene.press.preview(1)
    scene.press.lift()

    expectEqual(scene.lines, ["configuration"])
    expect(scene.menu == nil)
  }

  @Test func `A finger lifted early, a call and the app end a press without a callback`() {
    for cancel in [
      { $0.press.lift() }, { $0.press.interrupt() }, { $0.interaction.dismissMenu() },
      { $0.press.view.removeInteraction($0.interaction) },
    ] as [(MenuScene) -> Void] {
      let scene = MenuScene()
      scene.press.touch()
      scene.press.preview(0.5)
      if case .hinting(0.5)? = scene.menu?.stage {} else { Issue.record("no hint") }

      cancel(scene)
      scene.press.preview(1)
      scene.press.lift()

      expectEqual(scene.lines, ["configuration", "highlight photo"])
      expect(scene.menu == nil)
    }
  }

  @Test(arguments: [0.25, 0.5, 0.9] as [CGFloat])
  func `A menu that is dismissed before it is displayed leaves the view to the next finger`(
    progress: CGFloat
  ) {
    scene.press.touch()
    scene.press.preview(progress)
    let (menu, pressed) = (scene.menu, scene.press.dispatcher.activeInteraction)
    let other = PressDispatcher(
      window: scene.press.window, recognition: .force(PressScene.thresholds))

    menu?.dismiss()
    let active = scene.press.dispatcher.activeInteraction
    other.send(
      PressSample(phase: .began, location: scene.press.point, force: 1, maximumPossibleForce: 1))

    expect(menu != nil && pressed != nil)
    expect(active == nil)
    expect(scene.menu?.isDisplayed == true && scene.menu !== menu)
  }

  @Test func `A call while the menu is displayed leaves it`() {
    scene.press.touch()
    scene.press.preview(1)
    scene.press.interrupt()

    expect(scene.menu?.isDisplayed == true)
  }

  @Test func `Without preview and rows there is nothing to display`() {
    scene.recorder.makesPreview = false
    scene.recorder.rows = []
    scene.open()

    expectEqual(scene.lines, ["configuration", "highlight photo", "menu of 0"])
    expect(scene.menu == nil)
  }

  @Test func `Without a controller the view itself is the preview`() {
    scene.recorder.makesPreview = false
    scene.open()

    expectEqual(scene.menu?.geometry?.finalFrame, CGRect(x: 0, y: 0, width: 320, height: 480))
    scene.tapPreview()
    expect(scene.lines.contains("commit"))
  }

  @Test func `Taking the interaction off ends its menu`() {
    scene.open()
    scene.press.view.removeInteraction(scene.interaction)

    expectLines(["dismissal", "end", "end animation", "end completion"])
    scene.open()
    expectLines(["dismissal", "end", "end animation", "end completion"])
  }

  @Test func `The menu that is displayed can be changed`() {
    scene.interaction.updateVisibleMenu { $0.replacingChildren([]) }
    scene.open()
    let rename = UIAction(title: "Rename") { _ in }
    scene.interaction.updateVisibleMenu { $0.replacingChildren($0.children + [rename]) }

    expectEqual(scene.menu?.menu?.children.map(\.title), ["Share", "Rename"])
    expectEqual(scene.menu?.menu?.title, "Photo")
  }

  /// In the middle of each callback the menu is dismissed: no call is repeated, and the end comes
  /// at most once.
  @Test func `Dismissed from inside any callback`() {
    let all =
      Self.opening + [
        "commit", "dismissal", "end", "commit animation", "end animation", "commit completion",
        "end completion",
      ]
    for place in all {
      let scene = MenuScene()
      scene.recorder.reaction = { line, interaction in
        if line == place { interaction.dismissMenu() }
      }
      scene.open()
      scene.tapPreview()

      expectEqual(Set(scene.lines).count, scene.lines.count, "\(place): \(scene.lines)")
      expectEqual(
        scene.lines.contains("end"), scene.lines.contains("display"), "\(place): \(scene.lines)")
      expect(scene.menu == nil, "\(place)")
    }
  }

  @Test func `A second menu in the window dismisses the first`() {
    let other = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
    let recorder = MenuRecorder()
    let interaction = UIContextMenuInteraction(delegate: recorder)
    other.addInteraction(interaction)
    scene.press.window.addSubview(other)
    scene.open()

    let second = PressDispatcher(window: scene.press.window)
    let sample = PressSample(
      phase: .began, location: CGPoint(x: 10, y: 410), force: 1, maximumPossibleForce: 1)
    second.send(sample)
    expectEqual(scene.lines.last, "end completion")

    // The finger dismissed it; it opens the other's menu when it touches again.
    second.send([PressSample(phase: .ended, location: sample.location), sample])
    expect(scene.menu?.interaction === interaction)
  }

  @Test func `Calls on a menu count only while it is displayed`() {
    var changes = 0
    func act(on menu: ContextMenuPresentation?) {
      menu?.commitPreview()
      menu?.select(scene.share)
      scene.interaction.updateVisibleMenu {
        changes += 1
        return $0
      }
    }
    scene.press.touch()
    scene.press.preview(0.5)
    let menu = scene.menu

    act(on: menu)
    let lines = scene.lines
    if case .hinting(0.5)? = menu?.stage {} else { Issue.record("no hint") }
    var appearances = [scene.interaction.menuAppearance]
    scene.press.preview(1)
    appearances.append(scene.interaction.menuAppearance)
    menu?.dismiss()
    menu?.dismiss()
    act(on: menu)
    appearances.append(scene.interaction.menuAppearance)

    expectEqual(lines, ["configuration", "highlight photo"])
    expectEqual(changes, 0)
    expectEqual(appearances, [.unknown, .rich, .unknown])
    if case .ended(.dismissed)? = menu?.stage {} else { Issue.record("not dismissed") }
    expectLines(["dismissal", "end", "end animation", "end completion"])
  }

  /// Shows the same menu whatever is pressed.
  private final class Steady: UIContextMenuInteractionDelegate {
    let configuration: UIContextMenuConfiguration

    init(_ configuration: UIContextMenuConfiguration) { self.configuration = configuration }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      configuration
    }
  }

  @Test func `A preview needs no menu, and without either nothing is displayed`() {
    let controller = UIViewController()
    let preview: UIContextMenuContentPreviewProvider = { controller }
    let none: UIContextMenuContentPreviewProvider = { nil }
    let noMenu: UIContextMenuActionProvider = { _ in nil }
    for (configuration, isShown) in [
      (UIContextMenuConfiguration(previewProvider: preview), true),
      (UIContextMenuConfiguration(previewProvider: preview, actionProvider: noMenu), true),
      (UIContextMenuConfiguration(previewProvider: none, actionProvider: noMenu), false),
      (UIContextMenuConfiguration(), false),
    ] as [(UIContextMenuConfiguration, Bool)] {
      let (press, steady) = (PressScene(), Steady(configuration))
      let interaction = UIContextMenuInteraction(delegate: steady)
      press.view.addInteraction(interaction)
      press.touch()
      press.preview(1)
      var changes = 0
      interaction.updateVisibleMenu {
        changes += 1
        return $0
      }
      let menu = press.dispatcher.contextMenu

      expectEqual((menu?.isDisplayed == true), isShown)
      expect(menu?.menu == nil && changes == 0)
      expect(interaction.delegate === steady)
      menu?.dismiss()
    }
  }

  @Test func `The finger is nowhere before the first press`() {
    let other = UIContextMenuInteraction(delegate: scene.recorder)
    let before = [other.location(in: nil), scene.interaction.location(in: scene.press.view)]
    scene.press.view.frame.origin = CGPoint(x: 0, y: 30)

    scene.open()

    expectEqual(before, [.zero, .zero])
    expectEqual(scene.interaction.location(in: scene.press.view), CGPoint(x: 100, y: 170))
    expectEqual(other.location(in: scene.press.view), .zero)
  }
}

/// Hands out the animator of a menu's end.
private final class MenuEnd: UIContextMenuInteractionDelegate {
  var share = UIAction(title: "") { _ in }
  var willEnd: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
  private(set) weak var animator: (any UIContextMenuInteractionAnimating)?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [share] _ in
      UIMenu(title: "", children: [share])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    self.animator = animator
    if let animator { willEnd(animator) }
  }
}
