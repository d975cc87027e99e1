import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The longest column of a waterfall: 2^30 points less a unit of 2^-32.
@Suite struct WaterfallLengthTests {
  @Test func `a column has room up to its last unit`() {
    let heights = [Double](repeating: 0x1p21, count: 511) + [0x1p20, 0x1p20 - 0x1p-32]
    let items = heights.withUnsafeBufferPointer {
      WaterfallItems(heights: $0, columnCount: 1, spacing: 0)
    }

    expectEqual(
      items.place(of: 512),
      WaterfallItem(item: 512, column: 0, y: 0x1p30 - 0x1p20, height: 0x1p20 - 0x1p-32))
    expect(items.brokenInvariant == nil)
  }

  @Test func `an item as short as a unit is found at the start of a column`() {
    let items = [0x1p-32, 1].withUnsafeBufferPointer {
      WaterfallItems(heights: $0, columnCount: 1, spacing: 0)
    }
    var above: [Int] = []

    items.forEachItem(inColumn: 0, from: 0, to: 0x1p-33) { above.append($0.item) }

    expectEqual(items.item(inColumn: 0, at: 0)?.item, 0)
    expectEqual(items.item(inColumn: 0, at: 0x1p-32)?.item, 1)
    expectEqual(above, [0])
  }

  @Test func `an item as short as a unit is found at the end of a column`() {
    let items = [1, 0x1p-32].withUnsafeBufferPointer {
      WaterfallItems(heights: $0, columnCount: 1, spacing: 0)
    }
    let last = WaterfallItem(item: 1, column: 0, y: 1, height: 0x1p-32)
    var below: [WaterfallItem] = []

    items.forEachItem(inColumn: 0, from: 1, to: 2) { below.append($0) }

    expectEqual(items.item(inColumn: 0, at: 1), last)
    expectEqual(below, [last])
  }

  @Test func `heights and a spacing finer than a 64th of a point count in full`() {
    let heights = [10 + 0x1p-7, 20 + 0x1p-8]
    let items = heights.withUnsafeBufferPointer {
      WaterfallItems(heights: $0, columnCount: 1, spacing: 3 + 0x1p-9)
    }
    let y = 13 + 0x1p-7 + 0x1p-9

    expectEqual(
      items.place(of: 1), WaterfallItem(item: 1, column: 0, y: y, height: 20 + 0x1p-8))
    expectEqual(items.height, y + 20 + 0x1p-8)
  }

  @Test func `the first column is no longer than that, either`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let heights = [Double](repeating: 0x1p21, count: 512)
      _ = heights.withUnsafeBufferPointer {
        WaterfallItems(heights: $0, columnCount: 1, spacing: 0)
      }
    }

    expectMessage("A column of a waterfall can't be longer than 2^30 points.", in: result)
  }
}
