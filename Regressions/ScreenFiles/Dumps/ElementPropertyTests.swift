import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// What each property of an element means: its role, name, identifier and flags.
struct ElementPropertyTests {
  private typealias Flags = ScreenDump.Element.Flags

  /// The flags that a property can set.
  private static let all: Flags = [
    .hidden, .disabled, .clickable, .longClickable, .scrollable, .focused, .selected,
  ]

  private static func dump(_ text: String, _ format: ScreenDump.Format) throws -> ScreenDump {
    try ScreenDump(Data(text.utf8), format: format)
  }

  /// Expects the last element of a text to have these properties.
  private static func expectLast(
    _ text: String, _ format: ScreenDump.Format, _ flags: Flags, name: String? = nil,
    identifier: String? = nil, role: String? = nil, line: Int = #line
  ) throws {
    let element = try #require(try dump(text, format).elements.last)

    expectEqual(element.flags.intersection(all), flags, "\(text)", line: line)
    expectEqual(element.name, name, "\(text)", line: line)
    expectEqual(element.identifier, identifier, "\(text)", line: line)
    if let role { expectEqual(element.role, role, "\(text)", line: line) }
  }

  private static func semantics(_ lines: String) -> String {
    let inner = lines.split(separator: "\n").map { "     \($0)\n" }.joined()
    return "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 90.0, 90.0)\n │\n └─SemanticsNode#1\n"
      + "     Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n" + inner
  }

  /// Lines of a node, its flags, its role and its name.
  private static let semanticsLines: [(String, Flags, role: String, name: String?)] = [
    ("invisible", .hidden, "SemanticsNode", nil),
    ("flags: isHidden", .hidden, "SemanticsNode", nil),
    ("flags: isFocused, isButton", .focused, "Button", nil),
    ("flags: isSelected, isTextField", .selected, "TextField", nil),
    ("flags: isChecked, isLink", .selected, "Link", nil),
    ("flags: isToggled, isSlider", .selected, "Slider", nil),
    ("flags: hasEnabledState, isLiveRegion", .disabled, "SemanticsNode", nil),
    ("flags: hasEnabledState, isEnabled", [], "SemanticsNode", nil),
    ("actions: longPress, tap", [.clickable, .longClickable], "SemanticsNode", nil),
    ("actions: scrollUp", .scrollable, "SemanticsNode", nil),
    ("label: \"a\"\nvalue: \"b\"", [], "SemanticsNode", "a"),
    ("label: \"\"\nvalue: \"b\"", [], "SemanticsNode", "b"),
    ("hint: \"c\"", [], "SemanticsNode", "c"),
    ("tooltip: \"d\"\nvalue: \"b\"", [], "SemanticsNode", "d"),
    ("label:\n  \"first\n  second\"", [], "SemanticsNode", "first\nsecond"),
  ]

  @Test func `lines of Flutter's semantics`() throws {
    for (lines, flags, role, name) in Self.semanticsLines {
      try Self.expectLast(
        Self.semantics(lines), .flutterSemantics, flags, name: name, role: role)
    }
    try Self.expectLast(
      Self.semantics("identifier: \"i\""), .flutterSemantics, [], identifier: "i")
  }

  /// Actions of a list at 30 from 0 to 100, and how far it scrolls up, left, down and right.
  @Test func `a list scrolls the way of its actions`() throws {
    let extents = "\nscrollExtentMin: 0.0\nscrollPosition: 30.0\nscrollExtentMax: 100.0"
    let rooms: [(actions: String, room: [CGFloat]?)] = [
      ("scrollUp, scrollDown", [30, 0, 70, 0]), ("scrollDown", [30, 0, 70, 0]),
      ("scrollLeft, scrollRight", [0, 30, 0, 70]), ("tap", nil),
      ("scrollUp, scrollLeft", nil),
    ]
    for (actions, expected) in rooms {
      let dump = try Self.dump(
        Self.semantics("actions: \(actions)\(extents)"), .flutterSemantics)
      let room = dump.elements.last?.extra?.scrollRoom

      expectEqual(room.map { [$0.up, $0.left, $0.down, $0.right] }, expected, "\(actions)")
    }
  }

  @Test func `a root of another shape than its child's says no scale`() throws {
    let text =
      "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 180.0, 300.0)\n │\n"
      + " └─SemanticsNode#1\n"
      + "     Rect.fromLTRB(0.0, 0.0, 90.0, 90.0) scaled by 2.0x\n"

    let dump = try Self.dump(text, .flutterSemantics)

    expectEqual(
      dump.elements.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 180, height: 300), CGRect(x: 0, y: 0, width: 180, height: 180),
      ])
  }

  @Test func `a rectangle of three numbers is none`() throws {
    let text = Self.semantics("label: \"a\"").replacingOccurrences(of: "9.0, 9.0)", with: "9.0)")

    let error = try #require(throws: ScreenDumpError.self) {
      try Self.dump(text, .flutterSemantics)
    }

    expectEqual(error.reason, .malformed("a rectangle without four coordinates"))
    expectEqual(error.line, 4)
  }

  @Test func `lines of Compose`() throws {
    let lines: [(String, Flags, name: String?, role: String)] = [
      ("Role = 'Button'", [], nil, "Button"),
      ("Text = '[a]'", [], "a", "Node"),
      ("ContentDescription = '[c]'\nText = '[]'", [], "c", "Node"),
      ("EditableText = 'b'\nContentDescription = '[c]'", [], "b", "Node"),
      ("InputText = 'it's'", [], "it's", "Node"),
      ("Focused = 'true'\nSelected = 'false'", .focused, nil, "Node"),
      ("Selected = 'true'\nFocused = 'false'", .selected, nil, "Node"),
      ("ToggleableState = 'On'", .selected, nil, "Node"),
      ("ToggleableState = 'Off'", [], nil, "Node"),
      ("Disabled = 'kotlin.Unit'", .disabled, nil, "Node"),
      ("[Disabled, InvisibleToUser]", [.disabled, .hidden], nil, "Node"),
      ("InvisibleToUser = 'kotlin.Unit'", .hidden, nil, "Node"),
      ("VerticalScrollAxisRange = 'ScrollAxisRange(value=0.0)'", .scrollable, nil, "Node"),
      ("HorizontalScrollAxisRange = 'ScrollAxisRange(value=0.0)'", .scrollable, nil, "Node"),
      ("Actions = [OnLongClick, ScrollBy]", [.longClickable, .scrollable], nil, "Node"),
      ("Actions = [OnClick]", .clickable, nil, "Node"),
      ("Actions = [SetText]", .clickable, nil, "Node"),
    ]
    let head = "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px"
    for (lines, flags, name, role) in lines {
      try Self.expectLast("\(head)\n\(lines)\n", .compose, flags, name: name, role: role)
    }
    try Self.expectLast("\(head)\nTestTag = 't'\n", .compose, [], identifier: "t")
    try Self.expectLast("\(head), Tag: 'u'\nTestTag = ''\n", .compose, [], identifier: nil)
    for count in ["Has 2 children", "Has 1 child", "Has 1 sibling"] {
      let remarks = try Self.dump("\(head)\n\(count)\n", .compose).remarks

      expect(remarks.contains { $0.kind == .skipped && $0.line == 1 }, "\(count): \(remarks)")
    }
    expect(try Self.dump("\(head)\nHas nothing\n", .compose).remarks.isEmpty)
  }

  @Test func `attributes of Windows`() throws {
    let attributes: [(String, Flags)] = [
      ("IsSelected='True'", .selected), ("IsSelected='False'", []),
      ("HasKeyboardFocus='true'", .focused), ("IsEnabled='false'", .disabled),
      ("IsOffscreen='True'", .hidden), ("IsUnknown='True'", []),
    ]
    for (attribute, flags) in attributes {
      try Self.expectLast(
        "<Pane AutomationId='i' Name='n' \(attribute) x='0' y='0' width='9' height='9'/>",
        .windowsUIA, flags, name: "n", identifier: "i", role: "Pane")
    }
    let box = CGRect(x: -20, y: 40, width: 100, height: 32)
    let rectangles: [(String, CGRect?)] = [
      ("[l=-20 t=40 r=80 b=72]", box), ("{X=-20,Y=40,Width=100,Height=32}", box),
      ("-20,40,100,32", box), ("{Left=-20, Top=40, Right=80, Bottom=72}", box),
      ("-20.5 40 100 32", CGRect(x: -20.5, y: 40, width: 100, height: 32)), ("1,2,3", nil),
      ("1,2,3,4,5", nil), ("", nil),
    ]
    for (text, expected) in rectangles {
      let text = "<Pane AutomationId='i' IsEnabled='True' BoundingRectangle='\(text)'/>"
      let element = try #require(try Self.dump(text, .windowsUIA).elements.last)

      expectEqual(element.hasFrame ? element.frame : nil, expected, "\(text)")
    }
  }

  @Test func `members of Espresso's views`() throws {
    let members: [(String, Flags, name: String?)] = [
      ("visibility=VISIBLE, desc=d, hint=h", [], "d"), ("visibility=VISIBLE, hint=h", [], "h"),
      ("visibility=GONE, text=t, desc=d", .hidden, "t"),
      ("visibility=VISIBLE, is-focused=true, is-selected=false", .focused, nil),
      ("visibility=VISIBLE, is-selected=true, is-focused=false", .selected, nil),
      ("visibility=VISIBLE, is-checked=true", .selected, nil),
      ("visibility=VISIBLE, is-enabled=false, is-clickable=true", [.disabled, .clickable], nil),
    ]
    for (text, flags, name) in members {
      try Self.expectLast(
        "View Hierarchy:\n+>a.B{id=1, res-name=r, \(text), width=9, height=9, has-focus=false, "
          + "x=0.0, y=0.0, child-count=0} \n",
        .espresso, flags, name: name, identifier: "r", role: "B")
    }
  }

  @Test func `members of Android's accessibility`() throws {
    let members: [(String, Flags, name: String?)] = [
      ("longClickable: true; clickable: false", .longClickable, nil),
      ("scrollable: true; focused: false", .scrollable, nil),
      ("focused: true; scrollable: false", .focused, nil), ("selected: true", .selected, nil),
      ("checked: true; selected: false", .selected, nil), ("visible: false", .hidden, nil),
      ("enabled: false; clickable: true", [.disabled, .clickable], nil),
      ("text: null; contentDescription: d", [], "d"),
      ("text: t; contentDescription: d", [], "t"),
    ]
    for (text, flags, name) in members {
      try Self.expectLast(
        "a@1; boundsInScreen: Rect(0, 0 - 9, 9); className: a.b.C; viewIdResName: i; \(text); "
          + "actions: [a]\n",
        .accessibility, flags, name: name, identifier: "i", role: "C")
    }
  }
}
