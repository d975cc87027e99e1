import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Rectangles with NaN among their four values.
@Suite struct RectangleNumberTests {
  @Test(arguments: 0..<4)
  func `one number of four that is none, or infinite, is noticed`(place: Int) {
    func rect(_ odd: CGFloat) -> CGRect {
      let numbers = (0..<4).map { $0 == place ? odd : CGFloat(1) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    expect(rect(.nan).hasNoNumber && !rect(.nan).isOfFiniteNumbers)
    expect(!rect(.infinity).hasNoNumber && !rect(.infinity).isOfFiniteNumbers)
    expect(!rect(2).hasNoNumber && rect(2).isOfFiniteNumbers)
  }
}
