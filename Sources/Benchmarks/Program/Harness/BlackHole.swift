/// The variable that receives the checksums, so that the compiler can't remove the timed work.
private nonisolated(unsafe) var sink = 0.0

/// Uses a value in a way that the compiler can't optimize away.
@inline(never)
@_optimize(none)
func blackHole(_ value: Double) {
  sink = value
}
