import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

/// Constraints in drawings.
@Suite struct ConstraintDrawingDetailTests {
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

  @Test func `relations, multipliers and priorities are shown, and read from the right`() {
    root.semanticContentAttribute = .forceRightToLeft
    let preferredSize = box.widthAnchor.constraint(equalToConstant: 40)
    preferredSize.priority = .defaultHigh
    let svg = drawing([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: root.topAnchor), preferredSize,
      box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])

    // The box is (152, 0, 40, 50).
    expect(svg.contains(">40@750</text>"))
    expect(svg.contains(">≤ 50</text>") && svg.contains(">≥ 30</text>"))
    expect(svg.contains(">0.5× </text>"))
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

  typealias Attribute = LayoutConstraint.Attribute

  @Test(
    arguments: [
      (.left, .left, "30 20 0 20"), (.right, .right, "90 20 200 20"),
      (.leading, .leading, "30 20 0 20"),
      (.trailing, .trailing, "90 20 200 20"), (.centerX, .centerX, "60 20 100 20"),
      (.top, .top, "60 10 60 0"), (.bottom, .bottom, "60 30 60 100"),
      (.centerY, .centerY, "60 20 60 50"), (.lastBaseline, .bottom, "60 30 60 100"),
      (.firstBaseline, .bottom, "60 30 60 100"),
      // Inside margins of 1, 2, 3 and 4 the middle is (59, 19).
      (.leftMargin, .left, "32 19 0 19"), (.rightMargin, .right, "86 19 200 19"),
      (.leadingMargin, .leading, "32 19 0 19"), (.trailingMargin, .trailing, "86 19 200 19"),
      (.centerXWithinMargins, .centerX, "59 19 100 19"), (.topMargin, .top, "59 11 59 0"),
      (.bottomMargin, .bottom, "59 27 59 100"), (.centerYWithinMargins, .centerY, "59 19 59 50"),
    ] as [(Attribute, Attribute, String)])
  func `each attribute has its position in the box`(
    first: Attribute, second: Attribute, numbers: String
  ) {
    box.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let weak = LayoutConstraint(
      item: box, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
      multiplier: 1, constant: 0)
    weak.priority = LayoutPriority(rawValue: 1)
    let svg = drawing([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 60),
      box.heightAnchor.constraint(equalToConstant: 20), weak,
    ])

    let parts = numbers.split(separator: " ")
    let line =
      "<line class=\"converted\" x1=\"\(parts[0])\" y1=\"\(parts[1])\" x2=\"\(parts[2])\" y2=\"\(parts[3])\"/>"
    let text = ">@1</text>"
    expect(svg.contains(line))
    expectEqual(svg.components(separatedBy: text).count, 2)
    expectEqual(svg.components(separatedBy: "<line").count, 6)
  }

  @Test func `R11.7 a distance has no line, whatever it is compared with`() {
    let other = View()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    let gap = box.leftAnchor.anchorWithOffset(to: other.leftAnchor)
    let constraints = [
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 60),
      box.heightAnchor.constraint(equalToConstant: 20),
      gap.constraint(equalToConstant: 70),
      gap.constraint(equalTo: box.widthAnchor, constant: 10),
      gap.constraint(equalTo: root.leftAnchor.anchorWithOffset(to: box.leftAnchor), constant: 40),
      box.heightAnchor.constraint(equalTo: box.topAnchor.anchorWithOffset(to: box.bottomAnchor)),
    ]
    let svg = drawing(constraints)

    // Only the four of the box's frame.
    expectEqual(svg.components(separatedBy: "<line").count, 5)
    expect(other.frame.origin.x == 100 as CGFloat)
  }

  @Test func `the picture of a layout has no constraints to mark`() {
    let items = ItemGrid([1])
    let view = items.makeCollectionView(
      size: CGSize(width: 200, height: 100), layout: CollectionViewFlowLayout())
    LayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 60)])
    let plain = TreeDrawing(of: view.layoutSnapshot)
    var drawing = plain

    drawing.markConstraints(of: box)

    expectEqual(box.constraints.count, 1)
    expectEqual(drawing.svg, plain.svg)
  }
}
