import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The views that a stack arranges, and stacks in stacks.
@Suite struct StackArrangementTests {
  private let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let views = [SizedView(10, 10), SizedView(20, 20), SizedView(30, 30)]

  private func isArranged(_ expected: [View]) -> Bool {
    stack.arrangedSubviews.elementsEqual(expected, by: ===)
  }

  @Test func `arranged views become subviews in front`() {
    views.forEach(stack.addArrangedSubview)

    expect(isArranged(views))
    expectEqual(stack.subviews.map(ObjectIdentifier.init), views.map(ObjectIdentifier.init))
  }

  @Test func `the order of the arrangement leaves the subviews alone`() {
    views.forEach(stack.addArrangedSubview)

    stack.insertArrangedSubview(views[2], at: 0)
    expect(isArranged([views[2], views[0], views[1]]))
    expectEqual(stack.subviews.map(ObjectIdentifier.init), views.map(ObjectIdentifier.init))

    stack.addArrangedSubview(views[2])
    expect(isArranged(views))
  }

  @Test func `taking a view out of the arrangement leaves it a subview`() {
    views.forEach(stack.addArrangedSubview)

    stack.removeArrangedSubview(views[1])

    expect(isArranged([views[0], views[2]]))
    expect(views[1].superview === stack)
  }

  @Test func `a view that leaves the stack leaves the arrangement`() {
    views.forEach(stack.addArrangedSubview)
    let other = View()

    views[0].removeFromSuperview()
    other.addSubview(views[1])

    expect(isArranged([views[2]]))
  }

  @Test func `a plain subview is not arranged`() {
    let badge = SizedView(5, 5)
    badge.frame = CGRect(x: 90, y: 0, width: 5, height: 5)
    stack.addSubview(badge)
    stack.addArrangedSubview(views[0])

    stack.layoutIfNeeded()

    expect(isArranged([views[0]]))
    expectEqual(badge.frame, CGRect(x: 90, y: 0, width: 5, height: 5))
  }

  @Test func `an index beyond the end is refused`() async {
    await #expect(processExitsWith: .failure) {
      StackView().insertArrangedSubview(View(), at: 1)
    }
  }

  @Test func `a stack in a stack wants what its views want`() {
    let column = StackView(arrangedSubviews: [views[1], views[2]])
    column.axis = .vertical
    column.spacing = 5
    stack.addArrangedSubview(views[0])
    stack.addArrangedSubview(column)
    stack.spacing = 7

    expectEqual(stack.intrinsicContentSize, CGSize(width: 10 + 7 + 30, height: 20 + 5 + 30))
  }

  @Test func `stacks in stacks are laid out from the outside in`() {
    let column = StackView(arrangedSubviews: [views[1], views[2]])
    column.axis = .vertical
    column.alignment = .trailing
    stack.addArrangedSubview(views[0])
    stack.addArrangedSubview(column)

    stack.layoutIfNeeded()

    expectEqual(views[0].frame, CGRect(x: 0, y: 0, width: 70, height: 50))
    expectEqual(column.frame, CGRect(x: 70, y: 0, width: 30, height: 50))
    expectEqual(views[1].frame, CGRect(x: 10, y: 0, width: 20, height: 20))
    expectEqual(views[2].frame, CGRect(x: 0, y: 20, width: 30, height: 30))
  }

  @Test func `a new intrinsic size deep inside moves the views of the outer stack`() {
    let inner = StackView(arrangedSubviews: [views[0]])
    let middle = StackView(arrangedSubviews: [inner])
    stack.addArrangedSubview(middle)
    stack.addArrangedSubview(views[1])
    stack.distribution = .equalSpacing
    stack.frame.size.width = 200
    stack.layoutIfNeeded()
    expect(middle.frame.width == 10 as CGFloat)

    views[0].preferredSize.width = 70
    stack.layoutIfNeeded()

    expect(middle.frame.width == 70 as CGFloat)
    expect(views[0].frame.width == 70 as CGFloat)
  }

  @Test func `a subclass with its own intrinsic size is asked for it`() {
    let fixed = SizedStackView(arrangedSubviews: [views[2]])
    fixed.preferredSize = { _ in CGSize(width: 33, height: 44) }
    stack.addArrangedSubview(fixed)

    expectEqual(stack.intrinsicContentSize, CGSize(width: 33, height: 44))
  }

  /// The result of the thread, read when it is done.
  private final class Finding: @unchecked Sendable {
    var size = CGSize.zero
  }

  @Test func `stacks nested a hundred thousand deep are measured and freed on a small stack`() {
    let finding = Finding()
    onSmallStack {
      var stack = StackView(arrangedSubviews: [SizedView(3, 4)])
      for _ in 0..<100_000 { stack = StackView(arrangedSubviews: [stack]) }
      finding.size = stack.intrinsicContentSize
    }

    expectEqual(finding.size, CGSize(width: 3, height: 4))
  }

  @Test func `a stack that is already measured returns its size without measuring again`() {
    let leaf = SizedView(30, 20)
    let inner = StackView(arrangedSubviews: [StackView(arrangedSubviews: [leaf])])
    let follower = SizedView()
    follower.intrinsic = { inner.intrinsicContentSize }
    let outer = StackView(arrangedSubviews: [inner, follower])
    outer.spacing = 4

    expectEqual(outer.intrinsicContentSize, CGSize(width: 64, height: 20))
    expectEqual(leaf.timesAsked, 1)

    // Measured sizes don't outlive the query.
    expectEqual(outer.intrinsicContentSize, CGSize(width: 64, height: 20))
    expectEqual(leaf.timesAsked, 2)
  }

  @Test func `sizes in a stack that doesn't need them aren't kept after the query`() {
    let leaf = SizedView(30, 20)
    let inner = StackView(arrangedSubviews: [leaf])
    let fixed = FixedStackView(arrangedSubviews: [inner])
    let outer = StackView(arrangedSubviews: [fixed])
    expectEqual(outer.intrinsicContentSize, CGSize(width: 33, height: 44))

    leaf.preferredSize.width = 70

    expectEqual(inner.intrinsicContentSize, CGSize(width: 70, height: 20))
  }

  /// A stack whose size doesn't depend on its arranged views.
  private final class FixedStackView: StackView {
    override var intrinsicContentSize: CGSize { CGSize(width: 33, height: 44) }
  }
}
