import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// The forms that tools' JSON had over the years, and the remarks on each.
struct DumpJSONFormTests {
  private func read(_ text: String, _ format: ScreenDump.Format) throws -> ScreenDump {
    try ScreenDump(Data(text.utf8), format: format)
  }

  @Test(arguments: [
    #""rect": {"x": 1, "y": 2, "width": 3, "height": 4}"#,
    #""rect": {"origin": {"x": 1, "y": 2}, "size": {"width": 3, "height": 4}}"#,
    // Values that a pair isn't expected to have are ignored.
    #""rect": {"origin": {"x": 1, "y": 2}, "size": {"width": 3, "height": 4, "x": 9, "y": 9}}"#,
    #""frame": "{{1, 2}, {3, 4}}""#,
  ])
  func `WebDriverAgent's rectangles are four numbers, two pairs or a text`(member: String) throws {
    let dump = try read(#"{"type": "Button", \#(member)}"#, .webDriverAgentJSON)

    expectEqual(dump.elements.map(\.frame), [CGRect(1, 2, 3, 4)])
    expectEqual(dump.elements.map(\.role), ["Button"])
    expect(dump.remarks.isEmpty)
  }

  @Test(arguments: [
    #""rect": {"origin": {"x": 1, "y": 2}}"#, #""rect": {"size": {"width": 3, "height": 4}}"#,
    #""rect": [1, 2, 3, 4]"#, #""frame": "1, 2, 3, 4""#, #""label": "b""#,
  ])
  func `without a rectangle WebDriverAgent's elements are reported to have none`(
    member: String
  ) throws {
    let dump = try read(#"{"type": "Window", \#(member)}"#, .webDriverAgentJSON)

    expectEqual(dump.elements.map(\.hasFrame), [false])
    expect(dump.elements[0].flags.contains(.window))
    expectEqual(
      dump.remarks.map(\.text), ["no element has a rectangle: the client omitted them"])
  }

  @Test(
    arguments: [
      ("isVisible", "0", .hidden), ("isEnabled", "0", .disabled), ("isFocused", "1", .focused),
    ] as [(String, String, ScreenDump.Element.Flags)])
  func `WebDriverAgent's flags are numbers or texts`(
    key: String, value: String, flag: ScreenDump.Element.Flags
  ) throws {
    for (written, isTold) in [
      (value, true), ("\"\(value)\"", true), (value == "0" ? "false" : "true", true),
      (value == "0" ? "1" : "0", false), ("null", false),
    ] {
      let element = try #require(
        try read(#"{"type": "A", "\#(key)": \#(written)}"#, .webDriverAgentJSON).elements.first)
      expectEqual(element.flags.subtracting(.placed), (isTold ? flag : []), "\(written)")
      expectEqual(element.isEnabled, (!isTold || key != "isEnabled"))
    }
  }

  @Test func `the names of WebDriverAgent's elements are identifiers where they have a label`()
    throws
  {
    func names(_ members: String) throws -> [String?] {
      try read(#"{"type": "A"\#(members)}"#, .webDriverAgentJSON).elements.flatMap {
        [$0.identifier, $0.name]
      }
    }

    #expect(try names(#", "name": "n", "label": "l""#) == ["n", "l"])
    #expect(try names(#", "name": "n""#) == [nil, "n"])
    #expect(try names(#", "name": "n", "label": """#) == [nil, "n"])
    #expect(try names(#", "name": "", "label": "l""#) == [nil, "l"])
    try expectEqual(names(""), [nil, nil])
  }

  @Test func `idb says when it left elements out, and when its list is flat`() throws {
    func remarks(_ text: String) throws -> [String] { try read(text, .idb).remarks.map(\.text) }
    let element = #"{"type": "Button", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}}"#
    let truncated = "idb omitted elements: the file says that it is truncated"
    let flat = "the list is flat; later elements were assumed to be in front"

    #expect(try remarks(#"{"elements": [\#(element)], "truncated": true}"#) == [truncated])
    #expect(try remarks(#"{"elements": [\#(element)], "truncated": false}"#) == [])
    #expect(try remarks(#"{"elements": [\#(element)]}"#) == [])
    try expectEqual(remarks(element), [])
    try expectEqual(remarks("[\(element)]"), [])
    try expect(remarks("[\(element), \(element)]").contains(flat))
    try expectEqual(read("[\(element), \(element)]", .idb).roots, [0, 1])
  }

  @Test(
    arguments: [
      (#""AXFrame": "{{1, 2}, {3, 4}}""#, []),
      (#""frame": {"x": 1, "y": 2, "width": 3, "height": 4}, "AXFrame": "{{0, 0}, {9, 9}}""#, []),
      (#""AXFrame": "{{1, 2}, {3, 4}}", "hidden": true"#, .hidden),
      (#""AXFrame": "{{1, 2}, {3, 4}}", "hidden": false, "enabled": true"#, []),
      (#""AXFrame": "{{1, 2}, {3, 4}}", "enabled": false"#, .disabled),
      (#""AXFrame": "{{1, 2}, {3, 4}}", "role": "Window""#, .window),
      (
        #""AXFrame": "{{1, 2}, {3, 4}}", "interactable": {"reasons": [{"kind": "user_interaction_disabled"}]}"#,
        .inert
      ), (#""AXFrame": "{{1, 2}, {3, 4}}", "interactable": {"reasons": [{"kind": "hidden"}]}"#, []),
    ] as [(String, ScreenDump.Element.Flags)])
  func `idb's members are rectangles and flags`(
    members: String, flags: ScreenDump.Element.Flags
  ) throws {
    let element = try #require(try read("{\(members)}", .idb).elements.first)

    expectEqual(element.frame, CGRect(1, 2, 3, 4))
    expectEqual(element.flags.subtracting(.placed), flags)
  }

  @Test(
    arguments: [
      ("UIKIT", nil, "points", CGRect(11, 22, 3, 4)),
      ("android_view_system", nil, "pixels", CGRect(11, 22, 3, 4)),
      ("flutter", nil, "logical pixels", CGRect(1, 2, 3, 4)),
      ("flutter", "relative", "logical pixels", CGRect(11, 22, 3, 4)),
      ("flutter", "absolute", "logical pixels", CGRect(1, 2, 3, 4)),
      ("UIKIT", "absolute", "points", CGRect(1, 2, 3, 4)),
      ("Unity", nil, "unknown", CGRect(11, 22, 3, 4)),
      ("Godot", nil, "unknown", CGRect(11, 22, 3, 4)),
      ("else", nil, "unknown", CGRect(11, 22, 3, 4)),
    ] as [(String, String?, String, CGRect)])
  func `Sentry's rectangles lie where its SDK puts them`(
    system: String, positioning: String?, unit: String, frame: CGRect
  ) throws {
    let told = positioning.map { #""positioning": "\#($0)", "# } ?? ""
    let dump = try read(
      #"""
      {"rendering_system": "\#(system)", \#(told)"windows": [
        {"type": "A", "x": 10, "y": 20, "width": 90, "height": 80, "children": [
          {"type": "B", "x": 1, "y": 2, "width": 3, "height": 4}]}]}
      """#, .sentry)

    expectEqual(dump.unit.rawValue, unit)
    expectEqual(dump.elements.map(\.frame), [CGRect(10, 20, 90, 80), frame])
    expectEqual(dump.elements.map(\.line), [2, 3])
    let kind: ScreenDump.Remark.Kind =
      unit == "unknown" && system != "else" ? .skipped : .guessed
    // UIKit's absolute rectangles include scroll offsets.
    let isClear = system == "UIKIT" && positioning == "absolute"
    expectEqual(dump.remarks.map(\.kind), isClear ? [] : [kind])
  }

  @Test func `a position that Flutter leaves out is zero, and a size isn't`() throws {
    func frame(_ members: String, _ system: String) throws -> CGRect {
      try read(
        #"{"rendering_system": "\#(system)", "windows": [{"type": "A", \#(members)}]}"#, .sentry
      ).elements[0].frame
    }

    #expect(try frame(#""width": 3, "height": 4"#, "flutter") == CGRect(0, 0, 3, 4))
    #expect(try frame(#""x": 1, "width": 3, "height": 4"#, "flutter") == CGRect(1, 0, 3, 4))
    #expect(try frame(#""y": 2, "width": 3, "height": 4"#, "flutter") == CGRect(0, 2, 3, 4))
    #expect(try frame(#""x": 1, "y": 2, "width": 3"#, "flutter").isNull)
    #expect(try frame(#""x": 1, "y": 2, "height": 4"#, "flutter").isNull)
    #expect(try frame(#""x": 1, "width": 3, "height": 4"#, "UIKIT").isNull)
  }

  @Test(
    arguments: [
      (#""alpha": 0.5"#, []), (#""alpha": 0"#, .transparent), (#""alpha": "inf""#, []),
      (#""visible": false"#, .hidden), (#""visible": true"#, []),
      (#""visibility": "gone""#, .hidden),
      (#""visibility": "Visible""#, []), (#""visibility": """#, []),
      (#""type": "MyWindow""#, .window),
    ] as [(String, ScreenDump.Element.Flags)])
  func `Sentry's members are flags`(member: String, flags: ScreenDump.Element.Flags) throws {
    let dump = try read(#"{"rendering_system": "UIKIT", "windows": [{\#(member)}]}"#, .sentry)

    let alpha = member.hasSuffix("0.5") ? 0.5 : flags == .transparent ? 0 : 1
    expectEqual(dump.elements[0].flags, flags)
    expectEqual(Double(dump.elements[0].alpha), alpha)
  }

  @Test(
    arguments: [
      ("visible", "false", .hidden), ("enabled", "false", .disabled),
      ("clickable", "true", .clickable),
      ("longClickable", "true", .longClickable), ("scrollable", "true", .scrollable),
      ("focused", "true", .focused), ("selected", "true", .selected),
      ("checked", "true", .selected),
      ("hitTestBehavior", "HitTestMode.None", .inert), ("type", "Window", .window),
      ("opacity", "0", .transparent),
    ] as [(String, String, ScreenDump.Element.Flags)])
  func `HarmonyOS's attributes are flags`(
    name: String, value: String, flag: ScreenDump.Element.Flags
  ) throws {
    func flags(_ value: String) throws -> ScreenDump.Element.Flags {
      let text = #"{"attributes": {"bounds": "[1,2][4,6]", "\#(name)": "\#(value)"}}"#
      let element = try #require(try read(text, .harmony).elements.first)
      expectEqual(element.frame, CGRect(1, 2, 3, 4))
      return element.flags.subtracting(.placed)
    }

    try expectEqual(flags(value), flag)
    try expectEqual(flags(""), [])
    try expectEqual(flags(["true": "false", "false": "true"][value] ?? "1"), [])
  }

  @Test(arguments: [(1, [String]()), (2, ["2 nodes without a rectangle are only containers"])])
  func `nodes of Maestro that only hold others are counted, from two on`(
    count: Int, expected: [String]
  ) throws {
    var text = #"{"attributes": {"bounds": "[0,0][10,10]"}, "children": []}"#
    for _ in 0..<count { text = #"{"attributes": {}, "children": [\#(text)]}"# }

    let dump = try read(text, .maestro)

    expectEqual(dump.elements.count, count + 1)
    expectEqual(dump.remarks.map(\.text).filter { $0.contains("rectangle") }, expected)
  }

  @Test(arguments: [
    (#", "zIndex": "5""#, "", 2), ("", #", "zIndex": "5""#, 2),
    (#", "zIndex": "5""#, #", "zIndex": "4""#, 1),
  ])
  func `HarmonyOS's siblings lie in the order of their depths where all have one`(
    first: String, second: String, front: Int
  ) throws {
    let bounds = #""bounds": "[0,0][9,9]""#
    let dump = try read(
      """
      {"attributes": {\(bounds)}, "children": [{"attributes": {\(bounds)\(first)}}, {"attributes": {\(bounds)\(second)}}]}
      """, .harmony)

    expectEqual(dump.frontmost(at: CGPoint(x: 4, y: 4))?.index, front)
  }

  @Test(
    arguments: [
      ("UIKIT", "relative", ["scroll offsets are missing; content is at its unscrolled position"]),
      ("UIKIT", "absolute", []), ("android_view_system", "absolute", []),
      (
        "android_view_system", "",
        ["scroll offsets are missing; content is at its unscrolled position"]
      ),
      (
        "other", "absolute",
        ["the system \"other\" is unknown; its rectangles were read as screen coordinates"]
      ),
      (
        "other", "",
        ["the system \"other\" is unknown; its rectangles were read as relative to their parents"]
      ),
    ] as [(String, String, [String])])
  func `remarks on Sentry's systems depend on the coordinates of the rectangles`(
    system: String, positioning: String, remarks: [String]
  ) throws {
    let box = #""x": 1, "y": 2, "width": 3, "height": 4"#
    let text = #"""
      {"rendering_system": "\#(system)", "positioning": "\#(positioning)",
      "windows": [{"type": "A", \#(box), "children": [{"type": "B", \#(box)}]}]}
      """#
    let dump = try read(text, .sentry)

    expectEqual(dump.remarks.map(\.text), remarks)
    expectEqual(dump.elements[1].frame.minX, positioning == "absolute" ? 1 : 2)
  }
}
