import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Values by which tools say nothing: empty texts, words of other properties, counts that say what is missing.
struct UntoldValueTests {
  private func dump(_ text: String) throws -> ScreenDump { try ScreenDump(Data(text.utf8)) }

  private static let android = "<ViewHierarchy density=\"2.0\"><V class=\"android.V\" width=\"9\" "
  private static let espresso =
    "View Hierarchy:\n+>A{id=1, visibility=VISIBLE, width=9, height=9, has-focus=false, x=0.0, y=0.0"

  /// A text, and whether its last element is hidden.
  private static let visibilities: [(text: String, isHidden: Bool)] = [
    (android + "height=\"9\" x=\"0\" y=\"0\" visibility=\"\"/></ViewHierarchy>", false),
    (android + "height=\"9\" x=\"0\" y=\"0\" visibility=\"gone\"/></ViewHierarchy>", true),
    ("<Pane AutomationId='' IsOffscreen='true' x='0' y='0' width='9' height='9'/>", true),
    ("<Pane AutomationId='' IsOffscreen='True' x='0' y='0' width='9' height='9'/>", true),
    ("<Pane AutomationId='' IsOffscreen='' x='0' y='0' width='9' height='9'/>", false),
    ("Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n [Disabled, InvisibleToUser]\n", true),
    ("Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n [HideFromAccessibility]\n", false),
  ]

  @Test(arguments: visibilities.indices)
  func `only what a tool says is hidden is`(index: Int) throws {
    let (text, isHidden) = Self.visibilities[index]

    let element = try #require(try dump(text).elements.last)

    expectEqual(element.flags.contains(.hidden), isHidden, "\(text)")
  }

  @Test(arguments: [("", 0), ("maybe", 0), ("false", 1), ("0", 1), ("true", 0), ("1", 0)])
  func `an answer in other words than a tool's is none`(told: String, remarks: Int) throws {
    let text = "<XCUIElementTypeButton x='0' y='0' width='9' height='9' hittable='\(told)'/>"

    try expectEqual(dump(text).remarks.count, remarks)
  }

  /// A DOM snapshot of a page and a box in it with these values of computed styles.
  private func page(_ styles: [[String]]) throws -> ScreenDump {
    let strings = ["HTML", "DIV"] + styles.flatMap { $0 }
    let rows = styles.indices.map { row in
      styles[row].indices.map { "\(2 + row * styles[row].count + $0)" }.joined(separator: ",")
    }
    return try dump(
      """
      {"documents": [{"documentURL": 0, "nodes": {"parentIndex": [-1, 0], "nodeType": [1, 1],
      "nodeName": [0, 1]}, "layout": {"nodeIndex": [0, 1], "bounds": [[0,0,90,90],[1,1,9,9]],
      "styles": [[\(rows[0])],[\(rows[1])]]}}],
      "strings": [\(strings.map { "\"\($0)\"" }.joined(separator: ","))]}
      """)
  }

  @Test func `a column of zeros is no opacity, and one of a single word decides nothing`() throws {
    let growing = try page([["0", "1"], ["0", "0.5"]])
    let layered = try page([["auto", "auto", "visible"], ["auto", "none", "hidden"]])

    expectEqual(growing.elements.map(\.alpha), [1, 0.5])
    expect(growing.elements.allSatisfy { !$0.isHidden })
    expect(layered.elements[1].flags.isSuperset(of: [.inert, .hidden]))
  }

  @Test func `a hint is the name of what has no other`() throws {
    let named = try dump(Self.espresso + ", text=, hint=Email, child-count=0}\n")
    let texted = try dump(Self.espresso + ", hint=Email, text=a@b, child-count=0}\n")

    expectEqual(named.elements[0].name, "Email")
    expectEqual(texted.elements[0].name, "a@b")
  }

  @Test(arguments: [(0, false), (1, false), (2, true)])
  func `views that are counted and missing are told`(count: Int, isMissing: Bool) throws {
    let child = Self.espresso.dropFirst(16).replacing("+>A", with: "+->B")
    let text = Self.espresso + ", child-count=\(count)}\n\(child)}\n"

    let remarks = try dump(text).remarks.filter { $0.kind == .skipped }

    expectEqual(!remarks.isEmpty, isMissing, "\(remarks)")
  }

  /// A tree that lacks nodes, by what draws it.
  @Test(arguments: [
    "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n |-Node #2 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n | Text = '[a]'\n",
    "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n │\n ├─SemanticsNode#1\n │   Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n",
  ])
  func `a branch that leads to nothing is told`(text: String) throws {
    let remarks = try dump(text).remarks.map(\.text)

    expect(remarks.contains("the lines of the tree lead to missing nodes"), "\(remarks)")
  }

  @Test func `how far a view can be scrolled is told by UIKit and Flutter`() throws {
    let list =
      "<UIScrollView: 0x1; frame = (0 0; 90 200); layer = <CALayer: 0x2>; contentOffset: {0, 50}; contentSize: {90, 400}; adjustedContentInset: {20, 0, 30, 0}>\n"
    let node = """
      SemanticsNode#0
         Rect.fromLTRB(0.0, 0.0, 90.0, 200.0)
         actions: scrollLeft, scrollRight
         scrollExtentMin: 0.0
         scrollPosition: 30.0
         scrollExtentMax: Infinity

      """

    let (uiKit, flutter) = (try dump(list).elements[0], try dump(node).elements[0])

    expectEqual(uiKit.scrollRoom, ScrollRoom(up: 70, left: 0, down: 180, right: 0))
    expectEqual(flutter.scrollRoom, ScrollRoom(up: 0, left: 30, down: 0, right: .infinity))
    expectEqual(try dump("<UIView: 0x1; frame = (0 0; 9 9)>\n").elements[0].scrollRoom, nil)
  }
}
