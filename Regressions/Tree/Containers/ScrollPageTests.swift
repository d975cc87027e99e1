import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Pages whose lengths aren't whole points (R5.11).
@Suite struct ScrollPageTests {
  private static func rest(_ view: ScrollView, velocity: CGFloat) -> CGFloat {
    view.restingContentOffset(
      releasedAt: view.contentOffset, velocity: CGPoint(x: velocity, y: 0),
      draggedFrom: view.contentOffset
    ).x
  }

  private static func paged(width: CGFloat, pages: Int) -> ScrollView {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.contentSize = CGSize(width: width * CGFloat(pages), height: 100)
    view.isPagingEnabled = true
    view.contentOffset.x = view.maximumContentOffset.x
    return view
  }

  struct Pages {
    var thirds: Int
    var count: Int
  }

  @Test func `R5.11 a flick back from the last page goes to the page before`() {
    check { source in
      Pages(thirds: 300 + source.index(below: 3_000), count: 2 + source.index(below: 30))
    } law: { input in
      let width = CGFloat(input.thirds) / 3
      let view = Self.paged(width: width, pages: input.count)

      let offset = Self.rest(view, velocity: -1)

      let expected = width * CGFloat(input.count - 2)
      try demand(abs(offset - expected) < 1e-6, "\(offset), not \(expected).")
    }
  }

  @Test func `a maximum that is rounded to a whole point is on the last page`() {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.displayScale = 1
    view.contentSize = CGSize(width: 340.25, height: 100)
    view.isPagingEnabled = true
    view.contentOffset.x = 240.25
    expectEqual(view.contentOffset.x, 240)

    expectEqual(Self.rest(view, velocity: -1), 200)
    expectEqual(Self.rest(view, velocity: 1), 240.25)
  }
}
