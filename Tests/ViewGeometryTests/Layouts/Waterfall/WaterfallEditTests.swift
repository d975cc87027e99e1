import Testing
import ViewGeometry

/// Edits of a waterfall leave it as one solved from scratch.
@Suite struct WaterfallEditTests {
  @Test func `a height that is given back puts the items behind it back`() {
    let heights = [Double](repeating: 10, count: 40)
    var items = heights.withUnsafeBufferPointer {
      WaterfallItems(heights: $0, columnCount: 2, spacing: 0, nodeCapacity: 4)
    }

    items.setHeight(15, of: 0)

    // The second column is shorter by 5 from then on, and takes each second item first.
    #expect(items.place(of: 38) == WaterfallItem(item: 38, column: 1, y: 190, height: 10))
    #expect(items.place(of: 39) == WaterfallItem(item: 39, column: 0, y: 195, height: 10))

    items.setHeight(10, of: 0)

    for item in 0..<40 {
      let row = Double(item / 2)
      #expect(
        items.place(of: item)
          == WaterfallItem(item: item, column: item % 2, y: row * 10, height: 10))
    }
  }
}
