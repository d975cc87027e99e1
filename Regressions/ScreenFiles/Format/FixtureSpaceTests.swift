import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Views rotated in space, as a file describes them.
@Suite struct FixtureSpaceTests {
  private static let perspective =
    "[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1]"
  /// About the y axis by the angle of the triangle 3, 4, 5.
  private static let turn = "[0.6, 0, -0.8, 0, 0, 1, 0, 0, 0.8, 0, 0.6, 0, 0, 0, 0, 1]"

  @Test func `a view gets its depth, its turn in space and that of its subviews`() throws {
    let screen = try Self.screen(
      """
      {"id": "a", "frame": [0, 0, 400, 400], "sublayerTransform": \(Self.perspective)},
      {"id": "b", "superview": "a", "bounds": [0, 0, 100, 50], "center": [200, 200],
       "transform3D": \(Self.turn), "zPosition": 7, "anchorPointZ": -3}
      """)

    let outer = try #require(screen.view("a"))
    let view = try #require(screen.view("b"))
    expect(outer.sublayerTransform.m34 == -0.002 as CGFloat)
    expect(view.transform3D.m11 == 0.6 as CGFloat)
    expect(view.transform3D.m13 == -0.8 as CGFloat)
    expect(view.transform3D.m31 == 0.8 as CGFloat)
    expectEqual(view.zPosition, 7)
    expectEqual(view.anchorPointZ, -3)
  }

  @Test func `views in a stack may lie at a depth, beside others without`() throws {
    let screen = try Self.screen(
      """
      {"id": "s", "role": "stackView", "axis": "vertical", "frame": [0, 0, 40, 30]},
      {"id": "a", "superview": "s", "frame": [0, 0, 1, 1], "intrinsicContentSize": [9, 10]},
      {"id": "b", "superview": "s", "frame": [0, 0, 1, 1], "intrinsicContentSize": [9, 20],
       "zPosition": 3, "anchorPointZ": -2}
      """)

    let view = try #require(screen.view("b"))
    expectEqual(view.zPosition, 3)
    expectEqual(view.anchorPointZ, -2)
    expectEqual(view.frame, CGRect(x: 0, y: 10, width: 40, height: 20))
  }

  @Test func `a rotated card is projected as worked out by hand`() throws {
    let screen = try Self.screen(
      """
      {"id": "a", "frame": [0, 0, 400, 400], "sublayerTransform": \(Self.perspective)},
      {"id": "b", "superview": "a", "bounds": [0, 0, 100, 50], "center": [200, 200],
       "transform3D": \(Self.turn)}
      """)

    let around: View = try #require(screen.view("a"))
    let corner = try #require(screen.view("b")).convert(CGPoint(x: 100, y: 50), to: around)

    // (50, 25, 0) from the anchor point rotates to (30, 25, -40); w is 1 + 0.002 · 40.
    expect(abs(corner.x - (200 + 30 / 1.08)) < 1e-12)
    expect(abs(corner.y - (200 + 25 / 1.08)) < 1e-12)
  }

  @Test(arguments: [
    Fault(
      #"{"id": "a", "frame": [0, 0, 1, 1], "zPosition": "deep"}"#, "[0].zPosition",
      .wrongType(expected: "a number", found: "a string")),
    Fault(
      #"{"id": "a", "frame": [0, 0, 1, 1], "anchorPointZ": 2e12}"#, "[0].anchorPointZ",
      .outOfRange(value: 2e12, allowed: "±1000000000000.0")),
    Fault(
      #"{"id": "a", "frame": [0, 0, 1, 1], "transform3D": \#(turn)}"#, "[0].transform3D",
      .contradiction("a view can have a frame, or bounds and a center, but not both")),
    Fault(
      """
      {"id": "a", "bounds": [0, 0, 1, 1], "center": [0, 0], "transform": [1, 0, 0, 1, 0, 0],
       "transform3D": \(turn)}
      """, "[0].transform3D",
      .contradiction("a view can have a transform or a transform3D, but not both")),
    Fault(
      #"{"id": "a", "frame": [0, 0, 1, 1], "sublayerTransform": [1, 0]}"#, "[0].sublayerTransform",
      .wrongType(
        expected:
          "[m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]",
        found: "2 elements")),
    Fault(
      """
      {"id": "a", "role": "tableView", "sections": [], "frame": [0, 0, 1, 1],
       "sublayerTransform": \(perspective)}
      """, "[0].sublayerTransform",
      .contradiction("a view that positions its subviews itself can't rotate them in space")),
    Fault(
      """
      {"id": "a", "role": "stackView", "frame": [0, 0, 1, 1]},
      {"id": "b", "superview": "a", "bounds": [0, 0, 1, 1], "center": [0, 0],
       "transform3D": \(turn)}
      """, "[1].transform3D",
      .contradiction("a view in a stack view can't be rotated in space")),
    // Divided by a w of 10^-300, a point at 10^12 is at infinity.
    Fault(
      """
      {"id": "a", "bounds": [0, 0, 1, 1], "center": [1e12, 0],
       "transform3D": [1e12, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1e-300]}
      """, "[0]",
      .contradiction("rotated in space, the view has no finite projection")),
    // Only once it is scrolled does the subview lie where w is 10^-300.
    Fault(
      """
      {"id": "a", "role": "scrollView", "frame": [0, 0, 0, 0], "contentOffset": [1e12, 0],
       "sublayerTransform": [0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1e12, 0, 0, 1e-300]},
      {"id": "b", "superview": "a", "bounds": [0, 0, 1, 1], "center": [1e12, 0],
       "transform": [0, 0, 0, 1, 0, 0]}
      """, "[1]",
      .contradiction("rotated in space, the view has no finite projection")),
  ])
  func `a faulty rotation names the position and the reason`(fault: Fault) {
    let error = #expect(throws: FixtureError.self) { try Self.screen(fault.views) }

    expectEqual(
      error, FixtureError(file: "space", path: "$.views\(fault.path)", reason: fault.reason))
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let views: String
    let path: String
    let reason: FixtureError.Reason

    init(_ views: String, _ path: String, _ reason: FixtureError.Reason) {
      (self.views, self.path, self.reason) = (views, path, reason)
    }

    var testDescription: String { "\(path): \(reason)" }
  }

  private static func screen(_ views: String) throws -> FixtureScreen {
    let text = #"{"format": 1, "name": "space", "views": [\#(views)]}"#
    return try LayoutFixture(data: Data(text.utf8), file: "space").makeScreen()
  }

  @Test func `a scroll view gets its content, its insets and its offset`() throws {
    let screen = try Self.screen(
      """
      {"id": "a", "role": "scrollView", "frame": [0, 0, 40, 40], "contentSize": [90, 80],
       "contentInset": [1, 2, 3, 4], "contentOffset": [5, 6]}
      """)

    let view = try #require(screen.view("a") as? ScrollView)
    expectEqual(view.contentSize, CGSize(width: 90, height: 80))
    expectEqual(view.contentInset, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(view.contentOffset, CGPoint(x: 5, y: 6))
  }
}
