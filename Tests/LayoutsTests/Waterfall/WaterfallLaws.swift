import Testing
import ViewGeometry

@testable import TestSupport

/// A solved waterfall gives the same answers as the twin that places everything from scratch,
/// whatever its history.
@Suite struct WaterfallLaws {
  enum Edit {
    case resize(Int, Double)
    case insert(Int, Double)
    case remove(Int)
  }

  struct Case {
    var waterfall: NaiveWaterfall
    var edits: [Edit]
    var offsets: [Double]
  }

  private static func height(_ source: inout ChoiceSource) -> Double {
    // Some have no height, and some are too high for two bytes.
    source.oneIn(12) ? source.pick([0, 2_000]) : Double(source.index(below: 400)) / 4
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    // High ones fill several blocks; with equal heights columns soon agree.
    let isEven = source.flag()
    func height(_ source: inout ChoiceSource) -> Double {
      isEven ? 50 : Self.height(&source)
    }
    var heights = source.list(mean: 20, limit: 100, of: height)
    if source.oneIn(3) {
      heights = (0..<1_600).map { heights.isEmpty ? 50 : heights[$0 % heights.count] }
    }
    var waterfall = NaiveWaterfall(
      heights: heights, columnCount: 1 + source.index(below: 5),
      spacing: Double(source.index(below: 3)) * 5,
      order: source.pick(WaterfallItemOrder.allCases), pinsColumns: source.flag())
    // Small nodes make deep trees of short lists.
    waterfall.nodeCapacity = source.pick([4, 6, nil])
    var count = heights.count
    let edits = source.list(mean: 12, limit: 60) { source -> Edit in
      switch source.index(below: 3) {
      case 0 where count > 0: return .resize(source.index(below: count), Self.height(&source))
      case 1 where count > 0:
        count -= 1
        return .remove(source.index(below: count + 1))
      default:
        count += 1
        return .insert(source.index(below: count), Self.height(&source))
      }
    }
    let range = Int(waterfall.height) + 100
    return Case(
      waterfall: waterfall, edits: edits,
      offsets: (0..<12).map { _ in Double(source.index(below: range * 4)) / 4 - 20 })
  }

  private static let cases = CaseRange.perThousand(150)

  private func compare(
    _ items: WaterfallItems, _ twin: NaiveWaterfall, _ offsets: [Double]
  ) throws {
    let broken = items.brokenInvariant
    try demand(broken == nil, broken ?? "")
    let places = twin.places
    try demand(items.count == places.count, "There are \(items.count) items.")
    try demand(items.height == twin.height, "The height is \(items.height), not \(twin.height).")
    for place in places {
      let found = items.place(of: place.item)
      try demand(found == place, "\(found), not \(place).")
    }
    for column in 0..<twin.columnCount {
      let inColumn = places.filter { $0.column == column }
      for offset in offsets {
        let expected = inColumn.last { $0.y <= offset && offset < $0.y + $0.height }
        let found = items.item(inColumn: column, at: offset)
        try demand(
          found == expected, "At \(offset) in column \(column): \(String(describing: found)).")
      }
      for (lower, upper) in zip(offsets, offsets.dropFirst()) where lower < upper {
        let expected = inColumn.filter {
          $0.height > 0 && $0.y < upper && lower < $0.y + $0.height
        }
        var found: [WaterfallItem] = []
        items.forEachItem(inColumn: column, from: lower, to: upper) { found.append($0) }
        try demand(found == expected, "From \(lower) to \(upper) in column \(column): \(found).")
      }
    }
  }

  @Test func `every index and every query gets the answer of the twin`() {
    check(Self.anyCase, cases: Self.cases) { input in
      try compare(input.waterfall.solved, input.waterfall, input.offsets)
    }
  }

  @Test func `edits end where solving again would, and pinned items keep their columns`() {
    check(Self.anyCase, cases: Self.cases) { input in
      var (twin, items) = (input.waterfall, input.waterfall.solved)
      let original = items
      for edit in input.edits { Self.apply(edit, to: &items, &twin) }
      try compare(items, twin, input.offsets)
      try compare(original, input.waterfall, input.offsets)
    }
  }

  @Test func `edits that are solved at once end where each of them would`() {
    check(Self.anyCase, cases: Self.cases) { input in
      var (twin, items) = (input.waterfall, input.waterfall.solved)
      items.beginEdits()
      for edit in input.edits { Self.apply(edit, to: &items, &twin) }
      items.endEdits()
      try compare(items, twin, input.offsets)
    }
  }

  @Test func `whatever the heights, edits end exactly where solving again does`() {
    check(Self.anyCase, cases: Self.cases) { input in
      // Thirds and sevenths, and some too high for two bytes: sums of Doubles would depend on their
      // order.
      func odd(_ height: Double) -> Double { height == 50 ? 1_200.1 : height * 4 / 3 + 1 / 7 }
      var twin = input.waterfall
      twin.heights = twin.heights.map(odd)
      var items = twin.solved
      for edit in input.edits {
        let changed: Edit =
          switch edit {
          case .resize(let item, let height): .resize(item, odd(height))
          case .insert(let item, let height): .insert(item, odd(height))
          case .remove: edit
          }
        Self.apply(changed, to: &items, &twin)
      }
      guard twin.pinned == nil else { return }
      let fresh = twin.solved
      try demand(items.height == fresh.height, "\(items.height), not \(fresh.height).")
      for item in 0..<fresh.count {
        let (found, expected) = (items.place(of: item), fresh.place(of: item))
        try demand(found == expected, "\(found), not \(expected).")
        let middle = found.y + found.height / 2
        for y in [found.y, middle] where found.height > 0 {
          try demand(
            items.item(inColumn: found.column, at: y)?.item == item, "Item \(item) isn't at \(y).")
        }
      }
    }
  }

  private static func apply(
    _ edit: Edit, to items: inout WaterfallItems, _ twin: inout NaiveWaterfall
  ) {
    switch edit {
    case .resize(let item, let height):
      items.setHeight(height, of: item)
      twin.heights[item] = height
    case .insert(let item, let height):
      items.insert(height: height, at: item)
      twin.insert(height: height, at: item)
    case .remove(let item):
      items.remove(at: item)
      twin.remove(at: item)
    }
  }

  @Test func `blocks split as they grow`() {
    var twin = NaiveWaterfall(
      heights: [], columnCount: 3, spacing: 10, order: .shortestFirst, pinsColumns: false)
    var items = twin.solved
    var source = ChoiceSource(seed: 9)

    for count in 0..<2_500 {
      let (height, place) = (Self.height(&source), source.index(below: count + 1))
      items.insert(height: height, at: place)
      twin.heights.insert(height, at: place)
    }

    expectEqual((0..<2_500).map { items.place(of: $0) }, twin.places)
  }
}
