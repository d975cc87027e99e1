import ViewGeometry

#if !canImport(ObjectiveC)
  // Functions of Objective-C's runtime that come along with UIKit, for the objects that libraries hang values on.

  /// How an object holds a value: weakly, or else as long as it lives, without making a copy.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly, where the value is an object.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Strongly.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Strongly.
    case OBJC_ASSOCIATION_COPY = 771
  }

  private struct WeakValue {
    weak var object: AnyObject?
  }

  /// Hangs a value on a view, a layer, a guide, a layout or a controller; nil takes it away.
  ///
  /// - Precondition: `object` is one of these.
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

  /// The value that was hung on an object under a key; nil for none.
  ///
  /// - Precondition: `object` is a view, a layer, a guide, a layout or a controller.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let value = holder(of: object).associatedValues[key]
    guard let weakValue = value as? WeakValue else { return value }
    return weakValue.object
  }

  /// Takes all values away that were hung on an object.
  ///
  /// - Precondition: `object` is a view, a layer, a guide, a layout or a controller.
  public func objc_removeAssociatedObjects(_ object: Any) {
    holder(of: object).associatedValues = [:]
  }

  private func holder(of object: Any) -> any AssociatingObject {
    guard let holder = object as? any AssociatingObject else {
      preconditionFailure("Nothing can be hung on \(object).")
    }
    return holder
  }
#endif
