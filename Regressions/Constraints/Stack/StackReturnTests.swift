import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Views that leave the arrangement of a stack and come back.
@Suite struct StackReturnTests {
  private let plain = View(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
  private let stack: StackView

  init() {
    stack = StackView(arrangedSubviews: [plain, SizedView(10, 10)])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.layoutIfNeeded()
  }

  @Test func `a size that it was given in between is its own`() {
    stack.removeArrangedSubview(plain)
    plain.bounds.size = CGSize(width: 40, height: 60)

    stack.addArrangedSubview(plain)

    expectEqual(stack.intrinsicContentSize, CGSize(width: 50, height: 60))
  }

  @Test func `a view that left the stack for good is let go`() {
    weak var view: View?
    do {
      let gone = View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      view = gone
      stack.addArrangedSubview(gone)
      stack.removeArrangedSubview(gone)
      gone.removeFromSuperview()
    }

    expect(view == nil)
  }

  @Test func `sizes given before constraints came are own ones once these are gone (R11.89)`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    let outer = StackView(arrangedSubviews: [StackView(arrangedSubviews: [view])])
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.addSubview(outer)
    view.bounds.size = CGSize(width: 40, height: 60)
    let width = outer.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true
    root.layoutIfNeeded()

    width.isActive = false
    root.layoutIfNeeded()

    expectEqual(outer.intrinsicContentSize, CGSize(width: 40, height: 60))
  }

  @Test func `a size that it was given while it was arranged is its own, too`() {
    plain.bounds.size = CGSize(width: 40, height: 60)
    stack.removeArrangedSubview(plain)

    stack.addArrangedSubview(plain)

    expectEqual(stack.intrinsicContentSize, CGSize(width: 50, height: 60))
  }
}
