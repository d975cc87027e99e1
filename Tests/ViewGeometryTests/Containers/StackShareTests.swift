import Foundation
import Testing
import ViewGeometry

/// Stacks that share their length out by what views want (R11.85).
@Suite struct StackShareTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<Added: View>(_ view: Added) -> Added {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private final class WishingStack: StackView {
    var wish = CGSize(width: 50, height: 10) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { wish }
  }

  @Test func `shares of the whole follow the wish of a stack of one's own`() {
    let inner = WishingStack()
    let stack = StackView(arrangedSubviews: [inner, SizedView(50, 10)])
    stack.distribution = .fillProportionally
    _ = add(stack)
    stack.widthAnchor.constraint(equalToConstant: 400).isActive = true
    root.layoutIfNeeded()
    #expect(inner.bounds.width == 200)

    inner.wish.width = 150
    root.layoutIfNeeded()

    #expect(inner.bounds.width == 300)
  }

  @Test func `they follow a wish two stacks further in`() {
    let leaf = SizedView(50, 10)
    let middle = StackView(arrangedSubviews: [StackView(arrangedSubviews: [leaf])])
    let stack = StackView(arrangedSubviews: [middle, SizedView(50, 10)])
    stack.distribution = .fillProportionally
    _ = add(stack)
    stack.widthAnchor.constraint(equalToConstant: 400).isActive = true
    root.layoutIfNeeded()
    #expect(middle.bounds.width == 200)

    leaf.wish.width = 150
    root.layoutIfNeeded()

    #expect(middle.bounds.width == 300)
  }
}
