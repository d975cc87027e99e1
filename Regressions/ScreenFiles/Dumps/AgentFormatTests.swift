import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Error messages for Flutter's render tree, Maestro's short forms, Detox, agents' JSON and
/// Android's accessibility, and the other contents of these formats.
struct AgentFormatTests {
  /// A text with an error somewhere, and its message.
  struct Fault: Sendable {
    let format: ScreenDump.Format
    let text: String
    let reason: ScreenDumpError.Reason
    let line: Int
    let column: Int
    let before: Int
  }

  static let faults = [
    Fault(
      format: .flutterRender,
      text: "RenderView#0\n └─child: RenderBox#1\n     size: Size(1.0)\n",
      reason: .malformed("a size without two numbers"), line: 2, column: 1, before: 1),
    Fault(
      format: .flutterRender,
      text: "RenderView#0\n └─child: RenderBox#1\n     parentData: offset=Offset(x)\n",
      reason: .malformed("an offset without two numbers"), line: 2, column: 1, before: 1),
    Fault(
      format: .flutterRender, text: "RenderView#0\n └─child: RenderBox#1\n     size: Size(1.0, ",
      reason: .cut, line: 3, column: 22, before: 1),
    Fault(
      format: .maestroCompact,
      text: "element_num,depth,attributes,parent_num\n0,0,\"bounds=[0,0][9,9]\",\n1,1,\"bounds=[",
      reason: .cut, line: 3, column: 14, before: 1),
    Fault(
      format: .maestroCompact,
      text: "element_num,depth,attributes,parent_num\nx,\"bounds=[0,0][9,9]\",\n",
      reason: .malformed("a row without its number and depth"), line: 2, column: 1, before: 0),
    Fault(
      format: .maestroText, text: "TreeNode(attributes={bounds=[0,0][9,9]}, children=[",
      reason: .cut, line: 1, column: 52, before: 1),
    Fault(
      format: .maestroText, text: "TreeNode(attributes={bounds=[0,0][9,9]}, children=[x])",
      reason: .malformed("a list of children isn't closed"), line: 1, column: 52, before: 1),
    Fault(
      format: .maestroText, text: "no tree", reason: .malformed("there is no TreeNode"), line: 1,
      column: 1, before: 0),
    Fault(
      format: .detox, text: "<ViewHierarchy><UIWindow width=\"9\" height=\"9\">", reason: .cut,
      line: 1,
      column: 47, before: 1),
    Fault(
      format: .agent, text: "{\"screens\": [{\"a\": 1}]}",
      reason: .malformed("no element was found in \"screens\""), line: 1, column: 1, before: 0),
    Fault(
      format: .accessibility, text: "a@1; boundsInScreen: Rect(0, 0 - 9); actions: [a]\n",
      reason: .malformed("an element without four coordinates"), line: 1, column: 1, before: 0),
    Fault(
      format: .accessibility,
      text:
        "a@1; boundsInScreen: Rect(0, 0 - 9, 9); actions: [a]\n a@2; boundsInScreen: Rect(0, 0 - 9, 9); te",
      reason: .cut, line: 2, column: 44, before: 1),
    Fault(
      format: .accessibility,
      text:
        "a@1; boundsInScreen: Rect(0, 0 - 9, 9); x: y; boundsInScreen: Rect(0, 0 - 9, 9); actions: [a]\n",
      reason: .unread("an element isn't at the start of its line, so its depth is unknown"),
      line: 1,
      column: 1, before: 0),
  ]

  @Test(arguments: faults.indices)
  func `a fault is reported with its line, column and the elements before`(index: Int) throws {
    let fault = Self.faults[index]

    let error = try #require(throws: ScreenDumpError.self) {
      try ScreenDump(Data(fault.text.utf8), format: fault.format)
    }

    expectEqual(error.reason, fault.reason, "\(fault.format)")
    expect((error.line, error.column) == (fault.line, fault.column), "\(index): \(error)")
    expectEqual(error.elementsBefore, fault.before, "\(index)")
  }

  @Test func `what a render object says of touches and sight counts for what is in it`() throws {
    let text = """
      RenderView#0
       │ configuration: BoxConstraints(w=90.0, h=90.0) at 2.0x (in
       │   logical pixels)
       ├─child 1: RenderIgnorePointer#1
       │ │ size: Size(90.0, 90.0)
       │ │ ignoring: true
       │ └─child: RenderPointerListener#2
       │     size: Size(90.0, 90.0)
       │     listeners: down
       ├─child 2: RenderAbsorbPointer#3
       │ │ parentData: offset=Offset(0.0, 0.0)
       │ │ size: Size(40.0, 40.0)
       │ │ absorbing: true
       │ └─child: RenderPointerListener#4
       │     size: Size(40.0, 40.0)
       │     listeners: down
       └─child 3: RenderOpacity#5
         │ size: Size(90.0, 90.0)
         │ opacity: 0.0
         └─child: RenderParagraph#6
             size: Size(9.0, 9.0)
      """ + "\n"
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.format, .flutterRender)
    expectEqual(dump.elements.map(\.parent), [nil, 0, 1, 0, 3, 0, 5])
    expectEqual(dump.touched(at: CGPoint(20, 20))?.index, 3)
    expect(dump.touched(at: CGPoint(60, 60)) == nil)
    expectEqual(dump.frontmost(at: CGPoint(5, 5))?.index, 4)
    expectEqual(dump.elements.map(\.isHidden), [false, false, false, false, false, true, true])
  }

  @Test func `a frame of -1 and -1 without a size is none, and no other is`() throws {
    let text = """
      <XCUIElementTypeWindow x="0" y="0" width="9" height="9"><XCUIElementTypeOther x="-1" y="-1" width="0" height="0"/>
      <XCUIElementTypeOther x="-1" y="-1" width="1" height="0"/></XCUIElementTypeWindow>
      """
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.hasFrame), [true, false, true])
  }

  @Test func `a tool's word on what can be hit is compared with the rectangles`() throws {
    func dump(_ first: String, _ second: String) throws -> ScreenDump {
      let button = "<XCUIElementTypeButton x=\"0\" y=\"0\" width=\"9\" height=\"9\""
      return try ScreenDump(
        Data(
          "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"90\" height=\"90\">\(button) \(first)/>\(button) \(second)/></XCUIElementTypeWindow>"
            .utf8))
    }

    let agreed = try dump("hittable=\"false\"", "hittable=\"true\"")
    let untold = try dump("", "")
    let covered = try dump("hittable=\"true\"", "")
    let free = try dump("", "hittable=\"false\"")

    expect(agreed.remarks.isEmpty && untold.remarks.isEmpty)
    expectEqual(
      covered.remarks.map(\.text),
      ["the tool reports an element as hittable that is completely covered or cut off"])
    expectEqual(
      free.remarks.map(\.text), ["the tool reports an element as not hittable that isn't covered"])
  }

  @Test func `Maestro's form for agents is read by its short names`() throws {
    let text =
      "{\"ui_schema\": {\"abbreviations\": {\"b\": \"bounds\", \"c\": \"children\"}}, \"elements\": [{\"b\": \"[0,0][90,90]\", "
      + "\"cls\": \"a.Frame\", \"c\": [{\"b\": \"[0,0][40,40]\", \"txt\": \"Go\", \"rid\": \"go\", \"clickable\": true, \"enabled\": false}]}]}"
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.format, .maestro)
    expectEqual(dump.elements.map(\.frame), [CGRect(0, 0, 90, 90), CGRect(0, 0, 40, 40)])
    expectEqual(dump.elements[1].identifier, "go")
    expect(dump.elements[1].name == "Go" && !dump.elements[1].isEnabled)
    expectEqual(dump.touched(at: CGPoint(5, 5))?.index, 1)
  }

  @Test func `nodes without parents lie by their depth`() throws {
    let rect = "\"rect\": {\"x\": 0, \"y\": 0, \"width\": 9, \"height\": 9}"
    let nodes = [0, 1, 2, 1].enumerated().map {
      "{\"ref\": \"e\", \"index\": \($0.offset), \"depth\": \($0.element), \"type\": \"Other\", \(rect)}"
    }
    let text = "{\"nodes\": [\(nodes.joined(separator: ","))], \"truncated\": true}"
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.format, .agent)
    expectEqual(dump.elements.map(\.parent), [nil, 0, 1, 0])
    expect(dump.remarks.contains { $0.text.contains("truncated") })
  }

  @Test func `lists without rectangles are refused`() {
    let text = "[{\"type\":\"a.View\",\"label\":\"Go\",\"coordinates\":{\"x\":0.5,\"y\":0.5}}]"

    let error = #expect(throws: ScreenDumpError.self) { try ScreenDump(Data(text.utf8)) }

    expect(error?.description.contains("no element has a rectangle") == true)
  }
}
