import Foundation
import ScreenFiles
import Testing
import ViewGeometry

/// What a file has a view tell constraints.
struct FixtureWishesTests {
  @Test func `priorities are given for the horizontal axis and for the vertical one`() throws {
    let text = """
      {"format": 1, "name": "wishes", "views": [
        {"id": "a", "frame": [0, 0, 9, 9], "contentHuggingPriority": [1, 2],
         "contentCompressionResistancePriority": [3, 4]}]}
      """
    let screen = try LayoutFixture(data: Data(text.utf8), file: "wishes").makeScreen()

    let view = try #require(screen.view("a"))

    #expect(view.contentHuggingPriority(for: .horizontal) == LayoutPriority(1))
    #expect(view.contentHuggingPriority(for: .vertical) == LayoutPriority(2))
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == LayoutPriority(3))
    #expect(view.contentCompressionResistancePriority(for: .vertical) == LayoutPriority(4))
  }
}
