import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct SafeAreaTests {
  private let window = Window(frame: CGRect(0, 0, 320, 480))
  private let view = View(frame: CGRect(0, 0, 320, 480))

  init() {
    window.addSubview(view)
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
  }

  @Test func `a view that fills the window has its insets`() {
    expectEqual(view.safeAreaInsets, EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
  }

  @Test func `a view has the part of the insets that reaches into it`() {
    view.frame = CGRect(10, 5, 300, 460)

    expectEqual(view.safeAreaInsets, EdgeInsets(top: 15, left: 0, bottom: 19, right: 0))
  }

  @Test func `each side has its own part`() {
    window.safeAreaInsets = EdgeInsets(top: 20, left: 30, bottom: 34, right: 12)
    view.frame = CGRect(10, 5, 300, 460)

    expectEqual(view.safeAreaInsets, EdgeInsets(top: 15, left: 20, bottom: 19, right: 2))
  }

  @Test func `a view in the safe part has none`() {
    view.frame = CGRect(10, 50, 300, 100)

    expectEqual(view.safeAreaInsets, .zero)
  }

  @Test func `the insets are in the view's own coordinates`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(0, 0, 320, 480)

    expectEqual(view.safeAreaInsets, EdgeInsets(top: 10, left: 0, bottom: 17, right: 0))
  }

  @Test func `a scrolled view keeps its insets`() {
    view.bounds.origin.y = 500

    expectEqual(view.safeAreaInsets, EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
  }

  @Test func `outside a window, and without size, there are none`() {
    expectEqual(View(frame: CGRect(0, 0, 10, 10)).safeAreaInsets, .zero)

    view.frame = .zero
    expectEqual(view.safeAreaInsets, .zero)
  }

  @Test func `R11.52 a view that sticks out has the superview's insets there, not more`() {
    window.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 5)
    let inside = View(frame: CGRect(-10, -20, 500, 600))
    view.addSubview(inside)
    expectEqual(inside.safeAreaInsets, window.safeAreaInsets)

    // A part that the superview doesn't have isn't inherited from farther out.
    view.frame = CGRect(0, 100, 320, 100)
    expectEqual(inside.safeAreaInsets, EdgeInsets(top: 0, left: 0, bottom: 0, right: 5))
    view.frame = CGRect(0, -100, 320, 400)
    expectEqual(view.safeAreaInsets, EdgeInsets(top: 44, left: 0, bottom: 0, right: 5))
    inside.frame = CGRect(0, 30, 320, 10)
    expectEqual(inside.safeAreaInsets, EdgeInsets(top: 14, left: 0, bottom: 0, right: 5))
  }

  @Test func `R11.52 in a scroll view the content has what covers the part in sight`() {
    let scroll = ScrollView(frame: window.bounds)
    let content = View(frame: CGRect(0, 0, 320, 2_000))
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    window.addSubview(scroll)
    expectEqual(content.safeAreaInsets, EdgeInsets(top: 0, left: 0, bottom: 34, right: 0))

    scroll.contentOffset.y = 0
    expectEqual(content.safeAreaInsets.top, 20)
    scroll.contentOffset.y = 500
    expectEqual(content.safeAreaInsets.top, 20)
    scroll.contentOffset.y = scroll.maximumContentOffset.y
    expectEqual(content.safeAreaInsets, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test func `R11.52 rotated by 180 degrees it has them on the other sides`() {
    view.frame = CGRect(0, -40, 320, 480)
    view.transform = CGAffineTransform(rotationAngle: .pi)

    expect(abs(view.safeAreaInsets.bottom - 20) < 1e-9)
    expect(abs(view.safeAreaInsets.top) < 1e-9)
  }

  @Test func `a window has what it was given, zero at first`() {
    expectEqual(Window().safeAreaInsets, .zero)
    expectEqual(window.safeAreaInsets.bottom, 34)
  }

  @Test func `a new safe area asks for layout`() {
    window.layoutIfNeeded()

    window.safeAreaInsets.top = 44

    expect(window.isLayoutNeeded)
  }
}

/// Who is notified of the safe area, and when (R11.100).
@Suite struct SafeAreaCallbackTests {
  private let window = Window(frame: CGRect(0, 0, 320, 480))

  /// The upper insets of which a view was notified.
  private func tops(_ listener: SafeAreaListener) -> [CGFloat] { listener.changes.map(\.top) }

  private func listener(_ frame: CGRect) -> SafeAreaListener {
    let listener = SafeAreaListener()
    listener.frame = frame
    return listener
  }

  @Test func `R11.100 a view that a callback adds to a notified one is notified once`() {
    let (first, last) = (listener(window.bounds), listener(window.bounds))
    let deep = listener(CGRect(0, 10, 100, 100))
    window.addSubview(first)
    window.addSubview(last)
    last.addSubview(deep)
    first.whenChanged = { $0.addSubview(deep) }

    window.safeAreaInsets.top = 20

    expectEqual([first, last, deep].map(tops), [[20], [20], [10]])
  }

  @Test func `R11.100 views whose insets stay aren't told`() {
    let (outer, middle) = (listener(window.bounds), listener(CGRect(0, 100, 320, 100)))
    let (sticking, top) = (listener(CGRect(0, -95, 320, 50)), listener(CGRect(0, 0, 320, 40)))
    for view in [middle, top] { outer.addSubview(view) }
    middle.addSubview(sticking)
    window.addSubview(outer)

    window.safeAreaInsets.top = 20
    window.safeAreaInsets.bottom = 34
    window.safeAreaInsets.top = 44

    expectEqual(tops(outer), [20, 20, 44])
    expectEqual(tops(top), [20, 44])
    expectEqual([middle, sticking].map(tops), [[], []])
  }

  @Test func `R11.100 coming into a window tells of its safe area, moving at the next layout`() {
    let (outer, inner) = (listener(window.bounds), listener(CGRect(0, 5, 320, 100)))
    outer.addSubview(inner)
    window.safeAreaInsets.top = 20
    window.addSubview(outer)
    window.layoutIfNeeded()
    expectEqual([outer, inner].map(tops), [[20], [15]])

    inner.frame = CGRect(0, 12, 320, 50)
    window.layoutIfNeeded()
    expectEqual(tops(inner), [15, 8])

    outer.removeFromSuperview()
    window.addSubview(outer)
    expectEqual([outer, inner].map(tops), [[20], [15, 8]])
  }

  @Test func `R11.100 a collection's layout isn't invalidated where the safe area doesn't reach`() {
    let layout = AdaptedFlow()
    let grid = CollectionView(
      frame: CGRect(0, 100, 320, 100), collectionViewLayout: layout)
    window.addSubview(grid)
    window.layoutIfNeeded()
    let before = layout.invalidations

    window.safeAreaInsets.top = 20
    expectEqual(layout.invalidations, before)
    window.safeAreaInsets.top = 150
    expect(layout.invalidations > before)
  }
}
