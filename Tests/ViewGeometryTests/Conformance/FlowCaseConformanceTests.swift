import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The flow, window, query, scroll and anchor families of layout-cases.
///
/// `flow.sectioned` and `flow.packed` have a suite of their own; `row.flex` isn't a flow.
@Suite struct FlowCaseConformanceTests {
  struct FlowInput: Decodable, Sendable {
    let axis: String
    let container: [Double]
    let sections: [LayoutCaseSection]
  }

  struct FlowExpect: Decodable, Sendable {
    let frames: [LayoutCaseFrame]
    let contentLength: Double
  }

  typealias JustifiedCases = LayoutCaseFile<FlowInput, FlowExpect>

  /// Cases that pin another rule.
  ///
  /// `pst-05-variable` aligns items at the top of their line, here they are centered (R6.16).
  /// `pst-08-wider-than-container` puts an oversized item at the left, here it is centered (R6.22).
  private static let otherJustification: Set<String> = [
    "pst-05-variable", "pst-08-wider-than-container",
  ]

  @Test(arguments: try JustifiedCases.cases("flow.justified", except: otherJustification))
  func `Justified flows are as in PSTCollectionView`(_ flow: JustifiedCases.Case) {
    let items = FlowCaseItems(flow.input.sections.map(\.section))
    let isHorizontal = flow.input.axis == "horizontal"
    let view = items.makeCollectionView(
      size: CGSize(width: flow.input.container[0], height: flow.input.container[1]),
      isHorizontal: isHorizontal)

    for expected in flow.expect.frames {
      let found =
        switch expected.kind {
        case "header":
          view.frame(ofKind: CollectionView.elementKindSectionHeader, section: expected.section)
        case "footer":
          view.frame(ofKind: CollectionView.elementKindSectionFooter, section: expected.section)
        default:
          view.frame(ofItem: expected.item, section: expected.section)
        }
      expect(agree(found, expected.frame, tolerance: 1e-6), "\(expected)")
    }
    let length = isHorizontal ? view.contentSize.width : view.contentSize.height
    expectEqual(length, CGFloat(flow.expect.contentLength))
  }

  // MARK: Windows

  struct WindowInput: Decodable, Sendable {
    let count: Int
    let perLine: Int
    let extent: Double
    let viewport: Double
    let cacheExtent: Double
    let scrollOffset: Double
  }

  struct WindowExpect: Decodable, Sendable {
    let realizedHalfOpen: [Int]
  }

  typealias FlutterWindows = LayoutCaseFile<WindowInput, WindowExpect>

  /// These give a table of offsets instead; below.
  private static let windowTables: Set<String> = [
    "rw-visible-range", "rv-visible-range", "av-realized-windows",
  ]

  @Test(arguments: try FlutterWindows.cases("window", except: windowTables))
  func `A viewport with a margin holds the items a sliver realizes`(_ window: FlutterWindows.Case) {
    let input = window.input
    let size = CGSize(width: 600 / Double(input.perLine), height: input.extent)
    let items = FlowCaseItems([.init(items: Array(repeating: size, count: input.count))])
    let view = items.makeCollectionView(
      size: CGSize(width: 600, height: input.viewport), isHorizontal: false)

    let found = view.indexPathsForItems(
      in: CGRect(
        x: 0, y: input.scrollOffset - input.cacheExtent, width: 600,
        height: input.viewport + 2 * input.cacheExtent))

    let range = window.expect.realizedHalfOpen
    expectEqual(found.map(\.item), Array(range[0]..<range[1]))
  }

  struct TableInput: Decodable, Sendable {
    let count: Int?
    let extent: Double
    let viewport: Double
  }

  struct WindowTable: Decodable, Sendable {
    struct Row: Decodable, Sendable {
      let offset: Double
      let count: Int?
      let first: Int
      let last: Int?
      let cacheLength: Double?
    }

    let table: [Row]
  }

  typealias WindowTables = LayoutCaseFile<TableInput, WindowTable>

  private static let flutterWindows: Set<String> = [
    "fl-cache-list-50", "fl-cache-list-1500", "fl-cache-grid2-0", "fl-cache-grid2-50",
    "fl-cache-grid2-1500",
  ]

  @Test(arguments: try WindowTables.cases("window", except: flutterWindows))
  func `The visible items are those of other lists`(_ window: WindowTables.Case) {
    let input = window.input
    for row in window.expect.table where row.cacheLength ?? 0 == 0 {
      // In Avalonia's table `count` is the number of items found, in react-window's that of the
      // list.
      let count = input.count ?? row.count ?? 0
      let last = row.last ?? row.first + (row.count ?? 0) - 1
      let size = CGSize(width: 100, height: input.extent)
      let items = FlowCaseItems([.init(items: Array(repeating: size, count: count))])
      let view = items.makeCollectionView(
        size: CGSize(width: 100, height: input.viewport), isHorizontal: false)

      view.contentOffset.y = row.offset
      view.layoutIfNeeded()

      let found = view.indexPathsForVisibleItems.map(\.item)
      #expect(found == Array(row.first..<max(row.first, last + 1)), "\(row)")
    }
  }

  // MARK: Rectangles

  struct CountInput: Decodable, Sendable {
    struct Uniform: Decodable, Sendable {
      let count: Int
      let size: [Double]
    }

    let uniform: Uniform
    let viewport: [Double]
  }

  struct CountExpect: Decodable, Sendable {
    struct Count: Decodable, Sendable {
      let rect: [Double]
      let count: Int
    }

    let counts: [Count]
  }

  typealias CountCases = LayoutCaseFile<CountInput, CountExpect>

  /// `ig-23`, `ig-24` let sections share a line; `ck-wf` is a waterfall; `ck-flow-visible-transposed` has another schema and
  /// the same content as T6.16 transposed.
  private static let otherQueries: Set<String> = [
    "ig-23-rect-query-skips", "ig-24-rect-query-skips-2", "ck-wf-visible",
    "ck-flow-visible-transposed",
  ]

  @Test(arguments: try CountCases.cases("query.rect", except: otherQueries))
  func `A rectangle finds the items of IGListKit`(_ query: CountCases.Case) {
    let uniform = query.input.uniform
    let size = CGSize(width: uniform.size[0], height: uniform.size[1])
    let items = FlowCaseItems([.init(items: Array(repeating: size, count: uniform.count))])
    let view = items.makeCollectionView(
      size: CGSize(width: query.input.viewport[0], height: query.input.viewport[1]),
      isHorizontal: false)

    for expected in query.expect.counts {
      expectEqual(view.indexPathsForItems(in: CGRect(expected.rect)).count, expected.count)
    }
  }

  // MARK: Scrolling and anchoring

  struct ScrollExpect: Decodable, Sendable {
    struct Row: Decodable, Sendable {
      let align: String
      let index: Int
      let current: Double
      let offset: Double
    }

    let table: [Row]
  }

  typealias ScrollCases = LayoutCaseFile<TableInput, ScrollExpect>

  /// The case gives the realized items and no offset; the next test has it.
  private static let minimalScroll: Set<String> = ["av-scroll-into-view"]

  @Test(arguments: try ScrollCases.cases("scroll.toItem", except: minimalScroll))
  func `An item is scrolled to where react-window scrolls it`(_ scroll: ScrollCases.Case) {
    let input = scroll.input
    let size = CGSize(width: 100, height: input.extent)
    let items = FlowCaseItems([.init(items: Array(repeating: size, count: input.count ?? 0))])
    let view = items.makeCollectionView(
      size: CGSize(width: 100, height: input.viewport), isHorizontal: false)

    // "smart" centers an item that is out of view; UIKit has no such position.
    for row in scroll.expect.table where row.align != "smart" {
      view.contentOffset.y = row.current
      switch row.align {
      case "start": view.scrollToItem(at: path(row.index), at: .top, animated: false)
      case "center":
        view.scrollToItem(at: path(row.index), at: .centeredVertically, animated: false)
      case "end": view.scrollToItem(at: path(row.index), at: .bottom, animated: false)
      default:
        view.scrollRectToVisible(
          view.frame(ofItem: row.index, section: 0) ?? .null, animated: false)
      }
      expectEqual(view.contentOffset.y, CGFloat(row.offset), "\(row)")
    }
  }

  @Test(arguments: [(0, 110, 11), (500, 200, 20)] as [(CGFloat, CGFloat, Int)])
  func `Scrolling into view moves as little as in Avalonia`(
    start: CGFloat, end: CGFloat, first: Int
  ) {
    let items = FlowCaseItems([.init(items: Array(repeating: .wh(100, 10), count: 100))])
    let view = items.makeCollectionView(size: .wh(100, 100), isHorizontal: false)
    view.contentOffset.y = start

    view.scrollRectToVisible(view.frame(ofItem: 20, section: 0) ?? .null, animated: false)
    view.layoutIfNeeded()

    expectEqual(view.contentOffset.y, end)
    expectEqual(view.indexPathsForVisibleItems.map(\.item), Array(first..<first + 10))
  }

  @Test func `Inserting above the viewport keeps the offset, as in Avalonia`() {
    let items = FlowCaseItems([.init(items: Array(repeating: .wh(100, 10), count: 100))])
    let view = items.makeCollectionView(size: .wh(100, 100), isHorizontal: false)
    view.contentOffset.y = 200

    items.sections[0].items.insert(.wh(100, 10), at: 0)
    view.insertItems(at: [path(0)])
    view.layoutIfNeeded()

    expectEqual(view.contentOffset.y, 200)
    expectEqual(view.indexPathsForVisibleItems.first, path(20))
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}
