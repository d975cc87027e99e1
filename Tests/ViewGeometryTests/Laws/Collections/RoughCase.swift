import Foundation
import ViewGeometry

@testable import TestSupport

/// The layouts whose frames are compared to the last bit.
enum RoughLayout: String, CaseIterable, Sendable {
  case uniformFlow, mixedFlow, flippingFlow, waterfall, grid, composition, orthogonal, table
}

/// A layout with lengths that binary fractions don't represent.
struct RoughCase {
  var kind: RoughLayout
  var breadth: Double
  var isHorizontal = false
  var isMirrored = false
  /// The lengths of the items, across and along the scrolling direction, by section.
  var sections: [[SIMD2<Double>]]
  var spacing: SIMD2<Double>
  var inset: Double
  var header: Double
  var columns: Int
  /// Indices of items.
  var picks: [Int]
  /// The length of one point; 2 in a case that is doubled.
  var unit = 1.0

  init(_ kind: RoughLayout, _ source: inout ChoiceSource) {
    func length(_ source: inout ChoiceSource, _ limit: Int) -> Double {
      Double(source.index(below: limit)) / source.pick([1, 3, 7, 10])
    }
    self.kind = kind
    let one = SIMD2(5 + length(&source, 200), 5 + length(&source, 200))
    breadth = source.pick([320, 375, 390, 393, 414, 430, 768]) / source.pick([1, 3])
    let isUniform = kind == .uniformFlow
    sections = source.list(mean: source.pick([1, 6, 30]), limit: 40) { source in
      (0..<source.index(below: source.oneIn(9) ? 60 : 7)).map { _ in
        isUniform ? one : SIMD2(length(&source, 300), length(&source, 300))
      }
    }
    if kind == .grid, let first = sections.first {
      sections = sections.map { _ in first }
    }
    spacing = SIMD2(source.pick([0, length(&source, 30)]), source.pick([0, length(&source, 30)]))
    inset = source.pick([0, length(&source, 40)])
    header = source.pick([0, length(&source, 90)])
    columns = 1 + source.index(below: 7)
    picks = (0..<4).map { _ in source.index(below: 1 << 16) }
    if kind != .table, kind != .grid { isHorizontal = source.flag() }
    if kind != .uniformFlow, kind != .mixedFlow, kind != .table { isMirrored = source.flag() }
  }

  var name: String {
    kind.rawValue + (isHorizontal ? ", horizontal" : "") + (isMirrored ? ", mirrored" : "")
  }

  func size(_ across: Double, _ along: Double) -> CGSize {
    isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// The same case with all lengths doubled.
  var doubled: RoughCase {
    var doubled = self
    doubled.breadth *= 2
    doubled.sections = sections.map { $0.map { 2 * $0 } }
    doubled.spacing *= 2
    doubled.inset *= 2
    doubled.header *= 2
    doubled.unit *= 2
    return doubled
  }

  /// The case with lengths for which doubling a length doubles its counted units.
  ///
  /// A waterfall counts the length that an item adds to its column in whole units of 2^-32 points
  /// (`WaterfallItems`), so that an edited one equals one solved from scratch. A third isn't a
  /// whole number of units: the units of twice a third aren't twice the units of a third.
  var doubling: RoughCase {
    guard kind == .waterfall else { return self }
    func whole(_ points: Double) -> Double { (points * 0x1p32).rounded() * 0x1p-32 }
    var doubling = self
    doubling.sections = sections.map { $0.map { SIMD2(whole($0.x), whole($0.y)) } }
    doubling.spacing = SIMD2(whole(spacing.x), whole(spacing.y))
    return doubling
  }

  var insets: EdgeInsets {
    EdgeInsets(top: inset, left: inset / 3, bottom: inset / 7, right: inset)
  }
}

extension RoughCase {
  func makeLayout() -> CollectionViewLayout {
    switch kind {
    case .uniformFlow, .mixedFlow: return flow(CollectionViewFlowLayout())
    case .flippingFlow: return flow(FlippingFlow())
    case .waterfall:
      let layout = CollectionViewWaterfallLayout()
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.columnCount = columns
      (layout.columnSpacing, layout.itemSpacing) = (spacing.x, spacing.y)
      layout.sectionInset = insets
      layout.headerHeight = header
      return layout
    case .grid:
      let layout = CollectionViewGridLayout()
      layout.rowHeight = 10 * unit + spacing.x
      layout.columnWidth = 10 * unit + spacing.y
      for (row, lengths) in sections.enumerated() {
        if let first = lengths.first, row % 2 == 0 { layout.setHeight(first.x, ofRow: row) }
        if row < lengths.count, row % 3 == 0 { layout.setWidth(lengths[row].y, ofColumn: row) }
      }
      return layout
    case .composition, .orthogonal: return composition()
    case .table: return CollectionViewLayout()
    }
  }

  private func flow(_ layout: CollectionViewFlowLayout) -> CollectionViewFlowLayout {
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (spacing.x, spacing.y)
    layout.sectionInset = insets
    layout.headerReferenceSize = CGSize(width: header, height: header)
    return layout
  }

  private func composition() -> CollectionViewCompositionalLayout {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = spacing.x
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(isHorizontal ? 1 : 1 / Double(columns)),
        heightDimension: .fractionalHeight(isHorizontal ? 1 / Double(columns) : 1)))
    let along = CollectionLayoutDimension.absolute(20 * unit + header)
    let size = CollectionLayoutSize(
      widthDimension: isHorizontal ? along : .fractionalWidth(kind == .orthogonal ? 0.7 : 1),
      heightDimension: isHorizontal ? .fractionalHeight(kind == .orthogonal ? 0.7 : 1) : along)
    let group: CollectionLayoutGroup =
      isHorizontal
      ? .vertical(layoutSize: size, subitems: [item])
      : .horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = spacing.x > 0 ? .flexible(0) : nil
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing.y
    section.contentInsets = DirectionalEdgeInsets(
      top: inset, leading: inset / 3, bottom: inset / 7, trailing: inset)
    if kind == .orthogonal { section.orthogonalScrollingBehavior = .continuous }
    return CollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
}
