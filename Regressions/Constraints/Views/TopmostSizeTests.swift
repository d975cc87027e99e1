import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Topmost views whose constraints determine their size (R11.49).
@Suite struct TopmostSizeTests {
  private func topmost(_ frame: CGRect = .zero) -> View {
    let view = View(frame: frame)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func size(_ view: View, _ width: CGFloat, _ height: CGFloat) {
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  private func fill(_ superview: View, with view: View, inset: CGFloat = 0) {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  @Test func `R11.49 constraints give a topmost view its size, and changes of them others`() {
    let view = topmost(CGRect(x: 7, y: 9, width: 30, height: 30))
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75).isActive = true
    view.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 7, y: 9, width: 200, height: 150))
    expect(view.layoutConflicts.isEmpty)

    width.constant = 100
    view.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 100, height: 75))
    // A frame that an app sets doesn't last.
    view.frame.size = CGSize(width: 1, height: 1)
    view.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 100, height: 75))
  }

  @Test func `R11.49 content gives it its size, and is placed in it by the same call`() {
    let (view, content) = (topmost(), SizedView(60, 20))
    fill(view, with: content, inset: 8)

    view.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 76, height: 36))
    expectEqual(content.frame, CGRect(x: 8, y: 8, width: 60, height: 20))
    expectEqual(view.systemLayoutSizeFitting(.zero), view.bounds.size)
    content.preferredSize = CGSize(width: 100, height: 30)
    content.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 116, height: 46))
  }

  @Test func `R11.49 a stack takes the size of its views`() {
    let stack = StackView(arrangedSubviews: [SizedView(40, 10), SizedView(60, 30)])
    stack.spacing = 5
    stack.translatesAutoresizingMaskIntoConstraints = false

    stack.layoutIfNeeded()

    expectEqual(stack.bounds.size, CGSize(width: 105, height: 30))
  }

  @Test func `R11.49 views in it that follow its size by their masks do`() {
    let (view, follower) = (topmost(CGRect(x: 0, y: 0, width: 10, height: 10)), View())
    follower.frame = view.bounds
    follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(follower)
    size(view, 200, 150)

    view.layoutIfNeeded()

    expectEqual(follower.frame, CGRect(x: 0, y: 0, width: 200, height: 150))
  }

  @Test
  func `R11.49 a length that nothing determines is 0, and without constraints the frame stays`() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let (open, free) = (topmost(frame), topmost(frame))
    open.widthAnchor.constraint(equalToConstant: 200).isActive = true
    for view in [open, free] { view.layoutIfNeeded() }
    expectEqual(open.frame, CGRect(x: 1, y: 2, width: 200, height: 0))
    expectEqual(free.frame, frame)

    // A view that translates its mask keeps the frame, and constraints that contradict it are
    // broken.
    LayoutConstraint.conflictHandler = { _ in }
    let translating = View(frame: frame)
    size(translating, 200, 150)
    translating.layoutIfNeeded()
    expectEqual(translating.frame, frame)
  }

  @Test func `R11.49 once added it is placed where it comes, and topmost again it is sized again`()
  {
    let (view, window) = (topmost(), Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    size(view, 200, 150)
    view.layoutIfNeeded()
    window.addSubview(view)
    view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 250)
    view.constraints.forEach { if $0.firstAttribute == .width { $0.isActive = false } }
    width.isActive = true

    window.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 35, y: 0, width: 250, height: 150))

    view.removeFromSuperview()
    width.constant = 90
    view.layoutIfNeeded()
    expectEqual(view.frame.size, CGSize(width: 90, height: 150))
  }

  @Test func `R11.49 added before its first layout, to a window, a cell or any view`() {
    let cell = TableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for superview in [window, cell.contentView, View(frame: window.bounds)] {
      let view = topmost()
      size(view, 200, 30)
      superview.addSubview(view)
      view.layoutIfNeeded()
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 200, height: 30))
    }
  }
}
