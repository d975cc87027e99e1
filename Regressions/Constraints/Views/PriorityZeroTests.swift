import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Content sizes without effect along one side (R11.40).
@Suite struct PriorityZeroTests {
  @Test(arguments: [0, -1, Float.nan])
  func `have no effect among constraints`(_ none: Float) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = SizedView(50, 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let wider = view.widthAnchor.constraint(equalToConstant: 80)
    wider.priority = LayoutPriority(1)
    wider.isActive = true
    root.layoutIfNeeded()
    let before = view.bounds.width

    view.setContentHuggingPriority(LayoutPriority(none), for: .horizontal)
    root.layoutIfNeeded()
    let loose = view.bounds.width
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()

    expectEqual(before, 50)
    expectEqual(loose, 80)
    expectEqual(view.bounds.width, 50)
  }
}
