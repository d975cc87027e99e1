import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// History doesn't matter: layouts that measure their cells equal those of a view made from
/// scratch.
@Suite struct SizingLaws {
  struct Case {
    var kind: SizingLayout
    var isMirrored: Bool
    var contents: LawContents
    var steps: [SizingSubject.Step]
  }

  private static func options(_ source: inout ChoiceSource) -> SizingOptions {
    SizingOptions(
      spacing: source.pick([4, 0, 11]), breadth: source.pick([300, 200, 390]),
      estimate: source.pick([40, 70]))
  }

  private static func generate(_ kind: SizingLayout) -> (inout ChoiceSource) -> Case {
    { source in
      let contents = source.lawContents(.free, longest: 40)
      var (current, next) = (contents, contents.sections.joined().count)
      var steps: [SizingSubject.Step] = []
      for _ in 0..<1 + source.index(below: 4) {
        switch source.index(below: 9) {
        case 0...3:
          let batch = source.lawBatch(of: current, .free, next: &next)
          current = batch.after
          steps.append(.edit(batch, source.oneIn(3) ? options(&source) : nil))
        case 4: steps.append(.change(options(&source)))
        case 5:
          current = source.lawContents(.free, longest: 40)
          // Other items than before.
          current.sections = current.sections.map {
            $0.map { LawItem(number: $0.number + next) }
          }
          next += current.sections.joined().count
          steps.append(.reload(current))
        case 6: steps.append(.switchLayout)
        case 7:
          steps.append(
            .invalidate(
              everything: source.flag(), metrics: source.flag(), attributes: source.flag()))
        default:
          steps.append(.scroll(section: source.index(below: 4), CGFloat(source.index(below: 90))))
        }
      }
      return Case(
        kind: kind, isMirrored: !kind.isTable && source.flag(), contents: contents, steps: steps)
    }
  }

  @Test(arguments: SizingLayout.allCases)
  func `whatever was done before, everything is as in a view made now`(_ kind: SizingLayout) {
    check(Self.generate(kind), cases: .perThousand(40)) { input in
      let subject = SizingSubject(
        kind, input.contents, SizingOptions(), isMirrored: input.isMirrored)
      for (number, step) in input.steps.enumerated() {
        subject.perform(step)
        let fresh = SizingSubject(
          kind, subject.contents, subject.options, isMirrored: input.isMirrored)
        fresh.takeOrthogonalOffsets(of: subject)
        let (found, expected) = (subject.frames, fresh.frames)
        try demand(found.count == expected.count, "\(found.count) frames, not \(expected.count)")
        try demand(
          subject.orthogonalOffsets == fresh.orthogonalOffsets,
          "After step \(number) sections are at \(subject.orthogonalOffsets), not \(fresh.orthogonalOffsets)."
        )
        for (found, expected) in zip(found, expected) {
          try demand(found == expected, "After step \(number): \(found), not \(expected).")
        }
      }
    }
  }
}
