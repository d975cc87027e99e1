import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Views with an intrinsic size along one axis keep their own size along the other.
@Suite struct StackPartialSizeTests {
  @Test(arguments: Axis.allCases)
  func `the other length is that of the frame`(axis: Axis) {
    let none = View.noIntrinsicMetric
    let wide = SizedView(50, none)
    wide.frame = CGRect(x: 0, y: 0, width: 7, height: 30)
    let high = SizedView(none, 40)
    high.frame = CGRect(x: 0, y: 0, width: 9, height: 5)
    let stack = StackView(arrangedSubviews: [wide, high])
    stack.axis = axis
    stack.alignment = .leading

    expectEqual(
      stack.intrinsicContentSize,
      (axis == .horizontal ? CGSize(width: 59, height: 40) : CGSize(width: 50, height: 70)))
  }

  @Test func `a content as large as the stack made its view is wanted all the same`() {
    let view = SizedView()
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    let stack = StackView(arrangedSubviews: [view])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 100, height: 50))
    expectEqual(stack.intrinsicContentSize, CGSize(width: 20, height: 30))

    view.fitting = { [size = view.bounds.size] _ in size }

    expectEqual(stack.intrinsicContentSize, CGSize(width: 100, height: 50))
  }

  @Test(arguments: [-3, -0.5, -CGFloat.infinity, .infinity, .nan] as [CGFloat], Axis.allCases)
  func `a negative, infinite or NaN length is no intrinsic size`(length: CGFloat, axis: Axis) {
    func stack(_ preferredSize: CGFloat) -> StackView {
      let view = axis == .horizontal ? SizedView(preferredSize, 10) : SizedView(10, preferredSize)
      view.frame.size = CGSize(width: 7, height: 9)
      let stack = StackView(arrangedSubviews: [view, SizedView(30, 40)])
      (stack.axis, stack.alignment) = (axis, .leading)
      stack.frame.size = CGSize(width: 100, height: 200)
      stack.layoutIfNeeded()
      return stack
    }

    let (found, expected) = (stack(length), stack(View.noIntrinsicMetric))

    expectEqual(found.intrinsicContentSize, expected.intrinsicContentSize)
    expectEqual(found.arrangedSubviews.map(\.frame), expected.arrangedSubviews.map(\.frame))
  }
}
