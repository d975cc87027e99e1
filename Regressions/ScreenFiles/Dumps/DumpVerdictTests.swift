import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenFilesTests

/// Whether an element can be tapped, and the obstacles.
struct DumpVerdictTests {
  private func uiKit(_ views: String...) throws -> ScreenDump {
    let lines = ["<UIWindow: 0x1; frame = (0 0; 100 100)>"] + views.map { "   | <\($0)>" }
    return try ScreenDump(Data(lines.joined(separator: "\n").utf8))
  }

  @Test func `nothing is in the way of a button alone`() throws {
    let dump = try uiKit("UIButton: 0x2; frame = (10 20; 40 30)")

    let verdict = dump.verdict(of: dump.elements[1])

    expect(verdict.isTappable)
    expectEqual(verdict.findings, [])
    expectEqual(verdict.tapPoint, CGPoint(x: 30, y: 35))
    expectEqual(verdict.clearance, 15)
    expectEqual(verdict.reachableFraction, 1)
    expectEqual(verdict.description, "element 1 (UIButton) can be tapped at 30, 35")
  }

  @Test func `a view over half of a button covers half of it`() throws {
    let dump = try uiKit(
      "UIButton: 0x2; frame = (10 10; 40 40)", "UIView: 0x3; frame = (30 0; 40 60)")

    let verdict = dump.verdict(of: 1)

    expectEqual(verdict.findings, [.covered(by: 2, fraction: 0.5)])
    expectEqual(verdict.tapPoint, CGPoint(x: 20, y: 30))
    expectEqual(verdict.clearance, 10)
    expectEqual(verdict.reachableFraction, 0.5)
    expectEqual(verdict.idbReasons, ["occluded"])
  }

  @Test func `a button wholly covered can't be tapped`() throws {
    let dump = try uiKit(
      "UIButton: 0x2; frame = (10 10; 40 40); text = 'Go'", "UIView: 0x3; frame = (0 0; 100 100)")

    let verdict = dump.verdict(of: 1)

    expect(!verdict.isTappable)
    expect(verdict.tapPoint == nil)
    expectEqual(
      verdict.description, "element 1 (UIButton \"Go\") can't be tapped: covered by 2, 100%")
  }

  @Test func `what takes no touches covers nothing`() throws {
    let dump = try uiKit(
      "UIButton: 0x2; frame = (10 10; 40 40)",
      "UIView: 0x3; frame = (0 0; 100 100); userInteractionEnabled = NO",
      "UIView: 0x4; frame = (0 0; 100 100); hidden = YES",
      "UIView: 0x5; frame = (0 0; 100 100); alpha = 0")

    expectEqual(dump.verdict(of: 1).findings, [])
    expectEqual(dump.verdict(of: 2).findings, [.ignoresTouches, .handled(by: 0)])
    expectEqual(dump.verdict(of: 3).findings.first, .hidden)
    expectEqual(dump.verdict(of: 4).findings.first, .transparent)
  }

  @Test func `what is off the screen, cut off or empty is said with numbers`() throws {
    let dump = try uiKit(
      "UIButton: 0x2; frame = (80 0; 40 10)",
      "UIView: 0x3; frame = (0 50; 20 20); clipsToBounds = YES",
      "    | UIButton: 0x4; frame = (0 0; 40 20)", "UIButton: 0x5; frame = (0 0; 0 20)",
      "UIButton: 0x6; frame = (200 0; 10 10)")

    expectEqual(dump.verdict(of: 1).findings, [.offScreen(fraction: 0.5)])
    expectEqual(dump.verdict(of: 4).findings, [.empty])
    expectEqual(dump.verdict(of: 5).findings.first, .offScreen(fraction: 1))
    expect(!dump.verdict(of: 5).isTappable)
  }

  @Test func `what a parent cuts off can't be tapped there`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x3; frame = (0 50; 20 20); clipsToBounds = YES>
         |    | <UIButton: 0x4; frame = (0 0; 40 20)>
      """
    let dump = try ScreenDump(Data(text.utf8))

    let verdict = dump.verdict(of: 2)

    expectEqual(verdict.findings, [.clipped(by: 1, fraction: 0.5)])
    expectEqual(verdict.tapPoint, CGPoint(x: 10, y: 60))
  }

  @Test func `a disabled control takes the tap without effect`() throws {
    let dump = try DumpSample.named("wda/quirks.xml").dump()

    let verdict = dump.verdict(of: 6)

    expectEqual(verdict.findings.first, .disabled)
    expect(!verdict.isTappable)
    expectEqual(dump.touched(at: CGPoint(x: 10, y: 360))?.index, 6)
  }

  @Test func `what hides an element is named, at whatever level`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (0 0; 50 50); alpha = 0>
         |    | <UIView: 0x3; frame = (0 0; 50 50)>
         |    |    | <UIButton: 0x4; frame = (0 0; 50 50)>
         |    |    | <UIButton: 0x5; frame = (0 0; 50 50); hidden = YES>
         | <UIView: 0x6; frame = (0 0; 50 50); hidden = YES>
         |    | <UIButton: 0x7; frame = (0 0; 50 50)>
      """
    let dump = try ScreenDump(Data(text.utf8))

    let first = dump.verdicts().map(\.findings.first)

    expectEqual(
      first, [nil, .transparent, .transparent, .transparent, .hidden, .hidden, .hidden])
  }

  @Test(arguments: [
    """
    <displays><display><window><hierarchy>
    <node class="a.Bar" clickable="true" bounds="[0,0][1080,60]"/></hierarchy></window><window><hierarchy>
    <node class="a.Frame" bounds="[0,60][1080,2400]">
    <node class="a.Button" clickable="true" bounds="[0,1000][1080,1200]"/></node></hierarchy></window></display></displays>
    """,
    """
    {"attributes": {}, "children": [
     {"attributes": {"class": "a.Bar", "bounds": "[0,0][1080,60]"}, "clickable": true},
     {"attributes": {"class": "a.Frame", "bounds": "[0,60][1080,2400]"}, "children": [
      {"attributes": {"class": "a.Button", "bounds": "[0,1000][1080,1200]", "clickable": "true"}}]}]}
    """,
  ])
  func `all windows of an Android display make the screen`(text: String) throws {
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.screen, CGRect(x: 0, y: 0, width: 1_080, height: 2_400))
    expectEqual(dump.verdicts().last?.findings, [])
    expectEqual(dump.verdicts().last?.tapPoint, CGPoint(x: 540, y: 1_100))
  }

  @Test(arguments: DumpSample.whole)
  func `a tap at the point of a verdict reaches its element`(sample: DumpSample) throws {
    let dump = try sample.dump()

    for verdict in dump.verdicts() where verdict.isTappable {
      let point = try #require(verdict.tapPoint)
      let taker = dump.touched(at: point).map(\.index)
      var next = taker
      while let element = next, element != verdict.element { next = dump.elements[element].parent }
      expectEqual(next, verdict.element, "\(verdict) is taken by \(String(describing: taker))")
      expect(verdict.clearance > 0)
      expect(verdict.reachableFraction > 0)
    }
  }
}
