import Foundation
import Testing
import ViewGeometry

/// A view that does something to its stack as soon as it is in it.
private final class MeddlingView: View {
  var meddles: (View, StackView) -> Void = { _, _ in }

  override func didMoveToSuperview() {
    if let stack = superview as? StackView { meddles(self, stack) }
  }
}

/// Stacks that change while a view comes into them.
@Suite struct ArrangingCallbackTests {
  @Test func `a view that arranges itself is arranged once`() {
    let stack = StackView(arrangedSubviews: [View()])
    let view = MeddlingView()
    view.meddles = { view, stack in stack.insertArrangedSubview(view, at: 0) }

    stack.addArrangedSubview(view)

    #expect(stack.arrangedSubviews.filter { $0 === view }.count == 1)
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func `a view that leaves at once isn't arranged`() {
    let stack = StackView()
    let view = MeddlingView()
    view.meddles = { view, _ in view.removeFromSuperview() }

    stack.addArrangedSubview(view)

    #expect(stack.arrangedSubviews.isEmpty)
  }
}
