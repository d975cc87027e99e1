import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Rectangles as texts of two corners.
struct RectangleTextTests {
  @Test(arguments: ["[-0,0][9,9]", "[0,-0][9,9]", "[-0,-0][9,9]"])
  func `a whole number of -0 is 0, and no less`(text: String) throws {
    let box = try #require(RectangleText.bounds(text))

    expectEqual(box, CGRect(0, 0, 9, 9))
    expectEqual(box.origin.x.sign, .plus)
    expectEqual(box.origin.y.sign, .plus)
  }

  @Test func `corners are the same as whole numbers and with a point`() {
    let expected = CGRect(-12, -3, 8, -4)

    expectEqual(RectangleText.bounds("[-12,-3][-4,-7]"), expected)
    expectEqual(RectangleText.bounds("[-12.0,-3.0][-4.0,-7.0]"), expected)
  }

  @Test func `corners of any length are the same as whole numbers and with a point`() throws {
    // The last ones aren't doubles.
    for first in [
      "1", "123456789012345", "9007199254740993", "0000000000000001", "99999999999999999999",
    ] {
      for second in ["2", "999999999999999", "9007199254740994", "0000000000000002"] {
        let plain = try #require(RectangleText.bounds("[\(first),\(second)][\(second),\(first)]"))
        let expected = RectangleText.bounds(
          "[\(first).0,\(second).0][\(second).0,\(first).0]")

        expectEqual(plain, expected, "\(first), \(second)")
      }
    }
  }
}
