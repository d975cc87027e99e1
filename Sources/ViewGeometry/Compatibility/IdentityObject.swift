public import Foundation

/// An object that equals only itself: the root class in place of `NSObject`.
///
/// `NSObject` compares with a method whose argument is boxed, which is hundreds of times slower;
/// Decision 0023 has the measurements. Subclasses can conform to protocols that refine
/// `NSObjectProtocol`.
open class IdentityObject: NSObjectProtocol, CustomStringConvertible {
  /// Creates an object.
  public init() {}

  // An implicit `deinit` would be isolated where classes are (Decision 0019), so each class
  // declares an empty one.
  deinit {}

  /// Returns whether `object` is the receiver.
  ///
  /// Overriding it has no effect on `==` and sets, except for collection view layout attributes.
  open func isEqual(_ object: Any?) -> Bool { (object as? IdentityObject) === self }

  /// A hash value of the object's identity.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// Returns the receiver.
  public final func `self`() -> Self { self }

  /// Returns false, because the object isn't a proxy.
  public final func isProxy() -> Bool { false }

  /// A description of the object in one line; the qualified name of its class by default.
  open var description: String {
    (self as? any OwnDescription)?.ownDescription ?? String(reflecting: type(of: self))
  }

  /// The same as `description`.
  open var debugDescription: String { description }

  /// Does nothing, since nibs aren't supported; an override may call it.
  open func awakeFromNib() {}

  /// Does nothing, since there is no Interface Builder; an override may call it.
  open func prepareForInterfaceBuilder() {}
}

/// The description of a class in a lower layer, provided by a higher layer.
protocol OwnDescription {
  var ownDescription: String { get }
}
