import Foundation
import Testing
import ViewGeometry

@testable import ConstraintsTests
@testable import TestSupport

/// Constraints and guides that join, leave or come back between layouts.
@Suite struct ConstraintReturnTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<Added: View>(_ view: Added, to superview: View? = nil) -> Added {
    (superview ?? root).addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func `R11.22 a view leaves with constraints inside it that once led out of it`() {
    let (outer, inner) = (add(View()), add(View()))
    let constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 7)
    constraint.isActive = true
    constraint.isActive = false
    outer.addSubview(inner)
    constraint.isActive = true

    outer.removeFromSuperview()

    expect(constraint.isActive)
    outer.layoutIfNeeded()
    expectEqual(inner.frame.minX, 7)
  }

  @Test func `R11.22 a view that leaves after a layout goes on placing what is in it`() {
    let box = add(View())
    let inner = View()
    box.fill(with: inner)
    root.layoutIfNeeded()

    box.removeFromSuperview()
    // As a topmost view it would take its size from constraints, of which none sets any (R11.49).
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(x: 0, y: 0, width: 70, height: 30)
    box.layoutIfNeeded()

    expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test func `R11.63 a constraint that joins has nothing laid out that stays where it is`() {
    let (box, other, guide) = (add(LayoutListener()), add(View()), LayoutGuide())
    box.addLayoutGuide(guide)
    LayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100),
      guide.widthAnchor.constraint(equalTo: box.widthAnchor),
    ])
    root.layoutIfNeeded()
    let before = box.layouts

    other.widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()

    expectEqual(other.bounds.width, 30)
    expectEqual(box.layouts, before)
  }

  @Test func `R2.26 a view that grows has its superview laid out once`() {
    let superview = LayoutListener(frame: root.bounds)
    let box = View(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    superview.addSubview(box)
    let inner = add(View(), to: box)
    inner.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
    superview.layoutIfNeeded()
    let before = superview.layouts

    box.frame.size.width = 150
    superview.layoutIfNeeded()

    expectEqual(inner.bounds.width, 150)
    expectEqual(superview.layouts, before + 1)
  }

  @Test func `R11.53 a readable guide that is first mentioned between layouts has its frame`() {
    root.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let view = add(View())
    let weak = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    weak.priority = LayoutPriority(rawValue: 10)
    LayoutConstraint.activate([
      weak, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 50)

    view.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor).isActive = true
    root.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 20, y: 0, width: 30, height: 30))
    expectEqual(
      root.readableContentGuide.layoutFrame, CGRect(x: 20, y: 20, width: 280, height: 440))
  }

  @Test func `a stack whose alignment rectangle changed is placed by the one of now`() {
    let stack = StatedStackView(arrangedSubviews: [SizedView(50, 20)])
    _ = add(stack)
    LayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(stack.frame.origin, .zero)

    stack.traits.alignment = EdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
    stack.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()

    expectEqual(stack.frame.origin, CGPoint(x: -5, y: -3))
  }

  @Test(arguments: [0, 0.5, 1] as [CGFloat])
  func `R11.44 a text is as low as it says that it is at the width found`(height: CGFloat) {
    let text = add(SizedView(100, 10) { CGSize(width: $0.width, height: height) })
    LayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])

    root.layoutIfNeeded()

    expectEqual(text.frame, CGRect(x: 0, y: 0, width: 100, height: height))
  }

  @Test func `R11.73 of a content size and a deeper constraint the deeper one is broken`() {
    SilentConflicts.start()
    let wrapper = add(View())
    let sized = add(SizedView(100, 20), to: wrapper)
    let (first, second) = (add(View(), to: sized), add(View(), to: sized))
    for axis in [Axis.horizontal, .vertical] {
      sized.setContentHuggingPriority(.required, for: axis)
      sized.setContentCompressionResistancePriority(.required, for: axis)
    }
    let deepest = first.widthAnchor.constraint(equalTo: second.widthAnchor)
    LayoutConstraint.activate([
      wrapper.leftAnchor.constraint(equalTo: root.leftAnchor),
      sized.leftAnchor.constraint(equalTo: wrapper.leftAnchor),
      sized.widthAnchor.constraint(equalTo: first.widthAnchor), deepest,
      second.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.125),
    ])

    root.layoutIfNeeded()

    expectEqual(root.layoutConflicts.map { $0.broken === deepest }, [true])
    expectEqual(sized.bounds.width, 100)
    expectEqual(second.bounds.width, 40)
  }
}
