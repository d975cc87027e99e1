import Foundation
import ViewGeometry

extension FixtureCollection {
  /// Returns an upper bound on the number of cells, headers and footers visible in a view with a
  /// given size.
  ///
  /// `contentInset` is in points. If this bound exceeds ``FixtureLimits/cells``, the fixture is
  /// rejected; the total number of items, in contrast, may be in the billions.
  func mostCells(in size: CGSize, contentInset: EdgeInsets = .zero) -> Double {
    let items = mostItems(in: size, contentInset: contentInset)
    guard let borders else { return items }
    let along = borders.axis == .horizontal ? size.width : size.height
    return items + 2 * min(Double(sections.count), most(along, of: borders.length) + 2)
  }

  /// The axis along which sections with headers or footers are laid out, and the minimum length of
  /// such a section without items.
  ///
  /// It is nil if no section has headers or footers.
  private var borders: (axis: Axis, length: Double)? {
    switch layout {
    case .flow(let flow):
      let (header, footer) = (flow.headerReferenceSize, flow.footerReferenceSize)
      let inset = flow.sectionInset
      return flow.scrollDirection == .horizontal
        ? Self.borders(.horizontal, header.width + footer.width, inset.left, inset.right)
        : Self.borders(.vertical, header.height + footer.height, inset.top, inset.bottom)
    case .waterfall(let waterfall):
      let inset = waterfall.sectionInset
      return Self.borders(.vertical, waterfall.headerHeight, inset.top, inset.bottom)
    case .compositional(let composition):
      return composition.templates.compactMap { template in
        let inset = template.contentInsets
        return Self.borders(.vertical, template.header + template.footer, inset.top, inset.bottom)
      }.min { $0.length < $1.length }
    case .grid, .calendar: return nil
    }
  }

  /// Returns the axis and the minimum length of an empty section; nil if its header and footer have
  /// no length.
  ///
  /// `length` is the total length of the header and footer, and `before` and `after` are the
  /// section's insets. If one of these insets is negative, the minimum length is 0.
  private static func borders(
    _ axis: Axis, _ length: Double, _ before: Double, _ after: Double
  ) -> (axis: Axis, length: Double)? {
    guard length > 0 else { return nil }
    return (axis, before < 0 || after < 0 ? 0 : length + before + after)
  }

  private func mostItems(in size: CGSize, contentInset: EdgeInsets) -> Double {
    switch layout {
    case .flow(let flow): return mostCells(of: flow, in: size)
    case .waterfall(let waterfall): return mostCells(of: waterfall, in: size)
    case .grid(let grid):
      // Rows and columns with their own lengths may have length zero; all of them may be in view,
      // plus the frozen ones.
      let rows =
        most(size.height, of: grid.rowHeight) + 2
        + Double(grid.frozenRows + grid.rowHeights.count)
      let columns =
        most(size.width, of: grid.columnWidth) + 2
        + Double(grid.frozenColumns + grid.columnWidths.count)
      return min(Double(sections.itemCount), rows * columns)
    case .calendar(let calendar): return Double(calendar.events.count)
    case .compositional(let composition):
      return min(
        Double(sections.itemCount), composition.mostCells(in: size, contentInset: contentInset))
    }
  }

  /// The runs of sections that contain items.
  private var filled: [FixtureSections.Run] { sections.runs.filter { $0.items > 0 } }

  private func mostCells(of waterfall: FixtureWaterfall, in size: CGSize) -> Double {
    let least = Double(filled.compactMap(\.sizes?.least.height).min() ?? 0)
    let inset = waterfall.sectionInset
    let sectionLength = Double(inset.top + inset.bottom) + waterfall.headerHeight + least
    let sectionsInView = min(Double(sections.count), most(size.height, of: sectionLength) + 2)
    // There is no spacing between sections.
    let inColumn = most(size.height, of: least + waterfall.itemSpacing) + 2 * sectionsInView
    return min(Double(sections.itemCount), Double(waterfall.columnCount) * inColumn)
  }

  private func mostCells(of flow: FixtureFlow, in size: CGSize) -> Double {
    let isHorizontal = flow.scrollDirection == .horizontal
    let (across, along) =
      isHorizontal ? (size.height, size.width) : (size.width, size.height)
    let inset = flow.sectionInset
    let (before, after) = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let (header, footer) = (flow.headerReferenceSize, flow.footerReferenceSize)
    let borders =
      isHorizontal ? header.width + footer.width : header.height + footer.height

    var (leastAcross, leastAlong) = (Double.infinity, Double.infinity)
    for run in filled {
      let least = run.sizes?.least ?? flow.itemSize
      leastAcross = min(leastAcross, isHorizontal ? least.height : least.width)
      leastAlong = min(leastAlong, isHorizontal ? least.width : least.height)
    }
    // Negative insets may move all sections to the same position.
    let sectionLength = before < 0 || after < 0 ? 0 : borders + before + after + leastAlong
    let sectionsInView = min(Double(sections.count), most(along, of: sectionLength) + 2)
    let lines = most(along, of: leastAlong + flow.minimumLineSpacing) + 2 * sectionsInView
    let columns = most(across, of: leastAcross + flow.minimumInteritemSpacing) + 2
    return min(Double(sections.itemCount), lines * columns)
  }

  /// Returns how many times `length` fits into `space`; infinite if `length` isn't above 0.
  private func most(_ space: Double, of length: Double) -> Double {
    length > 0 ? space / length : .infinity
  }
}

extension FixtureComposition {
  /// Returns an upper bound on the number of items in view.
  ///
  /// It is infinite if the length of a group or item isn't positive, or if the top or bottom inset
  /// of a section is negative.
  func mostCells(in size: CGSize, contentInset: EdgeInsets) -> Double {
    let content = size.inset(by: contentInset)
    var most = 0.0
    for template in templates {
      let inset = template.contentInsets
      // Negative insets may move all sections to the same position.
      guard inset.top >= 0, inset.bottom >= 0,
        let group = template.group.outline(in: content.inset(by: inset))
      else { return .infinity }
      let groups =
        ((size.width + group.reach.width) / group.size.width + 2)
        * ((size.height + group.reach.height) / group.size.height + 2)
      most = max(most, groups * group.items)
    }
    return most.isNaN ? .infinity : most
  }
}

extension FixtureComposition.Content {
  /// The approximate extent of a group or an item: its size, the largest overflow of its contents,
  /// and the maximum number of its items.
  fileprivate struct Outline {
    var size: CGSize
    var reach = CGSize.zero
    var items = 1.0
  }

  /// Returns the outline of the item or group in a container with the given size; nil if a length
  /// isn't positive.
  fileprivate func outline(in size: CGSize) -> Outline? {
    switch self {
    case .item(let own, let insets, _):
      let (width, height) = own.length(in: size)
      guard width > 0, height > 0 else { return nil }
      return Outline(
        size: CGSize(width: width, height: height),
        reach: CGSize(
          width: max(0, -insets.left) + max(0, -insets.right),
          height: max(0, -insets.top) + max(0, -insets.bottom)))
    case .group(_, let own, _, let contents):
      let (width, height) = own.length(in: size)
      guard width > 0, height > 0 else { return nil }
      var outline = Outline(size: CGSize(width: width, height: height), items: 0)
      for content in contents {
        guard let inner = content.outline(in: outline.size) else { return nil }
        outline.items +=
          (width / inner.size.width + 1) * (height / inner.size.height + 1) * inner.items
        // Contents longer than the group begin at its start; shorter contents may begin as late as
        // its end.
        outline.reach.width = max(
          outline.reach.width, inner.reach.width + max(0, inner.size.width - CGFloat(width)))
        outline.reach.height = max(
          outline.reach.height, inner.reach.height + max(0, inner.size.height - CGFloat(height)))
      }
      return outline
    }
  }
}

extension CGSize {
  /// Returns the size after subtracting insets.
  ///
  /// Negative results are replaced with zero.
  fileprivate func inset(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension FixtureComposition.Size {
  fileprivate func length(in size: CGSize) -> (width: Double, height: Double) {
    func length(_ dimension: FixtureComposition.Dimension) -> Double {
      switch dimension {
      case .absolute(let length): length
      case .fractionalWidth(let fraction): fraction * size.width
      case .fractionalHeight(let fraction): fraction * size.height
      }
    }
    return (length(width), length(height))
  }
}

extension FixtureSizes {
  /// A lower bound on the items' widths and heights.
  var least: CGSize {
    switch self {
    case .uniform(let size):
      size
    case .listed(let sizes):
      CGSize(
        width: sizes.map(\.width).min() ?? 0, height: sizes.map(\.height).min() ?? 0)
    case .messages(let messages):
      CGSize(
        width: messages.width,
        height: FixtureMessages.lineHeight + FixtureMessages.padding)
    case .weighted(let width, let heights):
      CGSize(width: width, height: heights.lengths.min() ?? 0)
    case .photos(let photos):
      // The narrowest ratio is 9:19.5; widths are rounded to 64ths.
      CGSize(width: max(0, photos.height * 0.46 - 1), height: photos.height)
    }
  }
}

extension FixtureWaterfall {
  /// Returns whether the items of each section of a run stay within the maximum lengths of an item
  /// and of a column.
  ///
  /// - Complexity: O(1) if the sizes are nil or `.uniform`, otherwise O(items).
  func holds(_ run: FixtureSections.Run) -> Bool {
    guard run.items > 0, let sizes = run.sizes else { return true }
    var (sum, tallest) = (0.0, 0.0)
    if case .uniform(let size) = sizes {
      (sum, tallest) = (Double(run.items) * Double(size.height), Double(size.height))
    } else {
      for item in 0..<run.items {
        let height = Double(sizes.size(of: item).height)
        (sum, tallest) = (sum + height, max(tallest, height))
      }
    }
    // The next item goes to the shortest column, which isn't longer than the mean of all columns.
    let mean = (sum + Double(run.items) * itemSpacing) / Double(columnCount)
    return tallest <= WaterfallColumns.longestItem
      && mean + tallest + itemSpacing < WaterfallColumns.longest
  }
}
