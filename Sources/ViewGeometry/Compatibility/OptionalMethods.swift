/// The methods of a delegate that are optional in UIKit, in a form that can be called with `?`.
///
/// Swift has no optional methods without the Objective-C runtime. In this package, each of these
/// methods has a default implementation, so a call with `?` returns the result of the delegate or
/// of the default implementation. For each base name of methods with argument labels, `UIKitNames`
/// declares a property of this type. The labels of the call then select the method.
public struct OptionalMethods<Receiver> {
  /// The delegate or data source.
  public let receiver: Receiver

  /// Creates the optional methods of `receiver`.
  public init(_ receiver: Receiver) { self.receiver = receiver }
}
