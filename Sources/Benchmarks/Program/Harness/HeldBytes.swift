import AllocationCounter

/// Runs `build` and returns its result with the number of heap bytes that it left allocated.
///
/// The number comes from the allocator. It covers all blocks that were allocated and not freed,
/// including each block's allocator header.
func measuringHeldBytes<Value>(_ build: () throws -> Value) rethrows -> (Value, bytes: Double) {
  let before = allocation_counter_held_bytes()
  let value = try build()
  return (value, Double(allocation_counter_held_bytes() - before))
}
