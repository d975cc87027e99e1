import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Ambiguous views that only inequalities hold (R11.82).
@Suite struct LooseBoundTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = View()

  init() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  private func frame(_ constraints: [LayoutConstraint]) -> CGRect {
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func `R11.82 without a size it lies at the bound of an edge, from either side`() {
    typealias Case = (LayoutConstraint, CGRect)
    let cases: [Case] = [
      (
        view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23),
        CGRect(x: 0, y: 644, width: 0, height: 0)
      ),
      (
        view.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -23),
        CGRect(x: 0, y: 644, width: 0, height: 0)
      ),
      (
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -13),
        CGRect(x: 362, y: 0, width: 0, height: 0)
      ),
      (
        view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72),
        CGRect(x: 72, y: 0, width: 0, height: 0)
      ),
      (
        view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: -10),
        CGRect(x: 0, y: -10, width: 0, height: 0)
      ),
      (
        view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52),
        .zero
      ),
    ]
    for (constraint, expected) in cases {
      expectEqual(frame([constraint]), expected, "\(constraint)")
      expect(view.hasAmbiguousLayout)
      constraint.isActive = false
    }
  }

  @Test func `R11.82 with a preferred size, and with a required one`() {
    for priority in [LayoutPriority(999), .required] {
      let sizes = [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 100),
      ]
      for size in sizes { size.priority = priority }
      let bounds = [
        view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -45),
        view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23),
      ]

      expectEqual(frame(sizes + bounds), CGRect(x: 23, y: 522, width: 100, height: 100))

      LayoutConstraint.deactivate(sizes + bounds)
    }
  }

  @Test func `R11.82 held from both sides it lies at the lower bound, whatever came first`() {
    let bounds = [
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 12),
    ]

    expectEqual(frame(bounds), CGRect(x: 0, y: 12, width: 0, height: 0))
    LayoutConstraint.deactivate(bounds)
    expectEqual(frame(bounds.reversed()), CGRect(x: 0, y: 12, width: 0, height: 0))
  }

  @Test func `R11.82 one after another, each is held by the one before`() {
    let next = View()
    root.addSubview(next)
    next.translatesAutoresizingMaskIntoConstraints = false

    _ = frame([
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -100),
      next.topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: 25),
    ])

    expectEqual([view.frame.minY, next.frame.minY], [567, 592])
  }
}
