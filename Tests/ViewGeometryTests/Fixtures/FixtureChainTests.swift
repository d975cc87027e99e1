import Foundation
import Testing
import ViewGeometry

/// Chains of views as long as a file may be: nothing that walks them calls itself.
@Suite struct FixtureChainTests {
  private static let length = 10_000

  @Test func `a long chain decodes and is built`() throws {
    let fixture = try LayoutFixture(data: Self.chain(closing: nil), file: "chain.json")

    let screen = fixture.makeScreen()
    let answer = screen.answer(
      to: .convertPoint(.zero, from: .listed("v\(Self.length - 1)"), to: .listed("v0")))

    let depth = CGFloat(Self.length - 1)
    #expect(answer == .point(CGPoint(x: depth, y: depth)))
  }

  @Test func `a chain closed to a ring is a cycle of all its views`() {
    let error = #expect(throws: FixtureError.self) {
      try LayoutFixture(data: Self.chain(closing: "v\(Self.length - 1)"), file: "ring.json")
    }

    guard case .cycle(let ids) = error?.reason else {
      Issue.record("expected a cycle, got \(String(describing: error))")
      return
    }
    #expect(ids.count == Self.length)
    #expect(error?.path == "$.views[0].superview")
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
