import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenInspector

/// Why an element can't be tapped, and the remedy.
struct WhyTests {
  /// A WebDriverAgent screen, 400 by 800, with these elements in it.
  private func screen(_ body: String) throws -> InspectedScreen {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      \(body)
      </XCUIElementTypeApplication>
      """
    return InspectedScreen(try ScreenDump(Data(text.utf8)), options: Options())
  }

  private func element(
    _ kind: String, _ name: String, _ frame: [Int], _ rest: String = "", _ inner: String = ""
  ) -> String {
    "<XCUIElementType\(kind) name='\(name)' x='\(frame[0])' y='\(frame[1])' width='\(frame[2])' height='\(frame[3])' \(rest)>\(inner)</XCUIElementType\(kind)>"
  }

  private func answer(_ name: String, _ screen: InspectedScreen) throws -> Explanation {
    Explanation(of: try #require(screen.subjects(named: name).first), in: screen.dump)
  }

  private var send: String { element("Button", "Send", [100, 300, 80, 40]) }

  @Test func `a free element is tapped at its point`() throws {
    let answer = try answer("Send", screen(send))

    expectEqual(answer.cause, .tappable)
    expectEqual(answer.wayOut.kind, .tap)
    expectEqual(answer.tapPoint, CGPoint(x: 140, y: 320))
  }

  @Test func `the point beside a cover is reported with what the middle would hit`() throws {
    let screen = try screen(send + element("Button", "Chat", [120, 290, 100, 60]))
    let text = try answer("Send", screen).text(in: screen.dump)

    expectEqual(
      text,
      """
      Element 1 (Button "Send") can be tapped: element 2 (Button "Chat") covers 75% of it.
      Tap at 110, 320, 10 from the nearest edge; a tap in its middle, 140, 320, would hit element 2 (Button "Chat").
      """)
  }

  @Test func `the example of the README is what is answered`() throws {
    let alert = element(
      "Alert", "Save?", [0, 100, 400, 600], "", element("Button", "Cancel", [40, 600, 100, 50]))
    let screen = try screen(send + element("Button", "Free", [0, 0, 50, 50]) + alert)
    let lines = try answer("Send", screen).text(in: screen.dump).split(separator: "\n")
    let folder = URL(fileURLWithPath: SampleFile.folder).appendingPathComponent("../../..")

    let readme = try String(
      contentsOf: folder.standardized.appendingPathComponent("README.md"), encoding: .utf8)

    for line in lines { expect(readme.contains("    \(line)\n"), "\(line)") }
  }

  @Test func `a dialog is dismissed by its control, in any language`() throws {
    for word in ["Cancel", "btn_close", "Schließen", "关闭", "OK", "×"] {
      let dialog = element(
        "Alert", "Save?", [0, 100, 400, 600], "", element("Button", word, [40, 600, 100, 50]))
      let screen = try screen(send + dialog)
      let answer = try answer("Send", screen)

      expectEqual(answer.cause, .covered)
      expectEqual(answer.wayOut.kind, .dismiss)
      expectEqual(answer.wayOut.elements, [2])
      expectEqual(answer.wayOut.point, CGPoint(x: 90, y: 625))
      expect(answer.text(in: screen.dump).contains("covers it and takes the touches"))
    }
  }

  @Test func `a sheet that holds nothing may be tapped away, one with other controls not`() throws {
    let scrim = try answer("Send", screen(send + element("Button", "scrim", [0, 0, 400, 800])))
    let other = element(
      "Other", "sheet", [0, 0, 400, 800], "", element("Button", "Buy", [0, 0, 90, 50]))

    expectEqual(scrim.wayOut.point, CGPoint(x: 200, y: 400))
    let bare = try answer("Send", screen(send + other))
    expectEqual(bare.wayOut.kind, .dismiss)
    expect(bare.wayOut.point == nil)
  }

  @Test func `a keyboard is dismissed by its word for that, never by a letter`() throws {
    func keyboard(_ key: String) throws -> Explanation {
      let keys =
        element("Key", "x", [0, 200, 40, 40], "", "") + element("Key", key, [200, 200, 40, 40])
      return try answer(
        "Send", screen(send + element("Keyboard", "k", [0, 200, 400, 600], "", keys)))
    }

    try expectEqual(keyboard("Done").wayOut.point, CGPoint(x: 220, y: 220))
    expect(try keyboard("return").wayOut.point == nil)
    try expectEqual(keyboard("return").wayOut.kind, .dismiss)
  }

  @Test func `covers that hide an element only together are named with their shares`() throws {
    let screen = try screen(
      send + element("Other", "left", [90, 290, 50, 60])
        + element("Other", "right", [140, 290, 50, 60]))

    let answer = try answer("Send", screen)

    expectEqual(answer.wayOut.elements, [2, 3])
    expect(answer.evidence.text(in: screen.dump).contains("(50%), element 3"))
  }

  @Test(arguments: [
    ([100, 1000, 80, 40], [0, 240]), ([100, -100, 80, 40], [0, -200]),
    ([700, 300, 80, 40], [380, 0]),
    ([700, 1000, 80, 40], [380, 240]), ([100, 760, 80, 40], [0, 0]),
  ])
  func `a list is scrolled by as much as brings an element in`(frame: [Int], by: [Int]) throws {
    let list = element(
      "Table", "list", [0, 100, 400, 700], "", element("Button", "Send", frame))
    let answer = try answer("Send", screen(list))

    guard by != [0, 0] else { return expectEqual(answer.cause, .tappable) }
    expectEqual(answer.cause, .offScreen)
    expectEqual(answer.wayOut.kind, .scroll)
    expectEqual(answer.wayOut.elements, [1])
    expectEqual(answer.wayOut.scrolls, [CGSize(width: by[0], height: by[1])])
    expectEqual(
      answer.wayOut.point,
      CGPoint(x: frame[0] - by[0] + frame[2] / 2, y: frame[1] - by[1] + frame[3] / 2))
  }

  @Test func `a row under a bar is scrolled out from under it, of a row off the screen too`() throws
  {
    let bar = element("TabBar", "bar", [0, 700, 400, 100])
    for (y, distance) in [(720, 60), (900, 240)] {
      let list = element(
        "Table", "list", [0, 0, 400, 800], "", element("Button", "Send", [0, y, 400, 40]))
      let answer = try answer("Send", screen(list + bar))

      expectEqual(answer.wayOut.kind, .scroll)
      expectEqual(answer.wayOut.scrolls, [CGSize(width: 0, height: distance)])
      expectEqual(answer.wayOut.point, CGPoint(x: 200, y: 680))
    }
  }

  @Test func `what a floating dialog covers is uncovered by its control, without one by scrolling`()
    throws
  {
    let list = element(
      "Table", "list", [0, 0, 400, 800], "", element("Button", "Send", [0, 300, 400, 40]))
    let close = element("Button", "Close", [60, 400, 100, 50])
    let named = try answer(
      "Send", screen(list + element("Alert", "a", [0, 250, 350, 220], "", close)))
    let bare = try answer("Send", screen(list + element("Alert", "a", [0, 250, 400, 220])))

    // The dialog leaves a strip of the row free.
    expectEqual(named.cause, .tappable)
    expectEqual(bare.wayOut.kind, .scroll)
    expectEqual(bare.wayOut.scrolls, [CGSize(width: 0, height: -170)])
    let wide = element("Alert", "a", [0, 200, 400, 300], "", close)
    expectEqual(try answer("Send", screen(list + wide)).wayOut.kind, .dismiss)
  }

  @Test func `a row of pictures further down is scrolled to, and then along it`() throws {
    let row = element(
      "CollectionView", "row", [0, 1000, 400, 100], "",
      element("Button", "Send", [600, 1010, 80, 80]))
    let answer = try answer("Send", screen(element("Table", "list", [0, 0, 400, 800], "", row)))

    expectEqual(answer.wayOut.elements, [1, 2])
    expectEqual(
      answer.wayOut.scrolls, [CGSize(width: 0, height: 290), CGSize(width: 280, height: 0)])
  }

  @Test func `what nothing scrolls has no way in`() throws {
    let answer = try answer("Send", screen(element("Button", "Send", [0, 1000, 80, 40])))

    expectEqual(answer.cause, .offScreen)
    expectEqual(answer.wayOut.kind, .none)
  }

  @Test(arguments: [
    ("visible='false'", Explanation.Cause.hidden, WayOut.Kind.change),
    ("enabled='false'", .disabled, .change),
  ])
  func `flags are reported as in the dump`(
    flag: String, cause: Explanation.Cause, kind: WayOut.Kind
  ) throws {
    let screen = try screen(element("Button", "Send", [0, 0, 80, 40], flag))
    let answer = try answer("Send", screen)

    expectEqual(answer.cause, cause)
    expectEqual(answer.wayOut.kind, kind)
    expect(answer.tapPoint == nil)
  }

  @Test func `of an element off the screen and reported as hidden the scroll counts`() throws {
    let list = element(
      "Table", "list", [0, 0, 400, 800], "",
      element("Button", "Send", [0, 900, 80, 40], "visible='false'"))
    let screen = try screen(list)
    let answer = try answer("Send", screen)

    expectEqual(answer.cause, .offScreen)
    expectEqual(answer.wayOut.kind, .scroll)
    expect(answer.evidence.text(in: screen.dump).hasSuffix("the dump also says that it is hidden"))
  }

  @Test func `a label in a clickable row is tapped through the row`() throws {
    let text = """
      <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">
      <node class="android.widget.LinearLayout" clickable="true" bounds="[0,100][400,200]">
      <node class="android.widget.TextView" text="Send" bounds="[20,120][120,180]"/></node>
      <node class="android.widget.TextView" text="Title" bounds="[0,0][400,60]"/></node></hierarchy>
      """
    let screen = InspectedScreen(try ScreenDump(Data(text.utf8)), options: Options())

    let label = try answer("Send", screen)
    expectEqual(label.cause, .passedBy)
    expectEqual(label.wayOut.kind, .tapRelative)
    expectEqual(label.wayOut.elements, [1])
    expectEqual(label.tapPoint, CGPoint(x: 70, y: 150))
    expectEqual(try answer("Title", screen).wayOut.kind, WayOut.Kind.none)
  }

  @Test func `what has no rectangle or no area is used through what it holds`() throws {
    for hole in [
      "<XCUIElementTypeOther name='hole'>",
      "<XCUIElementTypeOther name='hole' x='0' y='0' width='0' height='9'>",
    ] {
      let full = try answer("hole", screen(hole + send + "</XCUIElementTypeOther>"))
      let bare = try answer("hole", screen(send + hole + "</XCUIElementTypeOther>"))

      let inside = try answer(
        "hole",
        screen(element("Button", "Send", [100, 300, 80, 40], "", hole + "</XCUIElementTypeOther>")))
      expectEqual(inside.tapPoint, CGPoint(x: 140, y: 320))
      expectEqual(full.wayOut.kind, .tapRelative)
      expectEqual(full.tapPoint, CGPoint(x: 140, y: 320))
      expectEqual(bare.wayOut.kind, WayOut.Kind.none)
    }
  }

  @Test func `a tap is printed as a point, and without one the reason is an error`() throws {
    let folder = try TemporaryFolder()
    let body =
      send + element("Button", "Far", [0, 900, 50, 50]) + element("Button", "Row", [0, 0, 50, 50])
      + element("Button", "Row", [0, 100, 50, 50])
    let path = try folder.write(
      "<XCUIElementTypeApplication x='0' y='0' width='400' height='800'>\(body)</XCUIElementTypeApplication>",
      as: "a.xml")
    let found = try SampleFile.run(path, "--tap", "Send")
    let missing = try SampleFile.run(path, "--tap", "Far")
    let several = try SampleFile.run(path, "--tap", "Row")

    expectEqual(found.output, "140,320\n")
    expectEqual(found.code, 0)
    for outcome in [missing, several] {
      expectEqual(outcome.output, "")
      expectEqual(outcome.code, 1)
    }
    expect(missing.errors[0].description.contains("off the screen"))
    expect(several.errors[0].description.contains("element 3 (Button \"Row\") at 25, 25"))
    #expect(throws: UsageError.self) { try SampleFile.run(path, "--tap", "nobody") }
  }

  @Test func `of many elements the first ten are answered for`() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<12).map { element("Button", "Row", [0, $0 * 50, 50, 50]) }.joined()
    let path = try folder.write(
      "<XCUIElementTypeApplication x='0' y='0' width='400' height='800'>\(rows)</XCUIElementTypeApplication>",
      as: "a.xml")

    let lines = try SampleFile.run(path, "--why", "Row").output.split(separator: "\n")

    expectEqual(lines.count, 2 + 1 + 10 * 2)
    expect(lines[2].hasPrefix("12 elements match 'Row' by name: element 1 (Button \"Row\"), "))
    expect(lines[2].hasSuffix(" and 2 more; choose one by its number, as in --why 1."))
  }

  @Test func `covers are listed with their shares of touches and of sight`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <hierarchy><node class="F" bounds="[0,0][400,800]">
      <node class="B" clickable="true" text="Send" bounds="[0,0][100,100]"/>
      <node class="B" clickable="true" bounds="[0,0][100,25]"/>
      <node class="V" text="hint" bounds="[0,25][50,100]"/></node></hierarchy>
      """, as: "a.xml")

    let output = try SampleFile.run(path, "--covering", "Send").output
    let all = try SampleFile.run("--covering", path).output

    let lines = """
      covering element 1 (B "Send")
        element 3 (V "hint"): lets touches through, hides 37.5%
        element 2 (B): takes the touches of 25%, hides 25%

      """
    expect(output.hasSuffix(lines), "\(output)")
    expect(all.hasSuffix(lines), "\(all)")
    expect(
      try SampleFile.run(path, "--covering", "hint").output.hasSuffix("nothing covers it\n"))
  }

  @Test(arguments: SampleFile.ofEachFormat)
  func `every element of every sample has an answer that its dump agrees with`(path: String) throws
  {
    let dump = try SampleFile.screen(path).dump
    for element in dump.elements {
      let answer = Explanation(of: element, in: dump)
      let way = answer.wayOut

      expectEqual(answer.cause == .tappable, answer.verdict.isTappable)
      expectEqual(answer.cause == .tappable, way.kind == .tap)
      if let point = answer.tapPoint {
        let taker = try #require(dump.touched(at: point)).index
        expect(
          dump.isInside(taker, element.index) || dump.isInside(element.index, taker), "\(answer)")
      }
      if way.kind == .scroll { expectEqual(way.elements.count, way.scrolls.count) }
      if let point = way.point { expect(dump.screen.holds(point), "\(answer)") }
      expectEqual(answer.text(in: dump).split(separator: "\n").count, 2)
    }
  }

  @Test func `a list that is told to end isn't scrolled beyond its end`() throws {
    func answer(_ offset: Int, _ size: Int) throws -> (kind: WayOut.Kind, text: String) {
      let text = """
        <UIWindow: 0x1; frame = (0 0; 100 200)>
           | <UIScrollView: 0x2; frame = (0 0; 100 200); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, \(offset)}; contentSize: {100, \(size)}; adjustedContentInset: {0, 0, 0, 0}>
           |    | <UIButton: 0x4; frame = (0 300; 100 40)>

        """
      let screen = InspectedScreen(try ScreenDump(Data(text.utf8)), options: Options())
      let wayOut = Explanation(of: screen.dump.elements[2], in: screen.dump).wayOut
      return (wayOut.kind, wayOut.text.text(in: screen.dump))
    }

    let (reached, beyond) = (try answer(0, 400), try answer(0, 250))

    expectEqual(reached.kind, .scroll)
    expectEqual(beyond.kind, WayOut.Kind.none)
    expect(beyond.text.contains("doesn't scroll that far"), "\(beyond.text)")
  }
}
