import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of long lists that scroll 40 points per frame: the query for the visible elements,
  /// and the layout pass.
  static var listScrolling: Suite {
    Suite(title: "Scrolling lists", rows: [frame, layout, collectionLayout])
  }

  /// Changes the offset, and queries the visible elements, including the pinned header.
  private static var frame: Row {
    row("scroll.frame") { scrolled in
      Batch { range in
        let table = scrolled.big.table
        var sum = 0.0
        for index in range {
          table.contentOffset = scrolled.offset(index)
          table.forEachElement(in: table.bounds) { sum += Double($0.frame.origin.y) }
        }
        return sum
      }
    }
  }

  /// Changes the offset, and lays out cells and headers.
  ///
  /// Cells that scroll out of view are reused for those that appear.
  private static var layout: Row {
    row("scroll.layout") { scrolled in
      Batch { range in
        let (table, window) = (scrolled.big.table, scrolled.big.window)
        for index in range {
          table.contentOffset = scrolled.offset(index)
          window.layoutIfNeeded()
        }
        return Double(table.subviews.count)
      }
    }
  }

  private static func row(
    _ id: String, operation: @escaping (ScrolledTable) -> Batch
  ) -> Row {
    Row(
      id, sizes: [10_000, 1_000_000, 10_000_000], quickSizes: [10_000], unit: .nanosecondsPerItem
    ) { inputs in
      let scrolled = ScrolledTable(count: inputs.size, random: &inputs.random)
      return .timing(
        Timing(
          operation: operation(scrolled),
          naive: Batch(each: { Double(scrolled.naiveElements($0).count) }),
          itemsPerOperation: scrolled.meanElements
        ) { () throws(WrongAnswer) in
          for index in 0..<40 { try scrolled.check(index * 25) }
        })
    }
  }

  /// Scrolls a collection of equal squares by 40 points per frame, and lays out its cells.
  private static var collectionLayout: Row {
    Row(
      "scroll.layout.collection", sizes: [10_000_000], quickSizes: [10_000],
      unit: .nanosecondsPerItem
    ) { inputs in
      let grid = UniformGrid(count: inputs.size)
      let (list, length) = (grid.list, Double(grid.list.contentSize.height - 800))
      let operation = Batch { range in
        for index in range {
          let y = (Double(index) * 40).truncatingRemainder(dividingBy: length)
          list.contentOffset = CGPoint(x: 0, y: y)
          list.layoutIfNeeded()
        }
        return Double(list.subviews.count)
      }
      return .timing(
        Timing(
          operation: operation, itemsPerOperation: Double(list.subviews.count), owner: grid
        ) { () throws(WrongAnswer) in
          for index in 0..<100 {
            list.contentOffset.y = Double(index) * 40
            list.layoutIfNeeded()
            let expected = grid.naivelyVisibleItems
            try Agreement.require(
              list.indexPathsForVisibleItems.map(\.item), expected, for: "Frame \(index)")
          }
        })
    }
  }
}

extension UniformGrid {
  /// The indices of the items in the lines that overlap the bounds.
  ///
  /// They are computed from the definition of the grid. Only the first 1,000 lines are checked.
  fileprivate var naivelyVisibleItems: [Int] {
    let (top, bottom) = (Double(list.bounds.minY), Double(list.bounds.maxY))
    let pitch = Self.side + Self.spacing
    let lines = (0..<(count + Self.columns - 1) / Self.columns).prefix(1_000).filter { line in
      Double(line) * pitch < bottom && Double(line) * pitch + Self.side > top
    }
    return lines.flatMap { line in
      (line * Self.columns..<min(count, (line + 1) * Self.columns))
    }
  }
}

/// A long table that scrolls by 40 points per frame.
private final class ScrolledTable {
  let big: BigTable
  /// The average number of visible elements per frame.
  private(set) var meanElements = 1.0
  private let start: Double
  private let range: Double
  private let naive: NaiveScreenRows

  init(count: Int, random: inout SplitMix64) {
    let heights = (0..<count).map { _ in 20 + random.nextDyadic(below: 160) }
    big = BigTable(heights: heights)
    naive = NaiveScreenRows(
      heights: heights, sectionRows: BigTable.sectionRows, header: BigTable.headerHeight)
    range = Double(big.table.contentSize.height - big.table.bounds.height)
    start = random.nextDyadic(below: range)
    var elements = 0
    for index in 0..<1_000 {
      big.table.contentOffset = offset(index)
      big.table.forEachElement(in: big.table.bounds) { _ in elements += 1 }
    }
    meanElements = Double(elements) / 1_000
  }

  /// Returns the scroll offset in animation frame `index`.
  ///
  /// It is 40 points more than in the previous animation frame, and wraps at the end.
  @inline(__always)
  func offset(_ index: Int) -> CGPoint {
    CGPoint(x: 0, y: (start + 40 * Double(index)).truncatingRemainder(dividingBy: range))
  }

  func naiveElements(_ index: Int) -> [NaiveScreenRows.Element] {
    let top = Double(offset(index).y)
    return naive.elements(from: top, to: top + 844)
  }

  func check(_ index: Int) throws(WrongAnswer) {
    let (table, expected) = (big.table, naiveElements(index))
    table.contentOffset = offset(index)
    var found: [NaiveScreenRows.Element] = []
    table.forEachElement(in: table.bounds) { element in
      found.append(
        .init(
          row: element.kind == .header ? -1 : element.row, section: element.section,
          top: Double(element.frame.minY), height: Double(element.frame.height)))
    }
    try Agreement.require(found, expected, for: "Frame \(index)")
    big.window.layoutIfNeeded()
    let frames = table.visibleCells.map(\.frame)
    try Agreement.require(
      frames.map { Double($0.minY) }, expected.filter { $0.row >= 0 }.map(\.top),
      for: "The cells of frame \(index)")
  }
}
