import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Stacks of views with intrinsic sizes, worked out by hand.
@Suite struct StackViewTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let distribution: StackView.Distribution
    /// Start and length of the three views along the axis.
    let spans: [(start: CGFloat, length: CGFloat)]
    var testDescription: String { "\(distribution)" }
  }

  /// Intrinsic lengths 50, 30 and 20, spacing 10, in 220.
  static let distributions = [
    Row(distribution: .fill, spans: [(0, 150), (160, 30), (200, 20)]),
    Row(
      distribution: .fillEqually,
      spans: [(0, 200.0 / 3), (230.0 / 3, 200.0 / 3), (460.0 / 3, 200.0 / 3)]),
    Row(
      distribution: .fillProportionally,
      spans: [(0, 275.0 / 3), (305.0 / 3, 55), (500.0 / 3, 160.0 / 3)]),
    Row(distribution: .equalSpacing, spans: [(0, 50), (110, 30), (200, 20)]),
    Row(distribution: .equalCentering, spans: [(0, 50), (102.5, 30), (200, 20)]),
  ]

  /// Start and length across the axis of a view that prefers 40 of 100.
  static let alignments: [(StackView.Alignment, start: CGFloat, length: CGFloat)] = [
    (.fill, 0, 100), (.leading, 0, 40), (.firstBaseline, 0, 40), (.center, 30, 40),
    (.trailing, 60, 40), (.lastBaseline, 60, 40),
  ]

  private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
    abs(frame.minX - other.minX) < 1e-9 && abs(frame.minY - other.minY) < 1e-9
      && abs(frame.width - other.width) < 1e-9 && abs(frame.height - other.height) < 1e-9
  }

  @Test(arguments: distributions, Axis.allCases)
  func `each distribution goes with each alignment along both axes`(row: Row, axis: Axis) {
    for (alignment, crossStart, crossLength) in Self.alignments {
      let isRow = axis == .horizontal
      let views = [50, 30, 20].map { isRow ? SizedView($0, 40) : SizedView(40, $0) }
      let stack = StackView(arrangedSubviews: views)
      stack.axis = axis
      stack.distribution = row.distribution
      stack.alignment = alignment
      stack.spacing = 10
      stack.frame = CGRect(x: 7, y: 9, width: isRow ? 220 : 100, height: isRow ? 100 : 220)

      stack.layoutIfNeeded()

      for (view, main) in zip(views, row.spans) {
        let expected =
          isRow
          ? CGRect(x: main.start, y: crossStart, width: main.length, height: crossLength)
          : CGRect(x: crossStart, y: main.start, width: crossLength, height: main.length)
        expect(isNear(view.frame, expected), "\(alignment): \(view.frame), not \(expected)")
      }
    }
  }

  private func row(_ views: [View], width: CGFloat = 200, spacing: CGFloat = 0) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    stack.spacing = spacing
    stack.distribution = .equalSpacing
    return stack
  }

  @Test func `an empty stack lays nothing out and wants nothing`() {
    let stack = row([])

    stack.layoutIfNeeded()

    expectEqual(stack.intrinsicContentSize, .zero)
  }

  @Test func `a view alone fills the stack`() {
    let view = SizedView(30, 20)
    let stack = row([view])

    stack.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func `a hidden view leaves the layout and comes back`() {
    let views = [SizedView(50, 20), SizedView(30, 20), SizedView(20, 20)]
    let stack = row(views, width: 100)
    stack.layoutIfNeeded()
    expect(views.map(\.frame.minX) == [0, 50, 80] as [CGFloat])

    views[1].isHidden = true
    stack.layoutIfNeeded()
    expect(views[2].frame.minX == 80 as CGFloat)
    expectEqual(stack.intrinsicContentSize, CGSize(width: 70, height: 20))

    views[1].isHidden = false
    stack.layoutIfNeeded()
    expect(views.map(\.frame.minX) == [0, 50, 80] as [CGFloat])
  }

  @Test func `a hidden view takes its spacing along`() {
    let views = [SizedView(50, 20), SizedView(30, 20), SizedView(20, 20)]
    let stack = row(views, spacing: 5)
    stack.setCustomSpacing(40, after: views[1])
    // No gap of equal spacing is narrower than another (R11.83).
    expect(stack.intrinsicContentSize.width == 180 as CGFloat)

    views[1].isHidden = true

    expect(stack.intrinsicContentSize.width == 75 as CGFloat)
  }

  @Test func `custom spacing stands in for the stack's`() {
    let views = [SizedView(50, 20), SizedView(30, 20), SizedView(20, 20)]
    let stack = row(views, width: 145, spacing: 5)
    stack.distribution = .fill
    stack.setCustomSpacing(40, after: views[0])

    stack.layoutIfNeeded()

    expect(views.map(\.frame.minX) == [0, 90, 125] as [CGFloat])
    expect(stack.customSpacing(after: views[0]) == 40 as CGFloat)
    expectEqual(stack.customSpacing(after: views[1]), StackView.spacingUseDefault)

    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    expect(stack.intrinsicContentSize.width == 110 as CGFloat)
  }

  @Test func `the system's spacing is eight points`() {
    let stack = row([SizedView(10, 10), SizedView(10, 10)])

    stack.spacing = StackView.spacingUseSystem

    expect(stack.intrinsicContentSize.width == 28 as CGFloat)
  }

  @Test func `priorities decide who grows and who shrinks`() {
    let views = [SizedView(50, 20), SizedView(30, 20)]
    let stack = row(views)
    stack.distribution = .fill
    views[0].setContentHuggingPriority(.required, for: .horizontal)
    stack.layoutIfNeeded()
    expect(views.map(\.frame.width) == [50, 150] as [CGFloat])

    views[0].setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    stack.frame.size.width = 60
    stack.layoutIfNeeded()
    expect(views.map(\.frame.width) == [30, 30] as [CGFloat])
  }

  @Test func `a view without an intrinsic size gives way first`() {
    let label = SizedView(50, 20)
    let filler = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stack = row([label, filler])
    stack.distribution = .fill

    stack.layoutIfNeeded()

    expectEqual(label.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
    expectEqual(filler.frame, CGRect(x: 50, y: 0, width: 150, height: 50))
  }

  @Test func `a view without an intrinsic size keeps the size it was given by others`() {
    let views = [10, 20].map { View(frame: CGRect(x: 0, y: 0, width: $0, height: 30)) }
    let stack = row(views)
    stack.frame.size.width = 5
    stack.layoutIfNeeded()
    expect(views.map(\.frame.width) == [5, 0] as [CGFloat])

    stack.frame.size.width = 200
    stack.alignment = .top
    stack.layoutIfNeeded()
    expectEqual(
      views.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 10, height: 30), CGRect(x: 180, y: 0, width: 20, height: 30),
      ])

    views[0].bounds.size.width = 60
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    expect(views[0].frame.width == 60 as CGFloat)
  }

  @Test func `right to left mirrors rows and the sides of columns`() {
    let views = [SizedView(50, 20), SizedView(30, 20)]
    let stack = row(views, width: 100)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    expect(views.map(\.frame.minX) == [50, 0] as [CGFloat])

    stack.axis = .vertical
    stack.alignment = .leading
    stack.layoutIfNeeded()
    expect(views.map(\.frame.minX) == [50, 70] as [CGFloat])
    expect(views.map(\.frame.minY) == [0, 30] as [CGFloat])
  }

  @Test func `margins are kept free when asked for`() {
    let view = SizedView(50, 20)
    let stack = row([view])
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true

    stack.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 2, y: 1, width: 194, height: 46))
    expectEqual(stack.intrinsicContentSize, CGSize(width: 56, height: 24))
  }

  @Test func `views follow a scrolled stack's bounds`() {
    let view = SizedView(50, 20)
    let stack = row([view])

    stack.bounds.origin = CGPoint(x: 30, y: 40)
    stack.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 30, y: 40, width: 200, height: 50))
  }

  @Test func `a rotated view is placed by its untransformed frame`() {
    let view = SizedView(50, 20)
    let stack = row([view])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    stack.layoutIfNeeded()

    expectEqual(view.bounds.size, CGSize(width: 200, height: 50))
    expectEqual(view.center, CGPoint(x: 100, y: 25))
  }
}
