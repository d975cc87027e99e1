/// Views that went out of view, the last one first to be used again.
///
/// An object, so that a dictionary of pools is only read: changing an array inside a dictionary goes through a
/// coroutine, which allocates.
final class ReusePool<Shown: View> {
  private var views: [Shown] = []

  func add(_ view: Shown) { views.append(view) }

  /// Takes a view out; nil when there is none.
  func take() -> Shown? { views.popLast() }
}

extension Dictionary {
  /// Adds a view to the pool of a key.
  mutating func keep<Shown: View>(_ view: Shown, for key: Key) where Value == ReusePool<Shown> {
    if let pool = self[key] { return pool.add(view) }
    let pool = ReusePool<Shown>()
    pool.add(view)
    self[key] = pool
  }
}
