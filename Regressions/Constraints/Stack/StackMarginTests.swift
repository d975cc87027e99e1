import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Stacks with margins, inside other stacks, and sizes requested before there is a view to arrange.
@Suite struct StackMarginTests {
  @Test(arguments: [Axis.horizontal, .vertical])
  func `a stack makes room for new margins of a stack within`(axis: Axis) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = StackView(arrangedSubviews: [SizedView(50, 20)])
    inner.isLayoutMarginsRelativeArrangement = true
    let filler = SizedView(10, 10)
    filler.setContentHuggingPriority(LayoutPriority(1), for: axis)
    let outer = StackView(arrangedSubviews: [inner, filler])
    outer.axis = axis
    outer.alignment = .leading
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    window.addSubview(outer)
    window.layoutIfNeeded()
    expectEqual(inner.bounds.size, CGSize(width: 66, height: 36))

    inner.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    outer.layoutIfNeeded()
    expectEqual(inner.bounds.size, CGSize(width: 90, height: 60))

    inner.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    outer.layoutIfNeeded()
    expectEqual(inner.bounds.size, CGSize(width: 56, height: 24))

    window.safeAreaInsets.top = 44
    window.layoutIfNeeded()
    expectEqual(inner.bounds.size, CGSize(width: 56, height: 68))
    expectEqual(inner.arrangedSubviews[0].frame.origin, CGPoint(x: 2, y: 45))
  }

  @Test func `a stack that was fitted while empty fits with what it arranges since`() {
    let stack = StackView()
    stack.addLayoutGuide(LayoutGuide())
    stack.layoutIfNeeded()
    expectEqual(stack.systemLayoutSizeFitting(.zero), .zero)

    let view = SizedView(50, 20)
    stack.addArrangedSubview(view)
    expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 50, height: 20))

    view.removeFromSuperview()
    expectEqual(stack.systemLayoutSizeFitting(.zero), .zero)
  }
}
