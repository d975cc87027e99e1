import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Quads with a coordinate that isn't a number.
@Suite struct QuadNaNTests {
  private static var coordinates: [WritableKeyPath<Quad, CGFloat>] {
    [
      \.topLeft.x, \.topLeft.y, \.topRight.x, \.topRight.y, \.bottomRight.x, \.bottomRight.y,
      \.bottomLeft.x, \.bottomLeft.y,
    ]
  }

  @Test(arguments: 0..<8)
  func `a coordinate that is NaN spreads to the box along its axis`(place: Int) {
    var quad = Quad(CGRect(x: 1, y: 2, width: 3, height: 4))

    quad[keyPath: Self.coordinates[place]] = .nan

    let (origin, size) = (quad.boundingBox.origin, quad.boundingBox.size)
    let isHorizontal = place.isMultiple(of: 2)
    expectEqual([origin.x, size.width].allSatisfy(\.isNaN), isHorizontal)
    expectEqual([origin.y, size.height].allSatisfy(\.isNaN), !isHorizontal)
  }
}
