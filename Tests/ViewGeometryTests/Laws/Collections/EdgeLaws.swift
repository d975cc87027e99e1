import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Queries agree with frames to the last bit, even if positions are thirds and tenths that no
/// `Double` represents.
///
/// Points lie exactly on the edges of frames, and one double beside them.
@Suite struct EdgeLaws {
  @Test(arguments: RoughLayout.allCases)
  func `a point is in the items whose frames say so`(_ kind: RoughLayout) {
    check({ RoughCase(kind, &$0) }, cases: cases) { input in
      let subject = RoughSubject(input)
      let twin = LawTwin(elements: subject.elements)
      for pick in input.picks where !subject.elements.isEmpty {
        for point in subject.edges(of: pick) {
          let expected = twin.item(at: point)
          for (asked, found) in subject.items(at: point) {
            try demand(
              found == expected,
              "\(asked) finds \(text(found)) at \(point), not \(text(expected)): \(input.name)")
          }
        }
      }
    }
  }

  @Test(arguments: RoughLayout.allCases)
  func `every item is found at its origin`(_ kind: RoughLayout) {
    check({ RoughCase(kind, &$0) }, cases: cases) { input in
      let subject = RoughSubject(input)
      let twin = LawTwin(elements: subject.elements)
      for element in subject.elements where element.frame.width > 0 && element.frame.height > 0 {
        let (origin, expected) = (element.frame.origin, twin.item(at: element.frame.origin))
        for (asked, found) in subject.items(at: origin) {
          try demand(
            found == expected, "\(asked) finds \(text(found)) at the origin of \(element).")
        }
      }
    }
  }

  @Test(arguments: RoughLayout.allCases)
  func `a rectangle holds the items that overlap it`(_ kind: RoughLayout) {
    check({ RoughCase(kind, &$0) }, cases: cases) { input in
      let subject = RoughSubject(input)
      let twin = LawTwin(elements: subject.elements)
      for pick in input.picks where !subject.elements.isEmpty {
        for rect in subject.rects(at: pick) {
          let expected = twin.elements(in: rect)
          for (asked, found) in subject.items(in: rect) {
            try demand(
              found == expected,
              "\(asked) finds \(found.subtracting(expected)) in \(rect), not \(expected.subtracting(found))."
            )
          }
        }
      }
    }
  }

  @Test(arguments: RoughLayout.allCases)
  func `attributes, elements and snapshots have the same frames`(_ kind: RoughLayout) {
    check({ RoughCase(kind, &$0) }, cases: cases) { input in
      let subject = RoughSubject(input)
      for element in subject.elements {
        for (asked, frame) in subject.frames(of: element.indexPath) {
          try demand(
            frame == element.frame,
            "\(asked) tell \(String(describing: frame)), not \(element.frame).")
        }
      }
    }
  }

  private var cases: CaseRange {
    .perThousand(25)
  }

  private func text(_ path: IndexPath?) -> String { path.map { "\($0)" } ?? "nothing" }
}
