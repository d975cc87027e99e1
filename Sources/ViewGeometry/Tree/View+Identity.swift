/// A view equals itself only, so `contains(_:)`, `firstIndex(of:)`, sets and keys of dictionaries go by identity, as in UIKit.
extension View: Hashable {
  /// Whether the two are the same view.
  public static func == (left: View, right: View) -> Bool { left === right }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
