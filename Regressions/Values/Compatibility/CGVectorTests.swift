import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct CGVectorTests {
  @Test
  func `a vector is coded as two numbers in an array, as Core Graphics does`() throws {
    let vector = CGVector(dx: 1, dy: -2.5)

    let data = try JSONEncoder().encode(vector)

    expectEqual(String(decoding: data, as: UTF8.self), "[1,-2.5]")
    try expectEqual(JSONDecoder().decode(CGVector.self, from: data), vector)
  }
}
