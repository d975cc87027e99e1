import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Whatever containers and presentations go through, every controller is notified once and in
/// order, and all links agree.
@Suite struct NestedOperationLaws {
  @Test func `after each operation all links and callbacks agree`() {
    for seed in CaseRange.perThousand(100).seeds() {
      let scene = NestedScene(seed: seed)
      scene.window.rootViewController = scene.tabs
      scene.tabs.viewControllers = scene.stacks
      scene.listen()
      for step in 0..<12 {
        scene.takeStep()
        let wrong = scene.wrong
        guard let first = wrong.first else { continue }
        let trace = scene.trace.joined(separator: "\n")
        Issue.record("seed \(seed), step \(step): \(first)\n\(wrong.count) errors\n\(trace)")
        return
      }
    }
  }

  @Test func `nobody is left once the window is gone, whatever callbacks begin`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      var gone: [() -> AnyObject?] = []
      do {
        let scene = NestedScene(seed: random.next(), nesting: 4)
        scene.window.rootViewController = scene.tabs
        scene.tabs.viewControllers = scene.stacks
        scene.listen()
        for _ in 0..<12 { scene.takeStep() }
        for controller in scene.all { gone.append { [weak controller] in controller } }
        gone.append { [weak window = scene.window] in window }
      }
      let left = gone.compactMap { $0() }
      expect(left.isEmpty, "\(left)")
    }
  }
}
