import Foundation
public import ViewGeometry

extension Window {
  /// The controller whose view fills the window; the window retains it.
  ///
  /// Setting it removes the old controller's view and dismisses the controllers that the old
  /// controller presents. A window whose frame is zero gets the bounds of its scene or screen. In a
  /// visible window, the new controller appears and is laid out immediately. If the property is set
  /// in a callback of another change to the root controller, or of a presentation by the old
  /// controller, the new controller appears once that transition has ended.
  ///
  /// ```swift
  /// window.rootViewController = NavigationController(rootViewController: HomeController())
  /// window.makeKeyAndVisible()
  /// ```
  public final var rootViewController: ViewController? {
    get { pressAttachment?.rootViewController }
    set {
      guard newValue !== rootViewController else { return }
      takeScreenIfFrameless()
      let attachment = makePressAttachment()
      attachment.rootViewController = newValue
      let replace = { attachment.rootTransitions.run { [self] in replaceRoot(of: attachment) } }
      guard let old = attachment.shownRoot else { return replace() }
      if old.presentedViewController != nil { old.dismiss(animated: false) }
      old.afterPresentations { end in
        replace()
        end()
      }
    }
  }

  /// If the window's frame is zero, sets it to the bounds of the window's scene or screen, as UIKit
  /// does when it creates a window.
  final func takeScreenIfFrameless() {
    guard frame == .zero, bounds == .zero else { return }
    frame = windowScene?.coordinateSpace.bounds ?? (screen ?? .main).bounds
  }

  private final func replaceRoot(of attachment: PressAttachment) {
    let (old, new) = (attachment.shownRoot, attachment.rootViewController)
    guard old !== new else { return }
    attachment.shownRoot = new
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new else { return }
    let view: View = new.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard !isHidden else { return insertSubview(view, at: 0) }
    new.begin(true, animated: false, byHand: true)
    insertSubview(view, at: 0)
    view.layoutIfNeeded()
    new.end()
  }
}
