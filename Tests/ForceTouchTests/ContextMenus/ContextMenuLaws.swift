import Foundation
import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

/// A context menu that was used, refused, cancelled or interrupted before makes the same calls as a
/// new one.
@Suite struct ContextMenuLaws {
  private enum Step: CaseIterable {
    case touch, half, full, lift, interrupt, tapPreview, tapElsewhere, select, dismiss, refuse,
      allow
    case pop, back
  }

  private func carryOut(_ step: Step, on scene: MenuScene) {
    switch step {
    case .touch: scene.press.touch()
    case .half: scene.press.preview(0.5)
    case .full: scene.press.preview(1)
    case .lift: scene.press.lift()
    case .interrupt: scene.press.interrupt()
    case .tapPreview: scene.tapPreview()
    case .tapElsewhere: scene.tapElsewhere()
    case .select: scene.menu?.select(scene.share)
    case .dismiss: scene.interaction.dismissMenu()
    case .refuse: scene.recorder.isRefusing = true
    case .allow: scene.recorder.isRefusing = false
    case .pop: scene.recorder.commitStyle = .pop
    case .back: scene.recorder.commitStyle = .dismiss
    }
  }

  private func steps(_ seed: UInt64) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    return (0..<30).compactMap { _ in Step.allCases.randomElement(using: &generator) }
  }

  private func settle(_ scene: MenuScene) {
    scene.press.lift()
    scene.menu?.dismiss()
    scene.recorder.isRefusing = false
    scene.recorder.commitStyle = .dismiss
    scene.press.point = CGPoint(x: 100, y: 200)
    scene.recorder.lines = []
  }

  @Test func `one that was used before makes the calls of a new one`() {
    for seed in 0..<300 as Range<UInt64> {
      let (used, fresh) = (MenuScene(), MenuScene())
      for step in steps(seed) { carryOut(step, on: used) }
      settle(used)
      for step in steps(seed &+ 7_919) {
        carryOut(step, on: used)
        carryOut(step, on: fresh)
      }
      expectEqual(used.lines, fresh.lines, "seed \(seed)")
    }
  }

  /// Each menu's calls are a prefix of one sequence, interrupted only where a press may be.
  @Test func `every menu goes its course`() {
    let opened =
      "configuration, highlight photo, preview, menu of 0, display, display animation, display completion"
    let ends = [
      "dismissal, end, end animation, end completion",
      "dismissal, end, end animation, share, end completion",
      "commit, dismissal, end, commit animation, end animation, commit completion, end completion",
      "commit, end, commit animation, end animation, commit completion, end completion",
    ]
    let courses =
      ["configuration", "configuration, highlight photo"] + ends.map { "\(opened), \($0)" }
    var seen: Set<String> = []
    for seed in 0..<300 as Range<UInt64> {
      let scene = MenuScene()
      for step in steps(seed) { carryOut(step, on: scene) }
      scene.press.lift()
      scene.menu?.dismiss()

      var menus: [[String]] = []
      for line in scene.lines {
        if line == "configuration" { menus.append([]) }
        menus[menus.count - 1].append(line)
      }
      for menu in menus {
        let course = menu.joined(separator: ", ")
        seen.insert(course)
        expect(courses.contains(course), "seed \(seed): \(course)")
      }
    }
    expectEqual(seen, Set(courses))
  }
}
