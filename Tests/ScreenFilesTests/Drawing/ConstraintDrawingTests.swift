import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

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

  @Test func `a constraint is a line between its anchors, with its constant`() {
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

  @Test(arguments: [false, true], [false, true])
  func `R11.14 a middle at a leading edge is drawn where the view around reads`(
    isBoxMirrored: Bool, isRootMirrored: Bool
  ) {
    func direction(_ isMirrored: Bool) -> View.SemanticContentAttribute {
      isMirrored ? .forceRightToLeft : .forceLeftToRight
    }
    box.semanticContentAttribute = direction(isBoxMirrored)
    root.semanticContentAttribute = direction(isRootMirrored)
    func line(_ first: Attribute, _ second: Attribute) -> LayoutConstraint {
      let weak = LayoutConstraint(
        item: box, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
        multiplier: 1, constant: 0)
      weak.priority = LayoutPriority(rawValue: 1)
      return weak
    }
    let svg = drawing([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 60),
      box.heightAnchor.constraint(equalToConstant: 20),
      line(.centerX, .leading), line(.centerX, .trailing), line(.leading, .centerX),
    ])

    // The box is (30, 10, 60, 20), the root 200 wide.
    let (leading, trailing) = isRootMirrored ? (200, 0) : (0, 200)
    for numbers in [
      "x1=\"60\" y1=\"20\" x2=\"\(leading)\" y2=\"20\"",
      "x1=\"60\" y1=\"20\" x2=\"\(trailing)\" y2=\"20\"",
      "x1=\"\(isRootMirrored ? 90 : 30)\" y1=\"20\" x2=\"100\" y2=\"20\"",
    ] {
      expect(svg.contains("<line class=\"converted\" \(numbers)/>"), "\(numbers)")
    }
    let ends = svg.components(separatedBy: "x1=\"60\" y1=\"20\" x2=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    expectEqual(ends, ["\(leading)", "\(trailing)"])
  }

  typealias Attribute = LayoutConstraint.Attribute
}
