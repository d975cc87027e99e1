import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Cases in which the flags of the ancestors decide whether an element takes touches.
struct DumpTouchTests {
  private func uiKit(_ lines: String...) throws -> ScreenDump {
    try ScreenDump(Data(lines.joined(separator: "\n").utf8))
  }

  @Test func `a button in something that takes no touches can't be tapped`() throws {
    let dump = try uiKit(
      "<UIWindow: 0x1; frame = (0 0; 100 100)>", "   | <UIView: 0x2; frame = (0 0; 100 100)>",
      "   | <UIView: 0x3; frame = (0 0; 100 100); userInteractionEnabled = NO>",
      "   |    | <UIView: 0x4; frame = (0 0; 100 100)>",
      "   |    |    | <UIButton: 0x5; frame = (10 10; 50 50)>")

    let verdict = dump.verdict(of: 4)

    expectEqual(dump.touched(at: CGPoint(35, 35))?.index, 1)
    expect(!verdict.isTappable)
    expectEqual(verdict.findings, [.ignoresTouches])
    expect(dump.elements.filter(dump.isTarget).isEmpty)
  }

  @Test func `a window that takes no touches has nothing that can be tapped`() throws {
    let dump = try uiKit(
      "<UIWindow: 0x1; frame = (0 0; 100 100); userInteractionEnabled = NO>",
      "   | <UIButton: 0x2; frame = (10 10; 50 50)>")

    expect(dump.touched(at: CGPoint(35, 35)) == nil)
    expect(dump.verdicts().allSatisfy { !$0.isTappable })
  }

  private static let flags = [
    "", "", "", "; hidden = YES", "; alpha = 0", "; userInteractionEnabled = NO",
  ]
  private static let places = [
    "", "", "; clipsToBounds = YES", "; contentOffset: {3, 4}", "; transform = [0, 1, -1, 0, 0, 0]",
  ]

  @Test func `what can be tapped by a verdict is touched, in screens of all flags`() throws {
    for seed in 0..<300 {
      var random = RandomText(seed: seed)
      var (lines, depth) = (["<UIWindow: 0x1; frame = (0 0; 60 60)>"], 0)
      for _ in 0..<random.below(9) {
        depth = 1 + random.below(depth + 1)
        let bars = "   |" + String(repeating: "    |", count: depth - 1)
        let place = "\(random.below(50) - 5) \(random.below(50) - 5)"
        let size = "\(5 + random.below(40)) \(5 + random.below(40))"
        let flag = random.pick(Self.flags)
        let other = random.pick(Self.places)
        lines.append("\(bars) <UIButton: 0x2; frame = (\(place); \(size))\(flag)\(other)>")
      }
      let dump = try ScreenDump(Data(lines.joined(separator: "\n").utf8))

      for verdict in dump.verdicts() {
        guard verdict.isTappable, let point = verdict.tapPoint else { continue }
        let taker = dump.touched(at: point).map(\.index)
        expect(
          taker.map { dump.isInside($0, verdict.element) } ?? false,
          "seed \(seed): \(verdict), not \(taker ?? -1)\n\(lines.joined(separator: "\n"))")
      }
    }
  }

  /// A page with a button in a box of some opacity.
  private func page(opacity: String) throws -> ScreenDump {
    let text = """
      {"documents": [{"nodes": {"parentIndex": [-1, 0, 1], "nodeName": [0, 1, 5]},
        "layout": {"nodeIndex": [0, 1, 2], "bounds": [[0, 0, 400, 800], [0, 0, 400, 800], [10, 20, 50, 30]],
          "styles": [[2, 3], [2, 4], [2, 3]]}}],
       "strings": ["HTML", "DIV", "visible", "1", "\(opacity)", "BUTTON"]}
      """
    return try ScreenDump(Data(text.utf8))
  }

  @Test func `what lies in a transparent box of a web page isn't seen, and is touched`() throws {
    let dump = try page(opacity: "0")

    expectEqual(dump.elements.map(\.isHidden), [false, true, true])
    expectEqual(dump.frontmost(at: CGPoint(20, 30))?.index, 0)
    expectEqual(dump.touched(at: CGPoint(20, 30))?.index, 2)
    expectEqual(dump.visibleFraction(of: dump.elements[0]), 1)
    try expectEqual(page(opacity: "0.5").frontmost(at: CGPoint(20, 30))?.index, 2)
  }

  @Test func `the focus and the selection of Android's views are read`() throws {
    let text = """
        View Hierarchy:
          DecorView@1[Main]
            android.widget.FrameLayout{1f2 V.E...... R....... 0,0-100,200}
              android.widget.EditText{1f3 VFED..CL. .F...... 0,0-100,50}
              android.widget.TextView{1f4 V.ED..C.. ..S..... 0,50-100,100}
      """
    let dump = try ScreenDump(Data(text.utf8), format: .dumpsys)

    expectEqual(dump.elements.map { $0.flags.contains(.focused) }, [false, false, true, false])
    expectEqual(dump.elements.map { $0.flags.contains(.selected) }, [false, false, false, true])
  }

  @Test(arguments: ["a=1", "11-28 07:15:01 I/App: ready"])
  func `a line between Android's views doesn't end their tree`(line: String) throws {
    let text = """
      View Hierarchy:
        a.LongestOfAllLines{1 V.E...... ........ 0,0-90,90}
          a.C{2 V.E...... ........ 10,10-80,80}
      \(line)
            a.D{3 V.E...... ........ 1,2-9,9}
          a.E{4 V.E...... ........ 10,80-80,90}
        View Hierarchy:
          a.F{5 V.E...... ........ 0,0-90,90}
      """
    let dump = try ScreenDump(Data(text.utf8), format: .dumpsys)

    expectEqual(dump.elements.map(\.parent), [nil, 0, 1, 0, nil])
    expect(dump.remarks.contains { $0.line == 4 && $0.text.hasPrefix("a line between views") })
  }

  @Test(arguments: [false, true])
  func `a view without a usable frame doesn't keep touches from its subviews`(isHidden: Bool) throws
  {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100); layer = <x>>
         | <UIView: 0x2; frame = (nan nan; nan nan); \(isHidden ? "hidden = YES; " : "")layer = <x>>
         |    | <UIView: 0x3; frame = (nan 0; 9 9); layer = <x>>
         |    |    | <UIButton: 0x4; frame = (10 10; 50 50); layer = <x>>
      """
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.touched(at: CGPoint(20, 20))?.index, isHidden ? 0 : 3)
    expectEqual(dump.verdict(of: 3).isTappable, !isHidden)
  }

  @Test func `true and false are no numbers`() throws {
    let list = try JSONDocument(DumpText(Data("[true, 1, 0, 1.5, false]".utf8))).root
    expectEqual(list.values.map(\.number), [nil, 1, 0, 1.5, nil])
  }

  @Test(.timeLimit(.minutes(1)))
  func `elements whose parents have no rectangles are found fast`() throws {
    let box = #""x": 1, "y": 2, "width": 3, "height": 4"#
    let pair = #"{"type": "A", "children": [{"type": "B", \#(box)}]}"#
    let pairs = Array(repeating: pair, count: 30_000).joined(separator: ",")
    let text =
      #"{"rendering_system": "UIKIT", "windows": [{"type": "W", "x": 0, "y": 0, "#
      + #""width": 9, "height": 9, "children": [\#(pairs)]}]}"#
    let dump = try ScreenDump(Data(text.utf8), format: .sentry)

    let moved = try #require(MovedElements(dump.elements, dump.model.order))

    expectEqual(moved.children[0], Array(1...60_000))
    expectEqual(moved.children.count, 30_001)
    expect(
      moved.parents.count == 30_000 && moved.parents.allSatisfy { $0.key % 2 == 0 && $0.value == 0 }
    )
  }
}
