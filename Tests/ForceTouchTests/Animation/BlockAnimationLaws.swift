import Foundation
import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

/// Random trees of nested blocks: completions are called in the order of their ends, each once, and
/// the next tree finds no leftovers.
@Suite struct BlockAnimationLaws {
  private final class Run {
    var generator: SeededGenerator
    /// The ends of the animations, in the order in which their blocks ended.
    var ends: [Double] = []
    /// The numbers of the animations whose completions were called, in that order.
    var called: [Int] = []
    var openBlocks = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    func block(depth: Int, inherited: Double?) {
      let own = Double(number(0..<4)) / 4
      let delay = Double(number(0..<3)) / 4
      let overrides = generator.oneIn(2)
      let duration = overrides ? own : inherited ?? own
      var mine = 0
      openBlocks += 1
      UIView.animate(
        withDuration: own, delay: delay, options: overrides ? .overrideInheritedDuration : [],
        animations: {
          if depth < 4 {
            for _ in 0..<number(0..<3) { block(depth: depth + 1, inherited: duration) }
          }
          openBlocks -= 1
          mine = ends.count
          ends.append(delay + duration)
        },
        completion: { _ in
          expectEqual(self.openBlocks, 0)
          self.called.append(mine)
        })
    }
  }

  @Test func `completions come in the order of their ends, earlier blocks first`() {
    for seed in 0..<300 as Range<UInt64> {
      let run = Run(seed: seed)
      run.block(depth: 0, inherited: nil)

      let expected = run.ends.indices.sorted {
        (run.ends[$0], $0) < (run.ends[$1], $1)
      }
      expectEqual(run.called, expected, "seed \(seed)")
      expectEqual(UIView.inheritedAnimationDuration, 0, "seed \(seed)")
    }
  }
}
