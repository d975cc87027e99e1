import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Positions along one axis constrained to positions along the other (R11.13).
@Suite struct CrossingAxesTests {
  @Test func `R11.13 a left edge may follow a top edge`() {
    let (root, view, other) = (View(frame: CGRect(0, 0, 400, 300)), View(), View())
    for child in [view, other] {
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
    }
    LayoutConstraint.activate([
      LayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
        multiplier: 1, constant: 50),
      LayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: other, attribute: .centerX,
        multiplier: 2, constant: 1),
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 12),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])

    root.layoutIfNeeded()

    expectEqual(view.frame, CGRect(70, 66, 40, 5))
    expect(!view.hasAmbiguousLayout)
  }
}
