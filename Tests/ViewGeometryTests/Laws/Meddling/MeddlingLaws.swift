import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Owners that change data, layout or list in callbacks: afterwards a list gives the same answers
/// as one made last.
@Suite struct MeddlingLaws {
  private struct Meddling {
    let moment: MeddledMoment
    let count: Int
    let act: MeddlingAct
  }

  private struct Case: CustomStringConvertible {
    let counts: [Int]
    let steps: [MeddlingAct]
    let meddlings: [Meddling]

    var description: String {
      "\(counts)\nsteps:\n" + steps.map { "  \($0)" }.joined(separator: "\n") + "\nmeddlings:\n"
        + meddlings.map { "  \($0.moment) \($0.count): \($0.act)" }.joined(separator: "\n")
    }
  }

  private static func anyCase(
    _ source: inout ChoiceSource, _ acts: (inout ChoiceSource) -> MeddlingAct
  ) -> Case {
    Case(
      counts: source.list(mean: 2, limit: 3) { $0.index(below: 9) },
      steps: source.list(mean: 5, limit: 12, of: acts),
      meddlings: source.list(mean: 2, limit: 4) { source in
        Meddling(
          moment: source.pick(MeddledMoment.allCases), count: source.index(below: 12),
          act: acts(&source))
      })
  }

  private static func run(_ kind: MeddledKind, _ input: Case) throws {
    let numbers = input.counts.enumerated().map { section, count in
      (0..<count).map { 100 * section + $0 }
    }
    let owner = kind.owner(numbers)
    let list = kind.list(of: owner)
    let window = Window(frame: .xywh(0, 0, 400, 3_000))
    window.addSubview(list)
    owner.meddlings = input.meddlings.map { meddling in
      (
        meddling.moment, meddling.count,
        { [unowned list, unowned owner] in list.perform(meddling.act, of: owner) }
      )
    }
    list.layoutIfNeeded()
    for step in input.steps {
      list.perform(step, of: owner)
      list.layoutIfNeeded()
    }
    owner.meddlings = []
    list.cancelDrag()
    list.layoutIfNeeded()

    let twin = kind.owner(owner.sections)
    (twin.scale, twin.spacing, twin.inset) = (owner.scale, owner.spacing, owner.inset)
    let fresh = kind.list(of: twin, width: list.frame.width)
    fresh.layoutIfNeeded()
    fresh.contentOffset = list.contentOffset
    fresh.layoutIfNeeded()
    let (found, expected) = (list.answers(), fresh.answers())
    let wrong =
      zip(found, expected).first { $0 != $1 } ?? ("\(found.count) answers", "\(expected.count)")
    try demand(found == expected, "\(owner.sections): \(wrong.0), not \(wrong.1)")
  }

  private static let cases = CaseRange.perThousand(30)

  @Test(arguments: MeddledKind.allCases)
  private func `an owner may interfere in any callback`(kind: MeddledKind) {
    check({ Self.anyCase(&$0, MeddlingAct.any) }, cases: Self.cases) { try Self.run(kind, $0) }
  }

  @Test(arguments: MeddledKind.allCases)
  private func `an owner may meddle while something is dragged`(kind: MeddledKind) {
    check(
      { source in
        Self.anyCase(&source) { $0.flag() ? MeddlingAct.anyDrag(&$0) : MeddlingAct.any(&$0) }
      }, cases: Self.cases
    ) { try Self.run(kind, $0) }
  }
}
