public import Foundation

extension ViewController: NSObjectProtocol {
  /// Returns whether `object` is the receiver.
  public func isEqual(_ object: Any?) -> Bool { (object as? ViewController) === self }

  /// The hash of the identity.
  public final var hash: Int { ObjectIdentifier(self).hashValue }

  /// Returns the receiver.
  public final func `self`() -> Self { self }

  /// Returns false.
  public final func isProxy() -> Bool { false }

  /// The name of the class, with its module.
  public var description: String { String(reflecting: type(of: self)) }

  /// The same as `description`.
  public var debugDescription: String { description }
}
