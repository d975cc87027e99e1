import AllocationCounter

/// Runs `build` and returns what it built with the heap bytes it holds, by the allocator's own
/// count: every block handed out and not given back, with the allocator's header on each.
func measuringHeldBytes<Value>(_ build: () throws -> Value) rethrows -> (Value, bytes: Double) {
  let before = allocation_counter_held_bytes()
  let value = try build()
  return (value, Double(allocation_counter_held_bytes() - before))
}
