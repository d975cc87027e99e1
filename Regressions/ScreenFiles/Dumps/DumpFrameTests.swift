import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// A web page with a frame, 200 by 100, whose document is 400 high and painted after the button below.
@Suite struct DumpFrameTests {
  private let page: ScreenDump
  private let button: ScreenDump.Element
  private let frame: ScreenDump.Element
  private let tall: ScreenDump.Element

  init() throws {
    let page = try ScreenDump(
      Data(
        """
        {"documents": [
          {"documentURL": 0,
           "nodes": {"parentIndex": [-1, 0, 0], "nodeType": [1, 1, 1], "nodeName": [1, 2, 3],
             "attributes": [[], [], []], "contentDocumentIndex": {"index": [1], "value": [1]}},
           "layout": {"nodeIndex": [0, 1, 2], "text": [-1, -1, -1], "paintOrders": [1, 2, 3],
             "bounds": [[0, 0, 400, 500], [0, 0, 200, 100], [0, 150, 100, 40]],
             "styles": [[], [], []]}},
          {"documentURL": 0,
           "nodes": {"parentIndex": [-1, 0], "nodeType": [1, 1], "nodeName": [1, 4],
             "attributes": [[], []]},
           "layout": {"nodeIndex": [0, 1], "text": [-1, -1], "paintOrders": [4, 5],
             "bounds": [[0, 0, 200, 400], [0, 0, 200, 400]], "styles": [[], []]}}
         ],
         "strings": ["", "HTML", "IFRAME", "BUTTON", "DIV"]}
        """.utf8))
    self.page = page
    func element(_ role: String) throws -> ScreenDump.Element {
      try #require(page.elements.first { $0.role == role })
    }
    (button, frame, tall) = (try element("BUTTON"), try element("IFRAME"), try element("DIV"))
  }

  @Test func `a frame shows nothing of its document beyond its edges`() {
    let below = CGPoint(x: 50, y: 170)

    expectEqual(page.frontmost(at: below)?.index, button.index)
    expectEqual(page.touched(at: below)?.index, button.index)
    expectEqual(page.touched(at: CGPoint(x: 50, y: 50))?.index, tall.index)
    expectEqual(page.touched(at: CGPoint(x: 50, y: 300))?.role, "HTML")
    expect(page.touched(at: CGPoint(x: 50, y: 300))?.parent == nil)
  }

  @Test func `the document in a frame covers nothing beyond its edges`() {
    expect(page.verdict(of: button).isTappable)
    expectEqual(page.visibleFraction(of: button), CGFloat(1))
    expectEqual(page.visibleFraction(of: tall), CGFloat(0.25))
    expectEqual(page.visibleFraction(of: frame), CGFloat(0))
  }

  @Test func `a frame cuts off what is in it`() {
    let verdict = page.verdict(of: tall)

    expectEqual(verdict.findings, [.clipped(by: frame.index, fraction: 0.75)])
    expectEqual(verdict.tapPoint, CGPoint(x: 100, y: 50))
    expectEqual(verdict.reachableFraction, CGFloat(0.25))
  }

  @Test func `the whole page agrees with itself about its middles`() {
    expect(page.disagreements(between: .aim, and: .touched).isEmpty)
  }

  @Test func `UIKit's rule finds what lies in front in a frame`() throws {
    let page = try ScreenDump(
      Data(
        """
        {"documents": [
          {"documentURL": 0,
           "nodes": {"parentIndex": [-1, 0], "nodeType": [1, 1], "nodeName": [1, 2],
             "attributes": [[], []], "contentDocumentIndex": {"index": [1], "value": [1]}},
           "layout": {"nodeIndex": [0, 1], "text": [-1, -1], "paintOrders": [1, 2],
             "bounds": [[0, 0, 400, 500], [10, 10, 200, 100]], "styles": [[], []]}},
          {"documentURL": 0,
           "nodes": {"parentIndex": [-1, 0, 0], "nodeType": [1, 1, 1], "nodeName": [1, 3, 4],
             "attributes": [[], [], []]},
           "layout": {"nodeIndex": [0, 1, 2], "text": [-1, -1, -1], "paintOrders": [3, 4, 5],
             "bounds": [[0, 0, 200, 400], [0, 0, 100, 50], [40, 0, 300, 50]],
             "styles": [[], [], []]}}
         ],
         "strings": ["", "HTML", "IFRAME", "BUTTON", "DIV"]}
        """.utf8))
    let button = try #require(page.elements.first { $0.role == "BUTTON" })
    let cover = try #require(page.elements.first { $0.role == "DIV" })

    for rule in [ScreenDump.PointRule.touched, .policy(.uiKit)] {
      let found = page.disagreements(between: .aim, and: rule, atMiddlesOf: [button])
      expectEqual(found.map(\.second), [cover.index])
    }
  }

  @Test func `nothing is seen or touched of what lies wholly beyond the edges of its frame`()
    throws
  {
    let page = try ScreenDump(
      Data(
        """
        {"documents": [
          {"documentURL": 0,
           "nodes": {"parentIndex": [-1, 0], "nodeType": [1, 1], "nodeName": [1, 2],
             "attributes": [[], []], "contentDocumentIndex": {"index": [1], "value": [1]}},
           "layout": {"nodeIndex": [0, 1], "text": [-1, -1], "paintOrders": [1, 2],
             "bounds": [[0, 0, 400, 500], [0, 0, 200, 100]], "styles": [[], []]}},
          {"documentURL": 0,
           "nodes": {"parentIndex": [-1, 0], "nodeType": [1, 1], "nodeName": [1, 3],
             "attributes": [[], []]},
           "layout": {"nodeIndex": [0, 1], "text": [-1, -1], "paintOrders": [3, 4],
             "bounds": [[0, 0, 200, 400], [0, 300, 50, 60]], "styles": [[], []]}}
         ],
         "strings": ["", "HTML", "IFRAME", "BUTTON"]}
        """.utf8))
    let button = try #require(page.elements.first { $0.role == "BUTTON" })
    let frame = try #require(page.elements.first { $0.role == "IFRAME" })

    expectEqual(button.frame, CGRect(x: 0, y: 300, width: 50, height: 60))
    expectEqual(page.visibleFraction(of: button), CGFloat(0))
    expectEqual(page.touched(at: CGPoint(x: 10, y: 310))?.index, 0)
    expectEqual(page.frontmost(at: CGPoint(x: 10, y: 310))?.index, 0)
    expect(page.verdict(of: button).findings.contains(.clipped(by: frame.index, fraction: 1)))
    expect(!page.verdict(of: button).isTappable)
  }
}
