import Foundation
public import ViewGeometry

extension Window {
  /// The controller whose view fills the window; the window holds it.
  ///
  /// Setting it takes away the old one's view and what it presents. In a visible window the new one appears and is laid out at once,
  /// or after the change of roots, or of what the old one presents, in a callback of which it is set.
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
      old.afterPresentations(replace)
    }
  }

  /// Gives a window that was made without a frame that of its screen, as UIKit does when it makes one.
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
    let view = new.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard !isHidden else { return insertSubview(view, at: 0) }
    new.begin(true, animated: false, byHand: true)
    insertSubview(view, at: 0)
    view.layoutIfNeeded()
    new.end()
  }
}
