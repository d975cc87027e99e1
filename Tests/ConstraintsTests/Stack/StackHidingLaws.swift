import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Hidden views and gaps of views: the constraints of a stack and its closed form agree on them (R11.87, R11.89).
@Suite struct StackHidingLaws {
  struct Arranged {
    var preferredSize: CGFloat
    var isHidden: Bool
    var spacingAfter: CGFloat?
  }

  struct Case {
    var views: [Arranged]
    var distribution: StackView.Distribution
    var axis: Axis
    var isMirrored: Bool
    /// The excess of the stack's length over its views.
    var surplus: CGFloat
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    Case(
      views: source.list(mean: 4, limit: 7) { source in
        Arranged(
          preferredSize: CGFloat(source.index(below: 60)), isHidden: source.oneIn(3),
          spacingAfter: source.flag() ? nil : CGFloat(source.index(below: 30)))
      },
      distribution: source.pick(StackView.Distribution.allCases), axis: source.pick(Axis.allCases),
      isMirrored: source.flag(), surplus: CGFloat(source.index(below: 100)))
  }

  private static func stack(_ input: Case) -> StackView {
    let views = input.views.enumerated().map { index, arranged in
      let view = SizedView(arranged.preferredSize, arranged.preferredSize)
      for axis in Axis.allCases {
        // No two are equal, so that it is determined which one grows.
        view.setContentHuggingPriority(LayoutPriority(Float(200 + index)), for: axis)
      }
      view.isHidden = arranged.isHidden
      return view
    }
    let stack = StackView(arrangedSubviews: views)
    stack.distribution = input.distribution
    stack.axis = input.axis
    stack.spacing = 8
    if input.isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    for (view, arranged) in zip(views, input.views) {
      if let spacing = arranged.spacingAfter { stack.setCustomSpacing(spacing, after: view) }
    }
    return stack
  }

  @Test func `a stack among constraints places what is visible as one with a frame does`() {
    check(Self.anyCase) { input in
      let (closed, constrained) = (Self.stack(input), Self.stack(input))
      var size = closed.intrinsicContentSize
      size[input.axis] += input.surplus
      closed.frame.size = size
      let root = View(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
      root.addSubview(closed)
      root.addSubview(constrained)
      constrained.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        constrained.leftAnchor.constraint(equalTo: root.leftAnchor),
        constrained.topAnchor.constraint(equalTo: root.topAnchor),
        constrained.widthAnchor.constraint(equalToConstant: size.width),
        constrained.heightAnchor.constraint(equalToConstant: size.height),
      ])

      root.layoutIfNeeded()
      // Distances of centers may be level in several ways (R11.86).
      if input.distribution == .equalCentering,
        constrained.arrangedSubviews.contains(where: \.hasAmbiguousLayout)
      {
        return
      }

      func spans(_ stack: StackView) -> [CGFloat] {
        stack.arrangedSubviews.filter { !$0.isHidden }.flatMap { view in
          [view.frame.origin[input.axis], view.frame.size[input.axis]]
        }
      }
      let (found, expected) = (spans(constrained), spans(closed))
      try demand(
        zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found), not \(expected).")
    }
  }

  @Test func `a hidden view lies in the middle of a gap that grows (R11.87)`() {
    let stack = StackView(
      arrangedSubviews: [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)])
    stack.distribution = .equalSpacing
    stack.arrangedSubviews[1].isHidden = true
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])

    root.layoutIfNeeded()

    expectEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 40, 70])
    expectEqual(stack.arrangedSubviews.map(\.bounds.width), [10, 0, 30])
  }

  @Test(arguments: [false, true])
  func `a stack that shows nothing wants nothing, whatever its margins are (R11.88)`(
    isHidden: Bool
  ) {
    let stack = StackView()
    stack.isLayoutMarginsRelativeArrangement = true
    if isHidden {
      stack.addArrangedSubview(SizedView(10, 20))
      stack.arrangedSubviews[0].isHidden = true
    }

    expectEqual(stack.intrinsicContentSize, .zero)
    expectEqual(stack.systemLayoutSizeFitting(.zero), .zero)
  }
}
