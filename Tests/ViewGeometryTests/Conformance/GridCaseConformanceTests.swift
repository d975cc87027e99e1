import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The grid.justified family of layout-cases, and a waterfall's of query.rect.
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
  /// `wu-center` and `wu-end` put the remaining space of a line before the items; UIKit's flow puts
  /// it between them (R6.6).
  private static let otherJustification: Set<String> = ["wu-center", "wu-end"]

  @Test func `All cases of the family are read`() throws {
    try expectEqual(GridCases.cases("grid.justified").count, 7)
  }

  @Test(arguments: try GridCases.cases("grid.justified", except: otherJustification))
  func `Lines are filled as in WinUI`(_ grid: GridCases.Case) throws {
    let input = grid.input
    let items = ItemGrid([input.count])
    let view = items.makeCollectionView(
      size: CGSize(width: try #require(input.container[0]), height: 600), layout: layout(input))
    let board = WaterfallBoard([Array(repeating: CGFloat(input.minItem[1]), count: input.count)])
    // Stretched in one direction, items keep their height, which a delegate returns; otherwise
    // their aspect ratio.
    if input.stretch == "fill" { view.delegate = board }

    let frames = view.itemFrames

    expectEqual(frames.count, grid.expect.frames.count)
    for (frame, expected) in zip(frames, grid.expect.frames) {
      expect(agree(frame, expected, tolerance: 1e-9))
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
      // All of them fit: the count is the maximum.
      layout.columnCount = count
    } else {
      layout.minimumColumnWidth = CGFloat(input.minItem[0])
    }
    layout.columnSpacing = CGFloat(input.columnSpacing)
    layout.itemSpacing = CGFloat(input.rowSpacing)
    layout.itemAspectRatio = CGFloat(input.minItem[0] / input.minItem[1])
    return layout
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
    expectEqual(cases.map(\.id), names)
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
        expectEqual(
          view.indexPathsForItems(in: CGRect(query.rect)),
          query.items.map { IndexPath(item: $0[1], section: $0[0]) })
      }
    }
  }

  private struct AnyInput: Decodable, Sendable {}
}
