import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The views that are laid out again when a setting of the margins changes.
@Suite struct MarginChangeDetailTests {
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

  /// Changes a setting, lays out, and checks that everything that depends on the margins followed.
  private func expectFollows(_ name: String, isTold: Bool = true, _ change: () -> Void) {
    let before = inner.layoutMargins
    change()
    window.layoutIfNeeded()

    expect(inner.layoutMargins != before, "\(name)")
    expectEqual(held.frame, inner.bounds.inset(by: inner.layoutMargins), "\(name)")
    if isTold { expect(inner.changes > 0, "\(name)") }
    inner.changes = 0
  }

  @Test func `each setting moves what hangs on the margins`() {
    expectFollows("margins") {
      inner.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    expectFollows("preserving") { inner.preservesSuperviewLayoutMargins = true }
    expectFollows("the superview's") { outer.layoutMargins.left = 90 }
    expectFollows("not preserving") { inner.preservesSuperviewLayoutMargins = false }
    expectFollows("not from the safe area") { inner.insetsLayoutMarginsFromSafeArea = false }
    expectFollows("from the safe area") { inner.insetsLayoutMarginsFromSafeArea = true }
    expectFollows("directional") {
      inner.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 9, leading: 8, bottom: 7, trailing: 6)
    }
    expectFollows("direction") { inner.semanticContentAttribute = .forceRightToLeft }
    expectFollows("safe area") { window.safeAreaInsets.top = 99 }
  }

  @Test func `setting equal margins lays the view out, and notifies nothing`() {
    inner.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layoutIfNeeded()
    (inner.changes, inner.layouts) = (0, 0)

    inner.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layoutIfNeeded()

    expectEqual(inner.layouts, 1)
    expectEqual(inner.changes, 0)
  }

  @Test func `only a change of the margins is notified, whatever changes around`() {
    inner.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    inner.changes = 0

    inner.semanticContentAttribute = .forceRightToLeft
    expectEqual(inner.changes, 0, "margins that go by left and right aren't mirrored")
    window.safeAreaInsets.bottom = 60
    expectEqual(inner.changes, 0, "the view ends 80 points above the bottom")
    window.safeAreaInsets.bottom = 90
    expectEqual(inner.changes, 1)
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.changes = 0
    window.safeAreaInsets.top = 99
    expectEqual(inner.changes, 0, "the margins don't follow the safe area")
    inner.preservesSuperviewLayoutMargins = true
    inner.changes = 0
    window.safeAreaInsets.top = 120
    expectEqual(inner.changes, 1, "the superview's margins follow it")
  }

  @Test func `setting what is there already changes nothing`() {
    inner.preservesSuperviewLayoutMargins = false
    inner.insetsLayoutMarginsFromSafeArea = true
    window.layoutIfNeeded()

    expectEqual(inner.changes, 0)
  }

  @Test
  func `a view that constraints placed before follows its own margins (R11.55)`() {
    let (window, box, leaf) = (Window(), View(), View())
    window.addSubview(box)
    box.addSubview(leaf)
    for view in [box, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    let outside = [
      box.leftAnchor.constraint(equalTo: window.leftAnchor),
      box.topAnchor.constraint(equalTo: window.topAnchor),
    ]
    let inside = leaf.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor)
    LayoutConstraint.activate(outside + [inside])
    window.layoutIfNeeded()

    // From here on the box is laid out by itself, and the window's solver is queried after the
    // box's own.
    LayoutConstraint.deactivate(outside)
    box.translatesAutoresizingMaskIntoConstraints = true
    _ = leaf.hasAmbiguousLayout
    _ = window.layoutConflicts
    box.layoutMargins = EdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()

    expectEqual(leaf.frame.minY, CGFloat(3))
  }

  @Test func `margins read by direction are those of the sides`() {
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    expectEqual(
      inner.directionalLayoutMargins,
      DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    inner.semanticContentAttribute = .forceRightToLeft
    expectEqual(
      inner.directionalLayoutMargins,
      DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  @Test func `the next layout puts back what was placed by hand (R11.48)`() {
    let placed = held.frame

    held.center.x += 30
    window.layoutIfNeeded()
    expectEqual(held.frame, placed)

    held.bounds.size.height += 5
    window.layoutIfNeeded()
    expectEqual(held.frame, placed)
  }
}
