/// The methods of a delegate that UIKit calls optional, to be called with `?`.
///
/// Swift has no optional methods without the Objective-C runtime: each has a default here, so that a call with `?` always answers
/// what the delegate, or the default, says. `UIKitNames` declares a property of this type for each base name, and calls by
/// labels.
public struct OptionalMethods<Receiver> {
  /// The delegate or data source.
  public let receiver: Receiver

  /// The optional methods of `receiver`.
  public init(_ receiver: Receiver) { self.receiver = receiver }
}
