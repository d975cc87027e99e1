import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The expectations of the test suites of 17 other systems for the same trees.
///
/// Among them are swift-win32's rectangles recorded on a phone, 19.295 × 19.589, which show where
/// boxes are taken (R3.7).
@Suite struct ExternalConformanceTests {
  /// Queries that pin another rule than UIKit's: `id#number`, and the reason.
  ///
  /// Each line must be needed: a listed query that is answered as expected fails the test.
  private static let otherRules = [
    "rn-find-zindex#0":
      "a z index reorders hit tests there; in UIKit only the order of subviews counts (R4.5)",
    "understory-setz#0": "as rn-find-zindex",
    "understory-slop-overlap#0": "as rn-find-zindex",
    "gnustep-scroll-seq#5":
      "of a rectangle longer than the view it shows the nearest end; UIKit the start (R5.6c)",
    "gnustep-scroll-seq#6": "as gnustep-scroll-seq#5",
  ]

  @Test(arguments: try ExternalFile.cases())
  func `views answer as the test suites of other systems expect`(_ each: ExternalCase) {
    let views = ExternalViews(each)

    var wrongAnswers: [String: String] = [:]
    for (number, question) in each.ops.enumerated() {
      wrongAnswers["\(each.id)#\(number)"] = views.wrongAnswer(to: question)
    }

    let listed = Self.otherRules.keys.filter { $0.hasPrefix("\(each.id)#") }
    expect(wrongAnswers.filter { Self.otherRules[$0.key] == nil }.isEmpty)
    expect(listed.filter { wrongAnswers[$0] == nil }.isEmpty)
  }

  @Test func `the cases of the file are all there, and so are the listed ones`() throws {
    let cases = try ExternalFile.cases()
    let names = cases.flatMap { each in each.ops.indices.map { "\(each.id)#\($0)" } }

    expectEqual(cases.count, 89)
    expect(Set(names).isSuperset(of: Self.otherRules.keys))
  }
}

extension ExternalViews {
  /// The answer to a query in words, or nil if it is the expected one.
  fileprivate func wrongAnswer(to question: ExternalQuestion) -> String? {
    switch question {
    case .convertPoints(let points, let source, let target, let expected, let tolerance):
      let answers = points.map { convert($0, from: source, to: target) }
      let agree = zip(answers, expected).allSatisfy { $1.accepts($0, tolerance: tolerance) }
      return agree ? nil : "\(question): \(answers)"

    case .convertRect(let rect, let source, let target, let expected, let tolerance):
      let answer = convert(rect, from: source, to: target)
      return difference(answer, expected, tolerance, question)

    case .hitTest(let point, let root, let isInParent, let expected):
      let view = self[root]
      // A root without superview: its frame gives the point's position in its superview.
      let pointInBounds =
        isInParent
        ? CGPoint(
          x: point.x - view.frame.minX + view.bounds.minX,
          y: point.y - view.frame.minY + view.bounds.minY) : point
      let answer = id(of: view.hitTest(pointInBounds, with: nil))
      return answer == expected ? nil : "\(question): \(answer ?? "nil")"

    case .hitTestAll(let point, let root, let expected):
      let answer = self[root].hitTestAll(point).filter(isTarget).compactMap(id)
      return answer == expected ? nil : "\(question): \(answer)"

    case .visibleRect(let view, let space, let expected, let tolerance):
      let part = self[view].visibleRect
      let answer = space.map { self[view].convert(part, to: self[$0]) } ?? part
      return difference(answer, expected, tolerance, question)

    case .visibleRectIsEmpty(let view, let expected):
      return self[view].visibleRect.isEmpty == expected ? nil : "\(question): not so"

    case .mapToParent(let view, let expected, let tolerance):
      let holder = View()
      holder.addSubview(self[view])
      let map = self[view].coordinateMap(to: holder).affineTransform
      let answer = [map.a, map.b, map.c, map.d, map.tx, map.ty]
      let agree = zip(answer, expected).allSatisfy { abs(Double($0) - $1) <= tolerance }
      return agree ? nil : "\(question): \(answer)"

    case .subtreeBounds(let view, let excludesSelf, let expected, let tolerance):
      let answer = boxOfDescendants(of: self[view], includingSelf: !excludesSelf)
      return difference(answer, expected, tolerance, question)

    case .scrollRectToVisible(let rect, let container, let expectedOffset):
      guard let scrollView = self[container] as? ScrollView else { return "\(question): no" }
      scrollView.scrollRectToVisible(rect, animated: false)
      let offset = scrollView.contentOffset
      return offset == expectedOffset ? nil : "\(question): \(offset)"
    }
  }

  private func difference(
    _ answer: CGRect, _ expected: CGRect, _ tolerance: Double, _ question: ExternalQuestion
  ) -> String? {
    agrees(answer, expected, exactly: false, tolerance: tolerance)
      ? nil : "\(question): \(answer.code)"
  }
}
