import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Problems of the targets of a screen.
struct DumpAuditTests {
  private func screen(_ nodes: String...) throws -> ScreenDump {
    let body = nodes.map { "<XCUIElementType\($0)/>" }.joined(separator: "\n")
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      \(body)
      </XCUIElementTypeApplication>
      """
    return try ScreenDump(Data(text.utf8))
  }

  @Test func `a target below the minimum is reported with its size`() throws {
    let dump = try screen(
      "Button name='a' x='0' y='0' width='44' height='44'",
      "Button name='b' x='100' y='0' width='30' height='60'")

    let audit = dump.audit()

    expectEqual(audit.minimumSize, CGSize(width: 44, height: 44))
    expectEqual(audit.targets.map(\.element), [1, 2])
    expectEqual(audit.targets.map(\.spacing), [56, 56])
    expectEqual(audit.problems, [.init(element: 2, kind: .small(CGSize(width: 30, height: 60)))])
    expectEqual(audit.problems.first?.description, "element 2 has a tappable area of only 30 x 60")
  }

  @Test func `a target is measured on its uncovered part`() throws {
    let dump = try screen(
      "Button name='a' x='0' y='0' width='100' height='100'",
      "Other x='0' y='40' width='400' height='300'",
      "Button name='c' x='300' y='50' width='50' height='50'",
      "Button name='d' x='0' y='120' width='50' height='50'",
      "Other x='0' y='110' width='90' height='90'")

    let audit = dump.audit()

    expectEqual(audit.targets[0].reachableSize, CGSize(width: 100, height: 40))
    expect(
      audit.problems.contains(.init(element: 1, kind: .small(CGSize(width: 100, height: 40)))))
    expect(audit.problems.contains(.init(element: 4, kind: .unreachable)))
    expect(!audit.problems.contains { $0.element == 3 })
  }

  @Test func `targets that overlap, are too close, off the screen or doubled are found`() throws {
    let dump = try screen(
      "Button name='a' x='0' y='0' width='50' height='50'",
      "Button name='b' x='40' y='40' width='50' height='50'",
      "Button name='c' x='0' y='94' width='50' height='50'",
      "Button name='d' x='500' y='0' width='50' height='50'",
      "Button name='c' x='0' y='94' width='50' height='50'")

    let problems = dump.audit(minimumSize: CGSize(width: 1, height: 1), minimumSpacing: 8).problems

    expect(problems.contains(.init(element: 1, kind: .overlaps(2, area: 100))))
    expect(problems.contains(.init(element: 2, kind: .close(to: 3, distance: 4))) == false)
    expect(problems.contains(.init(element: 4, kind: .offScreen)))
    expect(problems.contains(.init(element: 5, kind: .duplicate(of: 3))))
  }

  @Test func `a button in its row is neither too close nor over it`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      <XCUIElementTypeCell x="0" y="0" width="400" height="60">
      <XCUIElementTypeButton x="340" y="8" width="44" height="44"/>
      </XCUIElementTypeCell></XCUIElementTypeApplication>
      """
    let dump = try ScreenDump(Data(text.utf8))

    let audit = dump.audit(minimumSpacing: 8)

    expectEqual(audit.targets.map(\.element), [1, 2])
    expect(audit.problems.isEmpty)
    expectEqual(audit.targets.map(\.nearest), [nil, nil])
  }

  @Test func `pixels are measured by a density that is guessed`() throws {
    let dump = try DumpSample.named("uiautomator/universal-android.xml").dump()

    let audit = dump.audit()

    expect(audit.isSizeGuessed)
    expectEqual(audit.minimumSize, CGSize(width: 132, height: 132))
    expect(
      audit.problems.contains(.init(element: 15, kind: .small(CGSize(width: 780, height: 112)))))
  }

  @Test(arguments: [(1_080, 1_920, 132), (1_200, 1_920, 72), (1_920, 1_080, 0), (1_200, 1_600, 72)])
  func `the density of a screen is guessed by its shape, but not of a wide one on its side`(
    width: Int, height: Int, side: CGFloat
  ) throws {
    let text = """
      <hierarchy rotation="0">
        <node index="0" class="android.view.View" bounds="[0,0][\(width),\(height)]" />
      </hierarchy>
      """

    let audit = try ScreenDump(Data(text.utf8)).audit()

    expectEqual(audit.minimumSize, CGSize(width: side, height: side))
    expectEqual(audit.isSizeGuessed, side > 0)
  }

  @Test(arguments: [("2.5", 120), ("0", 96), ("inf", 96), ("high", 96)] as [(String, CGFloat)])
  func `the density that Detox gives is used, if it is one`(density: String, size: CGFloat) throws {
    let text = """
      <ViewHierarchy density="\(density)"><Button class="android.widget.Button" x="0" y="0" \
      width="800" height="1600" visibility="visible"/></ViewHierarchy>
      """

    let audit = try ScreenDump(Data(text.utf8)).audit()

    expectEqual(audit.minimumSize, CGSize(width: size, height: size))
    expectEqual(audit.isSizeGuessed, density != "2.5")
  }

  @Test(arguments: [("android_view_system", [2, 3, 4]), ("UIKIT", [1, 2, 3])])
  func `a text is a target on iOS, and on Android if one types into it`(
    system: String, targets: [Int]
  ) throws {
    let types = ["TextView", "AppCompatAutoCompleteTextView", "Button", "EditText"]
    let children = types.map {
      #"{"type": "a.\#($0)", "x": 0, "y": 0, "width": 50, "height": 50}"#
    }
    let text = """
      {"rendering_system": "\(system)", "windows": [{"type": "Box", "x": 0, "y": 0, "width": 90, "height": 90,
       "children": [\(children.joined(separator: ", "))]}]}
      """

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.filter(dump.isTarget).map(\.index), targets)
  }

  @Test func `a control by its own name or by that of its base class is a target`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 400)>
         | <MyThing: 0x2; baseClass = UIButton; frame = (0 0; 50 50)>
         | <FancyButton: 0x3; baseClass = UIView; frame = (100 0; 50 50)>
         | <MyThing: 0x4; baseClass = UIView; frame = (200 0; 50 50)>
      """
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(dump.isTarget), [false, true, true, false])
  }

  @Test func `of two free strips the one of the wanted shape is measured, however small that is`()
    throws
  {
    // The remaining parts are 100 by 10 above and 20 by 100 at the left.
    let dump = try screen(
      "Button name='a' x='0' y='0' width='100' height='100'",
      "Other x='20' y='10' width='80' height='90'")

    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      dump.audit(minimumSize: CGSize(width: width, height: height)).targets[0].reachableSize
    }

    expectEqual(size(0.5, 0.1), CGSize(width: 100, height: 10))
    expectEqual(size(0.1, 0.5), CGSize(width: 20, height: 100))
  }
}
