import Testing
import ViewGeometry

@Suite struct AxisTests {
  @Test func `the axes are perpendicular to each other`() {
    #expect(Axis.horizontal.perpendicular == .vertical)
    #expect(Axis.vertical.perpendicular == .horizontal)
  }
}
