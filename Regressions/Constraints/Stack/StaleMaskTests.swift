import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Masks and frames of views that constraints, a stack or another tree positioned in between.
@Suite struct StaleMaskTests {
  @Test func `a view taken out of the arrangement stays where it is`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let stack = StackView()
    root.fill(with: stack)
    root.layoutIfNeeded()
    let view = View(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    view.autoresizingMask = .flexibleWidth
    // From now on, the view takes part in constraints.
    _ = view.leftAnchor
    stack.addSubview(view)
    root.layoutIfNeeded()
    stack.addArrangedSubview(view)
    root.layoutIfNeeded()
    let arranged = view.frame

    stack.removeArrangedSubview(view)
    root.layoutIfNeeded()

    expectEqual(arranged, CGRect(x: 0, y: 0, width: 200, height: 100))
    expectEqual(view.frame, arranged)
  }

  @Test func `a guide that goes to another tree leaves its new view placed by constraints`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let old = View()
    old.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(old)
    let guide = LayoutGuide()
    old.addLayoutGuide(guide)
    root.layoutIfNeeded()
    let other = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let placed = View()
    placed.translatesAutoresizingMaskIntoConstraints = false
    placed.widthAnchor.constraint(equalToConstant: 80).isActive = true
    other.addSubview(placed)
    other.layoutIfNeeded()
    let view = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.autoresizingMask = .flexibleWidth
    _ = view.leftAnchor
    placed.addSubview(view)
    other.layoutIfNeeded()

    view.addLayoutGuide(guide)
    root.layoutIfNeeded()
    view.frame = CGRect(x: 5, y: 0, width: 40, height: 20)
    other.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 5, y: 0, width: 40, height: 20))
  }
}
