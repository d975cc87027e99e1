import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Random steps in a running host, as many as are allowed.
///
/// `VIEWGEOMETRY_CASES` is the number of steps in thousands, and `VIEWGEOMETRY_SEED` the start.
@Suite struct SoakTests {
  /// All objects except cells, of which lists keep some for reuse.
  private func others(_ objects: LiveObjects) -> [String: Int] {
    objects.counts.filter { $0.key != "cell" && $0.value != 0 }
  }

  @Test func `A host ends with the objects it began with`() {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["VIEWGEOMETRY_SEED"].flatMap(UInt64.init) ?? 2026
    let laps = environment["VIEWGEOMETRY_CASES"].flatMap(Int.init) ?? 3
    let objects = LiveObjects()
    weak var window: Window?
    do {
      let front = SoakFront(seed: seed, counting: objects)
      window = front.window
      front.goHome()
      let atHome = others(objects)
      expectEqual(atHome, ["controller": 2])

      for lap in 0..<laps {
        for _ in 0..<1_000 { front.takeRandomStep() }
        front.window.layoutIfNeeded()
        front.window.checkInvariants()
        front.goHome()
        front.window.checkInvariants()
        expectEqual(others(objects), atHome, "seed \(seed), after \(lap + 1) thousand steps")
        // Twice the number on screen, in each list.
        #expect(objects.counts["cell", default: 0] < 200, "seed \(seed), lap \(lap)")
      }
    }
    print("A monkey took \(laps),000 steps from seed \(seed).")
    expect(window == nil)
    expect(objects.counts.values.allSatisfy { $0 == 0 }, "\(objects.counts)")
  }

  @Test func `Each step alone leaves nothing`() {
    for step in SoakFront.Step.allCases {
      let objects = LiveObjects()
      let front = SoakFront(seed: 1, counting: objects)
      front.goHome()
      for _ in 0..<5 { front.take(step) }
      front.goHome()
      expectEqual(others(objects), ["controller": 2], "\(step)")
    }
  }
}
