import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Audits of screens with fractional coordinates: sums of positions and lengths are rounded.
struct DumpAuditRoundingTests {
  private func screen(_ rectangles: [CGRect], rounding: Double = 0) -> ScreenDump {
    var builder = DumpBuilder(hidesInside: false)
    var node = DumpNode()
    (node.role, node.rectangle) = ("Application", CGRect(0, 0, 1_000, 1_000))
    builder.addOnScreen(node, in: nil)
    for rectangle in rectangles {
      (node.role, node.rectangle) = ("Button", rectangle)
      builder.addOnScreen(node, in: 0)
    }
    return ScreenDump(
      builder, format: .xcuiTest, unit: .points,
      rules: DumpRules(touch: .frontmost, rounding: rounding))
  }

  @Test func `a target of the size asked for is large enough wherever it lies`() {
    for tenth in 0..<4_000 {
      let place = CGFloat(tenth) / 10
      let problems = screen([CGRect(place, place, 44, 44)]).audit().problems
      expectEqual(problems, [], "at \(place)")
    }
  }

  @Test func `targets beside each other neither overlap nor are too close`() {
    for tenth in 0..<1_000 {
      let (place, width) = (CGFloat(tenth) / 10, CGFloat(tenth % 97) / 10 + 44)
      let next = CGFloat(tenth + tenth % 97 + 440) / 10
      let dump = screen([CGRect(place, 0, width, 44), CGRect(next, 0, 44, 44)])
      expectEqual(dump.audit(minimumSpacing: 8).problems, [], "at \(place) and \(next)")
    }
  }

  @Test func `targets smaller, overlapping or closer by more than rounding are reported`() {
    let dump = screen([
      CGRect(0, 0, 43.999, 44), CGRect(100, 0, 44, 44), CGRect(143.999, 0, 44, 44),
      CGRect(200, 0, 44, 44), CGRect(244.001, 0, 44, 44),
    ])

    let found = dump.audit(minimumSpacing: 8).problems.map { "\($0)" }

    expectEqual(
      found,
      [
        "element 1 has a tappable area of only 43.999 x 44",
        "element 2 has a tappable area of only 43.999 x 44",
        "element 2 overlaps 3 by 0.044", "element 4 is 0.001 from 5", "element 5 is 0.001 from 4",
      ])
  }

  @Test func `what the format rounds by is no problem, and no more is`() {
    let most = screen(
      [CGRect(0, 0, 43, 44), CGRect(100, 0, 84, 49), CGRect(183, 0, 50, 49)], rounding: 1)
    let more = screen(
      [CGRect(0, 0, 42.9, 44), CGRect(100, 0, 84, 49), CGRect(182.9, 0, 50, 49)], rounding: 1)

    expectEqual(most.audit(minimumSpacing: 8).problems, [])
    expectEqual(most.verdict(of: 2).findings, [])
    expectEqual(more.audit().problems.map(\.element), [1, 2])
    expectEqual(more.verdict(of: 2).findings.count, 1)
  }

  @Test func `a sliver outside the screen is rounding, and no more is`() {
    let corners = [
      CGRect(-1, -1, 50, 50), CGRect(951, 951, 50, 50), CGRect(-1, 100, 1_002, 50),
      CGRect(100, -1, 50, 1_002),
    ]
    let more = [CGRect(-1.1, 0, 50, 50), CGRect(0, 950.9, 50, 50.2), CGRect(-1, 100, 2, 50)]

    for rectangle in corners {
      expectEqual(screen([rectangle], rounding: 1).verdict(of: 1).findings, [], "\(rectangle)")
      expectEqual(screen([rectangle]).verdict(of: 1).findings.count, 1, "\(rectangle)")
    }
    for rectangle in more {
      let findings = screen([rectangle], rounding: 1).verdict(of: 1).findings
      expectEqual(findings.count, 1, "\(rectangle)")
    }
  }

  @Test func `a target without an area is nobody's nearest`() {
    let dump = screen([
      CGRect(0, 0, 44, 44), CGRect(50, 10, 0, 20), CGRect(20, 10, 0, 20), CGRect(2_000, 0, 44, 44),
      CGRect(100, 0, 44, 44),
    ])

    let audit = dump.audit()

    expectEqual(audit.targets.map(\.nearest), [5, nil, nil, nil, 1])
    expectEqual(audit.problems.map(\.element), [2, 3, 4])
  }
}
