import Foundation
import Testing
import ViewGeometry

/// The grid.justified and axis.map families of layout-cases, and a waterfall's of query.rect.
@Suite struct GridCaseConformanceTests {
  // MARK: Grids that fill lines

  struct GridInput: Decodable, Sendable {
    let container: [Double?]
    let minItem: [Double]
    let count: Int
    let justification: String
    let stretch: String
    let columnSpacing: Double
    let rowSpacing: Double
    let maxColumns: Int?
  }

  struct GridExpect: Decodable, Sendable {
    let frames: [[Double]]
  }

  typealias GridCases = LayoutCaseFile<GridInput, GridExpect>

  /// Cases that pin another rule.
  ///
  /// `wu-center` and `wu-end` put what a line leaves before the items; UIKit's flow puts it between them (R6.6).
  private static let otherJustification: Set<String> = ["wu-center", "wu-end"]

  @Test func `All cases of both families are read`() throws {
    #expect(try GridCases.cases("grid.justified").count == 7)
    #expect(try AxisCases.cases("axis.map").count == 12)
  }

  @Test(arguments: try GridCases.cases("grid.justified", except: otherJustification))
  func `Lines are filled as in WinUI`(_ grid: GridCases.Case) throws {
    let input = grid.input
    let items = ItemGrid([input.count])
    let view = items.makeCollectionView(
      size: CGSize(width: try #require(input.container[0]), height: 600), layout: layout(input))
    let board = WaterfallBoard([Array(repeating: CGFloat(input.minItem[1]), count: input.count)])
    // Stretched in one direction, items keep their height, which a delegate knows; else their aspect ratio.
    if input.stretch == "fill" { view.delegate = board }

    let frames = view.itemFrames

    #expect(frames.count == grid.expect.frames.count)
    for (frame, expected) in zip(frames, grid.expect.frames) {
      #expect(agree(frame, expected, tolerance: 1e-9))
    }
  }

  /// Spread lines are a flow, stretched ones columns of a minimum width.
  private func layout(_ input: GridInput) -> CollectionViewLayout {
    guard input.stretch != "none" else {
      return CollectionViewFlowLayout(
        item: CGSize(width: input.minItem[0], height: input.minItem[1]),
        spacing: CGFloat(input.columnSpacing), lines: CGFloat(input.rowSpacing))
    }
    let layout = CollectionViewWaterfallLayout()
    if let count = input.maxColumns {
      // All of them fit: the most is the number.
      layout.columnCount = count
    } else {
      layout.minimumColumnWidth = CGFloat(input.minItem[0])
    }
    layout.columnSpacing = CGFloat(input.columnSpacing)
    layout.itemSpacing = CGFloat(input.rowSpacing)
    layout.itemAspectRatio = CGFloat(input.minItem[0] / input.minItem[1])
    return layout
  }

  // MARK: Offsets of rows

  struct AxisInput: Decodable, Sendable {
    let paddingStart: Double?
    let count: Int?
    let extent: Double?
  }

  struct AxisExpect: Decodable, Sendable {
    struct Operation: Decodable, Sendable {
      let op: String
      let at: Int?
      let delete: Int?
      let insert: [Double]?
      let size: Double?
      let count: Int?
      let arg: Double?
      let result: Double?
    }

    struct Row: Decodable, Sendable {
      let offset: Double
      let index: Int
      let start: Double?
      let end: Double?
    }

    let ops: [Operation]?
    let table: [Row]?
  }

  typealias AxisCases = LayoutCaseFile<AxisInput, AxisExpect>

  @Test(arguments: try AxisCases.cases("axis.map"))
  func `Rows are where other lists have them`(_ axis: AxisCases.Case) throws {
    let padding = axis.input.paddingStart ?? 0
    var rows = OffsetTree(repeating: axis.input.extent ?? 0, count: axis.input.count ?? 0)
    for operation in axis.expect.ops ?? [] {
      switch operation.op {
      case "splice":
        let at = try #require(operation.at)
        // There, deleting beyond the end is allowed.
        let end = min(rows.count, at + (operation.delete ?? 0))
        rows.replaceSubrange(at..<max(at, end), with: operation.insert ?? [])
        if let size = operation.size { #expect(rows.totalLength + padding == size) }
        if let count = operation.count { #expect(rows.count == count) }
      case "indexAt":
        // There, -1 stands for before the start, the count for beyond the end, and padding belongs to the first.
        let offset = try #require(operation.arg)
        let index = offset < 0 ? -1 : rows.index(at: max(0, offset - padding)) ?? rows.count
        #expect(Double(index) == operation.result)
      default:
        // There, -1 stands for no row.
        let row = Int(try #require(operation.arg))
        let start = row >= 0 && row < rows.count ? rows.offset(of: row) + padding : -1
        #expect(start == operation.result)
      }
    }
    for row in axis.expect.table ?? [] {
      // There, offsets outside count as the nearest inside.
      let offset = min(max(0, row.offset), rows.totalLength.nextDown)
      let found = try #require(rows.position(at: offset))
      #expect(found.index == row.index)
      if let start = row.start { #expect(found.offset == start) }
      if let end = row.end { #expect(found.offset + found.length == end) }
    }
  }

  // MARK: Waterfalls in a rectangle

  struct VisibleInput: Decodable, Sendable {
    let container: [Double]
    let columns: Int?
    let itemHeights: [Double]?
  }

  struct VisibleExpect: Decodable, Sendable {
    struct Query: Decodable, Sendable {
      let rect: [Double]
      let items: [[Int]]
    }

    let paths: [Query]?
  }

  typealias VisibleCases = LayoutCaseFile<VisibleInput, VisibleExpect>

  @Test func `A rectangle finds a waterfall's items as in CollectionKit`() throws {
    let names = ["ck-wf-visible"]
    let all = try LayoutCaseFile<AnyInput, AnyInput>.cases("query.rect").map(\.id)
    let cases = try VisibleCases.cases(
      "query.rect", except: Set(all).subtracting(names))
    #expect(cases.map(\.id) == names)
    for visible in cases {
      let layout = CollectionViewWaterfallLayout()
      layout.columnCount = try #require(visible.input.columns)
      layout.columnSpacing = 0
      layout.itemSpacing = 0
      let board = WaterfallBoard([
        try #require(visible.input.itemHeights).map { CGFloat($0) }
      ])
      let view = board.makeCollectionView(
        size: CGSize(width: visible.input.container[0], height: visible.input.container[1]),
        layout: layout)
      for query in try #require(visible.expect.paths) {
        #expect(
          view.indexPathsForItems(in: CGRect(query.rect))
            == query.items.map { IndexPath(item: $0[1], section: $0[0]) })
      }
    }
  }

  private struct AnyInput: Decodable, Sendable {}
}
