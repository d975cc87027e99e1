import Testing
import ViewGeometry

/// Layouts that scroll sideways are solved with both axes exchanged.
@Suite struct CompositionalTransposingTests {
  @Test func `in a layout that scrolls sideways everything about a boundary is crosswise`() {
    let boundary = CompositionalBoundary(
      kind: "header", size: CompositionalSize(width: .absolute(10), height: .absolute(20)),
      alignmentX: 0.25, alignmentY: 1, offsetX: 3, offsetY: 4,
      insets: CompositionalInsets(top: 1, leading: 2, bottom: 5, trailing: 6))

    let transposed = boundary.transposed

    #expect(
      transposed.size == CompositionalSize(width: .absolute(20), height: .absolute(10)))
    #expect(transposed.alignmentX == 1)
    #expect(transposed.alignmentY == 0.25)
    #expect(transposed.offsetX == 4)
    #expect(transposed.offsetY == 3)
    #expect(
      transposed.insets == CompositionalInsets(top: 2, leading: 1, bottom: 6, trailing: 5))
    #expect(transposed.transposed == boundary)
  }
}
