/// The minimal work of solving a waterfall: one pass over the heights.
///
/// It puts each item at the end of the shortest column and stores its position.
struct WaterfallPassLimit {
  let starts: [Double]
  let height: Double

  @inline(never)
  init(_ heights: [Double], _ columnCount: Int) {
    var ends = [Double](repeating: 0, count: columnCount)
    starts = Array(unsafeUninitializedCapacity: heights.count) { starts, count in
      ends.withUnsafeMutableBufferPointer { ends in
        for item in heights.indices {
          var shortest = 0
          for column in 1..<columnCount where ends[column] < ends[shortest] { shortest = column }
          starts.initializeElement(at: item, to: ends[shortest])
          ends[shortest] += heights[item] + 10
        }
      }
      count = heights.count
    }
    height = (ends.max() ?? 10) - 10
  }
}
