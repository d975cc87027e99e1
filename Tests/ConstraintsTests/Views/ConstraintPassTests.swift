import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The two passes, conflicts and ambiguity in the public API (R11.62 to R11.82).
@Suite struct ConstraintPassTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<Added: View>(_ view: Added, to superview: View? = nil) -> Added {
    (superview ?? root).addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Logs the order in which it is called.
  private final class Asked: View {
    var log: [String] { log_.names }
    final class Log { var names: [String] = [] }
    let name: String
    let log_: Log

    init(_ name: String, _ log: Log) {
      (self.name, log_) = (name, log)
      super.init(frame: .zero)
    }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      log_.names.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log_.names.append("layout \(name)")
    }
  }

  @Test
  func
    `constraints are updated from the leaves up, then views laid out from the root down (R11.62)`()
  {
    let log = Asked.Log()
    let (box, leaf) = (Asked("box", log), Asked("leaf", log))
    root.addSubview(box)
    box.addSubview(leaf)
    expect(leaf.needsUpdateConstraints())

    root.layoutIfNeeded()
    expectEqual(log.names, ["update leaf", "update box", "layout box", "layout leaf"])
    expect(!leaf.needsUpdateConstraints())

    log.names = []
    leaf.setNeedsUpdateConstraints()
    box.updateConstraintsIfNeeded()
    expectEqual(log.names, ["update leaf"])
    expect(Asked.requiresConstraintBasedLayout && !View.requiresConstraintBasedLayout)
  }

  @Test func `frames change at the next layout, and only around what moved is laid out (R11.63)`() {
    let log = Asked.Log()
    let (box, other) = (add(Asked("box", log)), add(Asked("other", log)))
    let view = add(View(), to: box)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let far = other.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([width, far])
    root.layoutIfNeeded()
    log.names = []

    width.constant = 20
    expectEqual(view.bounds.width, 10)
    root.layoutIfNeeded()

    expectEqual(view.bounds.width, 20)
    expectEqual(log.names, ["layout box"])
  }

  @Test func `direct subviews have their frames after super's layout (R11.64)`() {
    let reader = add(LayoutListener())
    var widths: [CGFloat] = []
    reader.whenLaidOut = { widths = $0.subviews.map(\.bounds.width) }
    let view = add(View(), to: reader)
    view.widthAnchor.constraint(equalToConstant: 12).isActive = true

    root.layoutIfNeeded()

    expectEqual(widths, [12])
  }

  @Test func `a view that asks for another update in each layout ends after a while (R11.64)`() {
    let view = add(LayoutListener())
    view.whenLaidOut = {
      $0.setNeedsUpdateConstraints()
      $0.setNeedsLayout()
    }

    root.layoutIfNeeded()

    expect(view.layouts <= 100)
  }

  @Test func `constraints may change while they are updated and while views are laid out`() {
    let (view, inner) = (add(UpdateListener()), View())
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    view.whenUpdated = { view in
      guard inner.superview == nil else { return }
      view.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      width.isActive = true
    }
    view.whenLaidOut = { _ in if inner.bounds.width == 10 { width.constant = 30 } }

    root.layoutIfNeeded()

    expectEqual(inner.bounds.width, 30)
  }

  @Test func `columns touch on pixels and may differ by one (R11.65, R11.66, T12.42)`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.displayScale = 2
    window.addSubview(root)
    root.frame = window.bounds
    root.transform = CGAffineTransform(scaleX: 3, y: 3)
    let columns = (0..<3).map { _ in add(View()) }
    for (index, column) in columns.enumerated() {
      column.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3).isActive = true
      column.leftAnchor.constraint(
        equalTo: index == 0 ? root.leftAnchor : columns[index - 1].rightAnchor
      ).isActive = true
    }
    window.layoutIfNeeded()

    expectEqual(columns.map(\.bounds.width), [33.5, 33, 33.5])
    expectEqual(columns[1].frame.minX, columns[0].frame.maxX)
    expectEqual(columns[2].frame.maxX, 100)

    window.displayScale = nil
    window.layoutIfNeeded()
    expect(abs(columns[0].bounds.width - 100 / 3) < 1e-9)
  }

  @Test func `nothing but two passes is needed to animate a change (R11.67)`() {
    let view = add(View())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    let before = view.bounds.width

    width.constant = 50
    root.layoutIfNeeded()

    expect((before, view.bounds.width) == (10, 50))
  }

  // MARK: Conflicts

  @Test
  func
    `the set is minimal, in order, and the broken one stays active and is tried again (R11.70, R11.71, R11.74, R11.76)`()
    throws
  {
    SilentConflicts.start()
    let view = add(View())
    let first = view.widthAnchor.constraint(equalToConstant: 40)
    let bystander = view.heightAnchor.constraint(equalToConstant: 40)
    let optional = view.widthAnchor.constraint(equalToConstant: 60)
    optional.priority = LayoutPriority(999)
    let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    LayoutConstraint.activate([first, bystander, optional, second])

    let conflict = try #require(root.layoutConflicts.first)
    expectEqual(
      conflict.constraints.map(ObjectIdentifier.init), [first, second].map(ObjectIdentifier.init))
    expect(conflict.broken === second)
    expect(second.isActive)
    expect(conflict.reason.contains("added last"))
    root.layoutIfNeeded()
    expectEqual(view.bounds.width, 40)

    first.constant = 55
    root.layoutIfNeeded()
    expect(root.layoutConflicts.isEmpty)
    expectEqual(view.bounds.width, 55)
  }

  @Test func `what the system made is not broken while there is a choice (R11.73)`() throws {
    SilentConflicts.start()
    let view = View(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true

    let conflict = try #require(root.layoutConflicts.first)

    expect(conflict.broken === width)
    expect(conflict.description.contains("NSAutoresizingMaskLayoutConstraint:"))
    expect(
      conflict.description.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    expect(conflict.description.contains("UIView-Encapsulated-Layout-Width"))
  }

  @Test func `required content takes part in conflicts (R11.43, R11.75)`() throws {
    SilentConflicts.start()
    let view = add(PlainStatedView())
    view.traits.intrinsic = CGSize(width: 50, height: 10)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true

    let conflict = try #require(root.layoutConflicts.first)

    expectEqual(conflict.constraints.count, 2)
    expect(conflict.constraints.contains { $0 === width })
  }

  @Test func `widths aren't negative (R11.9)`() throws {
    SilentConflicts.start()
    let view = add(View())
    view.widthAnchor.constraint(equalToConstant: -10).isActive = true

    expectEqual(root.layoutConflicts.count, 1)
    root.layoutIfNeeded()
    expect(view.bounds.width >= 0)
  }

  @Test func `less than a millionth of the values is no conflict (R11.36)`() {
    SilentConflicts.start()
    let view = add(View())
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 48)
    let exact = view.widthAnchor.constraint(equalToConstant: 48 - 1e-6)
    LayoutConstraint.activate([least, exact])
    expect(root.layoutConflicts.isEmpty)

    exact.constant = 47.9
    expectEqual(root.layoutConflicts.count, 1)
  }

  @Test func `constraints describe themselves in UIKit's notation (R11.77)`() {
    let (a, b) = (add(View()), add(View()))
    func text(_ constraint: LayoutConstraint) -> String {
      // Without addresses.
      constraint.description.replacing(/:0x[0-9a-f]+/, with: "")
    }
    let named = a.widthAnchor.constraint(equalToConstant: 44)
    named.identifier = "side"
    named.isActive = true
    let preferredSize = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
    preferredSize.priority = LayoutPriority(750)

    expectEqual(text(named), "<NSLayoutConstraint 'side' H:[View(44)]   (active)>")
    expectEqual(text(preferredSize), "<NSLayoutConstraint V:[View(>=50@750)]   (inactive)>")
    expectEqual(
      text(a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)),
      "<NSLayoutConstraint V:|-(20)-[View]   (inactive, names: '|':View )>")
    expectEqual(
      text(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)),
      "<NSLayoutConstraint H:[View]-(8)-[View](LTR)   (inactive)>")
    expectEqual(
      text(a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -3)),
      "<NSLayoutConstraint H:[View]-(>=3)-|(LTR)   (inactive, names: '|':View )>")
    expectEqual(
      text(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 10)),
      "<NSLayoutConstraint View.width == 2*View.width + 10   (inactive)>")
    expectEqual(
      text(a.centerXAnchor.constraint(equalTo: b.centerXAnchor)),
      "<NSLayoutConstraint View.centerX == View.centerX   (inactive)>")
  }

  // MARK: Ambiguity

  @Test func `open values are reported with their bounds (R11.35, R11.78, R11.80)`() throws {
    let view = add(View())
    let small = view.widthAnchor.constraint(equalToConstant: 24)
    let large = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    for preferredSize in [small, large] { preferredSize.priority = LayoutPriority(500) }
    LayoutConstraint.activate([
      small, large, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])

    let open = try #require(view.layoutAmbiguity)

    expectEqual(open.width, 24...30)
    expect(open.x == nil)
    expect(open.height == nil)
    expectEqual(open.y, -CGFloat.infinity...CGFloat.infinity)
    expect(view.hasAmbiguousLayout)
    expect(root.layoutAmbiguity == nil)
  }

  @Test func `exercising goes to other layouts that are as good (R11.79)`() {
    let view = add(View())
    LayoutConstraint.activate([
      view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 5),
      view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 60),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    var seen: Set<CGFloat> = [view.frame.minX]

    for _ in 0..<4 {
      view.exerciseAmbiguityInLayout()
      root.layoutIfNeeded()
      seen.insert(view.frame.minX)
    }

    expect(seen.count >= 2)
    expect(seen.allSatisfy { (5...60).contains($0) })
    expectEqual(view.bounds.width, 10)
  }

  @Test func `constraints that matter are found along an axis (R11.81)`() {
    let (a, b, other) = (add(View()), add(View()), add(View()))
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor)
    let next = b.leftAnchor.constraint(equalTo: a.rightAnchor)
    let size = b.widthAnchor.constraint(equalTo: a.widthAnchor)
    let top = b.topAnchor.constraint(equalTo: root.topAnchor)
    let far = other.leftAnchor.constraint(equalTo: b.rightAnchor)
    LayoutConstraint.activate([width, left, next, size, top, far])

    let found = b.constraintsAffectingLayout(for: .horizontal)

    expectEqual(
      found.map(ObjectIdentifier.init), [width, left, next, size].map(ObjectIdentifier.init))
    expectEqual(
      b.constraintsAffectingLayout(for: .vertical).map(ObjectIdentifier.init),
      [
        ObjectIdentifier(top)
      ])
  }

  @Test func `guides also report what is open and what matters`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([
      width, guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
    ])

    expectEqual(guide.layoutAmbiguity?.height, 0...CGFloat.infinity)
    expect(guide.layoutAmbiguity?.width == nil)
    expect(guide.hasAmbiguousLayout)
    expect(guide.constraintsAffectingLayout(for: .horizontal).contains { $0 === width })
  }
}
