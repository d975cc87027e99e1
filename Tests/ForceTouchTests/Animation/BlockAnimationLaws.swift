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

    /// What a block inherits; `repeats` counts runs, each there and back if it `reverses`.
    struct Timing {
      var duration: Double
      var repeats = 1.0
      var reverses = false
      var length: Double { duration * repeats * (reverses ? 2 : 1) }
    }

    func block(depth: Int, inherited: Timing?) {
      let delay = Double(number(0..<3)) / 4
      var timing = Timing(duration: Double(number(0..<4)) / 4, reverses: generator.oneIn(3))
      let (own, reverses) = (timing.duration, timing.reverses)
      var options: UIView.AnimationOptions = reverses ? .autoreverse : []
      if generator.oneIn(2) {
        options.insert(.overrideInheritedDuration)
      } else if let inherited {
        timing.duration = inherited.duration
      }
      if generator.oneIn(2) {
        options.insert(.overrideInheritedOptions)
      } else if let inherited {
        timing.repeats = inherited.repeats
        timing.reverses = timing.reverses || inherited.reverses
      }
      var (mine, end) = (0, delay + timing.length)
      openBlocks += 1
      UIView.animate(
        withDuration: own, delay: delay, options: options,
        animations: {
          let part = Timing(
            duration: timing.duration, repeats: Double(number(0..<4)), reverses: generator.oneIn(2))
          if depth < 4 {
            for _ in 0..<number(0..<3) { block(depth: depth + 1, inherited: timing) }
            if generator.oneIn(3) {
              end = max(end, delay + part.length)
              UIView.modifyAnimations(
                withRepeatCount: part.repeats, autoreverses: part.reverses
              ) { block(depth: depth + 1, inherited: part) }
            }
          }
          openBlocks -= 1
          mine = ends.count
          ends.append(end)
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
