/// The classes that views are registered with, and the views that went out of view and wait to be used again.
struct ReuseRegistry<Key: Hashable, Shown: View> {
  private var classes: [Key: Shown.Type] = [:]
  /// Objects, so that the dictionary is only read: changing an array inside a dictionary goes through a coroutine, which allocates.
  private var pools: [Key: Pool] = [:]

  private final class Pool {
    var views: [Shown] = []
  }

  /// The class of the views of a key; no view of another class is used again.
  subscript(key: Key) -> Shown.Type? {
    get { classes[key] }
    set {
      classes[key] = newValue
      pools[key] = nil
    }
  }

  /// Takes out the view that was kept last; nil when there is none.
  func take(_ key: Key) -> Shown? { pools[key]?.views.popLast() }

  /// Keeps a view that went out of view for the next element like it, unless another class is registered.
  mutating func keep(_ view: Shown, for key: Key) {
    guard classes[key] ?? type(of: view) == type(of: view) else { return }
    if let pool = pools[key] { return pool.views.append(view) }
    let pool = Pool()
    pool.views.append(view)
    pools[key] = pool
  }
}
