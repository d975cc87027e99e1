import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// The scroll offsets of a fixture's scroll views.
@Suite struct FixtureOffsetTests {
  @Test func `a scroll view positioned by its bounds is scrolled to their origin`() throws {
    let screen = try screen(
      """
      {"id": "s", "role": "scrollView", "bounds": [5, 300, 320, 480], "center": [160, 240],
       "contentSize": [640, 1000]}
      """)

    let view = try #require(screen.view("s"))
    expectEqual(view.bounds, CGRect(x: 5, y: 300, width: 320, height: 480))
  }

  @Test func `an offset counts where bounds have another origin`() throws {
    let screen = try screen(
      """
      {"id": "s", "role": "scrollView", "bounds": [5, 300, 320, 480], "center": [160, 240],
       "contentSize": [640, 1000], "contentOffset": [0, 20]}
      """)

    let view = try #require(screen.view("s"))
    expectEqual(view.bounds.origin, CGPoint(x: 0, y: 20))
  }

  @Test func `a list positioned by its bounds is scrolled to their origin`() throws {
    let screen = try screen(
      """
      {"id": "c", "role": "collectionView", "bounds": [0, 100, 50, 50], "center": [25, 25],
       "layout": {}, "sections": [{"items": 20}]}
      """)

    let view = try #require(screen.view("c"))
    expectEqual(view.bounds.origin, CGPoint(x: 0, y: 100))
    expect(screen.view("c[0,2]") != nil)
  }

  /// The limit is 484: the length of the content less that of the view.
  @Test(arguments: [
    """
    {"id": "w", "role": "stackView", "frame": [0, 0, 320, 416]},
    {"id": "s", "superview": "w", "role": "scrollView", "frame": [0, 0, 320, 1],
     "contentSize": [320, 900], "contentOffset": [0, 500]}
    ]
    """,
    """
    {"id": "w", "frame": [0, 0, 320, 416]},
    {"id": "s", "superview": "w", "role": "scrollView", "contentSize": [320, 900],
     "contentOffset": [0, 500], "translatesAutoresizingMaskIntoConstraints": false}
    ], "constraints": [
      {"first": ["s", "top"], "second": ["w", "top"]},
      {"first": ["s", "bottom"], "second": ["w", "bottom"]},
      {"first": ["s", "left"], "second": ["w", "left"]},
      {"first": ["s", "right"], "second": ["w", "right"]}
    ]
    """,
  ])
  func `an offset beyond the limits stays where others size the scroll view`(
    rest: String
  ) throws {
    let text = #"{"format": 1, "name": "x", "views": ["# + rest + "}"

    let screen = try LayoutFixture(data: Data(text.utf8), file: "x").makeScreen()

    let view = try #require(screen.view("s"))
    expectEqual(view.bounds, CGRect(x: 0, y: 500, width: 320, height: 416))
  }

  private func screen(_ views: String) throws -> FixtureScreen {
    let text = #"{"format": 1, "name": "x", "views": ["# + views + "]}"
    return try LayoutFixture(data: Data(text.utf8), file: "x").makeScreen()
  }
}
