import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// How much of an element can be reached, compared with the taker of touches on each unit of the
/// screen.
struct DumpReachLaws {
  private let screen = CGRect(0, 0, 12, 10)

  private func makeDump(
    _ random: inout RandomText, _ touch: DumpRules.Touch, _ order: DumpRules.Order
  ) -> ScreenDump {
    var builder = DumpBuilder(hidesInside: false)
    var node = DumpNode()
    (node.role, node.rectangle, node.order) = ("Application", screen, -9)
    var path = [builder.addOnScreen(node, in: nil)]
    for _ in 0..<random.below(8) {
      var node = DumpNode()
      if random.below(8) == 0 { node.flags.insert(.hidden) }
      if random.below(3) > 0 { node.flags.insert(.clickable) }
      node.order = Int32(random.below(9))
      node.rectangle = CGRect(
        x: random.below(12) - 1, y: random.below(10) - 1, width: 1 + random.below(6),
        height: 1 + random.below(6))
      path.removeLast(path.count - 1 - random.below(path.count))
      path.append(builder.addOnScreen(node, in: path.last))
    }
    let rules = DumpRules(touch: touch, order: order, rounding: 0)
    return ScreenDump(builder, format: .idb, unit: .points, rules: rules)
  }

  @Test(
    arguments: [DumpRules.Touch.frontmost, .clickable, .webPage],
    [DumpRules.Order.document, .siblings, .screen])
  func `what lies under others is what they take the touches of`(
    touch: DumpRules.Touch, order: DumpRules.Order
  ) {
    for seed in 0..<150 {
      var random = RandomText(seed: seed)
      let dump = makeDump(&random, touch, order)
      let (ranks, nesting) = (dump.model.order.ranks, dump.model.nesting)
      for element in dump.elements {
        var (free, covered) = (0, 0)
        for x in 0..<12 {
          for y in 0..<10 {
            let point = CGPoint(CGFloat(x) + 0.5, CGFloat(y) + 0.5)
            guard element.frame.contains(point) else { continue }
            let taker = dump.touched(at: point)?.index ?? element.index
            let isOther =
              ranks[taker] > ranks[element.index] && !nesting.areRelatives(taker, element.index)
            if isOther { covered += 1 } else { free += 1 }
          }
        }

        let verdict = dump.verdict(of: element)

        let area = element.frame.width * element.frame.height
        #expect(
          abs(verdict.reachableFraction - CGFloat(free) / area) < 1e-9,
          "seed \(seed), \(element.index)")
        let share = verdict.findings.reduce(CGFloat(0)) { sum, finding in
          if case .covered(_, let fraction) = finding { sum + fraction } else { sum }
        }
        #expect(
          abs(share * CGFloat(free + covered) - CGFloat(covered)) < 1e-9,
          "seed \(seed), \(element.index)")
        expectEqual((verdict.tapPoint != nil), (free > 0), "seed \(seed), \(element.index)")
        if let point = verdict.tapPoint, let taker = dump.touched(at: point)?.index {
          #expect(
            nesting.areRelatives(taker, element.index) || ranks[taker] < ranks[element.index],
            "seed \(seed), \(element.index)")
        }
      }
    }
  }
}
