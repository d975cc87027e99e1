/// Runs a row's operation a fixed number of times, for `--count`.
///
/// A tool that counts instructions turns its counter on and off at this function's symbol: what comes before, building
/// and checking the data, isn't counted. Not optimised, so that no specialised copy with another symbol is called.
@_silgen_name("benchmark_counted_loop")
@inline(never)
@_optimize(none)
func countedLoop(_ loop: UnsafeMutablePointer<CountedLoop>) {
  loop.pointee.checksum = loop.pointee.batch.run(loop.pointee.operations)
}

/// What `countedLoop` is handed: which operations to run, and where their checksum goes.
struct CountedLoop {
  let batch: Batch
  var operations: Range<Int>
  var checksum = 0.0

  /// Runs `count` operations, or whole batches of a fixed size until that many are done, and returns their number.
  ///
  /// A tenth of them runs first and isn't counted, so that what operations leave behind for later ones is there.
  static func run(_ batch: Batch, count: Int) -> Int {
    let each = batch.count ?? count
    let start = batch.count ?? (count / 10 + 1)
    batch.reset?()
    blackHole(batch.run(0..<start))
    var loop = CountedLoop(batch: batch, operations: start..<start + each)
    var counted = 0
    while counted < count {
      batch.reset?()
      withUnsafeMutablePointer(to: &loop) { countedLoop($0) }
      blackHole(loop.checksum)
      counted += each
      loop.operations = start + counted..<start + counted + each
    }
    return counted
  }
}
