import Foundation
import Testing
import ViewGeometry

/// Views that wish for a length along one axis only have their own along the other.
@Suite struct StackPartialWishTests {
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

    #expect(
      stack.intrinsicContentSize
        == (axis == .horizontal ? CGSize(width: 59, height: 40) : CGSize(width: 50, height: 70)))
  }
}
