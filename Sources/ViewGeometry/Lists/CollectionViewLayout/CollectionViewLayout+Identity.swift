/// A layout equals itself only, as in UIKit.
extension CollectionViewLayout: Hashable {
  /// Whether the two are the same layout.
  public static func == (left: CollectionViewLayout, right: CollectionViewLayout) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
