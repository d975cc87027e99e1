/// A class whose objects are equal only to themselves, in sets and as keys, as UIKit's objects are.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  /// Returns whether the two are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
