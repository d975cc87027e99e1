import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The expectations of other systems' test suites for waterfalls and for grids, which are
/// waterfalls of equal heights.
@Suite struct WaterfallConformanceTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Input: Decodable, Sendable {
      var container: [Double?]?
      var columns: Int?
      var columnSpacing: Double?
      var interitemSpacing: Double?
      var itemHeights: [Double]?
      var itemAspectSizes: [[Double]]?
      var insets: [Double]?
      var assign: String?
      var direction: String?
      var pixelScale: Double?
      var header: Double?
      var footer: Double?
      // Of grids.
      var mainSpacing: Double?
      var crossSpacing: Double?
      var aspect: Double?
      var count: Int?
    }

    struct Expected: Decodable, Sendable {
      /// A frame alone, or one with its element.
      struct Frame: Decodable, Sendable {
        var kind = "item"
        var item: Int?
        var frame: [Double]

        private enum Key: String, CodingKey { case kind, item, frame }

        init(from decoder: any Decoder) throws {
          if let numbers = try? decoder.singleValueContainer().decode([Double].self) {
            frame = numbers
            return
          }
          let fields = try decoder.container(keyedBy: Key.self)
          kind = try fields.decode(String.self, forKey: .kind)
          item = try fields.decodeIfPresent(Int.self, forKey: .item)
          frame = try fields.decode([Double].self, forKey: .frame)
        }
      }

      var frames: [Frame]?
      var origins: [String: [Double]]?
      var contentLength: Double?
    }

    var id: String
    var input: Input
    var expect: Expected

    var testDescription: String { id }

    private struct AnyCase: Decodable {
      var family: String
      var known: Case?

      private enum Key: String, CodingKey { case family }

      init(from decoder: any Decoder) throws {
        family = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .family)
        if family == "waterfall" || family == "grid.uniform" { known = try Case(from: decoder) }
      }
    }

    private struct File: Decodable { var cases: [AnyCase] }

    static func all() throws -> [Case] {
      try ConformanceFile.decode("layout-cases", as: File.self).cases.compactMap(\.known)
    }
  }

  @Test func `All cases of the two families are read`() throws {
    try expectEqual(Case.all().count, 20)
  }

  @Test(arguments: try Case.all())
  func `waterfalls are as the test suites of other systems expect`(_ each: Case) throws {
    let input = each.input
    let layout = CollectionViewWaterfallLayout()
    layout.columnCount = try #require(input.columns)
    layout.columnSpacing = CGFloat(input.columnSpacing ?? input.crossSpacing ?? 0)
    layout.itemSpacing = CGFloat(input.interitemSpacing ?? input.mainSpacing ?? 0)
    layout.headerHeight = CGFloat(input.header ?? 0)
    layout.footerHeight = CGFloat(input.footer ?? 0)
    layout.columnScale = input.pixelScale.map { CGFloat($0) }
    layout.itemOrder = input.assign == "rightToLeft" ? .rightToLeft : .shortestFirst
    if let insets = input.insets?.map({ CGFloat($0) }) {
      layout.sectionInset = EdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    let width = try #require(input.container?[0])
    let height = input.container?[1] ?? 600
    let board = WaterfallBoard([heights(of: input, layout, width: width)])
    let view = board.makeCollectionView(
      size: CGSize(width: width, height: height), layout: layout)
    if input.direction == "rtl" { view.semanticContentAttribute = .forceRightToLeft }

    for (number, expected) in (each.expect.frames ?? []).enumerated() {
      let path = IndexPath(item: expected.item ?? number, section: 0)
      let found =
        switch expected.kind {
        case "header":
          view.layoutAttributesForSupplementaryElement(
            ofKind: CollectionView.elementKindSectionHeader, at: path)
        case "footer":
          view.layoutAttributesForSupplementaryElement(
            ofKind: CollectionView.elementKindSectionFooter, at: path)
        default: view.layoutAttributesForItem(at: path)
        }
      #expect(isClose(try #require(found).frame, CGRect(expected.frame)), "\(path)")
    }
    for (item, origin) in each.expect.origins ?? [:] {
      let path = IndexPath(item: try #require(Int(item)), section: 0)
      let found = try #require(view.layoutAttributesForItem(at: path)).frame.origin
      expectEqual(found, CGPoint(origin), "\(path)")
    }
    if let length = each.expect.contentLength {
      expect(abs(layout.collectionViewContentSize.height - CGFloat(length)) < 1e-9)
    }
  }

  private func heights(
    of input: Case.Input, _ layout: CollectionViewWaterfallLayout, width: Double
  ) -> [CGFloat] {
    if let heights = input.itemHeights { return heights.map { CGFloat($0) } }
    let inset = layout.sectionInset
    let available = width - Double(inset.left + inset.right)
    let count = Double(layout.columnCount)
    let exact = (available - (count - 1) * Double(layout.columnSpacing)) / count
    guard let sizes = input.itemAspectSizes else {
      return Array(repeating: CGFloat(exact / (input.aspect ?? 1)), count: input.count ?? 0)
    }
    let scale = input.pixelScale ?? 1
    let column = (exact * scale).rounded(.down) / scale
    return sizes.map { size in
      guard size[0] > 0 && size[1] > 0 else { return 0 }
      return CGFloat((size[1] * column / size[0] * scale).rounded(.down) / scale)
    }
  }

  /// Equal up to the rounding of sums of thirds.
  private func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
      && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
  }
}
