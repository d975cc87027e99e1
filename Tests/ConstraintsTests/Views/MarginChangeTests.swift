import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The views that are laid out again when a setting of the margins changes.
@Suite struct MarginChangeTests {
  private final class Counting: View {
    var changes = 0
    var passes = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let outer = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let inner = Counting(frame: CGRect(x: 4, y: 0, width: 300, height: 400))
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
    (inner.changes, inner.passes) = (0, 0)

    inner.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layoutIfNeeded()

    expectEqual(inner.passes, 1)
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
}
