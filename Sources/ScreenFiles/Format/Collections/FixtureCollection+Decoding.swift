import Foundation
import ViewGeometry

extension FixtureCollection {
  /// Decodes the layout and the sections of a collection view.
  init(_ view: FixtureObject) throws(FixtureError) {
    layout = try FixtureLayout(try view.required("layout"))
    let list = try view.required("sections")
    sections = try FixtureSections(list)
    try checkCounts(list)
  }

  /// Rejects sections that the layout doesn't support.
  private func checkCounts(_ list: FixtureJSON) throws(FixtureError) {
    switch layout {
    case .calendar(let calendar):
      guard sections.count == 1, sections.itemCount == calendar.events.count else {
        throw list.fault(
          .contradiction("there must be one item per event, \(calendar.events.count)"))
      }
    case .grid(let grid):
      let columns = sections.items(in: 0)
      guard sections.runs.allSatisfy({ $0.items == columns }),
        grid.rowHeights.allSatisfy({ $0.index < sections.count }),
        grid.columnWidths.allSatisfy({ $0.index < columns }),
        grid.merged.allSatisfy({
          $0.rows.upperBound <= sections.count && $0.columns.upperBound <= columns
        })
      else {
        throw list.fault(
          .contradiction("the rows of a grid must have equal lengths and contain all named cells"))
      }
    case .waterfall(let waterfall):
      // A waterfall stores a height for each item, even if all are equal.
      try list.check(Double(sections.itemCount), limit: FixtureLimits.sizedItems)
      guard sections.runs.allSatisfy({ $0.items == 0 || $0.sizes != nil }) else {
        throw list.fault(.contradiction("the items of a waterfall must have sizes"))
      }
      guard sections.runs.allSatisfy({ waterfall.holds($0) }) else {
        throw list.fault(
          .contradiction(
            "an item of a waterfall can be at most 2^21 points high, and a column 2^30"))
      }
    case .flow, .compositional: break
    }
  }
}

extension FixtureFlow {
  static let keys: Set<String> = [
    "scrollDirection", "itemSize", "minimumLineSpacing", "minimumInteritemSpacing",
    "sectionInset", "headerReferenceSize", "footerReferenceSize",
  ]

  init(_ object: FixtureObject) throws(FixtureError) {
    self.init()
    scrollDirection = try object["scrollDirection"]?.axis() ?? scrollDirection
    itemSize = try object["itemSize"]?.size() ?? itemSize
    minimumLineSpacing = try object["minimumLineSpacing"]?.length() ?? minimumLineSpacing
    minimumInteritemSpacing =
      try object["minimumInteritemSpacing"]?.length() ?? minimumInteritemSpacing
    sectionInset = try object["sectionInset"]?.insets() ?? sectionInset
    headerReferenceSize = try object["headerReferenceSize"]?.size() ?? headerReferenceSize
    footerReferenceSize = try object["footerReferenceSize"]?.size() ?? footerReferenceSize
  }
}

extension FixtureSections {
  private enum GeneratorName: String, CaseIterable { case skewedMonths }

  /// Decodes a list of sections, or the values of a section generator.
  init(_ node: FixtureJSON) throws(FixtureError) {
    guard node.value is [Any] else {
      try self.init(generator: node)
      return
    }
    var runs: [Run] = []
    var sections = 0.0
    var items = 0.0
    var sizedItems = 0.0
    for entry in try node.array() {
      let run = try Run(entry)
      // The products are computed in `Double`, so they don't overflow, and lose precision only far
      // above the limits.
      sections += Double(run.sections)
      items += Double(run.sections) * Double(run.items)
      if !(run.sizes?.isUniform ?? true) {
        sizedItems += Double(run.sections) * Double(run.items)
      }
      try entry.check(sections, limit: FixtureLimits.sections)
      try entry.check(items, limit: FixtureLimits.items)
      try entry.check(sizedItems, limit: FixtureLimits.sizedItems)
      runs.append(run)
    }
    self.init(runs: runs)
  }

  private init(generator node: FixtureJSON) throws(FixtureError) {
    let object = try node.object(["generator", "items", "sections", "largest", "seed", "sizes"])
    _ = try object.required("generator").name(GeneratorName.self)
    let items = try object.required("items").count(limit: FixtureLimits.items)
    let months = try object.required("sections").count(limit: FixtureLimits.sections)
    let largest = try object.required("largest").count(limit: FixtureLimits.items)
    let seed = try object.required("seed").seed()
    guard months >= 2, largest + months - 1 <= items else {
      throw node.fault(
        .contradiction("\(items) items don't fill \(months) months, one of them with \(largest)"))
    }
    var sizes: ((Int) -> FixtureSizes)?
    if let generator = object["sizes"] {
      try generator.check(Double(items), limit: FixtureLimits.sizedItems)
      let photos = try FixturePhotos(generator)
      sizes = { .photos(photos.continued(by: UInt64($0))) }
    }
    self.init(months: months, photos: items, largest: largest, seed: seed, sizes: sizes)
  }
}

extension FixtureSections.Run {
  private enum GeneratorName: String, CaseIterable { case chatHeights, aspectPhotos, weighted }

  init(_ node: FixtureJSON) throws(FixtureError) {
    let object = try node.object(["repeat", "items", "itemSize", "itemSizes", "sizes"])
    sections = try object["repeat"]?.count(limit: FixtureLimits.sections) ?? 1
    let given = ["itemSize", "itemSizes", "sizes"].compactMap { object[$0] }
    if given.count > 1 {
      throw given[1].fault(.contradiction("the sizes of a section can be given only once"))
    }

    if let list = object["itemSizes"] {
      let sizes = try Self.listedSizes(list)
      items = sizes.count
      self.sizes = .listed(sizes)
      if let node = object["items"] {
        let count = try node.count(limit: FixtureLimits.items)
        guard count == sizes.count else {
          throw node.fault(
            .contradiction("\(sizes.count) item sizes are listed, but the section has \(count)"))
        }
      }
      return
    }
    items = try object.required("items").count(limit: FixtureLimits.items)
    if let generator = object["sizes"] {
      try generator.check(Double(items), limit: FixtureLimits.sizedItems)
      sizes = try Self.generatedSizes(generator, items: items)
    } else {
      sizes = try object["itemSize"].map { node throws(FixtureError) in
        .uniform(try node.size())
      }
    }
  }

  private static func listedSizes(_ list: FixtureJSON) throws(FixtureError) -> [CGSize] {
    var sizes: [CGSize] = []
    for size in try list.array() {
      sizes.append(try size.size())
    }
    return sizes
  }

  private static func generatedSizes(
    _ node: FixtureJSON, items: Int
  ) throws(FixtureError) -> FixtureSizes {
    let object = try node.object(["generator", "seed", "width", "height", "lengths"])
    let name = try object.required("generator").name(GeneratorName.self)
    let seed = try object.required("seed").seed()
    switch name {
    case .chatHeights:
      _ = try node.object(["generator", "seed", "width"])
      let width = try object.required("width").length()
      return .messages(FixtureMessages(count: items, width: width, seed: seed))
    case .aspectPhotos:
      return .photos(try FixturePhotos(node))
    case .weighted:
      _ = try node.object(["generator", "seed", "width", "lengths"])
      return .weighted(
        width: try object["width"]?.length() ?? 0,
        heights: try FixtureWeightedLengths(try object.required("lengths"), seed: seed))
    }
  }
}

extension FixturePhotos {
  private enum GeneratorName: String, CaseIterable { case aspectPhotos }

  init(_ node: FixtureJSON) throws(FixtureError) {
    let object = try node.object(["generator", "seed", "height"])
    _ = try object.required("generator").name(GeneratorName.self)
    self.init(
      height: try object.required("height").length(), seed: try object.required("seed").seed())
  }
}

extension FixtureJSON {
  /// Rejects a count that exceeds a limit.
  func check(_ count: Double, limit: Int) throws(FixtureError) {
    guard count <= Double(limit) else { throw fault(.tooMany(count: count, limit: limit)) }
  }
}
