import Foundation
import ViewGeometry

extension FixtureTable {
  /// Decodes the style and the sections of a table.
  init(_ view: FixtureObject) throws(FixtureError) {
    style = try view["style"]?.name(Style.self) ?? .plain
    var runs: [Run] = []
    var sections = 0.0
    var rows = 0.0
    var keptRows = 0.0
    for entry in try view.required("sections").array() {
      let run = try Run(entry)
      // The products are computed in `Double`, so they don't overflow, and lose precision only far
      // above the limits.
      sections += Double(run.sections)
      rows += Double(run.sections) * Double(run.items)
      if !run.heights.isUniform || run.items < ListBuilder.longRun {
        keptRows += Double(run.sections) * Double(run.items)
      }
      try entry.check(sections, limit: FixtureLimits.sections)
      try entry.check(rows, limit: FixtureLimits.items)
      try entry.check(keptRows, limit: FixtureLimits.sizedItems)
      runs.append(run)
    }
    self.sections = FixtureRuns(runs)
  }
}

extension FixtureTable.Run {
  init(_ node: FixtureJSON) throws(FixtureError) {
    let object = try node.object([
      "repeat", "rows", "rowHeight", "rowHeights", "heights", "header", "footer",
    ])
    sections = try object["repeat"]?.count(limit: FixtureLimits.sections) ?? 1
    header = try object["header"]?.length() ?? 0
    footer = try object["footer"]?.length() ?? 0
    let given = ["rowHeight", "rowHeights", "heights"].compactMap { object[$0] }
    if given.count > 1 {
      throw given[1].fault(.contradiction("the heights of a section can be given only once"))
    }

    if let list = object["rowHeights"] {
      var listed: [Double] = []
      for height in try list.array() { listed.append(try height.length()) }
      items = listed.count
      heights = .listed(listed)
      if let rows = object["rows"] {
        let count = try rows.count(limit: FixtureLimits.items)
        guard count == listed.count else {
          throw rows.fault(
            .contradiction("\(listed.count) row heights are listed, but the section has \(count)"))
        }
      }
      return
    }
    items = try object.required("rows").count(limit: FixtureLimits.items)
    if let generator = object["heights"] {
      try generator.check(Double(items), limit: FixtureLimits.sizedItems)
      heights = try FixtureHeights(generator)
    } else {
      heights = .uniform(try object["rowHeight"]?.length() ?? 44)
    }
  }
}

extension FixtureHeights {
  private enum GeneratorName: String, CaseIterable { case weighted, scattered }

  /// Decodes the values of a height generator.
  init(_ node: FixtureJSON) throws(FixtureError) {
    let object = try node.object(["generator", "seed", "lengths", "length", "other", "every"])
    let name = try object.required("generator").name(GeneratorName.self)
    let seed = try object.required("seed").seed()
    switch name {
    case .weighted:
      _ = try node.object(["generator", "seed", "lengths"])
      self = .weighted(try FixtureWeightedLengths(try object.required("lengths"), seed: seed))
    case .scattered:
      _ = try node.object(["generator", "seed", "length", "other", "every"])
      self = .scattered(
        FixtureScatteredLengths(
          length: try object.required("length").length(),
          other: try object.required("other").length(),
          every: try object.required("every").integer(in: 1...FixtureLimits.sizedItems),
          seed: seed))
    }
  }
}

extension FixtureWeightedLengths {
  /// Decodes a list of lengths with their weights.
  init(_ list: FixtureJSON, seed: UInt64) throws(FixtureError) {
    var choices: [(length: Double, weight: Int)] = []
    var total = 0
    for choice in try list.array() {
      let parts = try choice.array(of: ["length", "weight"])
      let weight = try parts[1].count(limit: Self.largestTotal)
      total += weight
      try choice.check(Double(total), limit: Self.largestTotal)
      choices.append((try parts[0].length(), weight))
    }
    guard total > 0 else {
      throw list.fault(.contradiction("the sum of the weights is 0"))
    }
    self.init(choices, seed: seed)
  }
}
