import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A stack's fitting size is that of UIKit's constraints, and requesting it changes nothing.
@Suite struct StackFittingDetailTests {
  private func plain(_ width: CGFloat, _ height: CGFloat) -> View {
    View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func fitting(_ stack: StackView) -> CGSize {
    stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }

  @Test func `The frames of plain views don't count`() {
    let stack = StackView(arrangedSubviews: [plain(50, 40), plain(30, 90)])
    stack.spacing = 8

    expectEqual(fitting(stack), CGSize(width: 8, height: 0))
  }

  @Test func `Intrinsic sizes do, in stacks within too`() {
    let column = StackView(arrangedSubviews: [SizedView(40, 20), plain(99, 99), SizedView(60, 30)])
    column.axis = .vertical
    column.spacing = 5
    let row = StackView(arrangedSubviews: [SizedView(10, 12), column])
    row.spacing = 8

    expectEqual(fitting(row), CGSize(width: 78, height: 60))
  }

  @Test func `Hidden views and margins count as in the layout`() {
    let hidden = SizedView(500, 10)
    let stack = StackView(arrangedSubviews: [SizedView(40, 20), hidden, SizedView(60, 30)])
    hidden.isHidden = true
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    expectEqual(fitting(stack), CGSize(width: 112, height: 34))
  }

  @Test func `A width may be required`() {
    let stack = StackView(arrangedSubviews: [SizedView(40, 20), SizedView(60, 30)])
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    expectEqual(size, CGSize(width: 300, height: 30))
  }

  struct Case {
    /// Nil for a plain view.
    var preferredSizes: [CGSize?]
    var isNested: Bool
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var size: CGSize
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

  @Test func `a column may count its gaps from baseline to baseline`() {
    let texts = (0..<2).map { _ in PlainStatedView() }
    for text in texts {
      text.traits.intrinsic = CGSize(width: 50, height: 30)
      (text.traits.firstBaseline, text.traits.lastBaseline) = (22, 8)
    }
    let stack = StackView(arrangedSubviews: texts)
    stack.axis = .vertical
    stack.spacing = 40
    let edges = fitting(stack)
    stack.isBaselineRelativeArrangement = true

    // From 22 points down the first to 22 points down the second are 40: the second starts at 40.
    expectEqual(edges, CGSize(width: 50, height: 100))
    expectEqual(fitting(stack), CGSize(width: 50, height: 70))
    stack.axis = .horizontal
    expectEqual(fitting(stack), CGSize(width: 140, height: 30))
  }
}
