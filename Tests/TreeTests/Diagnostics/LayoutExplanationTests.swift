import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The reasons for a view's frame.
@Suite struct LayoutExplanationTests {
  @Test func `a layout is explained by its constraints, what is open and what is broken`() {
    SilentConflicts.start()
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let wider = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    LayoutConstraint.activate([left, width, wider])
    root.layoutIfNeeded()

    let explanation = view.explainLayout()

    expectEqual(explanation.frame.size.width, 10)
    expect(explanation.horizontal.contains { $0 === left })
    expect(explanation.horizontal.contains { $0 === width })
    expect(explanation.vertical.isEmpty)
    expect(explanation.ambiguity?.x == nil)
    expect(explanation.ambiguity?.y != nil)
    expectEqual(
      explanation.conflicts.map { ObjectIdentifier($0.broken) }, [ObjectIdentifier(wider)])
    let text = explanation.description
    expect(text.contains("horizontal:\n  \(left)\n"))
    expect(text.contains("vertical: no constraints"))
    expect(text.contains("y can be -inf to inf"))
    expect(text.contains("broken: \(wider)"))
  }

  @Test func `a layout that is determined has lines of constraints only`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let across = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 10),
    ]
    let down = [
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    LayoutConstraint.activate(across + down)
    root.layoutIfNeeded()

    let explanation = view.explainLayout()

    expectEqual(explanation.frame, CGRect(x: 5, y: 6, width: 10, height: 20))
    expect(explanation.ambiguity == nil && explanation.conflicts.isEmpty)
    expectEqual(
      explanation.description,
      """
      \(explanation.frame)
      horizontal:
        \(across[0])
        \(across[1])
      vertical:
        \(down[0])
        \(down[1])
      """)
    expect(root.explainLayout().horizontal.isEmpty)
  }
}
