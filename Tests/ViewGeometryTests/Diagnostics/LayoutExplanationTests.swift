import Foundation
import Testing
import ViewGeometry

/// Why a view lies where it does.
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

    let explanation = root.explainLayout(of: view)

    #expect(explanation.frame.size.width == 10)
    #expect(explanation.horizontal.contains { $0 === left })
    #expect(explanation.horizontal.contains { $0 === width })
    #expect(explanation.vertical.isEmpty)
    #expect(explanation.ambiguity?.x == nil)
    #expect(explanation.ambiguity?.y != nil)
    #expect(explanation.conflicts.map { ObjectIdentifier($0.broken) } == [ObjectIdentifier(wider)])
    let text = explanation.description
    #expect(text.contains("vertical: no constraints"))
    #expect(text.contains("y may be -inf to inf"))
    #expect(text.contains("broken: \(wider)"))
  }
}
