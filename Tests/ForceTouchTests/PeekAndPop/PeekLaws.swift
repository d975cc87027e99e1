import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// A previewing context that was pressed, refused, interrupted or committed before makes the same
/// calls as a new one.
@Suite struct PeekLaws {
  private enum Step: CaseIterable {
    case touch, half, full, popHalf, popAll, lift, interrupt
    case refuse, allow, chooseRect, chooseNull, chooseNone, moveFinger, reveal, dismiss, scroll
  }

  /// A scene whose context stays registered, and its sequence of steps.
  private final class Session {
    let scene = PeekScene()
    let context: any ViewControllerPreviewing
    /// The number of previews that were committed before.
    private var commitsBefore = 0
    /// The public state after each step.
    var lines: [String] = []

    init() { context = scene.register() }

    func carryOut(_ step: Step) {
      let (press, previewer) = (scene.press, scene.previewer)
      switch step {
      case .touch: press.touch()
      case .half: press.preview(0.5)
      case .full: press.preview(1)
      case .popHalf: press.commit(0.5)
      case .popAll: press.commit(1)
      case .lift: press.lift()
      case .interrupt: press.interrupt()
      case .refuse: previewer.controller = nil
      case .allow: previewer.controller = ViewController()
      case .chooseRect: previewer.sourceRect = CGRect(x: 3, y: 4, width: 50, height: 60)
      case .chooseNull: previewer.sourceRect = .null
      case .chooseNone: previewer.sourceRect = nil
      case .moveFinger: press.point = CGPoint(x: 130, y: 210)
      case .reveal: press.dispatcher.peek?.revealActions()
      case .dismiss: press.dispatcher.peek?.dismiss()
      case .scroll: scene.source.bounds.origin.y = 30
      }
      let peek = press.dispatcher.peek
      lines.append(
        "\(step): \(peek.map { "\($0.stage) \($0.sourceRect) \(String(describing: $0.sourceRectFault)) \($0.isEnded) \($0.isShowingActions) \($0.actionItems.count) \(String(describing: $0.geometry))" } ?? "none"), rect \(context.sourceRect), asked \(previewer.locations.last ?? .zero), committed \(previewer.committed.count - commitsBefore)"
      )
    }

    /// Ends everything that is in progress, and restores the app's settings.
    func settle() {
      scene.press.interrupt()
      scene.press.dispatcher.peek?.dismiss()
      scene.previewer.controller = ViewController()
      scene.previewer.sourceRect = nil
      scene.source.bounds.origin = .zero
      scene.press.point = CGPoint(x: 100, y: 200)
      for step in [Step.touch, .full, .lift] { carryOut(step) }
      scene.previewer.controller = ViewController()
      commitsBefore = scene.previewer.committed.count
      lines = []
    }
  }

  private func steps(_ seed: UInt64) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    return (0..<30).compactMap { _ in Step.allCases.randomElement(using: &generator) }
  }

  @Test func `one that was used before makes the calls of a new one`() {
    for seed in 0..<300 as Range<UInt64> {
      let (used, fresh) = (Session(), Session())
      for step in steps(seed) { used.carryOut(step) }
      used.settle()
      fresh.settle()
      for step in steps(seed &+ 7_919) {
        used.carryOut(step)
        fresh.carryOut(step)
      }
      for (found, expected) in zip(used.lines, fresh.lines) where found != expected {
        Issue.record("seed \(seed): \(found), not \(expected)")
        break
      }
    }
  }
}
