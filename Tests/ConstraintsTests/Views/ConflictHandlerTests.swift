import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The handler serves the whole process, so its tests run alone.
@Suite(.oneAtATime) struct ConflictHandlerTests {
  @Test func `the handler is called once for a conflict, in UIKit's words (R11.72)`() throws {
    SilentConflicts.start()
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let widths = [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(widths)
    let quiet = LayoutConstraint.conflictHandler
    var heard: [LayoutConflict] = []
    // Layouts of other tests may meanwhile end in conflicts.
    LayoutConstraint.conflictHandler = { conflict in
      if conflict.constraints.contains(where: { $0 === widths[0] }) { heard.append(conflict) }
    }
    defer { LayoutConstraint.conflictHandler = quiet }

    root.layoutIfNeeded()
    view.heightAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()

    let conflict = try #require(heard.first)
    expectEqual(heard.count, 1)
    expect(conflict.broken === widths[1])
    let text = conflict.description
    expect(text.hasPrefix("Unable to simultaneously satisfy constraints."))
    expect(text.contains("Will attempt to recover by breaking constraint \n\(widths[1])"))
    expect(text.contains("UIViewAlertForUnsatisfiableConstraints"))
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `a width that has no part in a conflict holds, whatever was added first (R11.71)`(
    order: [Int]
  ) {
    SilentConflicts.start()
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = View()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    // Only a width of -320 would satisfy the first two.
    let constraints = [
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.leadingAnchor.constraint(equalTo: root.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 105),
    ]

    for index in order { constraints[index].isActive = true }

    let conflicts = root.layoutConflicts
    expectEqual(conflicts.count, 1)
    expect(conflicts.allSatisfy { !$0.constraints.contains { $0 === constraints[2] } })
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 105)
  }

  @Test func `a conflict of the system's constraints is also reported once, as long as it lasts`() {
    SilentConflicts.start()
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = [SizedView(80, 20), SizedView(80, 20)]
    for view in views {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let stack = StackView(arrangedSubviews: views)
    stack.frame = root.bounds
    root.addSubview(stack)
    views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    let quiet = LayoutConstraint.conflictHandler
    var count = 0
    LayoutConstraint.conflictHandler = { conflict in
      let isOfStack = conflict.constraints.contains { constraint in
        views.contains { $0 === constraint.firstItem }
      }
      if isOfStack { count += 1 }
    }
    defer { LayoutConstraint.conflictHandler = quiet }

    stack.layoutIfNeeded()
    let first = count
    expect(first > 0)
    for _ in 0..<2 {
      stack.addLayoutGuide(LayoutGuide())
      stack.layoutIfNeeded()
    }
    expectEqual(count, first)

    // Once it is resolved, the same conflict is reported again.
    stack.frame.size.width = 160
    stack.layoutIfNeeded()
    stack.frame.size.width = 100
    stack.layoutIfNeeded()
    expectEqual(count, 2 * first)
  }

  @Test func `without a handler the message goes to the standard error (R11.72)`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = View()
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      for width in [10, 20] as [CGFloat] {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      root.layoutIfNeeded()
    }

    expectMessage("Unable to simultaneously satisfy constraints.", in: result)
    expectMessage("UIViewAlertForUnsatisfiableConstraints", in: result)
  }
}
