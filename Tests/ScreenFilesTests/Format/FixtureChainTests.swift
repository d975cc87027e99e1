import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Many views: long chains, which are walked without recursion, and wide stacks.
@Suite struct FixtureChainTests {
  private static let length = 10_000

  @Test func `a long chain decodes and is built`() throws {
    let fixture = try LayoutFixture(data: Self.chain(closing: nil), file: "chain.json")

    let screen = fixture.makeScreen()
    let answer = screen.answer(
      to: .convertPoint(.zero, from: .listed("v\(Self.length - 1)"), to: .listed("v0")))

    let depth = CGFloat(Self.length - 1)
    expectEqual(answer, .point(CGPoint(x: depth, y: depth)))
  }

  @Test func `a chain closed to a ring is a cycle of all its views`() {
    let error = #expect(throws: FixtureError.self) {
      try LayoutFixture(data: Self.chain(closing: "v\(Self.length - 1)"), file: "ring.json")
    }

    guard case .cycle(let ids) = error?.reason else {
      Issue.record("expected a cycle, got \(String(describing: error))")
      return
    }
    expectEqual(ids.count, Self.length)
    expectEqual(error?.path, "$.views[0].superview")
  }

  @Test func `a stack view of too many views is refused`() {
    let stack = #"{"id": "s", "role": "stackView", "frame": [0, 0, 9, 9]}"#
    let views = (0...FixtureLimits.arrangedViews).map {
      #"{"id": "v\#($0)", "superview": "s", "frame": [0, 0, 1, 1]}"#
    }
    let list = ([stack] + views).joined(separator: ",")
    let text = #"{"format": 1, "name": "stack", "views": [\#(list)]}"#

    let error = #expect(throws: FixtureError.self) {
      try LayoutFixture(data: Data(text.utf8), file: "stack.json")
    }

    let limit = FixtureLimits.arrangedViews
    expectEqual(error?.path, "$.views[\(limit + 1)].superview")
    expectEqual(error?.reason, .tooMany(count: Double(limit + 1), limit: limit))
  }

  @Test(arguments: [16_384, 16_385])
  func `constraints are among up to 16,384 views`(count: Int) {
    let views = (0..<count).map { #"{"id": "v\#($0)", "frame": [0, 0, 1, 1]}"# }
    let text = """
      {"format": 1, "name": "many", "views": [\(views.joined(separator: ","))],
       "constraints": [{"first": ["v0", "width"], "constant": 1}]}
      """
    var raised: FixtureError?
    do throws(FixtureError) {
      _ = try LayoutFixture(data: Data(text.utf8), file: "many.json")
    } catch {
      raised = error
    }

    expectEqual((raised != nil), (count > 16_384))
    expect(raised.map { $0.reason == .tooMany(count: 16_385, limit: 16_384) } ?? true)
  }

  /// Views each in the one before, the first in `closing`, in an order that starts with the last.
  private static func chain(closing: String?) -> Data {
    let first = closing.map { #", "superview": "\#($0)""# } ?? ""
    var views = [#"{"id": "v0"\#(first), "frame": [0, 0, 9, 9]}"#]
    for index in (1..<length).reversed() {
      views.append(
        #"{"id": "v\#(index)", "superview": "v\#(index - 1)", "frame": [1, 1, 9, 9]}"#)
    }
    let list = views.joined(separator: ",")
    return Data(#"{"format": 1, "name": "chain", "views": [\#(list)]}"#.utf8)
  }
}
