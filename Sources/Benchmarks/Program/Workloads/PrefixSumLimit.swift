/// The minimal work for computing a list's offsets: one pass over the lengths.
///
/// It writes the sum of the lengths before each one, and the total, into a new array.
enum PrefixSumLimit {
  @inline(never)
  static func sums(_ lengths: [Double]) -> [Double] {
    Array(unsafeUninitializedCapacity: lengths.count + 1) { sums, count in
      var sum = 0.0
      for index in lengths.indices {
        sums.initializeElement(at: index, to: sum)
        sum += lengths[index]
      }
      sums.initializeElement(at: lengths.count, to: sum)
      count = lengths.count + 1
    }
  }
}
