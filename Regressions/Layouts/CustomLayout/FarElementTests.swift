import TestSupport
import Testing

@testable import ViewGeometry

/// Elements of custom layouts beyond the range of `Float`.
@Suite struct FarElementTests {
  @Test func `elements as far as doubles reach are found, and those without end`() {
    let far = Extent(minX: 1e60, minY: 0, maxX: 2e60, maxY: 1)
    let endless = Extent(minX: -.infinity, minY: 5, maxX: .infinity, maxY: 6)
    let everywhere = Extent(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    for z in [0, -1] {
      let solution = CustomSolution([
        CustomElement(extent: far), CustomElement(extent: endless, z: z),
      ])

      expectEqual(solution.elements(in: far), [0])
      expectEqual(solution.elements(in: endless), [1])
      expectEqual(solution.elements(in: everywhere), [0, 1])
    }
  }
}
