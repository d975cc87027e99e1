import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Stacks among constraints (R11.83 to R11.89).
@Suite struct StackConstraintTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let stack = StackView()

  init() {
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  /// Two rows in a column; the first row's views have intrinsic sizes.
  private func column() -> (column: StackView, rows: [StackView], views: [PlainStatedView]) {
    let views = (0..<4).map { _ in PlainStatedView(frame: CGRect(x: 0, y: 0, width: 31, height: 17))
    }
    for view in views[2...] { view.traits.intrinsic = CGSize(width: 40, height: 12) }
    let rows = [
      StackView(arrangedSubviews: Array(views[..<2])),
      StackView(arrangedSubviews: Array(views[2...])),
    ]
    let column = StackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 3
    column.frame = CGRect(x: 10, y: 20, width: 200, height: 90)
    return (column, rows, views)
  }

  @Test func `without constraints a stack is laid out as if there had never been any (R11.89)`() {
    let fresh = column()
    fresh.column.layoutIfNeeded()
    let begin: [((StackView, [StackView], [PlainStatedView])) -> [LayoutConstraint]] = [
      { [$0.2[0].widthAnchor.constraint(equalTo: $0.2[1].widthAnchor, multiplier: 3)] },
      { [$0.2[3].widthAnchor.constraint(equalToConstant: 11)] },
      { [$0.1[0].heightAnchor.constraint(equalTo: $0.1[1].heightAnchor)] },
      { parts in
        (0..<12).map {
          parts.1[0].widthAnchor.constraint(lessThanOrEqualToConstant: 90 + CGFloat($0))
        }
      },
    ]
    for makeConstraints in begin {
      let parts = column()
      if parts.views[0].bounds.width == 31 { parts.column.layoutIfNeeded() }
      let constraints = makeConstraints(parts)
      LayoutConstraint.activate(constraints)
      parts.column.layoutIfNeeded()

      LayoutConstraint.deactivate(constraints)
      parts.column.layoutIfNeeded()

      expectEqual(parts.rows.map(\.frame), fresh.rows.map(\.frame))
      expectEqual(parts.views.map(\.frame), fresh.views.map(\.frame))
    }
  }
}
