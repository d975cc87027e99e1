/// The number of live objects of each kind: a leak shows here long before it shows in the memory of
/// a process.
final class LiveObjects {
  private(set) var counts: [String: Int] = [:]

  /// Counts one more until the returned object is freed; the counted object holds it.
  func token(_ kind: String) -> AnyObject { Token(kind, of: self) }

  private final class Token {
    private let kind: String
    private let objects: LiveObjects

    init(_ kind: String, of objects: LiveObjects) {
      (self.kind, self.objects) = (kind, objects)
      objects.counts[kind, default: 0] += 1
    }

    deinit { objects.counts[kind, default: 0] -= 1 }
  }
}
