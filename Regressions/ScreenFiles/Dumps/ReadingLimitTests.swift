import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// Faults, unusable numbers and omissions in files of many formats.
struct ReadingLimitTests {
  private static func dump(_ text: String, _ format: ScreenDump.Format) throws -> ScreenDump {
    try ScreenDump(Data(text.utf8), format: format)
  }

  private static func table(_ depths: [Int]) -> String {
    "element_num,depth,attributes,parent_num\n"
      + depths.map { "0,\($0),\"bounds=[0,0][9,9]\",\n" }.joined()
  }

  private static func views(_ depths: [Int]) -> String {
    "View Hierarchy:\n"
      + depths.map { depth in
        "+\(String(repeating: "-", count: depth))>a.B{id=1, visibility=VISIBLE, width=9, "
          + "height=9, has-focus=false, x=0.0, y=0.0} \n|\n"
      }.joined()
  }

  @Test func `a depth between those of the elements above it is reported`() throws {
    let texts: [(ScreenDump.Format, ([Int]) -> String)] = [
      (.maestroCompact, Self.table), (.espresso, Self.views),
    ]
    for (format, text) in texts {
      let (odd, even) = (
        try Self.dump(text([0, 2, 1]), format), try Self.dump(text([0, 1, 1]), format)
      )
      let line = try #require(odd.elements.last?.line)

      expectEqual(odd.elements.map(\.parent), [nil, 0, 0], "\(format)")
      expect(odd.remarks.contains { $0.line == line }, "\(format): \(odd.remarks)")
      expect(!even.remarks.contains { $0.line == line }, "\(format): \(even.remarks)")
    }
  }

  private static let box = #""rect": {"x": 0, "y": 0, "width": 9, "height": 9}"#

  /// A file that can't be read, and the reason.
  private static let faults: [(ScreenDump.Format, String, ScreenDumpError.Reason)] = [
    (.agent, #"{"a11y_tree": "x"}"#, .malformed("no element was found in the document itself")),
    (.idb, #"{"a": 1}"#, .malformed("no element was found in the document itself")),
    (
      .flutterRender,
      "RenderView#0\n ├─child 1: RenderBox#1\n │   size: Size(1.0, 2.0\n └─child 2: RenderBox#2\n",
      .malformed("a size without two numbers")
    ),
    (
      .accessibility,
      "a@1; boundsInScreen: Rect(0, 0 - 9, 9); actions: [a]\n a@2; boundsInScreen: Rect(0, 0 - 9, 9)\n",
      .cut
    ),
    (
      .compose,
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nchatty  : uid=1 a identical 3 lines\n",
      .unread("the log omitted identical lines")
    ),
  ]

  @Test(arguments: faults.indices)
  func `a file that is cut or malformed isn't read`(index: Int) throws {
    let (format, text, reason) = Self.faults[index]

    let error = try #require(throws: ScreenDumpError.self, "\(text)") {
      try Self.dump(text, format)
    }

    expectEqual(error.reason, reason, "\(text)")
  }

  @Test func `a name with the word of a log is no omission`() throws {
    let text = "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[chatty]'\n"
    let open = "a@1; boundsInScreen: Rect(0, 0 - 9, 9); className: a; packageName: b\n"

    try expectEqual(Self.dump(text, .compose).elements.map(\.name), ["chatty"])
    try expectEqual(Self.dump(open, .accessibility).elements.map(\.typeName), ["a"])
  }

  @Test func `half a character is a replacement character, and no escape is an error`() throws {
    let text = { (escape: String) in
      "{\"attributes\":{\"bounds\":\"[0,0][9,9]\",\"text\":\"\(escape)\"}}"
    }
    for (escape, name) in [
      (#"\ud83dx"#, "\u{FFFD}x"), (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\udc00"#, "\u{FFFD}"),
    ] {
      try expectEqual(Self.dump(text(escape), .maestro).elements.map(\.name), [name])
    }
    for escape in [#"\u12g4"#, #"\q"#] {
      #expect(throws: ScreenDumpError.self, "\(escape)") { try Self.dump(text(escape), .maestro) }
    }
  }

  @Test func `children that are a word were left out`() throws {
    for (children, count) in [("\"[Array]\"", 1), ("5", 0), ("[]", 0), ("null", 0)] {
      let text =
        "{\"a11y_tree\": [{\"className\": \"B\", \"children\": \(children)}, "
        + "{\"className\": \"C\", \"children\": \(children)}]}"

      let remarks = try Self.dump(text, .agent).remarks.filter {
        $0.text == "children that the file leaves out"
      }
      expectEqual(remarks.count, count, "\(children)")
    }
  }

  @Test func `a comment may hold what a text may not`() throws {
    let start = "<Pane AutomationId='i' x='0' y='0' width='9' height='9'>"

    try expectEqual(
      Self.dump("\(start)<!-- a & b < c - d --></Pane>", .windowsUIA).elements.count, 1)
    #expect(throws: ScreenDumpError.self) { try Self.dump("\(start)<!-- a & b", .windowsUIA) }
  }

  @Test func `an answer of the tool that differs is reported`() throws {
    for (answer, count) in [("false", 1), ("true", 0), ("null", 0)] {
      let remarks = try Self.dump(
        "{\"type\": \"Button\", \"isHittable\": \(answer), \(Self.box)}", .webDriverAgentJSON
      ).remarks

      expectEqual(remarks.count, count, "\(answer): \(remarks)")
    }
  }

  @Test func `a screen of an unusable size is none`() throws {
    let element = #"{"type": "Button", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"#
    for (width, expected) in [("1e30", 9), ("90", 90), ("0", 9)] as [(String, CGFloat)] {
      let text = "{\"elements\": [\(element)], \"screen\": {\"width\": \(width), \"height\": 80}}"

      try expectEqual(Self.dump(text, .idb).screen.size.width, expected, "\(width)")
    }
  }

  @Test func `what is in an unusable place is at its parent's corner`() throws {
    let huge = "10000000000000.0"
    let moved = """
      RenderView#0
       └─child: RenderBox#1
         │ parentData: offset=Offset(\(huge), 0.0)
         │ size: Size(40.0, 40.0)
         └─child: RenderBox#2
             size: Size(20.0, 20.0)

      """
    let scaled = moved.replacingOccurrences(
      of: " │ parentData: offset=Offset(\(huge), 0.0)",
      with: [" │ [0] \(huge),0.0,0.0,0.0", "0.0,1.0,0.0,0.0", "0.0,0.0,1.0,0.0", "0.0,0.0,0.0,1.0"]
        .enumerated().map { $0 == 0 ? $1 : "    │ [\($0)] \($1)" }.joined(separator: "\n"))
    let semantics =
      "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 90.0, 90.0)\n │\n └─SemanticsNode#1\n"
      + "   │ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0) with transform [1.0,0.0,0.0,\(huge); "
      + "0.0,1.0,0.0,0.0; 0.0,0.0,1.0,0.0; 0.0,0.0,0.0,1.0]\n   │\n   └─SemanticsNode#2\n"
      + "       Rect.fromLTRB(0.0, 0.0, 20.0, 20.0)\n"
    for (text, format, hasFrame) in [
      (moved, .flutterRender, false), (scaled, .flutterRender, true),
      (semantics, .flutterSemantics, false),
    ] as [(String, ScreenDump.Format, Bool)] {
      let elements = try Self.dump(text, format).elements

      expectEqual(elements.count, 3, "\(text)")
      expectEqual(elements[1].hasFrame, hasFrame, "\(text)")
      expectEqual(elements[2].frame, CGRect(x: 0, y: 0, width: 20, height: 20), "\(text)")
    }
  }

  @Test func `references of HTML need no semicolon before another character`() {
    let texts: [(String, plain: String?)] = [
      ("&lt;a&gt;", "<a>"), ("&ltb &ampc", "<b &c"), ("a &lt", nil), ("a &amp=1", nil),
      ("&lt; &amp=1", "< &amp=1"), ("&copyx", nil), ("&#65;&#x42;", "AB"), ("&#xD800;", nil),
    ]
    for (text, plain) in texts {
      let found = HTMLEntities.undone(Array(text.utf8)).first?.bytes

      expectEqual(found.map { String(decoding: $0, as: UTF8.self) }, plain, "\(text)")
    }
  }

  @Test func `tags of Android's classes are those of Appium`() {
    let tags: [(String, ScreenDump.Format?)] = [
      ("<android.widget.Button bounds='[0,0][9,9]'>", .uiAutomator),
      ("<androidx.a.B index='0'>", .uiAutomator), ("<androidy.a.B index='0'>", nil), ("<b >", nil),
    ]
    for (tag, format) in tags {
      expectEqual(ScreenTags.format(ofTagAt: 0, in: Array(tag.utf8)), format, "\(tag)")
    }
  }

  @Test func `wrapped lines lose the backslashes at their ends only if all have one`() throws {
    let row = String(repeating: "a", count: 49)
    for (ends, joined) in [(["\\", "\\", "\\"], ""), (["b", "\\", "c"], "b\\c")] {
      let text = ends.map { row + $0 + "\n" }.joined() + "end"
      let found = try #require(WrappedLines.undone(Array(text.utf8)).first).bytes
      let parts = joined.isEmpty ? [row, row, row] : [row + "b", row + "\\", row + "c"]

      expectEqual(String(decoding: found, as: UTF8.self), parts.joined() + "end")
    }
  }

  @Test func `a row of a listing ends at its text`() {
    let text = "00000000  3c 68 69  65 72 61\n"

    expectEqual(Hexadecimal.undone(Array(text.utf8)).map(\.bytes), [[0x3C, 0x68, 0x69]])
    expect(EncodedText.undoneBase64(Array("a;base64,@".utf8)).isEmpty)
  }

  @Test func `a picture of a flight leaves out hidden and transparent views`() {
    let clock = AnimationClock()
    let root = View(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    let views = (0..<4).map { _ in View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    for view in views { root.addSubview(view) }
    views[0].addSubview(View(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    func count(_ moments: [TimeInterval]) -> Int {
      FlightDrawing(of: root, on: clock, at: moments, following: [views[1]]).svg
        .components(separatedBy: "<polygon").count - 1
    }

    expectEqual(count([0]), 6)
    expectEqual(count([]), 0)
    views[0].isHidden = true
    (views[1].alpha, views[2].alpha) = (0.005, 0.5)
    expectEqual(count([0]), 3)
    root.isHidden = true
    expectEqual(count([0, 1]), 6)
    root.alpha = 0
    expectEqual(count([0]), 0)
  }

  @Test func `a change from no name is told as one from nothing`() throws {
    let texts = ["", #", "text": "a""#].map {
      "{\"a11y_tree\": [{\"className\": \"B\", \"resourceId\": \"i\", \"bounds\": \"0,0,9,9\"\($0)}]}"
    }
    let (plain, named) = (try Self.dump(texts[0], .agent), try Self.dump(texts[1], .agent))

    let told = [named.difference(from: plain), plain.difference(from: named)].map {
      $0.changes.map(\.description)
    }
    expect(told[0].count == 1 && told[0][0].hasSuffix("renamed from nothing to a"), "\(told)")
    expect(told[1].count == 1 && told[1][0].hasSuffix("renamed from a to nothing"), "\(told)")
  }
}
