import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles
@testable import ScreenFilesTests

/// The visible and touchable elements of the engine's map agree with queries of the dump at points.
struct DumpVisibilityTests {
  @Test(arguments: DumpSample.whole)
  func `the map of a sample answers as its points do`(sample: DumpSample) throws {
    let dump = try sample.dump()
    let visibility = dump.model.visibility
    let screen = dump.screen
    // Between the edges of all values that formats write, and no two in a row or column.
    for step in 0..<400 {
      let point = CGPoint(
        x: screen.minX + screen.width * (CGFloat(step * 37 % 400) + 0.4931) / 400,
        y: screen.minY + screen.height * (CGFloat(step) + 0.5177) / 400)
      let seen = visibility.map.element(at: point).flatMap { visibility.place(of: $0) }
      let touched = visibility.map.touchedElement(at: point).flatMap { visibility.place(of: $0) }
      let taker =
        dump.model.rules.touch == .webPage ? touched.map(dump.model.elementOfPage) : touched

      expectEqual(seen, dump.frontmost(at: point)?.index, "\(point)")
      expectEqual(taker, dump.touched(at: point)?.index, "\(point)")
    }
  }

  @Test(arguments: DumpSample.whole)
  func `an element's uncovered part and what covers it make the part on the screen`(
    sample: DumpSample
  ) throws {
    let dump = try sample.dump()

    for element in dump.elements where !element.isHidden && !element.box.isEmpty {
      guard !element.flags.contains(.silent) else { continue }
      let own = dump.visibleFraction(of: element)
      let sum = dump.coverers(of: element).reduce(own) { $0 + $1.fraction }
      let map = dump.model.visibility.map
      let cut = map.clippedFraction(of: dump.model.visibility.id(of: element.index))
      expect(abs(sum + cut - 1) < 1e-9 || cut == 1, "\(element.index): \(sum) and \(cut)")
    }
  }

  @Test func `a modal covers what lies under it`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIButton: 0x2; frame = (10 10; 40 40)>
         | <UIView: 0x3; frame = (0 30; 100 70)>
         |    | <UIButton: 0x4; frame = (10 10; 20 10)>
      """
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.visibleFraction(of: dump.elements[1]), 0.5)
    expectEqual(dump.coverers(of: dump.elements[1]).map(\.element.index), [2, 3])
    expectEqual(dump.verdict(of: 1).findings, [.covered(by: 2, fraction: 0.5)])
    expectEqual(dump.verdict(of: 1).tapPoint, CGPoint(x: 30, y: 20))
    expectEqual(dump.visibleFraction(of: dump.elements[0]), 0.22)
  }

  @Test func `each format brings its rule for touches`() throws {
    let android = HitTestPolicy(
      reachesOverflow: true, fallsThroughInert: true, ordersByDrawing: true)

    try expectEqual(
      DumpSample.named("uikit-recursive/same-screen.txt").dump().hitTestPolicy, .uiKit)
    try expectEqual(DumpSample.named("sentry/same-screen-uikit.json").dump().hitTestPolicy, .uiKit)
    try expectEqual(
      DumpSample.named("uiautomator/same-screen-appium.xml").dump().hitTestPolicy, android)
    try expectEqual(
      DumpSample.named("wda/same-screen.xml").dump().hitTestPolicy,
      HitTestPolicy(reachesOverflow: true, fallsThroughInert: true))
  }

  @Test func `rules that answer otherwise at middles are reported`() throws {
    let text = """
      <hierarchy rotation="0">
      <node class="a.Row" clickable="true" bounds="[0,0][400,100]">
      <node class="a.Label" text="Row" clickable="false" bounds="[0,0][400,100]"/></node>
      <node class="a.Button" clickable="true" bounds="[100,20][140,80]"/>
      <node class="a.Bar" clickable="true" bounds="[0,40][400,100]"/></hierarchy>
      """
    let dump = try ScreenDump(Data(text.utf8))

    let failing = dump.disagreements(between: .aim, and: .touched)
    let smallest = dump.disagreements(between: .smallestArea, and: .touched)
    let uiKit = dump.disagreements(between: .policy(.uiKit), and: .touched)

    expectEqual(failing.map(\.aim), [0, 2])
    expectEqual(failing.map(\.second), [3, 3])
    expectEqual(smallest.map(\.aim), [2])
    expectEqual(smallest.first?.first, 2)
    // The bar takes touches and lies in front, by either rule.
    expect(uiKit.isEmpty)
    expect(dump.disagreements(between: .policy(dump.hitTestPolicy), and: .touched).isEmpty)
    expect(dump.disagreements(between: .documentOrder, and: .seen).isEmpty)
    expectEqual(
      failing.first?.description, "the middle of element 0, 200, 50: element 0 or element 3")
  }

  @Test func `parts that a rotated view cuts off are at no point by any rule`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIButton: 0x2; frame = (20 20; 4 4)>
         | <UIView: 0x3; frame = (20 20; 54.641 54.641); transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]; clipsToBounds = YES>
         |    | <UIView: 0x4; frame = (-20 -20; 80 80)>
      """
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.frontmost(at: CGPoint(x: 22, y: 22))?.index, 1)
    expect(dump.disagreements(between: .documentOrder, and: .seen).isEmpty)
    expect(dump.disagreements(between: .smallestArea, and: .aim).isEmpty)
  }

  @Test(arguments: DumpSample.whole)
  func `a rule agrees with itself`(sample: DumpSample) throws {
    let dump = try sample.dump()

    for rule in [ScreenDump.PointRule.touched, .seen, .aim, .documentOrder, .smallestArea] {
      let found = dump.disagreements(between: rule, and: rule, atMiddlesOf: dump.elements)
      expect(found.isEmpty)
    }
    expect(dump.disagreements(between: .policy(dump.hitTestPolicy), and: .touched).isEmpty)
  }

  @Test func `nothing covers what is hidden`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      <XCUIElementTypeButton visible="false" x="0" y="0" width="40" height="40"/>
      <XCUIElementTypeButton x="0" y="0" width="40" height="20"/></XCUIElementTypeApplication>
      """
    let dump = try ScreenDump(Data(text.utf8))

    let coverers = dump.elements.map { dump.coverers(of: $0).map(\.element.index) }

    expectEqual(coverers, [[2], [], []])
  }

  @Test func `nothing is seen of what is hidden, nor where nothing has an area`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      <XCUIElementTypeButton visible="false" x="0" y="0" width="40" height="40"/>
      <XCUIElementTypeButton x="50" y="0" width="40" height="40"/></XCUIElementTypeApplication>
      """
    let dump = try ScreenDump(Data(text.utf8))
    let empty = try ScreenDump(
      Data("<hierarchy><node bounds=\"[3,4][3,4]\" clickable=\"true\"/></hierarchy>".utf8))

    expect(dump.elements.dropFirst().map(dump.visibleFraction) == [0, 1] as [CGFloat])
    expect(empty.screen.isNull)
    expect(empty.visibleFraction(of: empty.elements[0]) == 0 as CGFloat)
    expect(empty.coverers(of: empty.elements[0]).isEmpty)
    expect(empty.touched(at: CGPoint(3, 4)) == nil && empty.frontmost(at: CGPoint(3, 4)) == nil)
    expectEqual(empty.verdict(of: 0).findings, [.empty])
    // Without a density no minimum size is required.
    expectEqual(empty.audit().minimumSize, .zero)
    expect(!empty.audit().isSizeGuessed)
  }
}
