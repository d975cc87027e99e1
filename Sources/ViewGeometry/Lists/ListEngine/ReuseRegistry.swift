/// The registered classes of views, and the views that are kept for reuse.
struct ReuseRegistry<Key: Hashable, Shown: View> {
  private var classes: [Key: Shown.Type] = [:]
  /// The views kept for reuse.
  ///
  /// Each array is inside an object, so that the dictionary isn't mutated: mutating an array inside
  /// a dictionary uses a coroutine, which allocates memory.
  private var pools: [Key: Pool] = [:]

  private final class Pool {
    var views: [Shown] = []
  }

  /// The class registered for a key; setting it discards the views kept for that key.
  subscript(key: Key) -> Shown.Type? {
    get { classes[key] }
    set {
      classes[key] = newValue
      pools[key] = nil
    }
  }

  /// Removes and returns the last view kept for a key; nil if there is none.
  func take(_ key: Key) -> Shown? { pools[key]?.views.popLast() }

  /// Keeps a view for reuse if its class is the one registered for the key.
  ///
  /// If no class is registered for the key, the view is kept unless `ofRegisteredClass` is true.
  mutating func keep(_ view: Shown, for key: Key, ofRegisteredClass: Bool = false) {
    guard classes[key].map({ $0 == type(of: view) }) ?? !ofRegisteredClass else { return }
    if let pool = pools[key] { return pool.views.append(view) }
    let pool = Pool()
    pool.views.append(view)
    pools[key] = pool
  }
}
