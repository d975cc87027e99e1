public import Foundation

/// An object that equals only itself: the root class in place of `NSObject`.
///
/// `NSObject` compares with a method whose argument is boxed, which is hundreds of times slower;
/// Decision 0023 has the measurements. Subclasses can conform to protocols that refine `NSObjectProtocol`.
open class IdentityObject: NSObjectProtocol, CustomStringConvertible {
  /// Creates an object.
  public init() {}

  // An empty one is written out here and below, as an implicit one is isolated where classes are (Decision 0019).
  deinit {}

  /// Whether `object` is the receiver.
  ///
  /// An override doesn't change `==` and sets, except for collection layout attributes.
  open func isEqual(_ object: Any?) -> Bool { (object as? IdentityObject) === self }

  /// The hash of the identity.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The receiver.
  public final func `self`() -> Self { self }

  /// False.
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

/// A description that a higher layer provides for a class of a lower one.
protocol OwnDescription {
  var ownDescription: String { get }
}
