public import Foundation
import ViewGeometry

/// Supplies `init()` and `init(nibName:bundle:)` to each class of controllers.
///
/// These initializers can be called whether or not a subclass inherits those of its superclass;
/// `InitializableView` does the same for views. Both initializers call the class's own
/// `init(nibName:bundle:)`, and trap if it has none.
public protocol InitializableController {}

extension ViewController: InitializableController {}

/// Gives access to the required initializer of `ViewController`, which is marked unavailable so
/// that subclasses need not implement it.
private protocol NibRequired {
  init(requiredNibName name: String?, bundle: Bundle?)
}

@available(*, unavailable)
extension ViewController: NibRequired {}

extension InitializableController {
  /// Makes `controller` the initialized object; traps if it isn't an instance of `Self`.
  fileprivate init(taking controller: any NibRequired) {
    guard let controller = controller as? Self else {
      preconditionFailure("\(controller) isn't of the class \(Self.self).")
    }
    self = controller
  }
}

extension InitializableController where Self: ViewController {
  /// Creates a controller with the class's `init(nibName:bundle:)`.
  public init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller whose view is loaded when it is first used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let anyClass: Any.Type = Self.self
    guard let requiredClass = anyClass as? any NibRequired.Type else {
      preconditionFailure("\(Self.self) isn't a view controller class.")
    }
    self.init(taking: requiredClass.init(requiredNibName: nibNameOrNil, bundle: nibBundleOrNil))
  }
}

extension ViewController: AssociatingObject {}
