/// A class whose objects are equal only to themselves, as most of UIKit's objects are.
///
/// This applies to `==`, to sets and to the keys of dictionaries.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  /// Returns whether `left` and `right` are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
