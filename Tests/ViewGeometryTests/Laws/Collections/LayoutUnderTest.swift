import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A layout that the generic laws are run on: how to make it, and which laws apply to it.
struct LayoutUnderTest: Sendable, CustomTestStringConvertible {
  let name: String
  /// A layout for the items, transposed if they are.
  let make: @Sendable (LawItems) -> CollectionViewLayout
  /// False if all items have the layout's own size.
  var usesDelegate = true
  /// Whether `make` can make a transposed one.
  var hasBothDirections = false
  /// Whether it is mirrored in right-to-left reading.
  var isMirrored = false
  /// Whether the positions of items depend on earlier edits.
  var remembersEdits = false
  /// Whether it is a table, and `make` isn't called.
  var isTable = false
  var shape = LawShape.free
  /// The largest length of a section: more than a solver keeps in one piece.
  var longest = 300
  /// A number of items, in sections, large enough to show unnecessary work per item.
  var huge = [10_000]
  var kinds = [
    CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
  ]
  var decorations: [String] = []

  var testDescription: String { name }

  func subject(
    _ contents: LawContents, breadth: CGFloat, isHorizontal: Bool = false,
    isMirrored: Bool = false
  ) -> any LawSubject {
    let items = LawItems(contents, isHorizontal: isHorizontal)
    let size =
      isHorizontal ? CGSize(width: 90, height: breadth) : CGSize(width: breadth, height: 90)
    if isTable { return TableSubject(items, size: size) }
    return CollectionSubject(
      items, layout: make(items), size: size, usesDelegate: usesDelegate,
      isMirrored: isMirrored, kinds: kinds, decorations: decorations)
  }
}

extension LayoutUnderTest {
  static let all = [
    uniformFlow, mixedFlow, pinnedFlow, flippingFlow, grid, frozenGrid, waterfall,
    pinnedWaterfall, orderedWaterfall, minimumWidthWaterfall, compositional, compositionalList,
    indexedBoard,
    searchedBoard, table,
  ]

  private static func flow(
    _ items: LawItems, _ layout: CollectionViewFlowLayout = CollectionViewFlowLayout()
  ) -> CollectionViewFlowLayout {
    layout.scrollDirection = items.isHorizontal ? .horizontal : .vertical
    layout.itemSize = items.transposed(CGSize(width: 30, height: 20))
    layout.minimumInteritemSpacing = 7.5
    layout.minimumLineSpacing = 5
    layout.sectionInset = items.transposed(EdgeInsets(top: 4, left: 6, bottom: 3, right: 8))
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    layout.footerReferenceSize = CGSize(width: 12, height: 12)
    return layout
  }

  static let uniformFlow = LayoutUnderTest(
    name: "flow of equal items", make: { flow($0) }, usesDelegate: false,
    hasBothDirections: true, huge: [1_000_000_000, 7])

  static let mixedFlow = LayoutUnderTest(
    name: "flow of different items", make: { flow($0) }, hasBothDirections: true)

  static let pinnedFlow = LayoutUnderTest(
    name: "flow with pinned headers and footers",
    make: {
      let layout = flow($0)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      return layout
    }, hasBothDirections: true)

  static let flippingFlow = LayoutUnderTest(
    name: "subclass of flow that flips", make: { flow($0, FlippingFlow()) },
    hasBothDirections: true, isMirrored: true, longest: 60, huge: [500])

  static let grid = LayoutUnderTest(
    name: "grid", make: { _ in CollectionViewGridLayout() }, usesDelegate: false,
    isMirrored: true,
    shape: .rectangular, huge: Array(repeating: 16_384, count: 5_000), kinds: [])

  static let frozenGrid = LayoutUnderTest(
    name: "grid with frozen rows and columns",
    make: { _ in
      let layout = CollectionViewGridLayout()
      layout.frozenRowCount = 2
      layout.frozenColumnCount = 1
      return layout
    }, usesDelegate: false, isMirrored: true, shape: .rectangular, kinds: [])

  private static func waterfall(_ items: LawItems) -> CollectionViewWaterfallLayout {
    let layout = CollectionViewWaterfallLayout()
    layout.scrollDirection = items.isHorizontal ? .horizontal : .vertical
    layout.columnCount = 4
    layout.columnSpacing = 4
    layout.itemSpacing = 3
    layout.sectionInset = items.transposed(EdgeInsets(top: 4, left: 6, bottom: 3, right: 8))
    layout.headerHeight = 10
    layout.footerHeight = 12
    return layout
  }

  static let waterfall = LayoutUnderTest(
    name: "waterfall", make: { waterfall($0) }, hasBothDirections: true, isMirrored: true,
    longest: 1_000)

  static let pinnedWaterfall = LayoutUnderTest(
    name: "waterfall with pinned columns",
    make: {
      let layout = waterfall($0)
      layout.pinnedColumns = true
      return layout
    }, hasBothDirections: true, isMirrored: true, remembersEdits: true)

  static let orderedWaterfall = LayoutUnderTest(
    name: "waterfall in the order of columns",
    make: {
      let layout = waterfall($0)
      layout.itemOrder = .rightToLeft
      return layout
    }, hasBothDirections: true, isMirrored: true)

  static let minimumWidthWaterfall = LayoutUnderTest(
    name: "waterfall with a minimum width",
    make: {
      let layout = waterfall($0)
      layout.minimumColumnWidth = 40
      return layout
    }, hasBothDirections: true, isMirrored: true)

  static let indexedBoard = LayoutUnderTest(
    name: "custom layout, indexed", make: { LawBoard($0, isIndexed: true) },
    longest: 60, huge: [2_000], kinds: ["badge"], decorations: ["back"])

  static let searchedBoard = LayoutUnderTest(
    name: "custom layout, searched", make: { LawBoard($0, isIndexed: false) }, longest: 30,
    huge: [300], kinds: ["badge"], decorations: ["back"])

  static let table = LayoutUnderTest(
    name: "table", make: { _ in CollectionViewLayout() }, isTable: true)
}

extension LawItems {
  func transposed(_ size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  func transposed(_ inset: EdgeInsets) -> EdgeInsets {
    isHorizontal
      ? EdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
      : inset
  }
}

extension CGRect {
  var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
