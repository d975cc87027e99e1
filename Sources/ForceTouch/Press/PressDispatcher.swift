import Foundation
public import ViewGeometry

/// Sends the samples of a finger to the view under it in a window.
///
/// ```swift
/// let dispatcher = PressDispatcher(window: window)
/// dispatcher.send(PressSample(phase: .began, location: CGPoint(x: 60, y: 300)))
/// dispatcher.send(PressSample(phase: .moved, location: CGPoint(x: 60, y: 300), force: 2))
/// ```
///
/// The view that is hit where the finger touches down receives the whole press if it has a preview
/// interaction, a registration for previewing or a context menu; otherwise, its nearest ancestor
/// with one of these does. If that view has several of them, the one created last receives the
/// press. No other view receives it, even if the selected one declines. The only exception is a
/// list, which passes the press to its ancestors if its delegate doesn't implement context menus,
/// or if no item is pressed and the delegate doesn't handle such a press (R10.33).
///
/// There is no run loop: all callbacks for a sample have run when `send(_:)` returns. Callbacks may
/// send samples, cancel, and change the tree; they run in the order in which they were triggered.
public final class PressDispatcher {
  /// A finger that is down, with its press.
  ///
  /// `press` is nil if nothing under the finger receives presses. The touch is an object so that
  /// processing a sample retains one reference and copies no thresholds.
  private final class Touch {
    var press: Press?
    var recognizer: PressRecognizer

    init(_ recognizer: PressRecognizer) { self.recognizer = recognizer }
  }

  /// The window whose coordinates the samples use.
  public let window: Window
  /// The criterion that makes a touch a press; a change applies from the next touch on.
  ///
  /// If the window's `forceTouchCapability` is `unavailable`, touches count as reporting no force.
  public var recognition: PressRecognition
  /// The current touch, or nil if no finger is down.
  private var touch: Touch?

  /// Creates a dispatcher for `window`; by default, presses are recognized by force.
  public init(window: Window, recognition: PressRecognition = .standard) {
    self.window = window
    self.recognition = recognition
    window.makePressAttachment().add(self)
  }

  /// Processes one sample, after laying out the window if needed.
  ///
  /// A `began` sample is ignored while a finger is down (R10.13), and while the window's app has been
  /// launched and isn't active (R10.44). Other samples are ignored while no finger is down. Samples
  /// don't identify their finger, so send those of one finger at a time.
  ///
  /// - Complexity: O(depth) plus the layout and the delegate's work; the first sample of a touch
  ///   also performs a hit test.
  public func send(_ sample: PressSample) {
    window.layoutIfNeeded()
    switch sample.phase {
    case .began:
      if touch == nil, receivesTouches { begin(with: sample) }
    case .moved:
      guard let touch, let press = touch.press else { return }
      advance(press, to: touch.recognizer.progress(at: sample), at: sample.location)
    case .ended:
      touch?.press?.move(to: sample.location)
      cancelTouch()
    case .cancelled:
      cancelTouch()
    }
  }

  /// Processes samples in order.
  public func send(_ samples: some Sequence<PressSample>) {
    for sample in samples { send(sample) }
  }

  /// The interaction that receives the current touch; nil if there is none, or once its press is
  /// over.
  public var activeInteraction: PreviewInteraction? {
    guard let press = touch?.press, !press.isOver else { return nil }
    return press.interaction
  }

  /// The current peek over the window; nil if there is none.
  ///
  /// Its actions may stay after the finger is lifted.
  ///
  /// A finger that comes down while actions are shown dismisses the peek and starts no press.
  public var peek: PeekPresentation? { window.pressAttachment?.peek }

  /// The context menu that is displayed over the window, or that the current press may open; nil if
  /// there is none.
  ///
  /// A finger that comes down while the menu is displayed starts no press: on the preview, it
  /// commits the preview; elsewhere, it dismisses the menu.
  public var contextMenu: ContextMenuPresentation? { window.pressAttachment?.contextMenu }

  /// Whether the window's app, if it has one and was ever launched, is active (R10.44).
  private var receivesTouches: Bool {
    guard let application = window.windowScene?.application as? Application else { return true }
    return application.applicationState == .active || !application.hasLaunched
  }

  /// Ends the current touch, and cancels its press.
  func cancelTouch() {
    let press = touch?.press
    touch = nil
    press?.cancel()
  }

  private func begin(with sample: PressSample) {
    var first = sample
    if window.forceTouchCapability == .unavailable { first.maximumPossibleForce = 0 }
    var recognizer = PressRecognizer(recognition, beginningWith: first)
    let progress = recognizer.progress(at: first)
    let touch = Touch(recognizer)
    self.touch = touch
    if let peek, peek.isShowingActions { return peek.dismiss() }
    if let contextMenu, contextMenu.isDisplayed { return contextMenu.touch(at: sample.location) }
    let hit = window.hitTest(sample.location, with: nil)
    guard let interaction = interaction(around: hit) else { return }
    let press = Press(on: interaction, at: sample.location, from: self)
    guard hold(press, by: touch) else { return }
    advance(press, to: progress, at: sample.location)
  }

  private func advance(_ press: Press, to progress: PressProgress?, at location: CGPoint) {
    guard let progress else { return press.cancel() }
    press.move(to: location)
    var press = press
    press.advance(to: progress, in: window)
    while let next = takeOver(press) {
      press = next
      press.advance(to: progress, in: window)
    }
  }

  /// Starts a press on an enclosing interaction if a list refused `press` and passes it on.
  ///
  /// Returns nil if `press` isn't passed on, or if callbacks have ended the touch.
  private func takeOver(_ press: Press) -> Press? {
    guard press.stage == .over(.refused), let touch, touch.press === press,
      let refusing = press.interaction, refusing.leavesPressToOthers,
      let next = interaction(around: refusing.view?.superview)
    else { return nil }
    let taken = Press(on: next, at: press.location, from: self)
    return hold(taken, by: touch) ? taken : nil
  }

  /// Assigns a press to a touch; if callbacks have ended the touch, cancels the press instead.
  ///
  /// Returns whether the press was assigned.
  private func hold(_ press: Press, by touch: Touch) -> Bool {
    guard self.touch === touch else {
      press.cancel()
      return false
    }
    touch.press = press
    return true
  }

  /// Returns the interaction for a finger on `view`: its own, or that of the nearest ancestor with
  /// one.
  ///
  /// Returns nil if there is none.
  private func interaction(around view: View?) -> PreviewInteraction? {
    var next = view
    while let view = next {
      if let interaction = view.pressAttachment?.frontmostInteraction { return interaction }
      if let interaction = ListContextMenu.attach(to: view) { return interaction }
      next = view.superview
    }
    return nil
  }
}
