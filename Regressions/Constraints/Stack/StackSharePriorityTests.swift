import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The priorities of shares of a stack (R11.83).
@Suite struct StackSharePriorityTests {
  @Test func `shares have the priorities from 999 down to 1, and no lower ones`() {
    let stack = StackView(arrangedSubviews: (0..<1_000).map { _ in SizedView(1, 1) })
    stack.distribution = .fillProportionally
    let solver = TreeSolver(root: stack.makeConstraintItem(), purpose: .fitting)

    stack.whileLaidOutByConstraints { solver.rebuild() }

    let priorities = Set(solver.system.table.rows.array.map(\.priorities.over))
    let expected = (1...999).map { Float($0) }
    expect(priorities.isSuperset(of: expected))
    expect(priorities.allSatisfy { $0 >= 1 || $0 == 0 })
  }
}
