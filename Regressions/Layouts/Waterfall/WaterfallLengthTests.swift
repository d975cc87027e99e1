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

  /// A column of 511 high items and a shorter one, which together just fit.
  private static func full(_ order: WaterfallItemOrder, pins: Bool) -> WaterfallItems {
    ([Double](repeating: 0x1p21, count: 511) + [0x1p20]).withUnsafeBufferPointer {
      WaterfallItems(heights: $0, columnCount: 1, spacing: 0, order: order, pinsColumns: pins)
    }
  }

  /// The remainder by 3 is the order of the columns; each order is tried pinned or not, and with an
  /// insertion or a new height.
  @Test(arguments: 0..<12)
  func `nor is a column after an edit, whether or not its blocks are solved again`(
    number: Int
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in
      var items = Self.full(WaterfallItemOrder.allCases[number % 3], pins: number % 2 == 0)
      if number < 6 {
        items.insert(height: 0x1p20, at: 3)
      } else {
        items.setHeight(0x1p21, of: 511)
      }
    }

    expectMessage("A column of a waterfall can't be longer than 2^30 points.", in: result)
  }

  @Test(arguments: WaterfallItemOrder.allCases, [false, true])
  func `before the last of several edits a column may be longer`(
    order: WaterfallItemOrder, pins: Bool
  ) {
    var items = Self.full(order, pins: pins)

    items.beginEdits()
    for _ in 0..<100 { items.insert(height: 0x1p21, at: 3) }
    for _ in 0..<100 { items.remove(at: 3) }
    items.endEdits()

    expectEqual(items.height, 0x1p30 - 0x1p20)
    expect(items.brokenInvariant == nil)
  }
}
