import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// The sides of single constraints, and items that no view or no solver knows.
@Suite struct ConstraintPartTests {
  private let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = View()

  init() { outer.addSubview(inner) }

  private func constraint(
    _ item: Any, _ attribute: LayoutConstraint.Attribute, _ other: Any?
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: 5)
  }

  @Test func `messages name both sides`() {
    let guide = LayoutGuide()
    guide.identifier = "gap"
    outer.addLayoutGuide(guide)
    let position = constraint(inner, .left, guide)
    let length = constraint(inner, .width, nil)

    expect(position.nameOfFirstSide.hasPrefix("\"View:"), "\(position.nameOfFirstSide)")
    expect(position.nameOfFirstSide.hasSuffix(".left\""), "\(position.nameOfFirstSide)")
    expect(position.nameOfSecondSide.hasSuffix("'gap'.left\""), "\(position.nameOfSecondSide)")
    expectEqual(length.nameOfSecondSide, "nil")
    expect(position.description.contains("'gap'.left"), "\(position)")
  }

  @Test func `sides are equal if their items, attributes and ends are`() {
    let (item, other) = (
      ConstraintItem.of(inner, as: "first"), ConstraintItem.of(outer, as: "second")
    )
    let ends = [
      ConstraintEnd(item: item, attribute: .left), ConstraintEnd(item: item, attribute: .right),
      ConstraintEnd(item: other, attribute: .left),
    ]
    let sides =
      ends.map { ConstraintSide(item: item, attribute: .left, end: $0) } + [
        ConstraintSide(item: item, attribute: .left),
        ConstraintSide(item: other, attribute: .left, end: ends[0]),
      ]
    for (index, side) in sides.enumerated() {
      expectEqual(sides.map { $0 == side }, sides.indices.map { $0 == index })
    }
    expect(LayoutConstraint.Attribute.notAnAttribute.axis == nil)
    expectEqual(LayoutConstraint.Attribute.lastBaseline.axis, .vertical)
  }

  @Test func `R11.20 items in no view or in different trees have no common ancestor`() {
    let (guide, stranger) = (LayoutGuide(), View())
    expect(constraint(inner, .width, guide).commonAncestor == nil)
    expect(constraint(inner, .width, stranger).commonAncestor == nil)
    expect(constraint(inner, .width, outer).commonAncestor === outer)
    outer.addLayoutGuide(guide)
    expect(constraint(inner, .width, guide).commonAncestor === outer)
  }

  @Test func `R11.81 no constraints affect an item that isn't placed by the solver`() {
    inner.translatesAutoresizingMaskIntoConstraints = false
    let stranger = View()
    let item = ConstraintItem.of(stranger, as: "first")
    expect(stranger.constraints(affecting: item, along: .horizontal).isEmpty)

    let width = constraint(inner, .width, nil)
    width.isActive = true
    let own = ConstraintItem.of(inner, as: "first")
    expectEqual(outer.constraints(affecting: own, along: .horizontal).map { $0 === width }, [true])
    expect(outer.constraints(affecting: own, along: .vertical).isEmpty)
    expect(outer.constraints(affecting: item, along: .horizontal).isEmpty)
  }

  @Test func `R11.52 a view behind the camera or without extent has no safe area`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let view = View(frame: window.bounds)
    window.addSubview(view)
    expectEqual(view.safeAreaInsets, EdgeInsets(top: 20, left: 0, bottom: 10, right: 0))

    var behind = Transform3D(translationX: 0, y: 0, z: 200)
    var perspective = Transform3D.identity
    perspective.m34 = -0.01
    behind = behind.concatenating(perspective)
    view.transform3D = behind
    expectEqual(view.safeAreaInsets, .zero)
    view.transform3D = Transform3D(scaleX: 0, y: 1, z: 1)
    expectEqual(view.safeAreaInsets.left, 0)
    view.transform3D = .identity
    expectEqual(view.safeAreaInsets, EdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
  }
}
