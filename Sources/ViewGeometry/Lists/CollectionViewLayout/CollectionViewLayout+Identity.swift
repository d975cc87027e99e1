#if !NSObject
  /// Layouts are compared by identity, as in UIKit.
  extension CollectionViewLayout: Hashable {
    /// Returns whether the two layouts are the same object.
    public static func == (left: CollectionViewLayout, right: CollectionViewLayout) -> Bool {
      left === right
    }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif

extension CollectionViewLayout: AssociatingObject {}
