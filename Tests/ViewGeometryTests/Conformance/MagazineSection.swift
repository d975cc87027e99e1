import ViewGeometry

/// Sections of MagazineLayout as compositions: rows of items of one width, one row below the other.
///
/// The rows are those that MagazineLayout makes of its width modes; the test lists them. A row is
/// as high as its highest item, and items that stretch are as high as their row.
struct MagazineSection {
  struct Item {
    enum Height {
      case fixed
      case measured
      /// Will be as high as the row, but isn't measured yet: has its estimated height.
      case stretched
      /// As high as the row; as high as its measured height if it is alone there.
      case filling
    }

    var width: String
    var mode: Height
    /// The measured or given height.
    var height: Double
  }

  var items: [Item]
  var header: Double?
  var footer: Double?
  var width = 320.0
  var spacing = (x: 20.0, y: 30.0)
  var insets = CompositionalInsets(top: 30, leading: 15, bottom: 20, trailing: 5)
  var itemInset = 10.0

  private static let estimate = 150.0

  var rules: CompositionalRules {
    func boundary(_ kind: String, _ height: Double?, _ alignment: Double) -> CompositionalBoundary?
    {
      height.map {
        CompositionalBoundary(
          kind: kind,
          size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated($0)),
          alignmentY: alignment)
      }
    }
    let page = CompositionalItem(
      size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated(0)),
      content: .group(
        CompositionalGroup(
          axis: .vertical, elements: rows, spacing: .fixed(spacing.y))))
    return CompositionalRules(
      group: page,
      insets: CompositionalInsets(
        top: itemInset, leading: insets.leading, bottom: itemInset, trailing: insets.trailing),
      boundaries: [boundary("header", header, 0), boundary("footer", footer, 1)]
        .compactMap { $0 })
  }

  private var room: Double { width - insets.leading - insets.trailing }

  /// The numbers of items in the rows: items of one width, as many as fit.
  private var rowCounts: [Int] {
    var counts: [Int] = []
    var first = 0
    while first < items.count {
      let most = Self.parts(of: items[first].width)
      let row = items[first...].prefix(most).prefix { $0.width == items[first].width }
      counts.append(row.count)
      first += row.count
    }
    return counts
  }

  private static func parts(of width: String) -> Int {
    width.hasPrefix("1/") ? Int(width.dropFirst(2)) ?? 1 : 1
  }

  private var rows: [CompositionalItem] {
    var first = 0
    return rowCounts.map { count in
      let row = items[first..<first + count]
      first += count
      let isBleeding = row.first?.width == "fullBleed"
      let parts = Double(Self.parts(of: row.first?.width ?? ""))
      let part = (room - 2 * itemInset - (parts - 1) * spacing.x) / parts
      // To whole pixels, as there, at a scale of 1.
      let width = isBleeding ? room : part.rounded()
      let cells = row.map { item in
        CompositionalItem(
          size: CompositionalSize(
            width: .absolute(width),
            height: item.mode == .fixed
              ? .absolute(item.height)
              : item.mode == .filling && count > 1
                ? .fractionOfHeight(1) : .estimated(Self.estimate)))
      }
      // As wide as the cells, so that no more come into the row.
      return CompositionalItem(
        size: CompositionalSize(
          width: .absolute(Double(count) * (width + spacing.x) - spacing.x),
          height: .estimated(0)),
        edges: CompositionalEdges(leading: .fixed(isBleeding ? 0 : itemInset)),
        content: .group(
          CompositionalGroup(axis: .horizontal, elements: cells, spacing: .fixed(spacing.x))))
    }
  }
}

extension MagazineSection.Item {
  init(_ width: String, _ height: Double) {
    self.init(width: width, mode: .fixed, height: height)
  }

  init(_ width: String, _ mode: Height, _ height: Double) {
    self.init(width: width, mode: mode, height: height)
  }
}
