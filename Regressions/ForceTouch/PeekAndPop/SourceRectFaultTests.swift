import ForceTouch
import Foundation
import TestSupport
import Testing

/// Rectangles that can't be the source of a preview (R10.18).
@Suite struct SourceRectFaultTests {
  @Test(arguments: 0..<4, [CGFloat.nan, .infinity, -.infinity])
  func `Each of the four numbers must be finite`(place: Int, number: CGFloat) {
    var numbers: [CGFloat] = [1, 2, 3, 4]
    numbers[place] = number
    let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])

    let fault = SourceRectFault(rect)

    // A corner at infinity makes a null rectangle.
    if rect.isNull, !number.isNaN {
      expectEqual(fault, .isNull)
    } else if case .isNotFinite = fault {
    } else {
      Issue.record("\(String(describing: fault))")
    }
  }

  @Test func `A rectangle with an area has no fault`() {
    expect(SourceRectFault(CGRect(x: -1, y: -2, width: 3, height: 4)) == nil)
  }
}
