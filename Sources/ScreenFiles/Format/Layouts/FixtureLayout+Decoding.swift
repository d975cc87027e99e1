import Foundation
import ViewGeometry

extension FixtureLayout {
  private enum TypeName: String, CaseIterable {
    case flow, waterfall, grid, calendar, compositional
  }

  private static let keys: [TypeName: Set<String>] = [
    .flow: FixtureFlow.keys,
    .waterfall: [
      "columnCount", "columnSpacing", "itemSpacing", "sectionInset", "headerHeight",
    ],
    .grid: [
      "rowHeight", "columnWidth", "frozenRows", "frozenColumns", "rowHeights", "columnWidths",
      "merged",
    ],
    .calendar: ["size", "events"],
    .compositional: ["templates", "interSectionSpacing"],
  ]

  /// Decodes a layout.
  ///
  /// A layout without a type is a flow layout.
  init(_ node: FixtureJSON) throws(FixtureError) {
    let all = Self.keys.values.reduce(Set(["type"])) { $0.union($1) }
    let type = try node.object(all)["type"]?.name(TypeName.self) ?? .flow
    let object = try node.object((Self.keys[type] ?? []).union(["type"]))
    switch type {
    case .flow: self = .flow(try FixtureFlow(object))
    case .waterfall: self = .waterfall(try FixtureWaterfall(object))
    case .grid: self = .grid(try FixtureGrid(object))
    case .calendar: self = .calendar(try FixtureCalendar(object))
    case .compositional: self = .compositional(try FixtureComposition(object))
    }
  }
}

extension FixtureWaterfall {
  init(_ object: FixtureObject) throws(FixtureError) {
    columnCount = try object["columnCount"]?.integer(in: 1...FixtureLimits.columns) ?? 2
    columnSpacing = try object["columnSpacing"]?.length() ?? 10
    let spacing = object["itemSpacing"]
    itemSpacing = try spacing?.length() ?? 10
    if let spacing, itemSpacing > WaterfallColumns.longestItem {
      throw spacing.fault(.outOfRange(value: itemSpacing, allowed: "0 to 2^21"))
    }
    let inset = object["sectionInset"]
    sectionInset = try inset?.insets() ?? .zero
    if let inset, let least = [sectionInset.top, sectionInset.bottom].min(), least < 0 {
      throw inset.fault(.outOfRange(value: Double(least), allowed: "0 or more above and below"))
    }
    headerHeight = try object["headerHeight"]?.length() ?? 0
  }
}

extension FixtureGrid {
  init(_ object: FixtureObject) throws(FixtureError) {
    rowHeight = try object["rowHeight"]?.length() ?? 20
    columnWidth = try object["columnWidth"]?.length() ?? 64
    frozenRows = try object["frozenRows"]?.count(limit: FixtureLimits.frozen) ?? 0
    frozenColumns = try object["frozenColumns"]?.count(limit: FixtureLimits.frozen) ?? 0
    rowHeights = try Self.lengths(object["rowHeights"])
    columnWidths = try Self.lengths(object["columnWidths"])
    merged = try Self.merged(object["merged"])
  }

  /// Decodes the merged cells.
  ///
  /// Each must span at least two cells, and they must not overlap.
  private static func merged(_ list: FixtureJSON?) throws(FixtureError) -> [Merged] {
    var merged: [Merged] = []
    var index = SpatialIndex()
    for node in try list?.array() ?? [] {
      let parts = try node.array(of: ["row", "rows", "column", "columns"])
      let cells = Merged(
        rows: try range(parts[0], parts[1]), columns: try range(parts[2], parts[3]))
      let area = CGRect(
        x: Double(cells.columns.lowerBound), y: Double(cells.rows.lowerBound),
        width: Double(cells.columns.count), height: Double(cells.rows.count))
      guard area.width * area.height > 1, index.items(in: area).isEmpty else {
        throw node.fault(
          .contradiction("a merge needs at least two cells, and a cell can be merged only once"))
      }
      index.set(area, for: merged.count)
      merged.append(cells)
    }
    return merged
  }

  private static func lengths(_ list: FixtureJSON?) throws(FixtureError) -> [Length] {
    var lengths: [Length] = []
    for node in try list?.array() ?? [] {
      let parts = try node.array(of: ["index", "length"])
      lengths.append(
        Length(
          index: try parts[0].count(limit: FixtureLimits.items), length: try parts[1].length()))
    }
    return lengths
  }

  private static func range(
    _ first: FixtureJSON, _ count: FixtureJSON
  ) throws(FixtureError) -> Range<Int> {
    let start = try first.count(limit: FixtureLimits.items)
    return start..<start + (try count.integer(in: 1...FixtureLimits.items))
  }
}

extension FixtureCalendar {
  init(_ object: FixtureObject) throws(FixtureError) {
    size = try object.required("size").size()
    var events: [Event] = []
    for node in try object.required("events").array() {
      let event = try node.object(["frame", "zIndex"])
      events.append(
        Event(
          frame: try event.required("frame").rect(),
          zIndex: try event["zIndex"]?.integer(in: -(1 << 31)...1 << 31) ?? 0))
    }
    self.events = events
  }
}

extension FixtureComposition {
  init(_ object: FixtureObject) throws(FixtureError) {
    let list = try object.required("templates")
    var templates: [Template] = []
    for node in try list.array() { templates.append(try Template(node)) }
    guard !templates.isEmpty else {
      throw list.fault(.contradiction("a compositional layout needs a template"))
    }
    self.templates = templates
    interSectionSpacing = try object["interSectionSpacing"]?.length() ?? 0
  }
}

extension FixtureComposition.Template {
  private static let keys: Set<String> = [
    "group", "interGroupSpacing", "contentInsets", "orthogonalScrolling", "header", "footer",
    "background",
  ]

  init(_ node: FixtureJSON) throws(FixtureError) {
    let object = try node.object(Self.keys)
    let top = try object.required("group")
    group = try FixtureComposition.Content(top, depth: 0)
    guard case .group = group else {
      throw top.fault(.contradiction("a section needs a group"))
    }
    interGroupSpacing = try object["interGroupSpacing"]?.length() ?? 0
    contentInsets = try object["contentInsets"]?.insets() ?? .zero
    scrolling =
      try object["orthogonalScrolling"]?.name(FixtureComposition.Scrolling.self)
      ?? FixtureComposition.Scrolling.none
    header = try object["header"]?.length() ?? 0
    footer = try object["footer"]?.length() ?? 0
    hasBackground = try object["background"]?.bool() ?? false
  }
}

extension FixtureComposition.Content {
  /// The maximum nesting depth of groups.
  ///
  /// Deeper nesting has no practical use.
  private static let deepest = 16

  init(_ node: FixtureJSON, depth: Int) throws(FixtureError) {
    let object = try node.object(["size", "contentInsets", "badge", "axis", "spacing", "items"])
    let size = try FixtureComposition.Size(try object.required("size"))
    guard let list = object["items"] else {
      _ = try node.object(["size", "contentInsets", "badge"])
      self = .item(
        size, insets: try object["contentInsets"]?.insets() ?? .zero,
        badge: try object["badge"]?.size())
      return
    }
    _ = try node.object(["size", "axis", "spacing", "items"])
    guard depth < Self.deepest else {
      throw list.fault(.tooMany(count: Double(depth + 1), limit: Self.deepest))
    }
    var contents: [FixtureComposition.Content] = []
    for item in try list.array() { contents.append(try Self(item, depth: depth + 1)) }
    guard !contents.isEmpty else {
      throw list.fault(.contradiction("a group needs at least one item"))
    }
    self = .group(
      try object["axis"]?.axis() ?? .horizontal, size,
      spacing: try object["spacing"]?.length() ?? 0, contents)
  }
}

extension FixtureComposition.Size {
  init(_ node: FixtureJSON) throws(FixtureError) {
    let parts = try node.array(of: ["width", "height"])
    width = try FixtureComposition.Dimension(parts[0])
    height = try FixtureComposition.Dimension(parts[1])
  }
}

extension FixtureComposition.Dimension {
  /// Decodes an absolute length in points, or a fraction of the container's width or height.
  init(_ node: FixtureJSON) throws(FixtureError) {
    guard node.value is [String: Any] else {
      self = .absolute(try node.length())
      return
    }
    let object = try node.object(["fractionalWidth", "fractionalHeight"])
    switch (object["fractionalWidth"], object["fractionalHeight"]) {
    case (let width?, nil): self = .fractionalWidth(try width.length())
    case (nil, let height?): self = .fractionalHeight(try height.length())
    default:
      throw node.fault(
        .contradiction("a dimension must be a fraction of either a width or a height"))
    }
  }
}
