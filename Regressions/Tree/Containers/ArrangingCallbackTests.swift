import Foundation
import TestSupport
import Testing
import ViewGeometry

/// A view that runs a closure on its stack as soon as it is in it.
private final class MeddlingView: View {
  var meddles: (View, StackView) -> Void = { _, _ in }

  override func didMoveToSuperview() {
    if let stack = superview as? StackView { meddles(self, stack) }
  }
}

/// A view that runs a closure once, as soon as it is resized.
private final class ResizedView: View {
  var whenResized: (() -> Void)?

  override var bounds: CGRect {
    didSet {
      let action = whenResized
      whenResized = nil
      action?()
    }
  }
}

/// Stacks that change while a view is added, or while they position their views.
@Suite struct ArrangingCallbackTests {
  @Test func `a view that arranges itself is arranged once`() {
    let stack = StackView(arrangedSubviews: [View()])
    let view = MeddlingView()
    view.meddles = { view, stack in stack.insertArrangedSubview(view, at: 0) }

    stack.addArrangedSubview(view)

    expectEqual(stack.arrangedSubviews.filter { $0 === view }.count, 1)
    expectEqual(stack.arrangedSubviews.count, 2)
  }

  @Test func `a view that leaves at once isn't arranged`() {
    let stack = StackView()
    let view = MeddlingView()
    view.meddles = { view, _ in view.removeFromSuperview() }

    stack.addArrangedSubview(view)

    expect(stack.arrangedSubviews.isEmpty)
  }

  /// The index of the view that is resized, and of the one that then leaves.
  @Test(arguments: 0..<3, 0..<3)
  func `a view that leaves while views are placed is placed no more, and the others are`(
    resized: Int, leaving: Int
  ) {
    for leavesTree in [false, true] {
      let views = (0..<3).map { _ in ResizedView(frame: CGRect(x: 7, y: 8, width: 1, height: 2)) }
      let stack = StackView(arrangedSubviews: views)
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
      views[resized].whenResized = {
        if leavesTree {
          views[leaving].removeFromSuperview()
        } else {
          stack.removeArrangedSubview(views[leaving])
        }
      }

      stack.layoutIfNeeded()

      let others: [View] = views.filter { $0 !== views[leaving] }
      let arranged = stack.arrangedSubviews
      expectEqual(arranged.map(ObjectIdentifier.init), others.map(ObjectIdentifier.init))
      expectEqual(
        others.map(\.frame),
        [
          CGRect(x: 0, y: 0, width: 45, height: 40), CGRect(x: 45, y: 0, width: 45, height: 40),
        ])
      if leaving > resized {
        expectEqual(views[leaving].frame, CGRect(x: 7, y: 8, width: 1, height: 2))
      }
    }
  }
}
