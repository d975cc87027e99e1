/// Runs a row's operation a fixed number of times, for `--count`.
///
/// A tool that counts instructions enables its counter at this function's symbol, so building and
/// checking the data aren't counted. It isn't optimized, so that the compiler doesn't call a
/// specialized copy with another symbol.
@_silgen_name("benchmark_counted_loop")
@inline(never)
@_optimize(none)
func countedLoop(_ loop: UnsafeMutablePointer<CountedLoop>) {
  loop.pointee.checksum = loop.pointee.batch.run(loop.pointee.operations)
}

/// The argument of `countedLoop`: the operations to run, and their checksum.
struct CountedLoop {
  let batch: Batch
  var operations: Range<Int>
  var checksum = 0.0

  /// Runs at least `count` operations and returns the number of operations run.
  ///
  /// If the batch has a fixed size, it runs whole batches. An uncounted warm-up runs first: a tenth
  /// of the operations, or one batch of fixed size.
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
