public import Foundation

/// An object that equals itself only: what UIKit's classes have of `NSObject`.
///
/// `NSObject` itself isn't above them, as it compares by a method whose argument is boxed, some hundred times as slow; Decision
/// 0023 has the numbers. Protocols of libraries that refine `NSObjectProtocol` accept the descendants.
open class IdentityObject: NSObjectProtocol, CustomStringConvertible {
  /// Creates an object.
  public init() {}

  // Written out, since those of descendants aren't isolated where classes are (Decision 0019).
  deinit {}

  /// Whether `object` is the receiver.
  ///
  /// `==` and sets go by the identity whatever an override says, except of collection layout attributes.
  open func isEqual(_ object: Any?) -> Bool { (object as? IdentityObject) === self }

  /// The hash of the identity.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The receiver.
  public final func `self`() -> Self { self }

  /// False.
  public final func isProxy() -> Bool { false }

  /// The object in one line; the name of its class, with its module, where there is no more to say.
  open var description: String {
    (self as? any OwnDescription)?.ownDescription ?? String(reflecting: type(of: self))
  }

  /// The same as `description`.
  open var debugDescription: String { description }

  /// Called for objects out of nibs, of which there are none; nothing by default.
  open func awakeFromNib() {}

  /// Called by a designer of interfaces, of which there is none; nothing by default.
  open func prepareForInterfaceBuilder() {}
}

/// What an object says of itself, where its class lies below the code that describes it.
protocol OwnDescription {
  var ownDescription: String { get }
}
