import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A stack's fitting size is that of UIKit's constraints, and requesting it changes nothing.
@Suite struct StackFittingTests {
  struct Case {
    /// Nil for a plain view.
    var preferredSizes: [CGSize?]
    var isNested: Bool
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var size: CGSize
  }

  /// A fifth: each case solves constraints four times.
  private static let cases: CaseRange = {
    var cases = CaseRange.standard
    cases.count = max(1, cases.count / 5)
    return cases
  }()

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    func size(_ source: inout ChoiceSource) -> CGSize {
      CGSize(width: 10 * source.index(below: 9), height: 10 * source.index(below: 9))
    }
    return Case(
      preferredSizes: source.list(mean: 3, limit: 6) { $0.index(below: 3) == 0 ? nil : size(&$0) },
      isNested: source.index(below: 2) == 0,
      distribution: source.pick(StackView.Distribution.allCases),
      alignment: source.pick(StackView.Alignment.allCases), size: size(&source))
  }

  private static func stack(_ input: Case) -> (StackView, [View]) {
    let views: [View] = input.preferredSizes.map { preferredSize in
      preferredSize.map { SizedView($0.width, $0.height) }
        ?? View(frame: CGRect(x: 0, y: 0, width: 15, height: 25))
    }
    let half = views.count / 2
    var arranged = views
    if input.isNested {
      let inner = StackView(arrangedSubviews: Array(views[..<half]))
      inner.axis = .vertical
      arranged = [inner] + views[half...]
    }
    let stack = StackView(arrangedSubviews: arranged)
    (stack.distribution, stack.alignment) = (input.distribution, input.alignment)
    stack.bounds.size = input.size
    return (stack, views)
  }

  @Test func `asking for the size that fits changes no layout, now or later`() {
    check(Self.anyCase, cases: Self.cases) { input in
      let (asked, askedViews) = Self.stack(input)
      let (fresh, freshViews) = Self.stack(input)
      let first = asked.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      for _ in 0..<2 {
        asked.layoutIfNeeded()
        fresh.layoutIfNeeded()
        try demand(
          askedViews.map(\.frame) == freshViews.map(\.frame),
          "\(askedViews.map(\.frame)), not \(freshViews.map(\.frame)).")
        let again = asked.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        try demand(again == first, "\(again) fits, and before \(first) did.")
        for views in [askedViews, freshViews] { (views.last as? SizedView)?.preferredSize = .zero }
        for views in [askedViews, freshViews] {
          (views.last as? SizedView)?.preferredSize =
            input.preferredSizes.last.flatMap { $0 } ?? .zero
        }
      }
    }
  }

  @Test func `a view that comes back wants its own size, not the one that the stack gave it`() {
    let plain = View(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    let stack = StackView(arrangedSubviews: [plain, SizedView(10, 10)])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.layoutIfNeeded()
    stack.setCustomSpacing(7, after: plain)
    stack.removeArrangedSubview(plain)
    expectEqual(plain.bounds.size, CGSize(width: 90, height: 50))

    stack.insertArrangedSubview(plain, at: 0)

    expectEqual(stack.intrinsicContentSize, CGSize(width: 30, height: 30))
    expectEqual(stack.customSpacing(after: plain), StackView.spacingUseDefault)
  }
}
