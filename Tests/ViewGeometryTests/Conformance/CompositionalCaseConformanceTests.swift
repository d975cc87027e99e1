import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// grid.uniform, row.flex and pixel.align as compositions.
@Suite struct CompositionalCaseConformanceTests {
  // MARK: Grids

  struct GridInput: Decodable, Sendable {
    let container: [Double]
    let columns: Int
    let mainSpacing: Double
    let crossSpacing: Double
    let aspect: Double
    let count: Int
    let direction: String
  }

  struct Frames: Decodable, Sendable {
    let frames: [[Double]]
    let contentLength: Double?
  }

  typealias GridCases = LayoutCaseFile<GridInput, Frames>

  @Test(arguments: try GridCases.cases("grid.uniform"))
  func `Equal parts make a grid`(each: GridCases.Case) throws {
    let input = each.input
    let (width, height) = (CGFloat(input.container[0]), CGFloat(input.container[1]))
    let columns = CGFloat(input.columns)
    let cell = (width - (columns - 1) * CGFloat(input.crossSpacing)) / columns
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(cell / CGFloat(input.aspect))),
      subitem: CollectionLayoutItem(layoutSize: .whole), count: input.columns)
    row.interItemSpacing = .fixed(CGFloat(input.crossSpacing))
    let page = CompositionalPage(
      .section(row, spacing: CGFloat(input.mainSpacing)), items: input.count,
      size: .wh(width, height))
    page.view.semanticContentAttribute =
      input.direction == "rtl" ? .forceRightToLeft : .forceLeftToRight

    expectEqual(
      page.frames.map { [Double($0.minX), Double($0.minY), Double($0.width), Double($0.height)] },
      each.expect.frames)
    expectEqual(
      each.expect.contentLength.map { CGFloat($0) }, page.layout.collectionViewContentSize.height)
  }

  // MARK: Rows

  struct RowInput: Decodable, Sendable {
    let container: [Double]?
    let items: [[Double]]
    let flex: [Int]
  }

  typealias RowCases = LayoutCaseFile<RowInput, Frames>

  /// An item that grows into the remaining space: no dimension of a compositional layout expresses
  /// that.
  static let growing: Set<String> = ["ck-row-flex-expand"]

  @Test(arguments: try RowCases.cases("row.flex", except: growing))
  func `Items lie in a row`(each: RowCases.Case) {
    let items = each.input.items.map {
      CollectionLayoutItem.item(.absolute(CGFloat($0[0])), .absolute(CGFloat($0[1])))
    }
    let all = each.input.items.reduce(0) { $0 + $1[0] }
    let height = each.input.items.reduce(0) { max($0, $1[1]) }
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(CGFloat(all)), .absolute(CGFloat(height))), subitems: items)
    let size = each.input.container ?? [all, height]
    let page = CompositionalPage(
      .section(row), items: items.count, size: .wh(CGFloat(size[0]), CGFloat(size[1])))

    expectEqual(
      page.frames.map { [Double($0.minX), Double($0.minY), Double($0.width), Double($0.height)] },
      each.expect.frames)
  }

  // MARK: Pixels

  struct PixelInput: Decodable, Sendable {
    let rule: String
  }

  struct PixelTable: Decodable, Sendable {
    struct Row: Decodable, Sendable {
      let value: Double
      let scale: Double
      let aligned: Double
    }

    let table: [Row]
  }

  @Test(arguments: try LayoutCaseFile<PixelInput, PixelTable>.cases("pixel.align"))
  func `Values go to the nearest pixel`(each: LayoutCaseFile<PixelInput, PixelTable>.Case) {
    for row in each.expect.table {
      let aligned = PixelGrid(scale: CGFloat(row.scale)).rounded(CGFloat(row.value))
      #expect(abs(aligned - CGFloat(row.aligned)) < 1e-9, "\(row.value) at \(row.scale)")
    }
  }
}
