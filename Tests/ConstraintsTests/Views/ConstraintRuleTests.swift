import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Rules about one constraint and its holder (R11.1 to R11.26).
@Suite struct ConstraintRuleTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ view: View = View(), to superview: View? = nil) -> View {
    (superview ?? root).addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Pins the positions that a test doesn't depend on.
  private func pin(_ view: View, top: CGFloat = 0, height: CGFloat = 10) {
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test func `attributes and relations have UIKit's numbers (R11.2)`() {
    expectEqual(LayoutConstraint.Attribute.allCases.map(\.rawValue), Array(0...20))
    expectEqual(LayoutConstraint.Attribute.lastBaseline.rawValue, 11)
    expectEqual(LayoutConstraint.Attribute.centerYWithinMargins.rawValue, 20)
    expectEqual(LayoutConstraint.Relation.allCases.map(\.rawValue), [-1, 0, 1])
  }

  @Test func `views and guides are items with four unknowns (R11.1)`() {
    let (view, guide) = (add(), LayoutGuide())
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalTo: guide.heightAnchor),
      view.heightAnchor.constraint(equalTo: guide.widthAnchor),
    ])

    root.layoutIfNeeded()

    expectEqual(guide.layoutFrame, CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.frame, CGRect(x: 40, y: 60, width: 40, height: 30))
  }

  @Test func `constraints set bounds and center, and a transform comes on top (R11.4)`() {
    let view = add()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    pin(view, top: 100, height: 40)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])

    root.layoutIfNeeded()

    expectEqual(view.bounds.size, CGSize(width: 20, height: 40))
    expectEqual(view.center, CGPoint(x: 110, y: 120))
    expectEqual(view.frame, CGRect(x: 90, y: 80, width: 40, height: 80))
  }

  @Test func `alignment rectangle and frame are each other's inverse (R11.3)`() {
    let view = PlainStatedView()
    view.traits.alignment = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

    expectEqual(view.alignmentRect(forFrame: frame), CGRect(x: 12, y: 21, width: 94, height: 46))
    expectEqual(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)), frame)
  }

  @Test func `all anchors of views and guides lay out what their names say (R11.5, R11.6)`() {
    let (view, guide) = (View(), LayoutGuide())
    root.addSubview(view)
    root.addLayoutGuide(guide)

    expectEqual(
      view.leadingAnchor.constraint(equalTo: root.trailingAnchor).firstAttribute, .leading)
    let places: [(LayoutConstraint, LayoutConstraint.Attribute)] = [
      (view.leftAnchor.constraint(equalTo: guide.leftAnchor), .left),
      (view.rightAnchor.constraint(equalTo: guide.rightAnchor), .right),
      (view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), .leading),
      (view.trailingAnchor.constraint(equalTo: guide.trailingAnchor), .trailing),
      (view.topAnchor.constraint(equalTo: guide.topAnchor), .top),
      (view.bottomAnchor.constraint(equalTo: guide.bottomAnchor), .bottom),
      (view.centerXAnchor.constraint(equalTo: guide.centerXAnchor), .centerX),
      (view.centerYAnchor.constraint(equalTo: guide.centerYAnchor), .centerY),
      (view.widthAnchor.constraint(equalTo: guide.widthAnchor), .width),
      (view.heightAnchor.constraint(equalTo: guide.heightAnchor), .height),
    ]
    for (constraint, attribute) in places {
      expectEqual(constraint.firstAttribute, attribute)
      expectEqual(constraint.secondAttribute, attribute)
      expect(constraint.firstItem === view)
      expect(constraint.secondItem === guide)
      expect(constraint.firstAnchor.item === view)
      expect(constraint.secondAnchor?.item === guide)
    }
    expect(view.firstBaselineAnchor.item === view)
    expect(view.lastBaselineAnchor.item === view)
    expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func `anchors make every relation, with constants and multipliers (R11.10)`() {
    let (a, b) = (add(), add())
    let all = [
      a.topAnchor.constraint(equalTo: b.topAnchor),
      a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor),
      a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor),
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 3),
      a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: 3),
      a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 3),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
      a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2),
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 3),
      a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 3),
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 3),
      a.widthAnchor.constraint(equalToConstant: 3),
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 3),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 3),
    ]

    expectEqual(all.map(\.relation.rawValue), [0, -1, 1, 0, -1, 1, 0, -1, 1, 0, -1, 1, 0, -1, 1])
    expectEqual(all.map(\.constant), [0, 0, 0, 3, 3, 3, 0, 0, 0, 3, 3, 3, 3, 3, 3])
    expectEqual(all.map(\.multiplier), [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1])
  }

  @Test func `the system's gap is 8 points a multiple (R11.57)`() {
    let (a, b) = (add(), add())

    expectEqual(
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2)
        .constant, 16)
    expectEqual(
      a.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1
      ).relation, .lessThanOrEqual)
    expectEqual(
      a.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1
      ).relation, .greaterThanOrEqual)
    expectEqual(
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 0.5).constant, 4
    )
    expectEqual(
      a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)
        .relation, .lessThanOrEqual)
    expectEqual(
      a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)
        .relation, .greaterThanOrEqual)
  }

  @Test func `distances between anchors are sizes (R11.7)`() {
    let (a, b) = (add(), add())
    pin(a)
    pin(b)
    LayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 50),
      b.widthAnchor.constraint(equalToConstant: 20),
      root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
        .constraint(equalTo: a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor), multiplier: 2),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 30),
    ])

    root.layoutIfNeeded()

    expectEqual(a.frame.minX, 60)
    expectEqual(b.frame.minX, 140)
  }

  @Test func `a view without text stands on its bottom edge (R11.8)`() {
    let (a, b) = (add(), add())
    pin(a, top: 40, height: 20)
    LayoutConstraint.activate([
      b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
      b.heightAnchor.constraint(equalToConstant: 30),
    ])

    root.layoutIfNeeded()

    expectEqual(b.frame.minY, 30)
  }

  @Test func `a container may name the view whose baseline counts (R11.8)`() {
    final class Titled: View {
      let title = PlainStatedView()
      override var forFirstBaselineLayout: View { title }
    }
    let (box, other) = (Titled(), add())
    _ = add(box)
    _ = add(box.title, to: box)
    box.title.traits.firstBaseline = 15
    pin(box, top: 100, height: 50)
    LayoutConstraint.activate([
      box.title.topAnchor.constraint(equalTo: box.topAnchor, constant: 7),
      box.title.heightAnchor.constraint(equalToConstant: 20),
      other.topAnchor.constraint(equalTo: box.firstBaselineAnchor),
      other.heightAnchor.constraint(equalToConstant: 1),
    ])

    root.layoutIfNeeded()

    expectEqual(other.frame.minY, 122)
  }

  @Test func `places are multiplied in the coordinates of the common ancestor (R11.12)`() {
    let view = add()
    pin(view)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10),
      LayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
        multiplier: 0.5, constant: 0),
    ])

    root.layoutIfNeeded()
    expectEqual(view.center.x, 80)

    root.bounds.origin.x = 50
    root.layoutIfNeeded()
    expectEqual(view.center.x, 130)
  }

  @Test func `sizes may be compared across axes (R11.13)`() {
    let view = add()
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 3),
    ])

    root.layoutIfNeeded()

    expectEqual(view.bounds.size, CGSize(width: 40, height: 23))
  }

  @Test func `leading is resolved when the layout is solved (R11.14, R11.15)`() {
    let view = add()
    pin(view)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 16)

    view.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 16)

    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()

    expectEqual(view.frame.maxX, 304)
  }

  @Test func `from the right, a multiplied position is measured from the left (R11.16)`() {
    let view = add()
    root.semanticContentAttribute = .forceRightToLeft
    pin(view)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      LayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
        multiplier: 0.5, constant: 10),
    ])

    root.layoutIfNeeded()

    expectEqual(view.frame.maxX, 150)
  }

  @Test func `priorities have UIKit's names and numbers (R11.17, R11.18)`() {
    let levels: [LayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    expectEqual(levels.map(\.rawValue), [1_000, 750, 510, 500, 490, 250, 50])
  }

  @Test func `a constraint is inactive and required at first (R11.19)`() {
    let constraint = root.widthAnchor.constraint(equalToConstant: 5)

    expect(!constraint.isActive)
    expectEqual(constraint.priority, .required)
    expect(constraint.identifier == nil)
  }

  @Test func `two equal constraints count twice, one added twice counts once (R11.19)`() {
    let view = add()
    pin(view)
    let narrow = [10, 10].map { view.widthAnchor.constraint(equalToConstant: $0) }
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    for preferredSize in narrow + [wide] { preferredSize.priority = LayoutPriority(500) }
    LayoutConstraint.activate([wide, narrow[0], narrow[1], wide, wide])
    view.addConstraint(wide)

    root.layoutIfNeeded()

    expectEqual(view.bounds.width, 10)
    expectEqual(view.constraints.filter { $0 === wide }.count, 1)
  }
}
