import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenFilesTests

/// Changes between two dumps.
struct DumpDifferenceTests {
  private func screen(_ nodes: String...) throws -> ScreenDump {
    let body = nodes.map { "<XCUIElementType\($0)/>" }.joined(separator: "\n")
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      \(body)
      </XCUIElementTypeApplication>
      """
    return try ScreenDump(Data(text.utf8))
  }

  @Test(arguments: DumpSample.whole)
  func `a dump doesn't differ from itself`(sample: DumpSample) throws {
    let dump = try sample.dump()

    let difference = dump.difference(from: dump)

    expect(difference.isEmpty)
    expectEqual(difference.matches.map(\.old), dump.elements.map(\.index))
    expectEqual(difference.matches.map(\.new), dump.elements.map(\.index))
  }

  @Test func `roots that are drawn in another order than written don't differ from themselves`()
    throws
  {
    let text = """
      {"documents": [{"nodes": {"parentIndex": [-1, 0], "nodeName": [0, 0]}, "layout": {"nodeIndex": [0, 1], \
      "bounds": [[0, 0, 400, 800], [14.75, 182.75, 365, 400]], "paintOrders": [9, 1]}}], "strings": ["DIV"]}
      """
    let dump = try ScreenDump(Data(text.utf8))
    expectEqual(dump.elements.count, 2)
    expect(dump.difference(from: dump).isEmpty)
  }

  @Test func `elements moved, resized, renamed, added and removed are reported`() throws {
    let old = try screen(
      "Button name='save' label='Save' x='0' y='0' width='50' height='50'",
      "Button name='b' label='B' x='100' y='0' width='50' height='50'",
      "Switch x='0' y='700' width='50' height='50'")
    let new = try screen(
      "Button name='save' label='Save it' x='0' y='10' width='50' height='50'",
      "Button name='b' label='B' x='100' y='0' width='80' height='50'",
      "Slider x='0' y='600' width='50' height='50'")

    let difference = new.difference(from: old)

    expectEqual(
      difference.changes.map(\.description),
      [
        "element 1 (Button \"save\") moved from (0, 0) to (0, 10)",
        "element 1 (Button \"save\") renamed from Save to Save it",
        "element 2 (Button \"b\") resized from 50 x 50 to 80 x 50",
        "element 3 (Slider) appeared",
        "element 3 of the earlier screen (Switch) is gone",
      ])
  }

  @Test func `numbers within the rounding of the format are equal`() throws {
    let old = try screen("Button name='a' x='0' y='0' width='50' height='50'")
    let new = try screen("Button name='a' x='1' y='0' width='51' height='50'")

    expect(new.difference(from: old).isEmpty)
    expectEqual(new.difference(from: old, tolerance: 0.5).changes.count, 2)
  }

  @Test func `what moved with its parent hasn't moved`() throws {
    func list(_ y: Int) throws -> ScreenDump {
      let text = """
        <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
        <XCUIElementTypeCell name="row" x="0" y="\(y)" width="400" height="60">
        <XCUIElementTypeButton x="340" y="\(y + 8)" width="44" height="44"/>
        </XCUIElementTypeCell></XCUIElementTypeApplication>
        """
      return try ScreenDump(Data(text.utf8))
    }

    let difference = try list(200).difference(from: list(100))

    expectEqual(difference.changes.map(\.new), [1])
  }

  @Test func `what is newly covered can no longer be tapped`() throws {
    let old = try screen("Button name='a' x='0' y='0' width='50' height='50'")
    let new = try screen(
      "Button name='a' x='0' y='0' width='50' height='50'",
      "Alert x='0' y='0' width='400' height='400'")

    let kinds = new.difference(from: old).changes.filter { $0.new == 1 }.map(\.kind)

    expectEqual(kinds, [.covered(from: 1, to: 0), .noLongerTappable])
  }

  @Test func `what goes off the screen isn't covered by what covered as much of it before`() throws
  {
    func page(_ y: Int) throws -> ScreenDump {
      try screen(
        "Button name='a' x='0' y='\(y)' width='50' height='100'",
        "Alert x='0' y='790' width='50' height='10'")
    }

    let away = try page(750).difference(from: page(700)).changes.map(\.kind)
    let under = try page(700).difference(from: page(600)).changes.map(\.kind)

    expectEqual(away, [.moved(from: CGPoint(x: 0, y: 700), to: CGPoint(x: 0, y: 750))])
    expectEqual(
      under,
      [
        .moved(from: CGPoint(x: 0, y: 600), to: CGPoint(x: 0, y: 700)),
        .covered(from: 1, to: 0.9),
      ])
  }

  @Test func `an element brought to the front is reordered, the others aren't`() throws {
    func node(_ name: String) -> String { "Other name='\(name)' x='0' y='0' width='9' height='9'" }
    let old = try screen(node("a"), node("b"), node("c"), node("d"))
    let new = try screen(node("b"), node("c"), node("d"), node("a"))

    let changes = new.difference(from: old).changes

    expectEqual(changes.map(\.kind), [.reordered])
    expectEqual(changes.map(\.new), [4])
  }

  @Test func `identifiers are matched before paths`() throws {
    let old = try screen(
      "Button name='a' label='1' x='0' y='0' width='9' height='9'",
      "Button name='b' label='1' x='20' y='0' width='9' height='9'")
    let new = try screen(
      "Button name='b' label='1' x='20' y='0' width='9' height='9'",
      "Button name='a' label='1' x='0' y='0' width='9' height='9'")

    let matches = new.difference(from: old).matches

    expectEqual(matches.map(\.new), [0, 1, 2])
    expectEqual(matches.map(\.old), [0, 2, 1])
  }

  @Test func `an inert target that is covered now is reported`() throws {
    func screen(_ button: String, _ cover: String) throws -> ScreenDump {
      try ScreenDump(
        Data(
          "<UIWindow: 0x1; frame = (0 0; 100 100)>\n   | <UIButton: 0x2; frame = (0 0; 50 50)\(button)>\n   | <UIView: 0x3; frame = (0 \(cover); 50 50)>"
            .utf8))
    }
    let free = try screen("", "50")
    let covered = try screen("; userInteractionEnabled = NO", "0")

    let changes = covered.difference(from: free).changes.filter {
      $0.description.contains("element 1")
    }

    expectEqual(
      changes.map(\.description),
      [
        "element 1 (UIButton) is tappable on 0% of its area, before on 100%",
        "element 1 (UIButton) can no longer be tapped",
      ])
  }

  @Test(
    arguments: [
      (
        .domSnapshot,
        #"{"documents": [{"nodes": {"parentIndex": [-1], "nodeName": [0]}, "#
          + #""layout": {"nodeIndex": [0], "bounds": [[0, 0, 9, 9]]}}], "strings": ["HTML"]}"#, 0.02
      ),
      (.harmony, #"{"attributes": {"bounds": "[0,0][9,9]"}}"#, 1),
      (.idb, #"[{"frame": {"x": 0, "y": 0, "width": 9, "height": 9}}]"#, 0.001),
    ] as [(ScreenDump.Format, String, CGFloat)])
  func `numbers may differ by what the format rounds by`(
    format: ScreenDump.Format, text: String, rounding: CGFloat
  ) throws {
    let dump = try ScreenDump(Data(text.utf8), format: format)

    expectEqual(dump.difference(from: dump).tolerance, rounding)
  }

  @Test func `elements covered, uncovered or reordered among siblings are reported`()
    throws
  {
    let box = "x='0' y='0' width='50' height='50'"
    let shown = try screen("Button name='a' \(box)")
    let hidden = try screen("Button name='a' visible='false' \(box)")
    let (before, after) = (
      try screen("Other name='b' \(box)", "Other name='c' \(box)", "Other name='d' \(box)"),
      try screen("Other name='c' \(box)", "Other name='d' \(box)", "Other name='b' \(box)")
    )

    let away = hidden.difference(from: shown).changes.map(\.description)
    let back = shown.difference(from: hidden).changes.map(\.description)
    let moved = after.difference(from: before).changes.map(\.description)

    expect(away.contains("element 1 (Button \"a\") is no longer visible"))
    expect(away.contains("element 1 (Button \"a\") can no longer be tapped"))
    expect(back.contains("element 1 (Button \"a\") is now visible"))
    expect(back.contains("element 1 (Button \"a\") can now be tapped"))
    expectEqual(moved, ["element 3 (Other \"b\") changed its order among siblings"])
  }
}
