public import Foundation

// Libraries often declare protocols for UIKit's classes that refine `NSObjectProtocol`. It requires
// only identity, so no class needs `NSObject` as a superclass, which makes comparing two views some
// hundred times as slow; Decision 0023 has the numbers.

extension View: NSObjectProtocol {
  /// Returns whether `object` is the receiver.
  public func isEqual(_ object: Any?) -> Bool { (object as? View) === self }

  /// The hash of the identity.
  public final var hash: Int { ObjectIdentifier(self).hashValue }

  /// The receiver.
  public final func `self`() -> Self { self }

  /// Returns false.
  public final func isProxy() -> Bool { false }

  /// The same as `description`.
  public var debugDescription: String { description }
}

extension Layer: NSObjectProtocol {
  /// Returns whether `object` is the receiver.
  public func isEqual(_ object: Any?) -> Bool { (object as? Layer) === self }

  /// The hash of the identity.
  public final var hash: Int { ObjectIdentifier(self).hashValue }

  /// The receiver.
  public final func `self`() -> Self { self }

  /// Returns false.
  public final func isProxy() -> Bool { false }

  /// The name of the class, with its module.
  public var description: String { String(reflecting: type(of: self)) }

  /// The same as `description`.
  public var debugDescription: String { description }
}

extension LayoutGuide: NSObjectProtocol {
  /// Returns whether `object` is the receiver.
  public func isEqual(_ object: Any?) -> Bool { (object as? LayoutGuide) === self }

  /// The hash of the identity.
  public final var hash: Int { ObjectIdentifier(self).hashValue }

  /// The receiver.
  public final func `self`() -> Self { self }

  /// Returns false.
  public final func isProxy() -> Bool { false }

  /// The name of the class, with its module.
  public var description: String { String(reflecting: type(of: self)) }

  /// The same as `description`.
  public var debugDescription: String { description }
}
