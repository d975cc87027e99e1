import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Context menus that open in the course of another one's press.
@Suite struct ContextMenuNestingTests {
  @Test func `A menu that opens during the request of another press ends before that one's`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (inner, outer) = (Shower(), Shower())
    let (left, right) = (View(), View())
    for (view, shower, x) in [(left, inner, 0), (right, outer, 160)] as [(View, Shower, CGFloat)] {
      view.frame = CGRect(x: x, y: 0, width: 160, height: 100)
      window.addSubview(view)
      view.addInteraction(ContextMenuInteraction(delegate: shower))
    }
    let (first, second) = (PressDispatcher(window: window), PressDispatcher(window: window))
    outer.onceAsked = { second.send(Self.press(at: CGPoint(x: 50, y: 50))) }

    first.send(Self.press(at: CGPoint(x: 200, y: 50)))

    expectEqual(inner.calls, ["asked", "displayed", "ends"])
    expectEqual(outer.calls, ["asked", "displayed"])
    expect(first.contextMenu?.interaction?.view === right)
    // A menu retains its window until it is over.
    first.contextMenu?.dismiss()
  }

  @Test func `The end of a menu may add to what goes along with its commit`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (view, shower) = (View(frame: window.bounds), Shower())
    window.addSubview(view)
    view.addInteraction(ContextMenuInteraction(delegate: shower))
    let dispatcher = PressDispatcher(window: window)
    dispatcher.send(Self.press(at: CGPoint(x: 50, y: 50)))
    shower.calls = []

    dispatcher.contextMenu?.commitPreview()

    expectEqual(shower.calls, ["commits", "ends", "end completed", "added to the commit"])
  }

  @Test func `An interaction that is set twice is attached once`() {
    let (view, shower) = (View(), Shower())
    let interactions = [
      ContextMenuInteraction(delegate: shower), ContextMenuInteraction(delegate: shower),
    ]

    view.interactions = interactions + interactions.prefix(1)

    expectEqual(view.interactions.map { $0 === interactions[0] }, [true, false])
  }

  private static func press(at location: CGPoint) -> [PressSample] {
    [
      PressSample(phase: .began, location: location),
      PressSample(phase: .moved, location: location, force: 5),
    ]
  }
}

private final class Shower: ContextMenuInteractionDelegate {
  var calls: [String] = []
  var onceAsked: (() -> Void)?
  private var commit: (any ContextMenuInteractionCommitAnimating)?

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? {
    calls.append("asked")
    onceAsked?()
    onceAsked = nil
    return ContextMenuConfiguration(actionProvider: { _ in
      Menu(children: [Action(title: "Share") { _ in }])
    })
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    calls.append("displayed")
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    calls.append("ends")
    guard let commit else { return }
    animator?.addCompletion { [self] in
      calls.append("end completed")
      commit.addCompletion { [self] in calls.append("added to the commit") }
      self.commit = nil
    }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {
    calls.append("commits")
    commit = animator
  }
}
