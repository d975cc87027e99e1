import ViewGeometry

#if !canImport(ObjectiveC)
  // Functions of the Objective-C runtime that UIKit re-exports. Libraries use them to store values
  // on objects.

  /// How an object references an associated value: weakly or strongly.
  ///
  /// No policy copies the value.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference. A value that isn't an object can't be retrieved later.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A strong reference; the value isn't copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A strong reference, like `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A strong reference; the value isn't copied.
    case OBJC_ASSOCIATION_COPY = 771
  }

  private struct WeakValue {
    weak var object: AnyObject?
  }

  /// Associates a value with a view, layer, layout guide, collection layout or view controller.
  ///
  /// Replaces the object's earlier value for the key. If `value` is nil, the association is
  /// removed.
  ///
  /// - Precondition: `object` is an object of one of these classes.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let holder = holder(of: object)
    if let value, policy == .OBJC_ASSOCIATION_ASSIGN {
      holder.associatedValues[key] = WeakValue(object: value as AnyObject)
    } else {
      holder.associatedValues[key] = value
    }
  }

  /// Returns the value associated with an object for a key.
  ///
  /// Returns nil if there is no value, or if the value was referenced weakly and has been
  /// deallocated.
  ///
  /// - Precondition: `object` is a view, layer, layout guide, collection layout or view controller.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let value = holder(of: object).associatedValues[key]
    guard let weakValue = value as? WeakValue else { return value }
    return weakValue.object
  }

  /// Removes all values associated with an object.
  ///
  /// - Precondition: `object` is a view, layer, layout guide, collection layout or view controller.
  public func objc_removeAssociatedObjects(_ object: Any) {
    holder(of: object).associatedValues = [:]
  }

  private func holder(of object: Any) -> any AssociatingObject {
    guard let holder = object as? any AssociatingObject else {
      preconditionFailure("Values can't be associated with \(object).")
    }
    return holder
  }
#endif
