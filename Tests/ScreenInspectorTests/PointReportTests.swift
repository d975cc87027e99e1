import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenInspector

/// The report on each element at a point.
struct PointReportTests {
  /// A page with a transparent button and elements over it.
  private func page(over: String) throws -> ScreenDump {
    let text = """
      {"documents": [{"nodes": {"parentIndex": [-1, 0, 0], "nodeName": [0, 1, 2]},
        "layout": {"nodeIndex": [0, 1, 2], "bounds": [[0, 0, 400, 800], [0, 0, 50, 50], \(over)],
          "styles": [[3, 4], [3, 5], [3, 4]]}}],
       "strings": ["HTML", "BUTTON", "DIV", "visible", "1", "0"]}
      """
    return try ScreenDump(Data(text.utf8))
  }

  @Test func `a transparent button of a web page takes touches where nothing covers it`() throws {
    let free = PointReport(CGPoint(x: 10, y: 10), in: try page(over: "[100, 0, 50, 50]"))
    let covered = PointReport(CGPoint(x: 10, y: 10), in: try page(over: "[0, 0, 50, 50]"))

    expectEqual(free.touched, 1)
    expectEqual(free.elements.map(\.seen), ["transparent", "visible here"])
    expectEqual(free.elements.map(\.touched), ["takes the touch", "goes to its descendant 1"])
    expectEqual(covered.elements.map(\.seen), ["visible here", "transparent", "behind 2"])
    expectEqual(
      covered.elements.map(\.touched), ["takes the touch", "behind 2", "goes to its descendant 2"])
  }

  @Test func `a list of findings without one is refused`() {
    #expect(throws: UsageError.self) { try Options.parsed(["a.xml", "--fail-on", ","]) }
  }

  @Test func `a point is reported in lines, from front to back`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (0 0; 50 50); userInteractionEnabled = NO>
         |    | <UIButton: 0x3; frame = (0 0; 40 40)>
         | <UIView: 0x4; frame = (60 60; 30 30)>

      """
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(
      PointReport(CGPoint(x: 10, y: 10), in: dump).text,
      """
      at 10, 10
        visible: element 2 (UIButton)
        touched: element 0 (UIWindow)
        from front to back
          element 2 (UIButton): visibility: visible here; touch: in 1, which takes no touches
          element 1 (UIView): visibility: behind 2; touch: takes no touches
          element 0 (UIWindow): visibility: behind 2; touch: takes the touch
      """)
    expectEqual(
      PointReport(CGPoint(x: 70, y: 70.5), in: dump).text,
      """
      at 70, 70.5
        visible: element 3 (UIView)
        touched: element 3 (UIView)
        from front to back
          element 0 (UIWindow): visibility: behind 3; touch: goes to its descendant 3
      """)
    expectEqual(
      PointReport(CGPoint(x: 95, y: 95), in: dump).text,
      """
      at 95, 95
        visible: element 0 (UIWindow)
        touched: element 0 (UIWindow)
      """)
    expectEqual(
      PointReport(CGPoint(x: 200, y: 200), in: dump).text,
      """
      at 200, 200
        visible: nothing
        touched: nothing
      """)
  }

  /// The root is rotated by the angle of 3, 4 and 5 about (70, 70); its subview lies beside it.
  @Test func `no touch reaches the parts outside a rotated root`() throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 140 140); transform = [0.6, 0.8, -0.8, 0.6, 0, 0]>
         | <UIView: 0x2; frame = (-50 0; 50 100)>

      """
    let dump = try ScreenDump(Data(text.utf8))

    // (-10, 50) in the root: 60 to the left of its middle.
    let report = PointReport(CGPoint(x: 34, y: 22), in: dump)

    expectEqual(report.seen, 1)
    expect(report.touched == nil)
    expectEqual(report.elements.map(\.element), [1, 0])
    expectEqual(
      report.elements.map(\.seen),
      ["visible here", "rotated: the point is only in its bounding box"])
    expectEqual(
      report.elements.map(\.touched),
      [
        "no touch reaches it here", "rotated: the point is only in its bounding box",
      ])
  }
}
