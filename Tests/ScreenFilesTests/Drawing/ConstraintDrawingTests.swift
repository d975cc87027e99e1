import Foundation
import ScreenFiles
import Testing
import ViewGeometry

/// Constraints in drawings.
@Suite struct ConstraintDrawingTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = View()

  init() {
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
  }

  private func drawing(_ constraints: [LayoutConstraint]) -> String {
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    var drawing = TreeDrawing(of: root)
    drawing.markConstraints(of: root)
    drawing.markConstraints(of: box)
    return drawing.svg
  }

  @Test func `a constraint is a line from one place to the other, with its number`() {
    let svg = drawing([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 60),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])

    // The box is (30, 10, 60, 20).
    #expect(svg.contains(#"<line class="converted" x1="30" y1="20" x2="0" y2="20"/>"#))
    #expect(svg.contains(#"<line class="converted" x1="60" y1="10" x2="60" y2="0"/>"#))
    #expect(svg.contains(#"<line class="converted" x1="30" y1="20" x2="90" y2="20"/>"#))
    #expect(svg.contains(#"<text class="mark" x="15" y="15">30</text>"#))
    #expect(svg.contains(#"<text class="mark" x="60" y="15">60</text>"#))
  }

  @Test func `relations, multipliers and priorities are told, and read from the right`() {
    box.semanticContentAttribute = .forceRightToLeft
    let wish = box.widthAnchor.constraint(equalToConstant: 40)
    wish.priority = .defaultHigh
    let svg = drawing([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: root.topAnchor), wish,
      box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])

    // The box is (152, 0, 40, 50).
    #expect(svg.contains(">40@750</text>"))
    #expect(svg.contains(">≤ 50</text>"))
    #expect(svg.contains(">0.5× </text>"))
    #expect(svg.contains(#"<line class="converted" x1="192" y1="25""#))
  }

  @Test func `what a conflict has broken stands out`() {
    LayoutConstraint.conflictHandler = { _ in }
    let svg = drawing([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.widthAnchor.constraint(equalToConstant: 60),
      box.widthAnchor.constraint(equalToConstant: 70),
    ])

    #expect(svg.components(separatedBy: #"<line class="hit""#).count == 2)
  }
}
