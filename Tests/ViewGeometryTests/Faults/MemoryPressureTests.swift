import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Files that need more memory than is available: refused at once, before anything is allocated.
@Suite struct MemoryPressureTests {
  private func refusal(of text: String) -> FixtureError? {
    do throws(FixtureError) {
      _ = try LayoutFixture(data: Data(text.utf8), file: "huge.json")
      return nil
    } catch {
      return error
    }
  }

  private static let huge = 1_000_000_000_000

  @Test func `a list of 10^12 items of their own sizes is refused`() {
    for sizes in [
      "[{\"count\": \(Self.huge), \"sizes\": {\"random\": [1, 9]}}]",
      "[{\"count\": \(Self.huge)}]", "[{\"repeat\": \(Self.huge), \"count\": 9}]",
    ] {
      let list = """
        {"format": 1, "name": "huge", "views": [{"id": "list", "role": "collectionView", \
        "frame": [0, 0, 320, 480], "collection": {"layout": {"kind": "flow"}, "sections": \(sizes)}}]}
        """
      expect(refusal(of: list) != nil, "\(sizes)")
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"views\": "])
  func `nesting a million levels deep is refused`(_ level: String) {
    for closing in ["", "]"] {
      let text =
        String(repeating: level, count: 1_000_000)
        + String(repeating: closing, count: 1_000_000)

      expect(refusal(of: text) != nil)
    }
  }

  @Test func `a name of 10 million characters is a name or refused`() {
    let name = String(repeating: "x", count: 10_000_000)
    let text =
      #"{"format": 1, "name": "\#(name)", "views": [{"id": "\#(name)", "#
      + #""frame": [0, 0, 1, 1]}]}"#

    let error = refusal(of: text)

    expect(error == nil || error?.file == "huge.json")
  }

  @Test func `a file of nothing but views without end is refused`() {
    let text =
      #"{"format": 1, "name": "cut", "views": ["#
      + String(repeating: #"{"id": "v", "frame": [0, 0, 1, 1]},"#, count: 20_000)

    expect(refusal(of: text) != nil)
  }
}
