import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The best solution, content, masks and guides (R11.30 to R11.57).
@Suite struct ConstraintLayoutTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<Added: View>(_ view: Added, to superview: View? = nil) -> Added {
    (superview ?? root).addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func label(_ width: CGFloat, _ height: CGFloat = 20) -> PlainStatedView {
    let view = add(PlainStatedView())
    view.traits.intrinsic = CGSize(width: width, height: height)
    return view
  }

  private func pinToTopLeft(_ view: View) {
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: view.superview?.topAnchor ?? root.topAnchor),
      view.leftAnchor.constraint(equalTo: view.superview?.leftAnchor ?? root.leftAnchor),
    ])
  }

  private func preferredSize(_ anchor: LayoutDimension, _ size: CGFloat, at priority: Float) {
    let constraint = anchor.constraint(equalToConstant: size)
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
  }

  // MARK: The best solution

  @Test func `a higher priority dominates, and numbers between count (R11.30, R11.34)`() {
    let view = add(View())
    preferredSize(view.widthAnchor, 120, at: 750)
    preferredSize(view.widthAnchor, 75, at: 750.5)
    for _ in 0..<10 { preferredSize(view.widthAnchor, 200, at: 250) }
    root.layoutIfNeeded()

    expectEqual(view.bounds.width, 75)
  }

  @Test func `among equals the sum of errors decides, as written (R11.31, R11.32)`() {
    let (a, b) = (add(View()), add(View()))
    for size: CGFloat in [10, 90, 20] { preferredSize(a.widthAnchor, size, at: 500) }
    // The ratio is off by |100 - 2 b|: it weighs twice as much as "b is 80".
    preferredSize(b.widthAnchor, 80, at: 500)
    preferredSize(b.heightAnchor, 100, at: 1_000)
    let ratio = b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2)
    ratio.priority = LayoutPriority(500)
    ratio.isActive = true
    root.layoutIfNeeded()

    expectEqual(a.bounds.width, 20)
    expectEqual(b.bounds.width, 50)
  }

  @Test func `inequalities cost nothing while they hold, and required ones always do (R11.33)`() {
    let view = add(View())
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    let few = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    few.priority = LayoutPriority(900)
    LayoutConstraint.activate([most, few])
    preferredSize(view.widthAnchor, 40, at: 100)
    root.layoutIfNeeded()
    expectEqual(view.bounds.width, 40)

    preferredSize(view.widthAnchor, 200, at: 999)
    root.layoutIfNeeded()
    expectEqual(view.bounds.width, 50)
  }

  @Test func `the order of adding makes no difference (R11.37)`() {
    func frame(shuffled: Bool) -> CGRect {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = PlainStatedView()
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.traits.intrinsic = CGSize(width: 70, height: 20)
      let all = [
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 8),
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -40),
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ]
      all[2].priority = LayoutPriority(800)
      LayoutConstraint.activate(shuffled ? all.reversed() : all)
      root.layoutIfNeeded()
      return view.frame
    }

    expectEqual(frame(shuffled: true), frame(shuffled: false))
  }

  // MARK: Content

  @Test func `content is hugged at 250 and resists at 750 (R11.40, R11.41, R11.45)`() {
    let view = label(80)
    pinToTopLeft(view)
    preferredSize(view.widthAnchor, 100, at: 250.5)
    root.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 100, height: 20))

    let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    narrow.priority = LayoutPriority(749)
    narrow.isActive = true
    root.layoutIfNeeded()
    // Above 50 costs less than below 80, so the preference for 100 loses only to 50 at 749.
    expectEqual(view.bounds.width, 80)
  }

  @Test func `another content size counts at the next layout (R11.42)`() {
    let view = label(80)
    pinToTopLeft(view)
    root.layoutIfNeeded()

    view.traits.intrinsic = CGSize(width: 33, height: View.noIntrinsicMetric)
    view.invalidateIntrinsicContentSize()
    expectEqual(view.bounds.width, 80)
    root.layoutIfNeeded()

    expectEqual(view.bounds.width, 33)
  }

  @Test func `hugging may be required (R11.43)`() {
    let view = label(80)
    pinToTopLeft(view)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    preferredSize(view.widthAnchor, 100, at: 999)
    root.layoutIfNeeded()

    expectEqual(view.bounds.width, 80)
  }

  @Test func `a height that follows from the width is measured at the width found (R11.44)`() {
    var measurements = 0
    let wrapped = SizedView(600, 10) {
      measurements += 1
      return CGSize(width: $0.width, height: 10 * (600 / $0.width).rounded(.up))
    }
    let (text, below) = (add(wrapped), add(View()))
    pinToTopLeft(text)
    LayoutConstraint.activate([
      text.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    expectEqual(text.frame, CGRect(x: 0, y: 0, width: 300, height: 20))
    expectEqual(below.frame.minY, 28)

    root.frame.size.width = 120
    root.layoutIfNeeded()
    expectEqual(text.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
    expectEqual(below.frame.minY, 68)
    // A pass ends when a measurement changes nothing.
    expect(measurements <= 6)
  }

  // MARK: Masks

  @Test
  func
    `a view translates its mask at first, and one that doesn't keeps its content's size (R11.26)`()
  {
    expect(View().translatesAutoresizingMaskIntoConstraints)
    let view = label(80)

    root.layoutIfNeeded()

    expectEqual(view.bounds.size, CGSize(width: 80, height: 20))
    expect(view.hasAmbiguousLayout)
  }

  @Test func `masks are equations in views that constraints place (R11.46, R11.47)`() {
    let box = add(View())
    let inner = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    box.bounds.size = CGSize(width: 100, height: 100)
    box.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let mark = add(View())
    LayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 160),
      box.heightAnchor.constraint(equalToConstant: 130),
      mark.widthAnchor.constraint(equalTo: inner.widthAnchor),
      mark.bottomAnchor.constraint(equalTo: inner.topAnchor),
    ])
    pinToTopLeft(box)

    root.layoutIfNeeded()

    expectEqual(inner.frame, CGRect(x: 10, y: 50, width: 90, height: 40))
    expectEqual(mark.bounds.width, 90)
    expectEqual(mark.frame.maxY, 50)
  }

  @Test
  func `a frame that is set counts for a view with a mask, and is put back for others (R11.48)`() {
    let (plain, mark, placed) = (View(), add(View()), add(View()))
    root.addSubview(plain)
    LayoutConstraint.activate([
      mark.leftAnchor.constraint(equalTo: plain.rightAnchor),
      placed.widthAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()

    plain.frame = CGRect(x: 5, y: 0, width: 30, height: 10)
    placed.bounds.size.width = 99
    root.layoutIfNeeded()
    expectEqual(mark.frame.minX, 35)
    expectEqual(placed.bounds.width, 7)

    plain.center.x += 2
    root.layoutIfNeeded()
    expectEqual(mark.frame.minX, 37)
  }

  @Test func `the size of the root comes from outside, also without a window (R11.49, R11.68)`() {
    let view = add(View())
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 160, height: 480))

    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 100, height: 100))
  }

  // MARK: Guides

  @Test func `a guide without constraints stays at zero (R11.50)`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutIfNeeded()

    expectEqual(guide.layoutFrame, .zero)
    expect(guide.owningView === root)
  }

  @Test
  func
    `margins move what is pinned to them, and the form set last wins (R11.51, R11.54, R11.55, T12.48)`()
  {
    let view = add(View())
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      LayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 8)
    expectEqual(view.frame.maxX, 312)

    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 2, trailing: 30)
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 20)
    expectEqual(root.layoutMargins, EdgeInsets(top: 1, left: 20, bottom: 2, right: 30))
    expectEqual(root.layoutMarginsGuide.layoutFrame, CGRect(x: 20, y: 1, width: 270, height: 477))

    root.layoutMargins = EdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
    expectEqual(root.directionalLayoutMargins.trailing, 4)
  }

  @Test func `margins take in the superview's where a view asks for it (R11.51)`() {
    root.layoutMargins = EdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let box = View(frame: CGRect(x: 10, y: 0, width: 310, height: 480))
    let inner = View(frame: CGRect(x: 5, y: 0, width: 305, height: 480))
    root.addSubview(box)
    box.addSubview(inner)
    (box.preservesSuperviewLayoutMargins, inner.preservesSuperviewLayoutMargins) = (true, true)

    expectEqual(box.layoutMargins, EdgeInsets(top: 30, left: 20, bottom: 30, right: 30))
    expectEqual(inner.layoutMargins, EdgeInsets(top: 30, left: 15, bottom: 30, right: 30))
  }

  @Test func `the safe area reaches into guides and margins (R11.51, R11.52, R11.55)`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(root)
    let view = add(View())
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    expectEqual(view.frame.minY, 0)

    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    expectEqual(view.frame.minY, 20)
    expectEqual(view.frame.maxY, 438)
    expectEqual(root.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 20, width: 320, height: 426))

    root.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    expectEqual(view.frame.maxY, 472)
  }

  @Test func `the readable guide is at most 672 wide and in the middle (R11.53)`() {
    root.frame.size.width = 1_024
    let view = add(View())
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.readableContentGuide.rightAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 176)
    expectEqual(view.frame.maxX, 848)
    expectEqual(
      root.readableContentGuide.layoutFrame, CGRect(x: 176, y: 8, width: 672, height: 464))

    root.frame.size.width = 320
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 8)
    expectEqual(view.frame.maxX, 312)
  }

  @Test(arguments: [(320, 8, 304), (688, 8, 672), (689, 8.5, 672), (1_024, 176, 672)])
  func `the readable guide of a view without constraints is as wide as can be read (R11.53)`(
    width: CGFloat, x: CGFloat, readable: CGFloat
  ) {
    let view = View(frame: CGRect(x: 5, y: 7, width: width, height: 480))

    expectEqual(
      view.readableContentGuide.layoutFrame, CGRect(x: x, y: 8, width: readable, height: 464))
  }

  @Test func `a readable guide without constraints is in the middle between margins (R11.53)`() {
    let view = View(frame: CGRect(x: 5, y: 7, width: 1_024, height: 480))
    view.layoutMargins = EdgeInsets(top: 4, left: 30, bottom: 6, right: 10)
    view.bounds.origin = CGPoint(x: 3, y: 50)

    // 984 wide from 33 on, which is 312 too many.
    expectEqual(
      view.readableContentGuide.layoutFrame, CGRect(x: 189, y: 54, width: 672, height: 470))
  }
}
