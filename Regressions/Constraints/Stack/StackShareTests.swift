import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Stacks that distribute their length by intrinsic sizes (R11.85).
@Suite struct StackShareTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<Added: View>(_ view: Added) -> Added {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Distributes a stack 400 points wide between a view that prefers 50, later 150, and one that
  /// prefers 50.
  private func expectShares(of first: View, sized: (CGFloat) -> Void) {
    let stack = StackView(arrangedSubviews: [first, SizedView(50, 10)])
    stack.distribution = .fillProportionally
    _ = add(stack)
    stack.widthAnchor.constraint(equalToConstant: 400).isActive = true
    root.layoutIfNeeded()
    expectEqual(first.bounds.width, 200)

    sized(150)
    root.layoutIfNeeded()

    expectEqual(first.bounds.width, 300)
  }

  @Test func `shares of the whole follow the intrinsic size of a custom stack`() {
    let inner = SizedStackView()
    inner.preferredSize = { _ in CGSize(width: 50, height: 10) }
    expectShares(of: inner) { width in
      inner.preferredSize = { _ in CGSize(width: width, height: 10) }
    }
  }

  @Test func `they follow an intrinsic size two stacks further in`() {
    let leaf = SizedView(50, 10)
    let middle = StackView(arrangedSubviews: [StackView(arrangedSubviews: [leaf])])
    expectShares(of: middle) { leaf.preferredSize.width = $0 }
  }

  @Test func `they follow the intrinsic size of a custom stack two stacks further in`() {
    let inner = SizedStackView()
    inner.preferredSize = { _ in CGSize(width: 50, height: 10) }
    expectShares(of: StackView(arrangedSubviews: [inner])) { width in
      inner.preferredSize = { _ in CGSize(width: width, height: 10) }
    }
  }
}
