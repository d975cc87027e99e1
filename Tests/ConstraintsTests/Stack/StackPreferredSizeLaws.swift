import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Stacks in stacks follow the preferred sizes of views that only implement `sizeThatFits`.
@Suite struct StackPreferredSizeLaws {
  struct Case {
    var preferredSizes: [CGSize]
    var axes: [Axis]
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var size: CGSize
    /// The next size of each view; some equal the sizes that the stack gives anyway.
    var changes: [(view: Int, preferredSize: CGSize)]
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    func size(_ source: inout ChoiceSource) -> CGSize {
      CGSize(width: 10 * source.index(below: 5), height: 10 * source.index(below: 5))
    }
    return Case(
      preferredSizes: (0..<3).map { _ in size(&source) },
      axes: [source.pick(Axis.allCases), source.pick(Axis.allCases)],
      distribution: source.pick(StackView.Distribution.allCases),
      alignment: source.pick(StackView.Alignment.allCases), size: size(&source),
      changes: source.list(mean: 2, limit: 4) { ($0.index(below: 3), size(&$0)) })
  }

  /// Makes a size that of the content of a view without intrinsic size.
  private static func fit(_ view: SizedView, _ size: CGSize) {
    view.fitting = { _ in size }
    view.invalidateIntrinsicContentSize()
  }

  private static func stacks(_ input: Case, _ preferredSizes: [CGSize]) -> (StackView, [SizedView])
  {
    let views = preferredSizes.map { preferredSize in
      let view = SizedView()
      fit(view, preferredSize)
      return view
    }
    let inner = StackView(arrangedSubviews: Array(views.prefix(2)))
    let outer = StackView(arrangedSubviews: [inner, views[2]])
    for (stack, axis) in zip([inner, outer], input.axes) {
      stack.axis = axis
      stack.distribution = input.distribution
      stack.alignment = input.alignment
    }
    outer.bounds.size = input.size
    outer.layoutIfNeeded()
    return (outer, views)
  }

  @Test func `a changed intrinsic size makes a stack like one made with it`() {
    check(Self.anyCase) { input in
      let (stack, views) = Self.stacks(input, input.preferredSizes)
      var preferredSizes = input.preferredSizes
      for change in input.changes {
        Self.fit(views[change.view], change.preferredSize)
        preferredSizes[change.view] = change.preferredSize
        stack.layoutIfNeeded()
        let (fresh, freshViews) = Self.stacks(input, preferredSizes)

        try demand(
          stack.intrinsicContentSize == fresh.intrinsicContentSize,
          "The stack wants \(stack.intrinsicContentSize), not \(fresh.intrinsicContentSize).")
        try demand(
          views.map(\.frame) == freshViews.map(\.frame),
          "\(views.map(\.frame)), not \(freshViews.map(\.frame)).")
      }
    }
  }

  @Test func `An intrinsic size equal to the stack's counts`() {
    let view = SizedView()
    Self.fit(view, CGSize(width: 20, height: 10))
    let stack = StackView(arrangedSubviews: [view])
    stack.bounds.size = CGSize(width: 50, height: 10)
    stack.layoutIfNeeded()

    Self.fit(view, CGSize(width: 50, height: 10))

    expectEqual(stack.intrinsicContentSize, CGSize(width: 50, height: 10))
  }
}
