import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Which view holds a constraint, and what happens to constraints when the tree changes (R11.20 to
/// R11.26).
@Suite struct ConstraintHoldingTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(to superview: View) -> View {
    let view = View()
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func `the nearest common ancestor holds a constraint (R11.20)`() {
    let (box, other) = (add(to: root), add(to: root))
    let (leaf, guide) = (add(to: box), LayoutGuide())
    box.addLayoutGuide(guide)
    let own = leaf.widthAnchor.constraint(equalToConstant: 5)
    let inside = leaf.leftAnchor.constraint(equalTo: guide.leftAnchor)
    let toParent = leaf.topAnchor.constraint(equalTo: box.topAnchor)
    let across = leaf.heightAnchor.constraint(equalTo: other.heightAnchor)
    LayoutConstraint.activate([own, inside, toParent, across])

    expectEqual(leaf.constraints.map(ObjectIdentifier.init), [ObjectIdentifier(own)])
    expectEqual(
      box.constraints.map(ObjectIdentifier.init), [inside, toParent].map(ObjectIdentifier.init))
    expectEqual(root.constraints.map(ObjectIdentifier.init), [ObjectIdentifier(across)])
  }

  @Test func `a higher view may hold a constraint (R11.21)`() {
    let box = add(to: root)
    let leaf = add(to: box)
    let constraint = leaf.leftAnchor.constraint(equalTo: box.leftAnchor)

    root.addConstraints([constraint])
    expectEqual(root.constraints.count, 1)
    expect(constraint.isActive)

    box.removeConstraint(constraint)
    expect(constraint.isActive)
    root.removeConstraints([constraint])
    expect(!constraint.isActive)
    expect(root.constraints.isEmpty)
  }

  @Test
  func
    `removing a view drops what mentions it from outside, and adding it back restores nothing (R11.22)`()
  {
    let (box, other) = (add(to: root), add(to: root))
    let leaf = add(to: box)
    let guide = LayoutGuide()
    box.addLayoutGuide(guide)
    let outside = [
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      leaf.widthAnchor.constraint(equalTo: other.widthAnchor),
      guide.heightAnchor.constraint(equalTo: other.heightAnchor),
    ]
    let inside = [
      leaf.topAnchor.constraint(equalTo: box.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
    ]
    let elsewhere = other.leftAnchor.constraint(equalTo: root.leftAnchor)
    LayoutConstraint.activate(outside + inside + [elsewhere])

    box.removeFromSuperview()
    expect(outside.allSatisfy { !$0.isActive })
    expect(inside.allSatisfy { $0.isActive })
    expect(elsewhere.isActive)

    root.addSubview(box)
    expect(outside.allSatisfy { !$0.isActive })
    root.layoutIfNeeded()
    expectEqual(box.bounds.width, 50)
  }

  @Test(arguments: 0...3)
  func `removing a view drops what mentions its inside, however far up that is held (R11.22)`(
    levels: Int
  ) {
    var superview = root
    for _ in 0..<levels { superview = add(to: superview) }
    let (box, other) = (add(to: superview), add(to: root))
    let (leaf, guide) = (add(to: box), LayoutGuide())
    leaf.addLayoutGuide(guide)
    let outside = [
      leaf.widthAnchor.constraint(equalTo: other.widthAnchor),
      guide.heightAnchor.constraint(equalTo: other.heightAnchor),
      leaf.leftAnchor.constraint(equalTo: root.leftAnchor),
    ]
    // Of one item, and between two inside: nevertheless held by the root.
    let heldOutside = [
      leaf.heightAnchor.constraint(equalToConstant: 5),
      leaf.topAnchor.constraint(equalTo: box.topAnchor),
    ]
    let inside = leaf.rightAnchor.constraint(equalTo: box.rightAnchor)
    LayoutConstraint.activate(outside + [inside])
    root.addConstraints(heldOutside)

    box.removeFromSuperview()

    expectEqual((outside + heldOutside).map(\.isActive), [false, false, false, false, false])
    expect(inside.isActive)
    expect(root.constraints.isEmpty)
  }

  @Test func `a view without constraints so far may hold one (R11.21)`() {
    let (box, leaf) = (View(), View())
    root.addSubview(box)
    box.addSubview(leaf)
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 5)

    root.addConstraint(constraint)

    expect(constraint.isActive)
    expectEqual(root.constraints.map(ObjectIdentifier.init), [ObjectIdentifier(constraint)])
  }

  @Test func `a view that the items aren't in can't hold a constraint (R11.21)`() async {
    await #expect(processExitsWith: .failure) {
      View().addConstraint(View().widthAnchor.constraint(equalToConstant: 5))
    }
  }

  @Test func `removing a guide drops what mentions it (R11.22, R11.50)`() {
    let (view, guide) = (add(to: root), LayoutGuide())
    root.addLayoutGuide(guide)
    let constraint = view.leftAnchor.constraint(equalTo: guide.rightAnchor)
    constraint.isActive = true

    guide.owningView = nil

    expect(!constraint.isActive)
    expect(root.layoutGuides.isEmpty)
    expectEqual(guide.layoutFrame, .zero)
  }

  @Test func `many constraints come and go at once (R11.23)`() {
    let views = (0..<20).map { _ in add(to: root) }
    let all = views.flatMap {
      [
        $0.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
        $0.widthAnchor.constraint(equalToConstant: 5),
      ]
    }
    LayoutConstraint.activate(all.reversed())
    root.layoutIfNeeded()
    expect(views.allSatisfy { $0.frame.minX == 3 && $0.bounds.width == 5 })

    LayoutConstraint.deactivate(all)

    expect(all.allSatisfy { !$0.isActive })
    expect(root.constraints.isEmpty)
    expect(views.allSatisfy { $0.constraints.isEmpty })
  }

  @Test func `constants and priorities change in place, multipliers by replacing (R11.24, R11.25)`()
  {
    let view = add(to: root)
    let preferredSize = view.widthAnchor.constraint(equalToConstant: 40)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
    preferredSize.priority = LayoutPriority(400)
    LayoutConstraint.activate([preferredSize, least])
    root.layoutIfNeeded()
    expectEqual(view.bounds.width, 60)

    preferredSize.constant = 70
    root.layoutIfNeeded()
    expectEqual(view.bounds.width, 70)

    // From required to optional, which UIKit documents as refused.
    preferredSize.constant = 10
    least.priority = LayoutPriority(300)
    root.layoutIfNeeded()
    expectEqual(view.bounds.width, 10)
    expectEqual(preferredSize.multiplier, 1)
  }

  @Test func `what is gone reads as nil, and its constraints are inactive`() {
    let anchor: LayoutXAxisAnchor
    let constraint: LayoutConstraint
    do {
      let box = View()
      let leaf = add(to: box)
      anchor = leaf.leftAnchor
      constraint = anchor.constraint(equalTo: box.leftAnchor)
      constraint.isActive = true
      box.layoutIfNeeded()
      expect(constraint.isActive)
    }

    expect(!constraint.isActive)
    expect(constraint.firstItem == nil)
    expect(constraint.secondItem == nil)
    expect(anchor.item == nil)
  }

  @Test func `a view that outlives its superview keeps only what is inside it`() {
    let leaf = View()
    let own = leaf.widthAnchor.constraint(equalToConstant: 30)
    do {
      let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let middle = add(to: box)
      middle.addSubview(leaf)
      leaf.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        own, leaf.leftAnchor.constraint(equalTo: box.leftAnchor),
        leaf.topAnchor.constraint(equalTo: middle.topAnchor),
      ])
      box.layoutIfNeeded()
      expectEqual(leaf.bounds.width, 30)
    }
    root.addSubview(leaf)
    own.constant = 31
    LayoutConstraint.activate([leaf.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)])

    root.layoutIfNeeded()

    expectEqual(leaf.frame.origin.x, 4)
    expectEqual(leaf.bounds.width, 31)
  }

  @Test func `a view may move to another tree and be constrained there`() {
    let (box, leaf) = (add(to: root), View())
    box.addSubview(leaf)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    let first = leaf.rightAnchor.constraint(equalTo: root.rightAnchor)
    let width = leaf.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([first, width])
    root.layoutIfNeeded()
    let other = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    other.addSubview(leaf)
    leaf.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -1).isActive = true
    other.layoutIfNeeded()
    root.layoutIfNeeded()

    expect(!first.isActive)
    expectEqual(leaf.frame.minX, 29)
    expectEqual(leaf.bounds.width, 20)
  }

  @Test(arguments: [false, true])
  func `a guide that outlives its view may belong to another`(hasSubviews: Bool) {
    let guide = LayoutGuide()
    var constraints: [LayoutConstraint] = []
    do {
      let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      if hasSubviews { view.addSubview(View()) }
      view.addLayoutGuide(guide)
      for constraint in [
        guide.widthAnchor.constraint(equalToConstant: 10),
        guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      ] {
        constraint.isActive = true
        if hasSubviews { constraints.append(constraint) }
      }
      view.layoutIfNeeded()
    }
    expect(constraints.allSatisfy { !$0.isActive })

    for _ in 0..<2 {
      let other = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.addLayoutGuide(guide)
      let width = guide.widthAnchor.constraint(equalToConstant: 20)
      width.isActive = true
      LayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 3)
      ])
      other.layoutIfNeeded()
      expectEqual(guide.layoutFrame.width, CGFloat(20))
      expectEqual(guide.layoutFrame.minX, CGFloat(3))

      other.removeLayoutGuide(guide)
      expect(!width.isActive)
      other.addLayoutGuide(guide)
      guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    expect(guide.owningView == nil)
  }

  @Test func `a view that dies lets its constraints go, though an anchor of it lives on`() {
    weak var constraint: LayoutConstraint?
    let anchor: LayoutDimension
    do {
      let view = View()
      anchor = view.widthAnchor
      let width = anchor.constraint(equalToConstant: 5)
      width.isActive = true
      constraint = width
    }

    expect(anchor.item == nil)
    expect(constraint == nil)
  }

  @Test func `a constraint describes what is gone as nil (R11.77)`() {
    var constraints: [LayoutConstraint] = []
    do {
      let box = View()
      let leaf = add(to: box)
      constraints = [
        leaf.widthAnchor.constraint(equalToConstant: 44),
        leaf.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 8),
        leaf.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 8),
        leaf.widthAnchor.constraint(equalTo: leaf.heightAnchor, multiplier: 2),
      ]
    }

    let texts = constraints.map { $0.description.replacing(/:0x[0-9a-f]+/, with: "") }

    expectEqual(
      texts,
      [
        "<NSLayoutConstraint H:[nil(44)]   (inactive)>",
        "<NSLayoutConstraint H:[nil]-(8)-[nil]   (inactive)>",
        "<NSLayoutConstraint nil.left == nil.left + 8   (inactive)>",
        "<NSLayoutConstraint nil.width == 2*nil.height   (inactive)>",
      ])
  }

  @Test func `guides of others and of the system can't be removed`() {
    let (box, guide) = (add(to: root), LayoutGuide())
    box.addLayoutGuide(guide)
    let constraints = [
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
    ]
    LayoutConstraint.activate(constraints)

    root.removeLayoutGuide(guide)
    root.removeLayoutGuide(root.safeAreaLayoutGuide)
    View().removeLayoutGuide(guide)

    expect(constraints.allSatisfy { $0.isActive })
    expect(guide.owningView === box)
    expectEqual(box.layoutGuides.map(ObjectIdentifier.init), [ObjectIdentifier(guide)])
    expect(root.safeAreaLayoutGuide.owningView === root)
  }

  @Test func `a rule that fixes requirements leaves other priorities free (R11.24)`() async {
    await #expect(processExitsWith: .success) {
      let before = LayoutConstraint.requirementIsFixedWhileActive
      LayoutConstraint.requirementIsFixedWhileActive = true
      let after = LayoutConstraint.requirementIsFixedWhileActive
      let view = View()
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.priority = .defaultHigh
      constraint.isActive = true
      constraint.priority = .defaultLow
      constraint.isActive = false
      constraint.priority = .required
      constraint.isActive = true
      constraint.priority = .required
      LayoutConstraint.requirementIsFixedWhileActive = false
      constraint.priority = .defaultHigh

      let isActive = withExtendedLifetime(view) { constraint.isActive }
      expect(!before && after && isActive)
      expectEqual(constraint.priority, .defaultHigh)
    }
  }
}
