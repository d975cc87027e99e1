import Foundation
import ScreenFiles
import TestSupport
import Testing

/// Input that can't be read without losing elements is refused with the name of its kind.
struct RefusalTests {
  static let texts: [(text: String, part: String)] = [
    ("</node><node bounds=\"[0,0][9,9]\"/></hierarchy>", "begins in the middle"),
    ("<node bounds=\"[0,0][9,9]\"/></node></hierarchy>", "begins in the middle"),
    ("{\"attributes\":{\"bounds\":\"[0,0][9,9]\"}}]}]}", "begins in the middle"),
    (
      "[{\"type\":\"Button\",\"frame\":{\"a\":1}}]",
      "no element has a rectangle: one element was found"
    ),
    (
      "Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}} Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n",
      "an element isn't at the start of its line"
    ),
    (
      "View Hierarchy:\n  a.B{1 V.E...... ........ 0,0-9,9} a.C{2 V.E...... ........ 0,0-9,9}\n",
      "a view isn't at the start of its line"
    ),
    (
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | UIView: 0x2; frame = (0 0; 9 9); layer = x\n",
      "a view lacks the bracket"
    ),
    (
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px Node #2 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n",
      "a node isn't at the start of its line"
    ),
    ("<html><body>Hi</body></html>", "the source of a web page"),
    (
      "Element subtree:\n→Application, 0x1, pid: 1\nWindow, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n",
      "lines lost their indentation"
    ),
    (
      "Element subtree:\n →Application, 0x1, pid: 1\n Window, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n",
      "lines lost their indentation"
    ),
    (
      "View Hierarchy:\na.B{1 V.E...... ........ 0,0-9,9}\na.C{2 V.E...... ........ 0,0-9,9}\n",
      "lines lost their indentation"
    ),
    (
      "SemanticsNode#0\n│ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n└─SemanticsNode#1\n│ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n",
      "lines lost their indentation"
    ),
    (
      "      Other, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n    Window, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n",
      "begins in the middle"
    ),
    (
      "View Hierarchy:\n  a.B{1 V.E...... ........ 0,0-9,9 #7f0a app:id/na\nme}\n",
      "a view continues"
    ),
    (
      "Element subtree:\n →Application, 0x1, pid: 1\n    Window, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n... (truncated)\n",
      "ends in the middle"
    ),
    ("Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n Text = '[half", "ends in the middle"),
    (
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n<UIView: 0x2; frame = (0 0; 9 9)>\n",
      "lines lost their indentation"
    ),
    (
      "<UIView: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n"
        + "<UIView: 0x3; frame = (0 0; 9 9)>\n   |    |    | <UIView: 0x4; frame = (0 0; 9 9)>\n",
      "lines lost their indentation"
    ),
    (
      "Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\nButton, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n",
      "lines lost their indentation"
    ),
    (
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nNode #2 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n",
      "lines lost their indentation"
    ),
    (
      "View Hierarchy:\n  a.B{1 V.E...... ........ 0,0-9,9}(1234 chars)\n", "ends in the middle"
    ),
    ("{\\rtf1\\ansi <UIView: 0x1; frame = (0 0; 9 9)>}", "rich text"),
    ("appId: com.a\n---\n- launchApp\n- tapOn: Go\n", "a Maestro flow"),
  ]

  @Test(arguments: texts.indices)
  func `a text from which elements could be lost is refused by name`(index: Int) {
    let (text, part) = Self.texts[index]

    let error = #expect(throws: ScreenDumpError.self) { try ScreenDump(Data(text.utf8)) }

    expect(error?.description.contains(part) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test(arguments: [
    ([0x50, 0x4B, 0x03, 0x04] as [UInt8], "a zip archive"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
    (Array("%PDF-1.7".utf8), "a PDF"), (Array("bplist00".utf8), "a binary property list"),
  ])
  func `a file that is no text is named`(bytes: [UInt8], name: String) {
    let error = #expect(throws: ScreenDumpError.self) { try ScreenDump(Data(bytes)) }

    expect(error?.description.contains(name) == true)
  }

  @Test func `a part of a screen with several roots is read whole`() throws {
    let text =
      "<node bounds=\"[0,0][9,9]\"/>\n<node bounds=\"[0,9][9,18]\"><node bounds=\"[1,9][2,10]\"/></node>"

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.parent), [nil, nil, 1])
    expectEqual(dump.elements.map(\.line), [1, 2, 2])
  }
}

/// UIKit's text without bars is read where the depth of its views is known.
struct UIKitWithoutBarsTests {
  private func view(_ type: String, _ number: Int) -> String {
    "<\(type): 0x\(number); frame = (0 \(number); 9 9)>"
  }

  @Test func `indentation gives the depth`() throws {
    let text =
      "\(view("UIWindow", 1))\n     \(view("UIView", 2))\n          \(view("UILabel", 3))\n     \(view("UIView", 4))\n"

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.parent), [nil, 0, 1, 0])
    expect(dump.remarks.contains { $0.text.contains("bars that draw the tree") })
  }

  @Test(arguments: [
    "UIWindow,UIWindow", "list,UIView,UILabel", "swift,UIView,UILabel", "UIView,# po 1,UIView",
  ])
  func `windows, arrays and views printed apart are roots`(list: String) throws {
    let text = list.split(separator: ",").enumerated().map { place, type in
      switch type {
      case "list": "<__NSArrayM 0x600>("
      case "swift": "▿ 2 elements"
      case "# po 1": "(lldb) po label"
      default: view(String(type), place + 1)
      }
    }.joined(separator: "\n")

    let dump = try ScreenDump(Data((text + "\n").utf8))

    expectEqual(dump.roots, [0, 1])
    let isTold = dump.remarks.contains {
      $0.text.contains("isn't indented") || $0.text.contains("aren't indented")
    }
    expectEqual(isTold, !list.hasPrefix("UIWindow"))
  }
}
