import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFilesTests

/// The shortest description of a position that gives the same values.
@Suite struct FixtureSnapshotTests {
  private func text(of view: View) throws -> String {
    let root = View(frame: CGRect(0, 0, 100, 100))
    root.addSubview(view)
    return String(decoding: try GeometrySnapshot(of: root).encoded(), as: UTF8.self)
  }

  @Test func `a view that isn't scrolled is written with its frame`() throws {
    let view = View(frame: CGRect(1, 2, 0.5, 10))

    #expect(try text(of: view).contains(#""frame": [1, 2, 0.5, 10]}"#))
  }

  @Test func `a name is read back with all that JSON has to escape`() throws {
    let name = "a\"b\\c\u{1}\u{1F}\n"

    let data = try GeometrySnapshot(of: View()).encoded(name: name)

    #expect(
      String(decoding: data, as: UTF8.self).contains(#""name": "a\"b\\c\u0001\u001f\u000a","#))
    #expect(try LayoutFixture(data: data, file: "names").name == name)
  }

  @Test func `one that is scrolled has the middle of what it shows as its center`() throws {
    let view = View(frame: CGRect(1, 2, 30, 10))
    view.bounds.origin = CGPoint(3, 5)

    // 1 + 15 and 2 + 5.
    #expect(
      try text(of: view).contains(#""bounds": [3, 5, 30, 10], "center": [16, 7]}"#))
  }

  /// 1 + (3 + 0.1) less 3.1 isn't 1, but 1 + 3 less 3 is.
  @Test func `one whose middle is rounded is placed by its corner`() throws {
    for isAcross in [true, false] {
      let view = View()
      view.anchorPoint = .zero
      view.bounds =
        isAcross ? CGRect(3, 0.5, 0.2, 10) : CGRect(0.5, 3, 10, 0.2)
      view.center = isAcross ? CGPoint(4, 2.5) : CGPoint(2.5, 4)
      let text = try text(of: view)

      #expect(
        text.contains(
          isAcross
            ? #""bounds": [3, 0.5, 0.2, 10], "center": [4, 2.5], "anchorPoint": [0, 0]}"#
            : #""bounds": [0.5, 3, 10, 0.2], "center": [2.5, 4], "anchorPoint": [0, 0]}"#),
        "\(text)")
    }
  }
}
