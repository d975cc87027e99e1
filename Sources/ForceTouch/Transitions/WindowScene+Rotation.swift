public import Foundation
public import ViewGeometry

extension WindowScene {
  /// Rotates the interface, as when the user rotates the device, and resizes the windows that fill
  /// the scene.
  ///
  /// The root controller of each of these windows is notified before its traits and its size
  /// change. Then the screen rotates, the windows are resized, the traits change, the layout is
  /// updated, the coordinator's animation and completion blocks are called, and the scene's
  /// delegate is notified if it is a `WindowSceneDelegate`. If the thread has an
  /// `AnimationClock`, the rotation is animated in windows that aren't hidden, and the completion
  /// blocks are called at its end. The animation takes 0.3 seconds for 90 degrees and 0.6 seconds
  /// for 180 degrees (R15.44).
  ///
  /// Does nothing if `orientation` is the current one, or if the application delegate or the
  /// topmost controller of one of these windows doesn't allow the rotation.
  public final func rotate(to orientation: Screen.InterfaceOrientation) {
    guard orientation != interfaceOrientation else { return }
    let filling = windows.filter { $0.frame == coordinateSpace.bounds }
    guard filling.allSatisfy({ supports(orientation, in: $0) }) else { return }
    let (old, oldTraits) = (interfaceOrientation, traitCollection)
    let isSwapped = old.isLandscape != orientation.isLandscape
    let size = coordinateSpace.bounds.size
    let newSize = isSwapped ? CGSize(width: size.height, height: size.width) : size

    let transform = CGAffineTransform(rotationAngle: angle(from: old, to: orientation))
    let duration = isSwapped ? SizeTransition.duration : 2 * SizeTransition.duration
    let changes = filling.map { window in
      SizeTransition(of: window, to: newSize, targetTransform: transform, duration: duration)
    }
    for change in changes { change.announce() }
    screen.interfaceOrientation = orientation
    for change in changes { change.apply() }
    (delegate as? any WindowSceneDelegate)?.windowScene(
      self, didUpdate: screen.coordinateSpace(in: old), interfaceOrientation: old,
      traitCollection: oldTraits)
  }

  private final func supports(
    _ orientation: Screen.InterfaceOrientation, in window: Window
  ) -> Bool {
    if let application = application as? Application, let delegate = application.delegate {
      let mask = delegate.application(application, supportedInterfaceOrientationsFor: window)
      guard mask.contains(orientation) else { return false }
    }
    var top = window.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    guard let top else { return true }
    return top.shouldAutorotate && top.supportedInterfaceOrientations.contains(orientation)
  }

  /// Returns the rotation of the content, in radians; clockwise is positive.
  private final func angle(
    from old: Screen.InterfaceOrientation, to new: Screen.InterfaceOrientation
  ) -> CGFloat {
    func quarters(_ orientation: Screen.InterfaceOrientation) -> Int {
      switch orientation {
      case .portrait: 0
      case .landscapeRight: 1
      case .portraitUpsideDown: 2
      case .landscapeLeft: 3
      }
    }
    let turn = (quarters(new) - quarters(old) + 4) % 4
    return CGFloat(turn == 3 ? -1 : turn) * .pi / 2
  }
}

extension Window {
  /// Changes the size of the window, in points, as when the user resizes a scene.
  ///
  /// The window keeps its origin, and its layout is updated. The root controller is notified before
  /// the change. If the thread has an `AnimationClock`, the change is animated over 0.3 seconds,
  /// unless the window is hidden. The window's scene still fills its screen, so the scene's delegate
  /// isn't notified (R14.20).
  public final func resize(to size: CGSize) {
    let change = SizeTransition(of: self, to: size, targetTransform: .identity)
    change.announce()
    change.apply()
  }
}

/// A change to a window's size, of which the window's root controller is notified.
private struct SizeTransition {
  let window: Window
  /// The window's root controller before the change.
  ///
  /// A callback may replace it.
  let root: ViewController?
  let size: CGSize
  let coordinator: TransitionCoordinator

  /// The duration of the animation on an `AnimationClock`, in seconds (R15.44).
  ///
  /// A rotation by 180 degrees takes twice as long.
  static let duration = 0.3

  init(
    of window: Window, to size: CGSize, targetTransform: CGAffineTransform,
    duration: TimeInterval = Self.duration
  ) {
    self.window = window
    self.size = size
    root = window.rootViewController
    coordinator = TransitionCoordinator(
      from: root, to: root, in: window, isAnimated: true, targetTransform: targetTransform)
    if AnimationClock.current != nil, !window.isHidden { coordinator.transitionDuration = duration }
  }

  /// Notifies the root controller of changes to its traits and its size, if there are any.
  func announce() {
    guard let root else { return }
    let traits = window.traits(forSize: size)
    coordinator.join([root])
    if traits != window.traitCollection {
      coordinator.newTraits = traits
      root.willTransition(to: root.traits(once: window, has: traits), with: coordinator)
    }
    if size != window.bounds.size { root.viewWillTransition(to: size, with: coordinator) }
  }

  /// Makes the change, and runs the coordinator's blocks.
  ///
  /// If the thread has an `AnimationClock` and the window isn't hidden, the change is animated, and
  /// the completions are called at the end of the animation.
  func apply() {
    let duration = coordinator.transitionDuration
    SystemAnimation.run(isAnimated: duration > 0, duration: duration) {
      window.frame = CGRect(origin: window.frame.origin, size: size)
      window.layoutIfNeeded()
      coordinator.runAnimations()
      window.layoutIfNeeded()
    } completion: { _ in
      if let root { coordinator.leave([root]) }
      coordinator.runCompletions()
    }
  }
}
