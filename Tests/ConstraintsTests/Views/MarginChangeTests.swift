import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The views that are laid out again when a setting of the margins changes.
@Suite struct MarginChangeTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let outer = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let inner = MarginListener(frame: CGRect(x: 4, y: 0, width: 300, height: 400))
  private let held = View()

  init() {
    window.safeAreaInsets = EdgeInsets(top: 44, left: 30, bottom: 0, right: 0)
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(held)
    outer.layoutMargins = EdgeInsets(top: 50, left: 60, bottom: 70, right: 80)
    held.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      held.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      held.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
      held.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
      held.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    inner.changes = 0
  }

  /// The margins of the superview leave 60...240 by 50...410.
  @Test(
    arguments: [
      (CGRect(x: 40, y: 20, width: 200, height: 400), [30, 20, 10, 8]),
      (CGRect(x: 100, y: 100, width: 50, height: 50), [8, 8, 8, 8]),
      (CGRect(x: 0, y: 0, width: 320, height: 480), [50, 60, 70, 80]),
      (CGRect(x: 61, y: -30, width: 300, height: 200), [80, 8, 8, 121]),
    ] as [(CGRect, [CGFloat])], [.zero, CGPoint(x: 13, y: -70), CGPoint(x: -45, y: 25)])
  func `a view that preserves its superview's margins keeps clear of them, scrolled or not`(
    input: (frame: CGRect, margins: [CGFloat]), scrolled: CGPoint
  ) {
    outer.insetsLayoutMarginsFromSafeArea = false
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.preservesSuperviewLayoutMargins = true

    outer.bounds.origin = scrolled
    inner.frame = input.frame.offsetBy(dx: scrolled.x, dy: scrolled.y)

    let found = inner.layoutMargins
    expectEqual([found.top, found.left, found.bottom, found.right], input.margins)
    window.layoutIfNeeded()
    expectEqual(held.frame, inner.bounds.inset(by: found))
  }

  @Test(arguments: [false, true])
  func `margins count that follow from a frame found in the same layout`(isReadable: Bool) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.layoutMargins = EdgeInsets(top: 60, left: 60, bottom: 60, right: 60)
    let (box, leaf) = (View(), View())
    root.addSubview(box)
    box.addSubview(leaf)
    box.preservesSuperviewLayoutMargins = true
    for view in [box, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    let guide = isReadable ? box.readableContentGuide : box.layoutMarginsGuide
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      box.widthAnchor.constraint(equalToConstant: 300),
      box.heightAnchor.constraint(equalToConstant: 300),
      leaf.leftAnchor.constraint(equalTo: guide.leftAnchor),
      leaf.topAnchor.constraint(equalTo: guide.topAnchor),
      leaf.rightAnchor.constraint(equalTo: guide.rightAnchor),
      leaf.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])

    root.layoutIfNeeded()

    expectEqual(leaf.frame, CGRect(x: 10, y: 20, width: 280, height: 272))
  }

  @Test func `a fitting size counts the current margins (R11.55, R11.58)`() {
    let view = View(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let child = View()
    window.addSubview(view)
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let guide = view.layoutMarginsGuide
    LayoutConstraint.activate([
      child.heightAnchor.constraint(equalToConstant: 20),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.leftAnchor.constraint(equalTo: guide.leftAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      child.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    window.layoutIfNeeded()

    for (y, height) in [(100, 36), (0, 80), (30, 50), (100, 36)] as [(CGFloat, CGFloat)] {
      view.frame.origin.y = y
      for _ in 0..<2 {
        expectEqual(view.systemLayoutSizeFitting(.zero).height, height, "at \(y)")
      }
    }
  }
}
