public import ViewGeometry

extension Window {
  /// The controller whose view fills the window; the window holds it.
  ///
  /// Setting it takes the old one's view out.
  public final var rootViewController: ViewController? {
    get { pressAttachment?.rootViewController }
    set {
      let old = pressAttachment?.rootViewController
      guard newValue !== old else { return }
      old?.viewIfLoaded?.removeFromSuperview()
      makePressAttachment().rootViewController = newValue
      guard let view = newValue?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }
}
