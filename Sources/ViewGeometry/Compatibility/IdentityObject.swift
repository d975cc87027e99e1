public import Foundation

#if NSObject
  /// The root class of the package's objects, with the trait `NSObject`.
  ///
  /// Creating and comparing objects takes longer than without the trait (Decision 0023).
  #if MainActor
    @preconcurrency @MainActor
  #endif
  open class IdentityObject: NSObject {
    /// Creates an object.
    public override init() { super.init() }

    deinit {}

    /// A description of the object in one line; by default the qualified name of its class.
    @preconcurrency open nonisolated override var description: String {
      (self as? any OwnDescription)?.ownDescription ?? String(reflecting: type(of: self))
    }

    /// A description for debugging; by default the same as `description`.
    @preconcurrency open nonisolated override var debugDescription: String { description }

    /// Does nothing, because nibs aren't supported; overrides may call it.
    open func awakeFromNib() {}

    /// Does nothing, because there is no Interface Builder; overrides may call it.
    open func prepareForInterfaceBuilder() {}
  }
#else
  /// The root class of the package's objects, used in place of `NSObject`.
  ///
  /// An object equals only itself. Comparing objects derived from `NSObject` takes hundreds of
  /// times longer, because it calls a method whose argument is boxed (measured in Decision 0023).
  /// Subclasses can conform to protocols that refine `NSObjectProtocol`.
  open class IdentityObject: NSObjectProtocol, CustomStringConvertible {
    /// Creates an object.
    public init() {}

    // The implicit `deinit` of an isolated class is isolated, too (Decision 0019). To avoid that,
    // each class declares an empty one.
    deinit {}

    /// Returns whether `object` is the receiver.
    ///
    /// `==` and sets don't call overrides of this method, except for collection view layout
    /// attributes.
    open func isEqual(_ object: Any?) -> Bool { (object as? IdentityObject) === self }

    /// A hash value of the object's identity.
    open var hash: Int { ObjectIdentifier(self).hashValue }

    /// Returns the receiver.
    public final func `self`() -> Self { self }

    /// Returns false, because the object isn't a proxy.
    public final func isProxy() -> Bool { false }

    /// Returns whether the receiver is an object of `aClass` or of a subclass of it.
    ///
    /// - Complexity: O(superclasses).
    open func isKind(of aClass: AnyClass) -> Bool {
      var mirror: Mirror? = Mirror(reflecting: self)
      while let found = mirror {
        if found.subjectType == aClass { return true }
        mirror = found.superclassMirror
      }
      return false
    }

    /// Returns whether the receiver is an object of `aClass` itself, not of a subclass.
    public final func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// A description of the object in one line; by default the qualified name of its class.
    open var description: String {
      (self as? any OwnDescription)?.ownDescription ?? String(reflecting: type(of: self))
    }

    /// A description for debugging; by default the same as `description`.
    open var debugDescription: String { description }

    /// Does nothing, because nibs aren't supported; overrides may call it.
    open func awakeFromNib() {}

    /// Does nothing, because there is no Interface Builder; overrides may call it.
    open func prepareForInterfaceBuilder() {}
  }
#endif

/// A class whose description is implemented in an extension, in a higher layer of the module.
///
/// An extension can't override ``IdentityObject/description``, which therefore returns
/// `ownDescription`.
protocol OwnDescription {
  var ownDescription: String { get }
}
