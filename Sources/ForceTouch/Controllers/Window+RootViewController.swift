public import ViewGeometry

extension Window {
  /// The controller whose view fills the window; the window holds it.
  ///
  /// Setting it takes away the old one's view and what it presents. In a visible window the new one appears and is laid out at once.
  public final var rootViewController: ViewController? {
    get { pressAttachment?.rootViewController }
    set {
      let old = pressAttachment?.rootViewController
      guard newValue !== old else { return }
      if old?.presentedViewController != nil { old?.dismiss(animated: false) }
      old?.viewIfLoaded?.removeFromSuperview()
      makePressAttachment().rootViewController = newValue
      guard let newValue else { return }
      let view = newValue.view
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      guard !isHidden else { return insertSubview(view, at: 0) }
      newValue.begin(true, animated: false, byHand: true)
      insertSubview(view, at: 0)
      view.layoutIfNeeded()
      newValue.end()
    }
  }
}
