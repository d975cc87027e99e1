import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Constraints in views that constraints position, and changes around them between layouts.
@Suite struct NestedConstraintTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<Added: View>(_ view: Added, to superview: View) -> Added {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func place(_ view: View, at origin: CGPoint, _ size: CGSize) throws {
    let superview = try #require(view.superview)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: origin.x),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: origin.y),
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }

  @Test func `edges come to pixels of the window, not of the superview (R11.65)`() throws {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.displayScale = 2
    let box = add(View(), to: window)
    let view = add(View(), to: box)
    try place(box, at: CGPoint(x: 0.3, y: 0.2), CGSize(width: 50, height: 60))
    try place(view, at: CGPoint(x: 0.4, y: 0.2), CGSize(width: 10.3, height: 10))
    window.layoutIfNeeded()

    // From 0.3 to 50.3 and from 0.2 to 60.2.
    expectEqual(box.frame, CGRect(x: 0.5, y: 0, width: 50, height: 60))
    // In the window from 0.7 to 11, which is from 0.5 to 11, and from 0.4 to 10.4, which is from 0.5 to 10.5.
    expectEqual(view.frame, CGRect(x: 0, y: 0.5, width: 10.5, height: 10))
  }

  @Test func `margins that change move what the readable guide holds (R11.53, R11.55)`() {
    root.frame = CGRect(x: 0, y: 0, width: 1_000, height: 480)
    let view = add(View(), to: root)
    let guide = root.readableContentGuide
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // The middle of 8...992 is 500.
    expectEqual(view.frame, CGRect(x: 164, y: 8, width: 672, height: 464))

    root.layoutMargins = EdgeInsets(top: 10, left: 108, bottom: 30, right: 8)
    root.layoutIfNeeded()
    // The middle of 108...992 is 550.
    expectEqual(view.frame, CGRect(x: 214, y: 10, width: 672, height: 440))

    root.layoutMargins = EdgeInsets(top: 0, left: 400, bottom: 0, right: 100)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 400, y: 0, width: 500, height: 480))
  }

  @Test(arguments: [-500, 0, 500] as [CGFloat])
  func `the readable guide is as wide as the margins allow, wherever the bounds are (R11.53)`(
    left: CGFloat
  ) {
    root.bounds.origin.x = left
    let view = add(View(), to: root)
    let guide = root.readableContentGuide
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])

    root.layoutIfNeeded()

    // Less than 672: 8 at either side of 320.
    expectEqual(guide.layoutFrame, CGRect(x: left + 8, y: 8, width: 304, height: 464))
    expectEqual(view.frame.minX, left + 8)
    expectEqual(view.bounds.width, 304)
  }

  @Test func `a view with a frame may be named after a layout that didn't know it`() throws {
    let view = add(View(), to: root)
    try place(view, at: .zero, CGSize(width: 5, height: 6))
    let left = try #require(root.constraints.first { $0.firstAttribute == .left })
    root.layoutIfNeeded()
    let plain = View(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    root.addSubview(plain)
    root.layoutIfNeeded()

    left.isActive = false
    view.leftAnchor.constraint(equalTo: plain.rightAnchor, constant: 2).isActive = true
    root.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 42, y: 0, width: 5, height: 6))
    expectEqual(plain.frame, CGRect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test func `a target that is no number asks for nothing, also after one that did (R11.58)`() {
    root.fill(with: SizedView(50, 20))
    root.layoutIfNeeded()
    func fitting(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      root.systemLayoutSizeFitting(
        CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .required)
    }

    for _ in 0..<2 {
      expectEqual(fitting(300, 70), CGSize(width: 300, height: 70))
      expectEqual(fitting(.nan, 80), CGSize(width: 50, height: 80))
      expectEqual(fitting(200, .nan), CGSize(width: 200, height: 20))
      expectEqual(fitting(.nan, .nan), CGSize(width: 50, height: 20))
    }
  }

  @Test func `a view takes back only the constraints that it holds (R11.20)`() {
    let view = add(View(), to: root)
    let held = [view.leftAnchor, view.rightAnchor].map { $0.constraint(equalTo: root.leftAnchor) }
    let own = view.widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate(held + [own])

    root.removeConstraint(own)
    root.removeConstraints([own])
    expect(own.isActive)
    root.removeConstraint(held[0])
    expectEqual(held.map(\.isActive), [false, true])
    root.removeConstraint(held[0])
    root.removeConstraints(held)
    view.removeConstraint(own)

    expectEqual(held.map(\.isActive), [false, false])
    expect(!own.isActive)
    expect(root.constraints.isEmpty && view.constraints.isEmpty)
  }

  @Test func `constraints between neighbors describe themselves, too (R11.77)`() {
    final class Other: View {}
    let (a, b) = (add(View(), to: root), add(Other(), to: root))
    func text(_ constraint: LayoutConstraint, priority: Float = 1_000) -> String {
      constraint.priority = LayoutPriority(priority)
      let text = constraint.description.replacing(/:0x[0-9a-f]+/, with: "")
      return text.replacing("<NSLayoutConstraint ", with: "")
        .replacing("   (inactive)>", with: "")
    }

    expectEqual(
      text(a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -8)),
      "H:[View]-(8)-[Other](LTR)")
    expectEqual(
      text(a.rightAnchor.constraint(lessThanOrEqualTo: b.leftAnchor, constant: -8), priority: 750),
      "H:[View]-(>=8@750)-[Other]")
    expectEqual(
      text(a.leftAnchor.constraint(lessThanOrEqualTo: b.rightAnchor, constant: 3)),
      "H:[Other]-(<=3)-[View]")
    expectEqual(
      text(a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor)), "V:[View]-(<=0)-[Other]")
    expectEqual(
      text(a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 4)),
      "View.leading == Other.leading + 4(LTR)")
    expectEqual(
      text(a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -4), priority: 20),
      "View.bottom == Other.bottom - 4 @20")
    expectEqual(
      text(a.leadingAnchor.constraint(equalTo: b.centerXAnchor)),
      "View.leading == Other.centerX(LTR)")
    expectEqual(
      text(a.centerXAnchor.constraint(equalTo: b.trailingAnchor)),
      "View.centerX == Other.trailing(LTR)")
    expectEqual(
      text(a.topAnchor.constraint(equalTo: b.centerYAnchor)), "View.top == Other.centerY")
    expectEqual(
      text(a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor)),
      "View.width <= Other.height")
    let distance = a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
    expectEqual(
      text(distance.constraint(equalToConstant: 5)), "distance(View.left, Other.left) == 5")
    expectEqual(
      text(distance.constraint(greaterThanOrEqualToConstant: 5)),
      "distance(View.left, Other.left) >= 5")
    expectEqual(
      text(distance.constraint(equalTo: a.widthAnchor, multiplier: 2)),
      "distance(View.left, Other.left) == 2*View.width")
  }

  @Test(arguments: [false, true])
  func `a multiplied place counts from the bounds' origin, in a scroll view from the content's`(
    scrolls: Bool
  ) {
    let scrollView = ScrollView(frame: root.bounds)
    let box: View = scrolls ? scrollView : View(frame: root.bounds)
    root.addSubview(box)
    LayoutConstraint.activate([
      scrollView.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 2_000),
      scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 2_000),
    ])
    box.layoutIfNeeded()
    box.bounds.origin = CGPoint(x: 100, y: 200)
    let (first, second) = (add(View(), to: box), add(View(), to: box))
    func twice(_ attribute: LayoutConstraint.Attribute, _ of: LayoutConstraint.Attribute)
      -> LayoutConstraint
    {
      LayoutConstraint(
        item: second, attribute: attribute, relatedBy: .equal, toItem: first, attribute: of,
        multiplier: 2, constant: 0)
    }
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      first.widthAnchor.constraint(equalToConstant: 20),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.widthAnchor.constraint(equalToConstant: 6),
      second.heightAnchor.constraint(equalToConstant: 7), twice(.left, .right),
      twice(.top, .bottom),
    ])

    for origin in [CGPoint(x: 100, y: 200), CGPoint(x: 50, y: 70)] {
      box.bounds.origin = origin
      box.layoutIfNeeded()

      // The first ends 30 and 15 from where its superview begins, the second begins twice as far.
      let start = scrolls ? CGPoint.zero : origin
      expectEqual(
        first.frame, CGRect(x: start.x + 10, y: start.y + 5, width: 20, height: 10))
      expectEqual(
        second.frame, CGRect(x: start.x + 60, y: start.y + 30, width: 6, height: 7))
    }
  }
}
