public import Foundation
import ViewGeometry

/// What gives each class of controllers `init()` and `init(nibName:bundle:)`, whether a subclass inherits them or not.
///
/// As for views: see `InitializableView`. Both call the class's own `init(nibName:bundle:)`, and trap where it has none.
public protocol InitializableController {}

extension ViewController: InitializableController {}

/// The required initializer of controllers, behind a protocol because programs need not provide it.
private protocol NibRequired {
  init(requiredNibName name: String?, bundle: Bundle?)
}

@available(*, unavailable)
extension ViewController: NibRequired {}

extension InitializableController {
  /// The controller that was made in place of the receiver.
  fileprivate init(taking controller: any NibRequired) {
    guard let controller = controller as? Self else {
      preconditionFailure("\(controller) is no \(Self.self).")
    }
    self = controller
  }
}

extension InitializableController where Self: ViewController {
  /// Creates a controller by the class's `init(nibName:bundle:)`.
  public init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller whose view is loaded when first asked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let anyClass: Any.Type = Self.self
    guard let requiredClass = anyClass as? any NibRequired.Type else {
      preconditionFailure("\(Self.self) is no class of controllers.")
    }
    self.init(taking: requiredClass.init(requiredNibName: nibNameOrNil, bundle: nibBundleOrNil))
  }
}

extension ViewController: AssociatingObject {}
