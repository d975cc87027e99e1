/// The methods of a delegate that are optional in UIKit, in a form that can be called with `?`.
///
/// Swift has no optional methods without the Objective-C runtime. In this package, each of these
/// methods has a default implementation, so a call with `?` returns the result of the delegate or
/// of the default implementation. `UIKitNames` declares a property of this type for the base name
/// of each such method, and calls the method by its labels.
public struct OptionalMethods<Receiver> {
  /// The delegate or data source.
  public let receiver: Receiver

  /// Creates the optional methods of `receiver`.
  public init(_ receiver: Receiver) { self.receiver = receiver }
}
