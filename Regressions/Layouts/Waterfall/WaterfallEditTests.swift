import Testing
import ViewGeometry

@testable import TestSupport

/// Edits of a waterfall leave it as one solved from scratch.
@Suite struct WaterfallEditTests {
  @Test func `a height that is given back puts the items behind it back`() {
    let heights = [Double](repeating: 10, count: 40)
    var items = heights.withUnsafeBufferPointer {
      WaterfallItems(heights: $0, columnCount: 2, spacing: 0, nodeCapacity: 4)
    }

    items.setHeight(15, of: 0)

    // The second column is shorter by 5 from then on, and takes each second item first.
    expectEqual(items.place(of: 38), WaterfallItem(item: 38, column: 1, y: 190, height: 10))
    expectEqual(items.place(of: 39), WaterfallItem(item: 39, column: 0, y: 195, height: 10))

    items.setHeight(10, of: 0)

    for item in 0..<40 {
      let row = Double(item / 2)
      expectEqual(
        items.place(of: item), WaterfallItem(item: item, column: item % 2, y: row * 10, height: 10))
    }
  }

  struct Setting: CustomTestStringConvertible {
    var order: WaterfallItemOrder
    var pinsColumns: Bool
    var testDescription: String { "\(order) \(pinsColumns ? "pinned" : "")" }
  }

  private static let settings = WaterfallItemOrder.allCases.flatMap { order in
    [false, true].map { Setting(order: order, pinsColumns: $0) }
  }

  /// Sixty items in three columns, cut into many blocks under a deep tree.
  private func waterfall(_ setting: Setting) -> NaiveWaterfall {
    var twin = NaiveWaterfall(
      heights: (0..<60).map { Double($0 * 29 % 50) }, columnCount: 3, spacing: 5,
      order: setting.order, pinsColumns: setting.pinsColumns)
    twin.nodeCapacity = 4
    return twin
  }

  private func expectSame(_ items: WaterfallItems, _ twin: NaiveWaterfall) throws {
    try #require(items.brokenInvariant == nil)
    try #require((0..<items.count).map { items.place(of: $0) } == twin.places)
    try #require(items.height == twin.height)
  }

  @Test(arguments: settings)
  func `an item goes to the column that was free before it`(_ setting: Setting) throws {
    var twin = waterfall(setting)
    var items = twin.solved

    for number in 0..<40 {
      let (height, place) = (Double(number * 31 % 90), number * 17 % (items.count + 1))
      items.insert(height: height, at: place)
      twin.insert(height: height, at: place)
      try expectSame(items, twin)
    }
  }

  @Test(arguments: settings)
  func `items go until none is left, and come again`(_ setting: Setting) throws {
    var twin = waterfall(setting)
    var items = twin.solved

    for number in 0..<60 {
      let place = number * 17 % items.count
      items.remove(at: place)
      twin.remove(at: place)
      try expectSame(items, twin)
    }
    for height in [8, 3, 5] as [Double] {
      items.insert(height: height, at: items.count)
      twin.insert(height: height, at: twin.heights.count)
      try expectSame(items, twin)
    }
  }

  @Test(arguments: settings)
  func `edits one by one are solved at once, after some that were solved together, too`(
    _ setting: Setting
  ) throws {
    var twin = waterfall(setting)
    var items = twin.solved

    for number in 0..<6 {
      items.beginEdits()
      items.insert(height: 70, at: number * 7)
      items.remove(at: number * 9)
      items.endEdits()
      twin.insert(height: 70, at: number * 7)
      twin.remove(at: number * 9)
      try expectSame(items, twin)
      items.insert(height: 40, at: 3)
      twin.insert(height: 40, at: 3)
      try expectSame(items, twin)
      items.setHeight(Double(number * 31), of: 1)
      twin.heights[1] = Double(number * 31)
      try expectSame(items, twin)
      items.remove(at: 2)
      twin.remove(at: 2)
      try expectSame(items, twin)
    }
  }

  @Test(arguments: settings)
  func `neighbors go, so that whole blocks do`(_ setting: Setting) throws {
    var twin = waterfall(setting)
    var items = twin.solved

    for _ in 0..<35 {
      items.remove(at: 12)
      twin.remove(at: 12)
      try expectSame(items, twin)
    }
  }

  /// Columns that end at 10 and 40, then at 10 and 20: a difference of 30 becomes a sum of 30.
  @Test func `items are placed again where the columns before them differ otherwise`() throws {
    var twin = NaiveWaterfall(
      heights: [10, 40, 0, 0, 10, 10, 10, 10], columnCount: 2, spacing: 0, order: .shortestFirst,
      pinsColumns: false)
    twin.nodeCapacity = 4
    var items = twin.solved

    items.setHeight(20, of: 1)

    twin.heights[1] = 20
    try expectSame(items, twin)
  }

  @Test(arguments: settings)
  func `items longer than a thousand points lie among short ones`(
    _ setting: Setting
  ) throws {
    var twin = waterfall(setting)
    var items = twin.solved
    let original = items

    for number in 0..<20 {
      // 1,023 and 63 of 64 parts of a point are the most that two bytes hold.
      let height = [1_023.984375, 1_024, 2_000, 3][number % 4]
      items.insert(height: height, at: number * 13 % (items.count + 1))
      twin.insert(height: height, at: number * 13 % (twin.heights.count + 1))
      try expectSame(items, twin)
      let item = number * 11 % items.count
      items.setHeight(height + 1, of: item)
      twin.heights[item] = height + 1
      try expectSame(items, twin)
    }
    try expectSame(original, waterfall(setting))
  }
}
