public import ForceTouch
public import ViewGeometry

/// A type that can be laid out on devices: a view controller, or a view.
public protocol LayoutSubject: AnyObject {
  /// Shows the receiver in a window.
  ///
  /// A view controller becomes the window's root view controller. A view becomes the view of a new
  /// root view controller.
  func fill(_ window: Window)
}

extension ViewController: LayoutSubject {
  /// Makes the receiver the window's root view controller.
  public func fill(_ window: Window) { window.rootViewController = self }
}

extension View: LayoutSubject {
  /// Makes the receiver the view of a new root view controller of the window.
  ///
  /// The receiver then has the size, margins and safe area of a controller's view.
  public func fill(_ window: Window) {
    let controller = ViewController()
    controller.view = self
    window.rootViewController = controller
  }
}
