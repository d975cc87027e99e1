import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The meaning of `|` in the description of a constraint (R11.77).
@Suite struct ConstraintBarTests {
  private let root = View()
  private let view = View()

  init() { root.addSubview(view) }

  private func text(_ constraint: LayoutConstraint) -> String {
    // Without addresses.
    constraint.description.replacing(/:0x[0-9a-f]+/, with: "")
  }

  @Test func `the superview may be the first item`() {
    expectEqual(
      text(root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 8)),
      "<NSLayoutConstraint V:[View]-(>=8)-|   (inactive, names: '|':View )>")
    expectEqual(
      text(root.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor, constant: -3)),
      "<NSLayoutConstraint H:|-(<=3)-[View]   (inactive, names: '|':View )>")
  }

  @Test func `a guide lies in the view it belongs to`() {
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)

    expectEqual(
      text(guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)),
      "<NSLayoutConstraint V:|-(5)-[LayoutGuide]   (inactive, names: '|':View )>")
    expectEqual(
      text(view.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: 5)),
      "<NSLayoutConstraint H:[LayoutGuide]-(5)-|   (inactive, names: '|':View )>")
    expectEqual(
      text(guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)),
      "<NSLayoutConstraint LayoutGuide.top == View.top + 5   (inactive)>")
  }
}
