import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Each flag and text that a format has for an element, present and absent.
struct DumpFlagTests {
  typealias Flags = ScreenDump.Element.Flags

  private static let told: Flags = [
    .hidden, .transparent, .disabled, .inert, .clickable, .longClickable, .scrollable, .clips,
    .focused,
    .selected, .window,
  ]

  /// The last element of a text, and its flags that appear in the file.
  private func last(_ text: String) throws -> (element: ScreenDump.Element, flags: Flags) {
    let element = try #require(try ScreenDump(Data(text.utf8)).elements.last)
    return (element, element.flags.intersection(Self.told))
  }

  static let xcuiTest: [(parts: String, flags: Flags)] = [
    ("", []), (", Disabled", .disabled), (", Selected", .selected),
    (", Keyboard Focused", .focused),
    (", Focused", .focused), (", Has focus", .focused), (", Main Window", .window),
    (", value: 1", []), (", value: Disabled", []),
    (", label: 'x', Selected, Disabled", [.selected, .disabled]),
    (", label: 'Disabled, Selected'", []), (", label: 'a', b', Focused", .focused),
  ]

  @Test(arguments: xcuiTest.indices)
  func `XCUITest's words are flags`(index: Int) throws {
    let (parts, flags) = Self.xcuiTest[index]
    for end in ["\n", "\r\n", "\nPath to element:\n"] {
      let told = try last(
        "Element subtree:\n →Application, 0x1, pid: 1\n    Button, 0x2, {{1.0, 2.0}, {3.0, 4.0}}\(parts)\(end)"
      )

      expectEqual(told.flags, flags, "\(parts)")
      expectEqual(told.element.frame, CGRect(1, 2, 3, 4), "\(parts)")
      expectEqual(told.element.role, "Button")
    }
  }

  @Test func `XCUITest's texts end where a part or an element follows`() throws {
    func name(_ parts: String) throws -> [String?] {
      let text =
        "Element subtree:\n →Application, 0x1, pid: 1\n    Cell, 0x2, {{1.0, 2.0}, {3.0, 4.0}}, \(parts)\n"
      return try ScreenDump(Data(text.utf8)).elements.dropFirst().flatMap {
        [$0.identifier, $0.name]
      }
    }

    try expectEqual(name("identifier: 'i', label: 'l'"), ["i", "l"])
    try expectEqual(name("title: 't'"), [nil, "t"])
    try expectEqual(name("placeholderValue: 'p'"), [nil, "p"])
    try expectEqual(name("label: 'l', title: 't'"), [nil, "l"])
    try expectEqual(name("title: 't', label: 'l', placeholderValue: 'p'"), [nil, "l"])
    try expectEqual(name("label: ''"), [nil, nil])
    try expectEqual(name("label: 'it's', no, 'end', value: 5"), [nil, "it's', no, 'end"])
    try expectEqual(name("label: 'two\n lines', hint: 'h'"), [nil, "two\n lines"])
    try expectEqual(name("label: 'carriage'\r"), [nil, "carriage"])
    try expectEqual(
      name("label: 'lost\n    Cell, 0x3, {{0.0, 0.0}, {1.0, 1.0}}, label: 'b'"),
      [
        nil, "lost", nil, "b",
      ])
    try expectEqual(name("label: 'lost\nPath to element:\n"), [nil, "lost"])
    for part in [
      "identifier: 'i'", "value: 1", "hint: 'h'", "traits: 5", "pid: 7", "Disabled", "Selected",
      "Focused",
    ] {
      try expectEqual(name("label: 'a, b', \(part)").last, "a, b", "\(part)")
    }
  }

  @Test func `a text without the end that the tool writes may go on, and says so`() throws {
    func remarks(_ end: String) throws -> Int {
      let text =
        "Element subtree:\n →Application, 0x1, pid: 1\n    Button, 0x2, {{1.0, 2.0}, {3.0, 4.0}}\(end)"
      return try ScreenDump(Data(text.utf8)).remarks.count { $0.kind == .ambiguous }
    }

    try expectEqual(remarks(""), 1)
    try expectEqual(remarks("\n"), 1)
    try expectEqual(remarks("\nPath to element:"), 0)
  }

  @Test func `a debugger's string is the text that it prints`() throws {
    let plain =
      "Element subtree:\n →Application, 0x1, pid: 1\n\tButton, 0x2, {{1.0, 2.0}, {3.0, 4.0}}, label: 'a\"b\\c'\n"
    let printed =
      "(lldb) po x\n\""
      + plain.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
        of: "\n", with: "\\n"
      )
      .replacingOccurrences(of: "\t", with: "\\t").replacingOccurrences(of: "\"", with: "\\\"")
      + "\"\n"

    let (dump, other) = (try ScreenDump(Data(plain.utf8)), try ScreenDump(Data(printed.utf8)))

    expectEqual(dump.elements.map(\.name), other.elements.map(\.name))
    expectEqual(other.elements.last?.name, "a\"b\\c")
    expectEqual(dump.elements.map(\.frame), other.elements.map(\.frame))
    expect(other.remarks.contains { $0.kind == .recovered })
    // In the plain text only the tab among spaces is undone.
    expectEqual(
      dump.remarks.filter { $0.kind == .recovered }.map(\.text),
      ["tabs before lines were read as 8 spaces"])
  }

  @Test(arguments: [
    ("enabled", "false", Flags.disabled), ("clickable", "true", .clickable),
    ("scrollable", "true", .scrollable),
    ("focused", "true", .focused), ("selected", "true", .selected), ("checked", "true", .selected),
  ])
  func `Maestro's attributes are flags`(name: String, value: String, flag: Flags) throws {
    func flags(_ value: String) throws -> Flags {
      try last(
        "{\"attributes\": {\"bounds\": \"[0,0][9,9]\", \"\(name)\": \"\(value)\"}, \"children\": []}"
      ).flags
    }

    try expectEqual(flags(value), flag)
    try expectEqual(flags(value == "true" ? "false" : "true"), [])
  }

  @Test(arguments: [
    ("text", "resource-id"), ("accessibilityText", "class"), ("hintText", "x"), ("title", "x"),
  ])
  func `Maestro's texts are names, the first in order`(key: String, other: String) throws {
    let keys = ["text", "accessibilityText", "hintText", "title"]
    let later = keys[(keys.firstIndex(of: key) ?? 0)...].map { "\"\($0)\": \"\($0)!\"" }
    let told = try last(
      "{\"attributes\": {\"bounds\": \"[0,0][9,9]\", \"resource-id\": \"id\", \"class\": \"a.b.C\", "
        + later.joined(separator: ", ") + "}, \"children\": []}")

    expectEqual(told.element.name, "\(key)!")
    expectEqual(told.element.identifier, "id")
    expect((told.element.typeName, told.element.role) == ("a.b.C", "C"))
  }

  static let android: [(letters: String, flags: Flags)] = [
    ("V.E......", []), ("I.E......", .hidden), ("G.E......", .hidden), ("V........", .disabled),
    ("V.E.H....", .scrollable), ("V.E..V...", .scrollable), ("V.E...C..", .clickable),
    ("V.E....L.", .longClickable), ("V.E.....", []),
    ("G...HVCL", [.hidden, .disabled, .scrollable, .clickable, .longClickable]),
    ("HVE.ICLG", []), ("VIE.VHLC", []),
  ]

  @Test(arguments: android.indices)
  func `dumpsys' letters are flags`(index: Int) throws {
    let (letters, flags) = Self.android[index]
    let told = try last(
      "View Hierarchy:\n  a.B{1 V.E...... ........ 0,0-90,90}\n    a.b.C$D{2 \(letters) ........ 1,2-11,22 #7f08 app:id/name}\n"
    )

    expectEqual(told.flags, flags, "\(letters)")
    expectEqual(told.element.frame, CGRect(1, 2, 10, 20))
    expect((told.element.typeName, told.element.role) == ("a.b.C$D", "C$D"))
    expectEqual(told.element.identifier, "app:id/name")
  }

  static let uiKit: [(attributes: String, flags: Flags)] = [
    ("", []), ("; hidden = YES", .hidden), ("; hidden = NO", []), ("; clipsToBounds = YES", .clips),
    ("; clipsToBounds = NO", []), ("; userInteractionEnabled = NO", .inert),
    ("; userInteractionEnabled = YES", []),
    ("; alpha = 0", .transparent), ("; alpha = 0.5", []), ("; contentOffset: {3, 4}", .scrollable),
    ("; baseClass = UIWindow", .window), ("; baseClass = UIWindowScene", []),
    ("; text = '; hidden = YES'", []),
    ("; layer = <CALayer: 0x5; hidden = YES>", []),
    ("; gestureRecognizers = <NSArray: 0x3>; hidden = YES", .hidden),
    ("; other = 'a>b; c'; hidden = YES", .hidden), ("; action = a->b; hidden = YES", .hidden),
    ("; list = (1; 2); hidden = YES", .hidden), ("; text = 'it's'; hidden = YES", .hidden),
  ]

  @Test(arguments: uiKit.indices)
  func `UIKit's attributes are flags`(index: Int) throws {
    let (attributes, flags) = Self.uiKit[index]
    for type in ["UIView", "App.Cell<Swift.Array<Swift.Int>>", "Box<A;B>"] {
      let text = """
        <UIView: 0x1; frame = (0 0; 90 90)>
           | <\(type): 0x2; frame = (1 2; 30 40)\(attributes); layer = <CALayer: 0x9>>
        """
      let told = try last(text)

      expectEqual(told.flags, flags, "\(attributes)")
      expectEqual(told.element.frameInParent, CGRect(1, 2, 30, 40), "\(attributes)")
      expectEqual(told.element.role, type)
    }
  }

  @Test func `UIKit's frame under a transform gives the size before it`() throws {
    func element(_ transform: String, _ frame: String) throws -> ScreenDump.Element {
      try last(
        "<UIView: 0x1; frame = (0 0; 900 900)>\n   | <UIView: 0x2; frame = (\(frame)); transform = [\(transform)]; layer = <CALayer: 0x3>>"
      ).element
    }
    let turned = try element("0, 1, -1, 0, 0, 0", "10 20; 30 40")
    let scaled = try element("2, 0, 0, 4", "10 20; 30 40")
    let small = try element("0.125, 0, 0, 0.125, 0, 0", "10 20; 30 40")
    let skewed = try element("1, 0, 0.5, 1, 0, 0", "0 0; 40 20")
    let halfway = try element("0.707107, 0.707107, -0.707107, 0.707107, 0, 0", "10 20; 30 30")
    let enormous = try element("1e-9, 0, 0, 1e-9, 0, 0", "10 20; 100000 3000")
    let flat = try element("0, 0, 0, 0, 0, 0", "10 20; 0 0")

    expectEqual(turned.bounds.size, CGSize(width: 40, height: 30))
    expectEqual(turned.transform, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    expectEqual(scaled.bounds.size, CGSize(width: 15, height: 10))
    expectEqual(small.bounds.size, CGSize(width: 240, height: 320))
    expectEqual(skewed.bounds.size, CGSize(width: 30, height: 20))
    for (lost, size) in [
      (halfway, CGSize(width: 30, height: 30)), (enormous, CGSize(width: 100_000, height: 3_000)),
      (flat, .zero),
    ] {
      expectEqual(lost.transform, .identity)
      expectEqual(lost.bounds.size, size)
      expectEqual(lost.frameInParent, CGRect(origin: CGPoint(10, 20), size: size))
    }
  }

  @Test(arguments: [
    ("enabled", "false", Flags.disabled), ("clickable", "true", .clickable),
    ("long-clickable", "true", .longClickable),
    ("scrollable", "true", .scrollable), ("focused", "true", .focused),
    ("selected", "true", .selected),
  ])
  func `UI Automator's attributes are flags`(name: String, value: String, flag: Flags) throws {
    func flags(_ value: String) throws -> Flags {
      try last("<hierarchy><node bounds=\"[0,0][9,9]\" \(name)=\"\(value)\"/></hierarchy>").flags
    }

    try expectEqual(flags(value), flag)
    try expectEqual(flags(value == "true" ? "false" : "true"), [])
  }

  @Test(arguments: [
    ("visible", "false", Flags.hidden), ("enabled", "false", .disabled),
    ("focused", "true", .focused), ("selected", "true", .selected),
  ])
  func `WebDriverAgent's attributes are flags`(name: String, value: String, flag: Flags) throws {
    func flags(_ value: String) throws -> Flags {
      try last(
        "<XCUIElementTypeButton x='0' y='0' width='9' height='9' \(name)='\(value)'/>"
      ).flags
    }

    try expectEqual(flags(value), flag)
    try expectEqual(flags(value == "true" ? "false" : "true"), [])
  }

  @Test func `a fault on a later line of XML has the column of its line`() throws {
    for before in ["", "log: ", "log:\n  "] {
      for body in [
        "<hierarchy><node a='1' a='2'/></hierarchy>",
        "<hierarchy>\n <node a='1' a='2'/></hierarchy>",
      ] {
        let text = before + body
        let error = try #require(throws: ScreenDumpError.self) {
          try ScreenDump(Data(text.utf8), format: .uiAutomator)
        }
        let place = try #require(text.range(of: " a='2'/>")).upperBound
        let line = text[..<place].split(separator: "\n", omittingEmptySubsequences: false)
        expectEqual(error.line, line.count, "\(text)")
        expect(abs(error.column - (line.last?.count ?? 0)) <= 3, "\(text) \(error.column)")
      }
    }
  }

  @Test func `elements hidden and shown again are reported`() throws {
    func screen(isHidden: Bool, alpha: Double) throws -> ScreenDump {
      let text =
        "<UIWindow: 0x1; frame = (0 0; 90 90)>\n   | <UIButton: 0x2; frame = (1 2; 30 40);\(isHidden ? " hidden = YES;" : "") alpha = \(alpha)>"
      return try ScreenDump(Data(text.utf8))
    }
    let shown = try screen(isHidden: false, alpha: 1)
    for other in [try screen(isHidden: true, alpha: 1), try screen(isHidden: false, alpha: 0)] {
      expect(other.difference(from: shown).changes.map(\.kind).contains(.hidden))
      expect(shown.difference(from: other).changes.map(\.kind).contains(.shown))
      expect(!other.difference(from: other).changes.map(\.kind).contains(.hidden))
    }
  }

  /// Semicolons in brackets end nothing, however deep the brackets are, and after them a semicolon ends the value.
  @Test(arguments: [
    "[a [b] c; frame = (9 9; 9 9); d]", "((a) (b; frame = (9 9; 9 9)) c)",
    "{[(a; b)]; frame = (9 9; 9 9); {c}; frame = (8 8; 8 8)}",
    "<A: 0x2; <B: 0x3; frame = (9 9; 9 9)>; frame = (8 8; 8 8)>", "a) b] c}",
  ])
  func `UIKit's values end behind their brackets`(value: String) throws {
    let told = try last("<UIView: 0x1; other = \(value); frame = (1 2; 3 4); hidden = YES>\n")

    expectEqual(told.element.frame, CGRect(1, 2, 3, 4))
    expectEqual(told.flags, .hidden)
  }

  @Test func `a tag of UIAutomation without a type's name is a wrapper`() throws {
    let told = try last(
      "<UIAWindow x='0' y='0' width='9' height='9'><UIA x='0' y='0' width='5' height='5'/></UIAWindow>"
    )

    expectEqual(told.element.role, "Window")
  }

  @Test func `a rotated scroll view rotates about the middle of its visible part`() throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 900 900)>
         | <UIScrollView: 0x2; frame = (10 20; 30 40); transform = [0, 1, -1, 0, 0, 0]; contentOffset: {7, 3}>
         |    | <UIView: 0x3; frame = (7 3; 40 30)>
      """
    let elements = try ScreenDump(Data(text.utf8)).elements

    expectEqual(
      elements.dropFirst().map(\.frame), [CGRect(10, 20, 30, 40), CGRect(10, 20, 30, 40)])
    expectEqual(elements[1].bounds, CGRect(7, 3, 40, 30))
  }

  @Test func `a bracket without an address is no view, and what isn't a number no opacity`() throws
  {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <nil>
         | <UIView: 0x2; frame = (1 2; 30 40); alpha = nan>
         | <UIView: 0x3; frame = (1 2; 30 40); alpha = faint>
         | <UIView: 0x4; frame = (1 2; 30 40); alpha = 0.25>
      """

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.line), [1, 3, 4, 5])
    expectEqual(dump.elements.map(\.alpha), [1, 1, 1, 0.25])
    expect(
      dump.remarks.map(\.description).contains("line 2: skipped: a bracket without a view"))
  }

  @Test(arguments: ["1e13, 0, 0, 1, 0, 0", "1, 0, 0, 1, 0, -2e12", "1, 0, 0, inf", "1, 0, 0"])
  func `a transform beyond what a screen can have is none`(transform: String) throws {
    let told = try last(
      "<UIView: 0x1; frame = (0 0; 90 90)>\n   | <UIView: 0x2; frame = (1 2; 30 40); transform = [\(transform)]; hidden = YES>"
    )

    expectEqual(told.element.transform, .identity)
    expectEqual(told.element.frame, CGRect(1, 2, 30, 40))
    expectEqual(told.element.bounds.size, CGSize(width: 30, height: 40))
    expectEqual(told.flags, .hidden)
  }

  @Test(arguments: [
    ("title='t'", "t"), ("title='t' label='l'", "l"), ("label='l' title='t'", "l"),
  ])
  func `macOS's title is a name where there is no label`(attributes: String, name: String) throws {
    let told = try last(
      "<XCUIElementTypeButton x='0' y='0' width='9' height='9' \(attributes)/>")

    expectEqual(told.element.name, name)
    expect(told.element.identifier == nil)
  }

  @Test func `a line of a text that only begins as an element does belongs to the text`() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1
          Cell, 0x2, {{1.0, 2.0}, {3.0, 4.0}}, label: 'two
          Lines (, 0x1 of 2'
          Window (Main), 0x3, {{5.0, 6.0}, {7.0, 8.0}}, label: 'w'

      """

    let elements = try ScreenDump(Data(text.utf8)).elements

    expectEqual(elements.map(\.role), ["Application", "Cell", "Window"])
    expectEqual(elements[1].name, "two\n    Lines (, 0x1 of 2")
    expectEqual(elements.map(\.line), [2, 3, 5])
  }

  @Test func `a debugger's string has carriage returns as they were`() throws {
    let printed = [
      "Element subtree:", " →Application, 0x1, pid: 1",
      "    Cell, 0x2, {{1.0, 2.0}, {3.0, 4.0}}, label: 'a\\rb'", "",
    ].joined(separator: "\\n")

    let dump = try ScreenDump(Data("(lldb) po x\n\"\(printed)\"\n".utf8))

    expectEqual(dump.elements.map(\.role), ["Application", "Cell"])
    expectEqual(dump.elements[1].name, "a\rb")
    expectEqual(dump.elements[1].frame, CGRect(1, 2, 3, 4))
  }
}
