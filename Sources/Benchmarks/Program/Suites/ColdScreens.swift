import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of the first queries on new objects, including the cost of filling caches.
  ///
  /// The naive twin runs the same queries on new plain objects.
  static var coldScreens: Suite {
    Suite(title: "Cold screens", rows: [screenOpen, firstHit, firstList])
  }

  /// Creates and lays out a captured screen, hit-tests it, and converts ten points.
  private static var screenOpen: Row {
    Row("screen.open", sizes: [26], unit: .nanosecondsPerItem) { inputs in
      let recipes = try CapturedScreens(count: inputs.size).recipes(random: &inputs.random)
      // Whole rounds, because screens differ in size.
      let (rounds, views) = (4, recipes.reduce(0) { $0 + $1.parts.count })
      func batch(_ open: @escaping (ScreenRecipe) -> Double) -> Batch {
        Batch { range in
          var sum = 0.0
          for _ in range {
            for _ in 0..<rounds { for recipe in recipes { sum += open(recipe) } }
          }
          return sum
        }
      }
      return .timing(
        Timing(
          operation: batch { $0.open() }, naive: batch { $0.openPlainly() },
          itemsPerOperation: Double(rounds * views)
        ) { () throws(WrongAnswer) in
          for recipe in recipes { try recipe.check() }
        })
    }
  }

  /// Hit-tests a screen that was laid out but never queried.
  private static var firstHit: Row {
    Row("hitTest.first", sizes: [26]) { inputs in
      let recipes = try CapturedScreens(count: inputs.size).recipes(random: &inputs.random)
      let copies = 16
      let touches = (0..<copies).flatMap { _ in recipes.map(\.touch) }
      let (fresh, plain) = (Fresh<View>(), Fresh<PlainView>())
      let operation = Batch(
        count: touches.count,
        reset: {
          fresh.screens = (0..<copies).flatMap { _ in
            recipes.map { recipe in
              let views = recipe.makeViews()
              views[0].layoutIfNeeded()
              return views
            }
          }
        },
        run: { range in
          var hits = 0
          for (screen, touch) in zip(fresh.screens, touches).prefix(range.count)
          where screen[0].hitTest(touch, with: nil) != nil {
            hits += 1
          }
          return Double(hits)
        })
      let naive = Batch(
        count: touches.count,
        reset: {
          plain.screens = (0..<copies).flatMap { _ in recipes.map { $0.makePlainViews() } }
        },
        run: { range in
          var hits = 0
          for (screen, touch) in zip(plain.screens, touches).prefix(range.count)
          where screen[0].hitTest(touch) != nil {
            hits += 1
          }
          return Double(hits)
        })
      return .timing(
        Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
          for recipe in recipes { try recipe.check() }
        })
    }
  }

  /// Creates a table with its rows, lays it out, hit-tests it, and finds the source rectangle at a
  /// point.
  ///
  /// The naive twin sums an array of heights and creates the same cells as plain objects.
  private static var firstList: Row {
    Row("list.first", sizes: [10_000, 1_000_000], quickSizes: [10_000]) { inputs in
      let heights = (0..<inputs.size).map { _ in 64 + inputs.random.nextDyadic(below: 72) }
      let touches = RandomPoints(width: 390, height: 844, random: &inputs.random)
      let operation = Batch(each: { index in
        let big = BigTable(heights: heights, cell: FeedCell.self)
        let hit = big.window.hitTest(touches[index], with: nil)
        return Double(big.table.sourceRect(at: touches[index], in: big.window)?.rect.minY ?? 0)
          + (hit == nil ? 0 : 1)
      })
      let naive = Batch(each: { index in
        let list = PlainFeed(heights: heights)
        let hit = list.root.hitTest(touches[index])
        return (list.row(at: touches[index])?.top ?? 0) + (hit == nil ? 0 : 1)
      })
      return .timing(
        Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
          let (big, plain) = (
            BigTable(heights: heights, cell: FeedCell.self), PlainFeed(heights: heights)
          )
          for index in 0..<100 {
            let expected = plain.row(at: touches[index])
            try Agreement.require(
              big.table.sourceRect(at: touches[index], in: big.window)?.indexPath.row,
              expected?.row, for: "The row at \(touches[index])")
          }
        })
    }
  }
}

/// The screens for one sample; none of them has been queried yet.
private final class Fresh<Screen> {
  var screens: [[Screen]] = []
}

/// The initially visible rows of a table as plain objects, and an array of the offsets of all rows.
private final class PlainFeed {
  let root = PlainView(frame: CGRect(origin: .zero, size: FeedTable.size))
  private let tops: [Double]
  private let heights: [Double]

  init(heights: [Double]) {
    self.heights = heights
    var tops: [Double] = []
    tops.reserveCapacity(heights.count)
    var top = 0.0
    for (row, height) in heights.enumerated() {
      if row % BigTable.sectionRows == 0 { top += BigTable.headerHeight }
      tops.append(top)
      top += height
    }
    self.tops = tops
    for row in heights.indices {
      guard tops[row] < Double(FeedTable.size.height) else { break }
      addCell(row)
    }
  }

  private func addCell(_ row: Int) {
    let frame = CGRect(x: 0, y: tops[row], width: 390, height: heights[row])
    let (cell, content) = (
      PlainView(frame: frame), PlainView(frame: CGRect(origin: .zero, size: frame.size))
    )
    cell.addSubview(content)
    for part in 0..<FeedParts.count {
      content.addSubview(
        PlainView(frame: FeedParts.frame(of: part, in: frame.size, item: row)))
    }
    root.addSubview(cell)
  }

  /// Returns the row at a point's y-coordinate in the unscrolled table, found by binary search.
  ///
  /// Returns nil if no row is there.
  func row(at point: CGPoint) -> (row: Int, top: Double)? {
    let y = Double(point.y)
    var (low, high) = (-1, tops.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle } else { high = middle }
    }
    guard low >= 0, y < tops[low] + heights[low] else { return nil }
    return (low, tops[low])
  }
}
