/// The registered classes of views, and the views that wait for reuse.
struct ReuseRegistry<Key: Hashable, Shown: View> {
  private var classes: [Key: Shown.Type] = [:]
  /// Objects, so that the dictionary is only read: changing an array inside a dictionary goes through a coroutine, which allocates.
  private var pools: [Key: Pool] = [:]

  private final class Pool {
    var views: [Shown] = []
  }

  /// The class registered for a key; setting it drops the views that wait for reuse.
  subscript(key: Key) -> Shown.Type? {
    get { classes[key] }
    set {
      classes[key] = newValue
      pools[key] = nil
    }
  }

  /// Takes out the last view kept for a key; nil if there is none.
  func take(_ key: Key) -> Shown? { pools[key]?.views.popLast() }

  /// Keeps a view for reuse, unless another class is registered for the key, or none where one has to be.
  mutating func keep(_ view: Shown, for key: Key, ofRegisteredClass: Bool = false) {
    guard classes[key].map({ $0 == type(of: view) }) ?? !ofRegisteredClass else { return }
    if let pool = pools[key] { return pool.views.append(view) }
    let pool = Pool()
    pool.views.append(view)
    pools[key] = pool
  }
}
