/// Where checksums of timed work go, so that the compiler can't drop the work.
private nonisolated(unsafe) var sink = 0.0

/// Uses a value in a way the compiler can't see through.
@inline(never)
@_optimize(none)
func blackHole(_ value: Double) {
  sink = value
}
