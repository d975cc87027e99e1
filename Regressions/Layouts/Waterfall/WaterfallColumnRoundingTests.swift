import TestSupport
import Testing
import ViewGeometry

/// Widths that were divided, and column counts that were computed by division.
@Suite struct WaterfallColumnRoundingTests {
  @Test(arguments: 1...9)
  func `the columns fit if that many fill the width`(count: Int) {
    var lost: [String] = []
    for available in 280...1_400 {
      for spacing in 0...20 where available > (count - 1) * spacing {
        let (width, gap) = (Double(available), Double(spacing))
        let columns = WaterfallColumns(count: count, start: 0, available: width, spacing: gap)
        let found = WaterfallColumns.count(
          ofMinimumWidth: columns.width, in: width, spacing: gap)
        if found != count { lost.append("\(found) in \(available), \(spacing) apart") }
      }
    }

    expectEqual(lost.prefix(3), [])
  }

  /// Cases in which a division yields the column after the one that a point lies in.
  @Test(arguments: [(4, 0, 333.3), (4, 2.3, 77.7), (5, 0, 100.1)] as [(Int, Double, Double)])
  func `a point in front of a column by a rounding lies in the one before`(
    count: Int, start: Double, available: Double
  ) {
    let columns = WaterfallColumns(count: count, start: start, available: available, spacing: 0)
    let edge = columns.x(of: 3)
    expect((edge.nextDown - start) / columns.width >= 3)

    expectEqual(columns.column(at: edge.nextDown), 2)
    expectEqual(columns.column(at: edge), 3)
  }

  @Test(arguments: 1...9)
  func `widths in whole pixels lose none to rounding`(count: Int) {
    var lost: [String] = []
    for pixels in 900...4_200 {
      for spacing in [0, 2, 3, 30] {
        let columns = WaterfallColumns(
          count: count, start: 0, available: Double(pixels) / 3, spacing: Double(spacing) / 3,
          scale: 3)
        let whole = (pixels - (count - 1) * spacing) / count
        if columns.width != Double(whole) / 3 { lost.append("\(pixels), \(spacing) apart") }
      }
    }

    expectEqual(lost.prefix(3), [])
  }
}
