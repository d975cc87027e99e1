import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// The members of agents' and Maestro's elements, and the places of Flutter's render objects.
struct ElementShapeTests {
  private typealias Flags = ScreenDump.Element.Flags

  private static func dump(_ text: String, _ format: ScreenDump.Format) throws -> ScreenDump {
    try ScreenDump(Data(text.utf8), format: format)
  }

  private static func render(_ lines: String) -> String {
    "RenderView#0\n │ configuration: BoxConstraints(w=90.0, h=90.0) at 2.0x (in\n"
      + " │   logical pixels)\n" + lines.split(separator: "\n").map { " \($0)\n" }.joined()
  }

  @Test func `lines of Flutter's render objects`() throws {
    let lines: [(String, Flags, name: String?, identifier: String?)] = [
      ("offstage: true", .hidden, nil, nil), ("offstage: false", [], nil, nil),
      ("visible: false", .hidden, nil, nil), ("visible: true", [], nil, nil),
      ("gestures: long press", .longClickable, nil, nil),
      ("gestures: tap, long press", [.clickable, .longClickable], nil, nil),
      ("listeners: up", .clickable, nil, nil), ("listeners: move", [], nil, nil),
      ("label: \"a\"", [], "a", nil), ("label: \"\"", [], nil, nil),
      ("identifier: \"i\"", [], nil, "i"),
    ]
    for (line, flags, name, identifier) in lines {
      let text = Self.render("└─child: RenderX#1\n    size: Size(10.0, 20.0)\n    \(line)")
      let element = try #require(try Self.dump(text, .flutterRender).elements.last)
      let kinds: Flags = [.hidden, .clickable, .longClickable]

      expectEqual(element.flags.intersection(kinds), flags, "\(line)")
      expect(element.name == name && element.identifier == identifier, "\(line)")
      expectEqual(element.frame, CGRect(x: 0, y: 0, width: 10, height: 20), "\(line)")
    }
  }

  /// The frame of a square of 40 that is enlarged twice about what a line says.
  @Test func `a transform's alignment is its fixed point`() throws {
    let corners: [(alignment: String, corner: CGFloat, remarks: Int)] = [
      ("alignment: Alignment.center", -20, 0), ("alignment: center", -20, 0),
      ("alignment: Alignment.topLeft", 0, 0), ("alignment: null", 0, 0), ("origin: null", 0, 0),
      ("alignment: Alignment.bottomRight", -20, 1),
    ]
    for (alignment, corner, remarks) in corners {
      let text = Self.render(
        """
        └─child: RenderTransform#1
          │ size: Size(40.0, 40.0)
          │ transform matrix:
          │ [0] 2.0,0.0,0.0,0.0
          │ [1] 0.0,2.0,0.0,0.0
          │ [2] 0.0,0.0,1.0,0.0
          │ [3] 0.0,0.0,0.0,1.0
          │ \(alignment)
          └─child: RenderBox#2
              size: Size(40.0, 40.0)
        """)
      let dump = try Self.dump(text, .flutterRender)

      let frame = CGRect(x: corner, y: corner, width: 80, height: 80)
      expectEqual(dump.elements.last?.frame, frame, "\(alignment)")
      let sentence = "the origin of a transform is missing; the center was assumed"
      expectEqual(dump.remarks.count { $0.text == sentence }, remarks, "\(alignment)")
    }
  }

  @Test func `a matrix of fewer numbers moves nothing`() throws {
    let text = Self.render(
      """
      └─child: RenderTransform#1
        │ size: Size(40.0, 40.0)
        │ transform matrix:
        │ [0] 2.0,0.0,0.0
        │ [1] 0.0,2.0,0.0
        └─child: RenderBox#2
            size: Size(40.0, 40.0)
      """)

    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    try expectEqual(Self.dump(text, .flutterRender).elements.last?.frame, frame)
  }

  @Test func `a sliver's children are along its axis`() throws {
    let axes: [(direction: String, sliver: CGRect, child: CGPoint)] = [
      ("right", CGRect(x: 0, y: 0, width: 70, height: 50), CGPoint(x: 10, y: 0)),
      ("left", CGRect(x: 0, y: 0, width: 70, height: 50), CGPoint(x: 10, y: 0)),
      ("down", CGRect(x: 0, y: 0, width: 50, height: 70), CGPoint(x: 0, y: 10)),
      ("up", CGRect(x: 0, y: 0, width: 50, height: 70), CGPoint(x: 0, y: 10)),
    ]
    for (direction, sliver, child) in axes {
      let text = Self.render(
        """
        └─child: RenderSliverList#2
          │ constraints: SliverConstraints(AxisDirection.\(direction),
          │   GrowthDirection.forward, ScrollDirection.idle, scrollOffset:
          │   30.0, crossAxisExtent: 50.0, viewportMainAxisExtent: 70.0)
          │ geometry: SliverGeometry(scrollExtent: 300.0, paintExtent: 70.0)
          └─child with index 1: RenderBox#3
              parentData: index=1; layoutOffset=40.0
              size: Size(20.0, 20.0)
        """)
      let frames = try Self.dump(text, .flutterRender).elements.suffix(2).map(\.frame)

      expectEqual(
        frames, [sliver, CGRect(origin: child, size: CGSize(width: 20, height: 20))],
        "\(direction)")
    }
  }

  @Test func `members of agents' elements`() throws {
    let members: [(String, Flags, role: String)] = [
      (#""className": "android.widget.Button", "isLongClickable": true"#, .longClickable, "Button"),
      (
        #""className": "B", "longClickable": true, "isClickable": true"#,
        [.longClickable, .clickable], "B"
      ),
      (#""className": "B", "scrollable": true, "isFocused": true"#, [.scrollable, .focused], "B"),
      (#""type": "XCUIElementTypeCell", "isScrollable": true"#, .scrollable, "Cell"),
      (#""type": "android.view.View", "isSelected": true"#, .selected, "View"),
      (#""role": "Window", "isChecked": true, "selected": false"#, [.selected, .window], "Window"),
      (#""role": "a", "isVisibleToUser": false, "enabled": false"#, [.hidden, .disabled], "a"),
      (#""visible": false"#, .hidden, ""), (#""visible": true, "enabled": true"#, [], ""),
    ]
    let kinds: Flags = [
      .hidden, .disabled, .clickable, .longClickable, .scrollable, .focused, .selected, .window,
    ]
    for (text, flags, role) in members {
      let dump = try Self.dump("{\"a11y_tree\": {\(text), \"bounds\": \"1,2,11,22\"}}", .agent)
      let element = try #require(dump.elements.first)

      expectEqual(element.flags.intersection(kinds), flags, "\(text)")
      expectEqual(element.role, role, "\(text)")
      let isAndroid = text.contains("android") || text.contains("className")
      expectEqual(dump.unit, isAndroid ? .pixels : .points, "\(text)")
    }
  }

  @Test func `every form of an agent's rectangle`() throws {
    let box = CGRect(x: 1, y: 2, width: 10, height: 20)
    let forms: [(String, CGRect?)] = [
      (#""bounds": "1,2,11,22""#, box), (#""bounds": "1, 2, 11, 22""#, box),
      (#""bounds": "[1,2][11,22]""#, box), (#""bounds": "1,2,11""#, nil),
      (#""bounds": "1,2,11,22,5""#, nil), (#""bounds": "1,2,11,22,""#, nil),
      (#""bounds": "1;2;11;22""#, nil), (#""bounds": "1,2,11,22 px""#, nil),
      (#""bounds": """#, nil),
      (#""bounds": {"left": 1, "top": 2, "right": 11, "bottom": 22}"#, box),
      (#""boundsInScreen": {"left": 1, "top": 2, "right": 11, "bottom": 22}"#, box),
      (#""bounds": {"x": 1, "y": 2, "width": 10, "height": 20}"#, box),
      (#""rect": {"x": 1, "y": 2, "width": 10, "height": 20}"#, box),
      (#""coordinates": {"x": 1, "y": 2, "width": 10, "height": 20}"#, box),
      (#""bounds": {"left": 1}"#, nil), (#""text": "a""#, nil),
    ]
    for (text, expected) in forms {
      let element = try #require(
        try Self.dump("{\"a11y_tree\": [{\"className\": \"B\", \(text)}]}", .agent).elements.first)

      expectEqual(element.hasFrame ? element.frame : nil, expected, "\(text)")
    }
  }

  @Test func `a list of elements without a tree around it`() throws {
    let text =
      #"[{"className": "a.B", "bounds": "0,0,9,9"}, "#
      + #"{"className": "a.C", "bounds": "0,0,5,5"}]"#

    try expectEqual(Self.dump(text, .agent).elements.map(\.role), ["B", "C"])
  }

  @Test func `a parent that isn't in the file is reported`() throws {
    let box = #""rect": {"x": 0, "y": 0, "width": 9, "height": 9}"#
    for (parent, remarks) in [("7", 1), ("0", 0), ("-1", 0)] {
      let dump = try Self.dump(
        """
        {"nodes": [{"index": 0, "type": "Application", \(box)},
        {"index": 1, "parentIndex": \(parent), "type": "Button", \(box)}]}
        """, .agent)

      expectEqual(dump.elements.map(\.parent), [nil, parent == "0" ? 0 : nil], "\(parent)")
      let found = dump.remarks.filter { $0.text == "a parent that isn't in the file" }
      expectEqual(found.map(\.line), remarks == 1 ? [2] : [], "\(parent)")
    }
  }

  @Test func `a row of Maestro's table ends at its quote`() throws {
    let heading = "element_num,depth,attributes,parent_num\n"
    let texts = ["a\n12,x", "a\n12 b", "a\n3,4 b", "a\nb", "a\n3,4,b"]
    for text in texts {
      let row = "0,0,\"text=\(text); bounds=[0,0][9,9]\",\n"

      try expectEqual(Self.dump(heading + row, .maestroCompact).elements.map(\.name), [text])
    }
    let open = heading + "0,0,\"bounds=[0,0][9,9]\n1,1,\"bounds=[0,0][5,5]\",0\n"
    let error = try #require(throws: ScreenDumpError.self) { try Self.dump(open, .maestroCompact) }
    expectEqual(error.reason, .unread("a row isn't closed before the next one"))
    expect(error.line == 2 && error.elementsBefore == 0, "\(error)")
  }

  @Test func `values of Maestro's other forms`() throws {
    let json = #"{"attributes": {"bounds": "[0,0][9,9]", "enabled": false, "focused": true}}"#
    let text =
      "TreeNode(attributes={bounds=[0,0][9,9], class=a.V}, children=[], clickable=null, "
      + "enabled=false, focused=true, checked=null, selected=true)"
    let (first, second) = (try Self.dump(json, .maestro), try Self.dump(text, .maestroText))

    expect(first.elements[0].flags.isSuperset(of: [.disabled, .focused]))
    expect(second.elements[0].flags.isSuperset(of: [.disabled, .focused, .selected]))
    expect(!second.elements[0].flags.contains(.clickable))
    expect(first.unit == .points && second.unit == .pixels)
  }
}
