public import ForceTouch
public import ViewGeometry

/// What can be laid out on devices: a controller, or a view that becomes a controller's.
public protocol LayoutSubject: AnyObject {
  /// Puts the receiver into a window, as its root controller or that one's view.
  func fill(_ window: Window)
}

extension ViewController: LayoutSubject {
  /// Makes the receiver the window's root controller.
  public func fill(_ window: Window) { window.rootViewController = self }
}

extension View: LayoutSubject {
  /// Makes the receiver the view of a new root controller, so that it has a controller's size, margins and safe area.
  public func fill(_ window: Window) {
    let controller = ViewController()
    controller.view = self
    window.rootViewController = controller
  }
}
