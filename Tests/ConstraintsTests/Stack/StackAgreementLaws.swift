import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A stack is laid out in one way, in closed form or by constraints (R11.89).
///
/// Not compared are layouts that the rows leave undetermined, where the closed form has a rule of its own
/// (R11.84), and alignments by baselines, which views have only with constraints.
@Suite struct StackAgreementLaws {
  struct Case {
    var sizes: [CGSize]
    /// The order in which the views shrink or grow.
    var ranks: [Int]
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var axis: Axis
    var spacing: CGFloat
    /// The gap after each view; nil for the stack's.
    var spacingsAfter: [CGFloat?]
    var isMirrored: Bool
    /// How much longer than its views the stack is; less than 0 if it is shorter.
    var excess: CGFloat
    var breadth: CGFloat
    /// Margins that the views keep clear of; nil for none.
    var margins: EdgeInsets?
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let sizes = source.list(mean: 3, limit: 6) { source in
      CGSize(width: 1 + source.index(below: 60), height: 1 + source.index(below: 60))
    }
    let keys = sizes.map { _ in source.choice(below: 1 << 20) }
    return Case(
      sizes: sizes, ranks: sizes.indices.sorted { (keys[$0], $0) < (keys[$1], $1) },
      distribution: source.pick(StackView.Distribution.allCases),
      alignment: source.pick([.fill, .leading, .center, .trailing]),
      axis: source.pick(Axis.allCases),
      spacing: CGFloat(source.index(below: 20)),
      spacingsAfter: sizes.map { _ in source.oneIn(4) ? CGFloat(source.index(below: 60)) : nil },
      isMirrored: source.flag(), excess: CGFloat(source.integer(within: 60)),
      breadth: CGFloat(1 + source.index(below: 90)),
      margins: source.flag() ? margins(&source) : nil)
  }

  private static func margins(_ source: inout ChoiceSource) -> EdgeInsets {
    func length(_ source: inout ChoiceSource) -> CGFloat { CGFloat(source.index(below: 20)) }
    return EdgeInsets(
      top: length(&source), left: length(&source), bottom: length(&source), right: length(&source))
  }

  /// The stack, which is slightly longer or shorter than its views and gaps, but not shorter than
  /// its gaps.
  private static func stack(_ input: Case) -> StackView {
    let views = zip(input.sizes, input.ranks).map { size, rank in
      let view = SizedView(size.width, size.height)
      for axis in Axis.allCases {
        view.setContentHuggingPriority(LayoutPriority(200 + Float(rank)), for: axis)
        view.setContentCompressionResistancePriority(LayoutPriority(700 + Float(rank)), for: axis)
      }
      return view
    }
    let stack = StackView(arrangedSubviews: views)
    stack.axis = input.axis
    stack.distribution = input.distribution
    stack.alignment = input.alignment
    stack.spacing = input.spacing
    for (view, spacing) in zip(views, input.spacingsAfter) {
      if let spacing { stack.setCustomSpacing(spacing, after: view) }
    }
    if input.isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    if let margins = input.margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = margins
    }
    return stack
  }

  private static func size(_ input: Case) -> CGSize {
    let least = input.spacingsAfter.dropLast().map { $0 ?? input.spacing }
    let gaps =
      input.distribution == .equalSpacing
      ? (least.max() ?? 0) * CGFloat(least.count) : least.reduce(0, +)
    let lengths = input.sizes.reduce(0) { $0 + $1[input.axis] }
    var size = CGSize.zero
    size[input.axis] = gaps + max(1, lengths + input.excess)
    size[input.axis.perpendicular] = input.breadth
    if let margins = input.margins {
      size.width += margins.left + margins.right
      size.height += margins.top + margins.bottom
    }
    return size
  }

  @Test func `the closed form and the constraints of a stack agree`() {
    check(Self.anyCase, cases: .perThousand(500)) { input in
      guard !input.sizes.isEmpty else { return }
      let size = Self.size(input)
      let closed = Self.stack(input)
      closed.bounds.size = size
      closed.layoutIfNeeded()

      let root = View(frame: CGRect(origin: .zero, size: size))
      let constrained = Self.stack(input)
      root.fill(with: constrained)
      root.layoutIfNeeded()
      // Distances of centers may be level in several ways (R11.86).
      if input.distribution == .equalCentering,
        constrained.arrangedSubviews.contains(where: \.hasAmbiguousLayout)
      {
        return
      }

      let (first, second) = (
        closed.arrangedSubviews.map(\.frame), constrained.arrangedSubviews.map(\.frame)
      )
      try demand(
        zip(first, second).allSatisfy { Self.isSame($0, $1) },
        "In closed form \(first), by constraints \(second).")
    }
  }

  /// Thirds and shares aren't exact in doubles.
  private static let tolerance: CGFloat = 1e-9

  private static func isSame(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) <= tolerance && abs(first.minY - second.minY) <= tolerance
      && abs(first.width - second.width) <= tolerance
      && abs(first.height - second.height) <= tolerance
  }
}
