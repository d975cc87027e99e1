import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// The intrinsic sizes and priorities that a file sets.
struct FixtureLayoutPropertiesTests {
  @Test func `priorities are given for the horizontal axis and for the vertical one`() throws {
    let text = """
      {"format": 1, "name": "preferredSizes", "views": [
        {"id": "a", "frame": [0, 0, 9, 9], "contentHuggingPriority": [1, 2],
         "contentCompressionResistancePriority": [3, 4]}]}
      """
    let screen = try LayoutFixture(data: Data(text.utf8), file: "preferredSizes").makeScreen()

    let view = try #require(screen.view("a"))

    expectEqual(view.contentHuggingPriority(for: .horizontal), LayoutPriority(1))
    expectEqual(view.contentHuggingPriority(for: .vertical), LayoutPriority(2))
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal), LayoutPriority(3))
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), LayoutPriority(4))
  }

  @Test(arguments: [
    ("unspecified", View.SemanticContentAttribute.unspecified),
    ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
  ])
  func `a view is read as the file says`(
    name: String, attribute: View.SemanticContentAttribute
  ) throws {
    let text = """
      {"format": 1, "name": "preferredSizes", "views": [
        {"id": "a", "frame": [0, 0, 9, 9], "semanticContentAttribute": "\(name)"}]}
      """
    let screen = try LayoutFixture(data: Data(text.utf8), file: "preferredSizes").makeScreen()

    let view = try #require(screen.view("a"))

    expectEqual(view.semanticContentAttribute, attribute)
  }

  @Test func `margins are given as top, left, bottom and right`() throws {
    let text = """
      {"format": 1, "name": "preferredSizes", "views": [
        {"id": "a", "frame": [0, 0, 90, 80], "layoutMargins": [1, 2, 3, 4]}]}
      """
    let screen = try LayoutFixture(data: Data(text.utf8), file: "preferredSizes").makeScreen()

    let view = try #require(screen.view("a"))

    expectEqual(view.layoutMargins, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(view.layoutMarginsGuide.layoutFrame, CGRect(x: 2, y: 1, width: 84, height: 76))
  }
}
