import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Fixtures whose views get their positions from others, and would get impossible ones.
@Suite struct FixtureLaterPlaceTests {
  /// Everything below it is divided by 10^-300.
  private static let nearlyNoDepth = """
    "anchorPointZ": 1e-300,
    "sublayerTransform": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]
    """

  @Test func `a view in a stack can't turn its subviews in space`() throws {
    let error = try fault(
      """
      {"id": "s", "role": "stackView", "frame": [0, 0, 1e12, 10]},
      {"id": "a", "superview": "s", "frame": [0, 0, 0, 0], \(Self.nearlyNoDepth)},
      {"id": "b", "superview": "a", "frame": [0, 0, 0, 0]}
      """)

    expectEqual(error?.path, "$.views[1].sublayerTransform")
  }

  @Test func `a view without a frame of its own can't turn in space without constraints either`()
    throws
  {
    let error = try fault(
      """
      {"id": "w", "frame": [0, 0, 320, 480]},
      {"id": "a", "superview": "w", "intrinsicContentSize": [1e12, 1e12], \(Self.nearlyNoDepth),
       "translatesAutoresizingMaskIntoConstraints": false},
      {"id": "b", "superview": "a", "frame": [0, 0, 1, 1]}
      """)

    expectEqual(error?.path, "$.views[1].translatesAutoresizingMaskIntoConstraints")
  }

  /// The subview lies 10^-300 behind the anchor point around which it is rotated, and that is its
  /// w.
  @Test func `the depth of a superview's anchor point counts for a projection`() throws {
    let error = try fault(
      """
      {"id": "a", "frame": [0, 0, 0, 0], "anchorPointZ": 1e-300,
       "sublayerTransform": [1e12, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]},
      {"id": "b", "superview": "a", "frame": [1e12, 0, 1, 1]}
      """)

    expectEqual(error?.path, "$.views[1]")
    expectEqual(
      error?.reason, .contradiction("rotated in space, the view has no finite projection"))
  }

  /// An inset that crops the content would move the offset, which divides the geometry around it by
  /// 10^-300.
  @Test func `a scroll view in a rotated one is placed by the offset of the file alone`() throws {
    let text = document(
      """
      {"id": "a", "frame": [0, 0, 0, 0], \(Self.nearlyNoDepth)},
      {"id": "b", "superview": "a", "role": "scrollView", "frame": [0, 0, 0, 0],
       "contentInset": [-1e9, 0, 0, 0]}
      """)

    let screen = try LayoutFixture(data: text, file: "x").makeScreen()

    expectEqual(screen.view("b")?.bounds, CGRect.zero)
  }

  @Test(arguments: [
    #""anchorPoint": [1e12, 0.5]"#, #""transform": [1e12, 0, 0, 1, 0, 0]"#,
    #""transform": [1, 0, -1001, 1, 0, 0]"#,
  ])
  func `what constraints may make as large as numbers go isn't scaled beyond them`(
    member: String
  ) throws {
    let text = document(
      """
      {"id": "w", "frame": [0, 0, 320, 480]},
      {"id": "a", "superview": "w", "bounds": [0, 0, 1, 1], "center": [0, 0], \(member),
       "translatesAutoresizingMaskIntoConstraints": false}
      ], "constraints": [{"first": ["a", "width"], "constant": 1e12}
      """)

    let error = #expect(throws: FixtureError.self) {
      _ = try LayoutFixture(data: text, file: "x")
    }
    expectEqual(error?.path, "$.constraints")
  }

  private func fault(_ views: String) throws -> FixtureError? {
    #expect(throws: FixtureError.self) {
      _ = try LayoutFixture(data: document(views), file: "x")
    }
  }

  private func document(_ views: String) -> Data {
    Data((#"{"format": 1, "name": "x", "views": ["# + views + "]}").utf8)
  }
}
