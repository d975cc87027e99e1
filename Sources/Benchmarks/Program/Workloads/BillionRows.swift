import Foundation
import ViewGeometry

/// A table of very many rows whose delegate writes their heights into a buffer.
final class BillionRows: TableViewDataSource, TableViewDelegate {
  let count: Int
  let table: TableView

  init(count: Int) {
    self.count = count
    table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    table.dataSource = self
    table.delegate = self
  }

  /// Returns the height of a row: a multiple of 1/64 from 20 to 148 points, hashed from the index.
  @inline(__always)
  static func height(of row: Int) -> Double {
    20 + Double((UInt32(truncatingIfNeeded: row) &* 2_654_435_761) &>> 19) / 64
  }

  /// Does the minimal work: writes all heights into a buffer that stays in a cache, and sums them.
  @inline(never)
  static func sum(_ count: Int) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4_096) { buffer in
      var sum = 0.0
      for start in stride(from: 0, to: count, by: 4_096) {
        let rows = start..<min(count, start + 4_096)
        for row in rows { buffer.initializeElement(at: row - start, to: height(of: row)) }
        for place in 0..<rows.count { sum += buffer[place] }
      }
      return sum
    }
  }

  /// The lengths of all rows as the table stores them.
  var lengths: OffsetTree {
    var builder = OffsetTreeBuilder(count: count)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4_096) { buffer in
      for start in stride(from: 0, to: count, by: 4_096) {
        let rows = start..<min(count, start + 4_096)
        for row in rows { buffer.initializeElement(at: row - start, to: Self.height(of: row)) }
        builder.append(UnsafeBufferPointer(rebasing: buffer[..<rows.count]))
      }
    }
    return builder.finish()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: TableView, heightsForRows rows: Range<Int>, inSection section: Int,
    into heights: UnsafeMutableBufferPointer<CGFloat>
  ) -> Bool {
    for (place, row) in rows.enumerated() { heights[place] = CGFloat(Self.height(of: row)) }
    return true
  }
}
