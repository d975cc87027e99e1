import Foundation
import ViewGeometry

@testable import TestSupport

/// The layouts whose elements of every kind are compared to the last bit, scrolled anywhere.
enum EdgedLayout: String, CaseIterable, Sendable {
  case flow, flowSubclass, sizedFlow, waterfall, waterfallSubclass, grid, gridSubclass
  case composition, compositionSubclass, shelves, measured, indexedBoard, searchedBoard

  /// Whether it is mirrored in right-to-left reading.
  var isMirrored: Bool { self != .flow && self != .sizedFlow }
  var isFlow: Bool { self == .flow || self == .flowSubclass || self == .sizedFlow }
  var isGrid: Bool { self == .grid || self == .gridSubclass }
  var isBoard: Bool { self == .indexedBoard || self == .searchedBoard }
  var asksDelegate: Bool {
    switch self {
    case .flow, .flowSubclass, .waterfall, .waterfallSubclass: true
    default: false
    }
  }
}

/// A layout with lengths that binary fractions don't represent, with headers, footers, badges and
/// backgrounds.
struct ElementEdgeCase {
  var layout: EdgedLayout
  var numbers: RoughCase
  var footer: Double
  /// Whether headers and footers, or the first rows and columns, are pinned.
  var isPinned: Bool
  /// The scroll offset, in points.
  var offset: CGPoint
  /// The scroll offset of sections that scroll by themselves.
  var ownOffset: Double
  /// The sizes that items prefer to their estimates.
  var preferred: [SIMD2<Double>]
  var contentInset: Double

  init(_ layout: EdgedLayout, _ source: inout ChoiceSource) {
    func length(_ source: inout ChoiceSource, _ limit: Int) -> Double {
      Double(source.index(below: limit)) / source.pick([1, 3, 7, 10])
    }
    self.layout = layout
    numbers = RoughCase(layout.isGrid ? .grid : .mixedFlow, &source)
    numbers.sections = numbers.sections.prefix(4).map { Array($0.prefix(12)) }
    numbers.isHorizontal = !layout.isGrid && source.flag()
    numbers.isMirrored = layout.isMirrored && source.flag()
    footer = source.pick([0, length(&source, 60)])
    isPinned = source.flag()
    offset = CGPoint(x: length(&source, 900), y: length(&source, 900))
    ownOffset = length(&source, 300)
    preferred = source.list(mean: 4, limit: 8) {
      SIMD2(1 + length(&$0, 200), 1 + length(&$0, 200))
    }
    contentInset = source.pick([0, length(&source, 30)])
  }

  var name: String { "\(layout.rawValue), \(numbers.name), pinned \(isPinned)" }

  /// The kinds of elements attached to items, and of those beside them.
  static let badge = "badge"
  static let background = "back"
  static let whole = "whole"
}

extension ElementEdgeCase {
  private final class Waterfall: CollectionViewWaterfallLayout {}

  private final class Grid: CollectionViewGridLayout {}

  private final class Composition: CollectionViewCompositionalLayout {}

  private var direction: CollectionView.ScrollDirection {
    numbers.isHorizontal ? .horizontal : .vertical
  }

  func makeLayout() -> CollectionViewLayout {
    switch layout {
    case .flow: return flow(CollectionViewFlowLayout())
    case .flowSubclass: return flow(FlippingFlow())
    case .sizedFlow:
      let sized = flow(CollectionViewFlowLayout())
      sized.estimatedItemSize = CGSize(width: 100 / 3.0, height: 70 / 3.0)
      return sized
    case .waterfall: return waterfall(CollectionViewWaterfallLayout())
    case .waterfallSubclass: return waterfall(Waterfall())
    case .grid: return grid(CollectionViewGridLayout())
    case .gridSubclass: return grid(Grid())
    case .composition, .shelves, .measured:
      return CollectionViewCompositionalLayout(section: section, configuration: configuration)
    case .compositionSubclass:
      return Composition(section: section, configuration: configuration)
    case .indexedBoard, .searchedBoard: return EdgedBoard(self)
    }
  }

  private func flow<Layout: CollectionViewFlowLayout>(_ layout: Layout) -> Layout {
    layout.scrollDirection = direction
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (
      numbers.spacing.x, numbers.spacing.y
    )
    layout.sectionInset = numbers.insets
    layout.headerReferenceSize = CGSize(width: numbers.header, height: numbers.header)
    layout.footerReferenceSize = CGSize(width: footer, height: footer)
    layout.sectionHeadersPinToVisibleBounds = isPinned
    layout.sectionFootersPinToVisibleBounds = isPinned
    return layout
  }

  private func waterfall(_ layout: CollectionViewWaterfallLayout) -> CollectionViewLayout {
    layout.scrollDirection = direction
    layout.columnCount = numbers.columns
    (layout.columnSpacing, layout.itemSpacing) = (numbers.spacing.x, numbers.spacing.y)
    layout.sectionInset = numbers.insets
    (layout.headerHeight, layout.footerHeight) = (numbers.header, footer)
    return layout
  }

  private func grid(_ layout: CollectionViewGridLayout) -> CollectionViewLayout {
    (layout.rowHeight, layout.columnWidth) = (10 + numbers.spacing.x, 10 + numbers.spacing.y)
    for (row, lengths) in numbers.sections.enumerated() {
      if let first = lengths.first, row % 2 == 0 { layout.setHeight(first.x, ofRow: row) }
      if row < lengths.count, row % 3 == 0 { layout.setWidth(lengths[row].y, ofColumn: row) }
    }
    if isPinned { (layout.frozenRowCount, layout.frozenColumnCount) = (2, 1) }
    if footer > 0 { layout.mergeCells(rows: 1..<3, columns: 0..<2) }
    return layout
  }

  private var configuration: CollectionViewCompositionalLayoutConfiguration {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    configuration.interSectionSpacing = numbers.spacing.x
    if footer > 0 {
      configuration.boundarySupplementaryItems = [
        boundary(Self.whole, numbers.header + 1, isFooter: false),
        boundary(Self.whole, footer, isFooter: true),
      ]
    }
    return configuration
  }

  private func size(
    across: CollectionLayoutDimension, along: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    numbers.isHorizontal
      ? CollectionLayoutSize(widthDimension: along, heightDimension: across)
      : CollectionLayoutSize(widthDimension: across, heightDimension: along)
  }

  private func across(_ part: Double) -> CollectionLayoutDimension {
    numbers.isHorizontal ? .fractionalHeight(part) : .fractionalWidth(part)
  }

  private func boundary(
    _ kind: String, _ length: Double, isFooter: Bool
  ) -> CollectionLayoutBoundarySupplementaryItem {
    let (start, end): (RectAlignment, RectAlignment) =
      numbers.isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    let boundary = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(across: across(1), along: .absolute(length)), elementKind: kind,
      alignment: isFooter ? end : start)
    boundary.pinToVisibleBounds = isPinned
    return boundary
  }

  private var section: CollectionLayoutSection {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(20 / 3.0), heightDimension: .absolute(20 / 7.0)),
      elementKind: Self.badge,
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let along = 20 + numbers.header
    let isMeasured = layout == .measured
    let item = CollectionLayoutItem(
      layoutSize: size(
        across: across(1 / Double(numbers.columns)),
        along: isMeasured ? .estimated(along) : .absolute(along)), supplementaryItems: [badge])
    let isShelf = layout == .shelves
    let groupSize = size(
      across: across(isShelf ? 0.7 : 1), along: isMeasured ? .estimated(along) : .absolute(along))
    let group: CollectionLayoutGroup =
      numbers.isHorizontal
      ? .vertical(layoutSize: groupSize, subitems: [item])
      : .horizontal(layoutSize: groupSize, subitems: [item])
    group.interItemSpacing = numbers.spacing.x > 0 ? .flexible(0) : nil
    let section = CollectionLayoutSection(group: group)
    // Lines of fixed lengths may overlap.
    let overlap = preferred.count % 3 == 1 ? along / 3 : 0
    section.interGroupSpacing =
      isMeasured || isShelf ? numbers.spacing.y : numbers.spacing.y - overlap
    section.contentInsets = DirectionalEdgeInsets(
      top: numbers.inset, leading: numbers.inset / 3, bottom: numbers.inset / 7,
      trailing: numbers.inset)
    if isShelf { section.orthogonalScrollingBehavior = .continuous }
    if numbers.header > 0 {
      section.boundarySupplementaryItems.append(
        boundary(CollectionView.elementKindSectionHeader, numbers.header, isFooter: false))
    }
    if footer > 0 {
      section.boundarySupplementaryItems.append(
        boundary(CollectionView.elementKindSectionFooter, footer, isFooter: true))
    }
    let background = CollectionLayoutDecorationItem.background(elementKind: Self.background)
    background.contentInsets = DirectionalEdgeInsets(
      top: 1 / 3.0, leading: 0.1, bottom: 0.7, trailing: 0)
    section.decorationItems = [background]
    return section
  }
}

/// Scattered, overlapping items with badges and backgrounds.
private final class EdgedBoard: CollectionViewLayout {
  private let input: ElementEdgeCase
  private let elements: [CollectionViewLayoutAttributes]

  init(_ input: ElementEdgeCase) {
    self.input = input
    elements = input.numbers.sections.enumerated().flatMap { section, items in
      let back = CollectionViewLayoutAttributes(
        forDecorationViewOfKind: ElementEdgeCase.background,
        with: IndexPath(item: 0, section: section))
      back.frame = CGRect(
        x: input.numbers.inset, y: 110 * Double(section) / 3, width: 200 / 3.0,
        height: input.numbers.header)
      return [back]
        + items.enumerated().flatMap { item, lengths -> [CollectionViewLayoutAttributes] in
          let path = IndexPath(item: item, section: section)
          let cell = CollectionViewLayoutAttributes(forCellWith: path)
          cell.frame = CGRect(
            x: Double(item % 4) * 101 / 3, y: 90 * Double(section) + Double(item) * 83 / 7,
            width: lengths.x, height: lengths.y)
          cell.zIndex = item % 3
          let badge = CollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: ElementEdgeCase.badge, with: path)
          badge.frame = CGRect(
            x: cell.frame.maxX - 0.7, y: cell.frame.minY - 0.3, width: 10 / 3.0, height: 1.1)
          return item % 3 == 0 ? [cell, badge] : [cell]
        }
    }
    super.init()
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    elements.reduce(into: CGSize.zero) {
      $0.width = max($0.width, $1.frame.maxX)
      $0.height = max($0.height, $1.frame.maxY)
    }
  }

  override var spatialAttributes: [CollectionViewLayoutAttributes]? {
    input.layout == .indexedBoard ? elements : nil
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    input.layout == .indexedBoard
      ? super.layoutAttributesForElements(in: rect)
      : elements.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    find(.cell, nil, indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    find(.supplementaryView, elementKind, indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    find(.decorationView, elementKind, indexPath)
  }

  private func find(
    _ category: CollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    elements.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == path
    }
  }
}
