import ForceTouch
import Foundation
import Testing
import ViewGeometry

/// However transitions are begun within one another, everybody hears of them once and in order, and what is left is as if made at once.
@Suite struct NestedOperationLaws {
  @Test func `operations within one another end as if made at once`() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["VIEWGEOMETRY_CASES"].flatMap(Int.init) ?? 1_000
    let first = environment["VIEWGEOMETRY_SEED"].flatMap(UInt64.init) ?? 0
    for seed in first..<first + UInt64(max(1, count / 10)) {
      let scene = NestedScene(seed: seed)
      scene.window.rootViewController = scene.tabs
      scene.tabs.viewControllers = scene.stacks
      scene.listen()
      for step in 0..<12 {
        scene.takeStep()
        var wrong = scene.wrong
        if wrong.isEmpty {
          let (found, expected) = (scene.answers, scene.copied().answers)
          wrong = zip(found, expected).filter { $0 != $1 }.map { "\($0), not \($1)" }
          if found.count != expected.count { wrong.append("\(found), not \(expected)") }
        }
        guard let first = wrong.first else { continue }
        let trace = scene.trace.joined(separator: "\n")
        Issue.record("seed \(seed), step \(step): \(first)\n\(wrong.count) errors\n\(trace)")
        return
      }
    }
  }

  @Test func `nobody is left once the window is gone`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      var gone: [() -> AnyObject?] = []
      do {
        let scene = NestedScene(seed: random.next())
        scene.window.rootViewController = scene.tabs
        scene.tabs.viewControllers = scene.stacks
        scene.listen()
        for _ in 0..<12 { scene.takeStep() }
        for controller in scene.all { gone.append { [weak controller] in controller } }
        gone.append { [weak window = scene.window] in window }
      }
      let left = gone.compactMap { $0() }
      #expect(left.isEmpty, "\(left)")
    }
  }
}
