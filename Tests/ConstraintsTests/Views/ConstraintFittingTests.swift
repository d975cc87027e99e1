import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Scroll views and fitting sizes (R11.58 to R11.61, R11.90 to R11.93).
@Suite struct ConstraintFittingTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<Added: View>(_ view: Added, to superview: View? = nil) -> Added {
    (superview ?? root).addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func pinToTopLeft(_ view: View) {
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
  }

  // MARK: Scroll views

  @Test
  func
    `from inside, edges of a scroll view are its content, its size is the frame (R11.90, R11.91, R11.92)`()
  {
    let scroll = add(ScrollView())
    pinToTopLeft(scroll)
    let view = add(View(), to: scroll)
    LayoutConstraint.activate([
      scroll.widthAnchor.constraint(equalToConstant: 100),
      scroll.heightAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: scroll.topAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()

    expectEqual(scroll.contentSize, CGSize(width: 120, height: 900))
    expectEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 120, height: 900))
    expectEqual(scroll.contentOffset, .zero)
  }

  @Test
  func
    `what is pinned to the frame guide stays while the content scrolls (R11.91, R11.93, T12.46)`()
  {
    let scroll = add(ScrollView())
    pinToTopLeft(scroll)
    let bar = add(View(), to: scroll)
    LayoutConstraint.activate([
      scroll.heightAnchor.constraint(equalToConstant: 200),
      bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    root.layoutIfNeeded()
    expectEqual(bar.frame.minY, 4)

    scroll.contentOffset.y = 150
    root.layoutIfNeeded()
    expectEqual(bar.frame.minY, 154)
  }

  // MARK: Fitting

  @Test func `fitting changes nothing, and constraints from outside don't count (R11.58)`() {
    let box = add(View())
    let view = add(PlainStatedView(), to: box)
    view.traits.intrinsic = CGSize(width: 90, height: 20)
    LayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: root.widthAnchor),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let before = (box.frame, view.frame)

    let size = box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)

    expectEqual(size, CGSize(width: 110, height: 20))
    expectEqual(box.frame, before.0)
    expectEqual(view.frame, before.1)
  }

  @Test func `targets at 50 yield to higher priorities, and required ones don't (R11.59, R11.60)`()
  {
    let box = View()
    let view = PlainStatedView()
    view.traits.intrinsic = CGSize(width: 90, height: 20)
    box.fill(with: view)

    expectEqual(View.layoutFittingCompressedSize, .zero)
    expectEqual(View.layoutFittingExpandedSize, CGSize(width: 10_000, height: 10_000))
    expectEqual(
      box.systemLayoutSizeFitting(View.layoutFittingExpandedSize), CGSize(width: 90, height: 20))
    expectEqual(
      box.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 200, height: 20))
  }

  @Test func `fitting sizes are rounded up to pixels where the window asks for it (R11.61)`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = View()
    window.addSubview(box)
    let view = add(View(), to: box)
    let width = view.widthAnchor.constraint(equalToConstant: 173.25)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor), width,
    ])
    expectEqual(box.systemLayoutSizeFitting(.zero).width, 173.25)

    let table: [(exact: CGFloat, scale: CGFloat, expected: CGFloat)] = [
      (173.5, 3, 521 / 3), (173.25, 3, 520 / 3), (173.25, 2, 173.5), (173, 2, 173), (100.1, 1, 101),
      // A third of a point is a whole pixel.
      (520 / 3, 3, 520 / 3), (0, 3, 0),
    ]
    for (exact, scale, expected) in table {
      width.constant = exact
      window.displayScale = scale
      expectEqual(box.systemLayoutSizeFitting(.zero).width, expected, "\(exact) at \(scale)")
    }
  }

  /// A box whose text, in lines 10 high, is 10 away from all edges.
  private func textBox() -> (box: View, text: SizedView, insets: [LayoutConstraint]) {
    let (box, text) = (View(), SizedView(0, 10))
    text.heightFollowsWidth = true
    text.fitting = { [unowned text] in
      let length = text.preferredSize.width
      return CGSize(width: length, height: 10 * (length / $0.width).rounded(.up))
    }
    return (box, text, box.fill(with: text, inset: 10))
  }

  private func height(of box: View, _ width: CGFloat) -> CGFloat {
    box.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `a text that changes and wraps to the same lines stays as high (R11.44)`() {
    let (box, text, _) = textBox()
    text.preferredSize.width = 150
    box.frame.size = CGSize(width: 120, height: 40)
    box.layoutIfNeeded()
    expectEqual(height(of: box, 120), 40)

    text.preferredSize.width = 180

    expectEqual(height(of: box, 120), 40)
    let top = text.frame.minY
    text.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10).isActive = false
    box.layoutIfNeeded()
    expectEqual(text.frame, CGRect(x: 10, y: top, width: 100, height: 20))
  }

  @Test func `a view that is fitted again answers as if for the first time (R11.58)`() {
    let (box, text, insets) = textBox()
    box.layoutIfNeeded()
    text.preferredSize.width = 150
    expectEqual(height(of: box, 120), 40)
    expectEqual(height(of: box, 70), 50)

    insets[0].constant = 20
    expectEqual(height(of: box, 70), 60)
    insets[0].constant = 10
    text.preferredSize.width = 40
    expectEqual(height(of: box, 70), 30)
    expectEqual(box.systemLayoutSizeFitting(.zero), CGSize(width: 60, height: 30))

    let least = text.heightAnchor.constraint(greaterThanOrEqualToConstant: 33)
    least.isActive = true
    expectEqual(height(of: box, 70), 53)
    box.layoutIfNeeded()
    expectEqual(height(of: box, 70), 53)
    least.priority = LayoutPriority(40)
    expectEqual(height(of: box, 70), 30)
    least.isActive = false
    expectEqual(height(of: box, 70), 30)
  }

  /// A fitting size for a width, before and after the constraints inside have changed.
  @Test func `a size for a given width follows constraints that come and go`() {
    let box = View()
    let (upper, lower) = (add(View(), to: box), add(View(), to: box))
    let bottom = upper.bottomAnchor.constraint(equalTo: box.bottomAnchor)
    let stacked = [
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
      lower.heightAnchor.constraint(equalToConstant: 10),
      lower.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ]
    LayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: box.topAnchor),
      upper.leftAnchor.constraint(equalTo: box.leftAnchor),
      upper.rightAnchor.constraint(equalTo: box.rightAnchor),
      upper.heightAnchor.constraint(equalTo: upper.widthAnchor, multiplier: 0.5),
      bottom,
    ])
    func height(forWidth width: CGFloat) -> CGFloat {
      let size = box.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expectEqual(size.width, width)
      return size.height
    }

    for _ in 0..<2 {
      expectEqual(height(forWidth: 100), 50)
      expectEqual(height(forWidth: 40), 20)
      bottom.isActive = false
      LayoutConstraint.activate(stacked)
      expectEqual(height(forWidth: 200), 110)
      expectEqual(height(forWidth: 60), 40)
      LayoutConstraint.deactivate(stacked)
      bottom.isActive = true
    }
  }
}
