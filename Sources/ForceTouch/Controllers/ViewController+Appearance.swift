import ViewGeometry

/// The appearance state of a controller's view.
struct Appearance {
  enum Stage {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var stage = Stage.disappeared
  /// Whether the view has ever begun to appear or disappear.
  var hasBegun = false
  /// Whether the transition is ended by a call of `end()` or `endAppearanceTransition()`.
  ///
  /// This is the case if a container, a presentation, a window or the app began it. Otherwise, it
  /// ends together with the parent's transition, or when the view has entered or left its window.
  var isByHand = false
  var isAnimated = false
  /// Whether `viewIsAppearing(_:)` was called during the current transition.
  var hasNotifiedOfAppearing = false

  var isChanging: Bool { stage == .appearing || stage == .disappearing }
  var isShown: Bool { stage == .appearing || stage == .appeared }
}

/// The presentations and parent changes that a controller is undergoing.
struct Moves: OptionSet {
  let rawValue: UInt8

  static let beingPresented = Moves(rawValue: 1 << 0)
  static let beingDismissed = Moves(rawValue: 1 << 1)
  static let toParent = Moves(rawValue: 1 << 2)
  static let fromParent = Moves(rawValue: 1 << 3)
  /// The controller was added by its navigation, tab bar or page view controller.
  ///
  /// It is notified of its parent after the transition.
  static let arriving = Moves(rawValue: 1 << 4)
  /// The controller will be removed by its navigation, tab bar or page view controller after the
  /// transition.
  static let leaving = Moves(rawValue: 1 << 5)
}

/// The appearance callbacks of a controller.
///
/// A view appears when it is added to a visible window, or when its window is shown. It disappears
/// when it is removed, or when its window is hidden. A container that shows one child in place of
/// another calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`, so that
/// the callbacks of both children are called in the order that the container chooses. The
/// transition of a parent begins before those of its children, and ends after them.
extension ViewController {
  /// The default implementation of ``isBeingPresented``.
  final var builtInIsBeingPresented: Bool { moves.contains(.beingPresented) }

  /// The default implementation of ``isBeingDismissed``.
  final var builtInIsBeingDismissed: Bool { moves.contains(.beingDismissed) }

  /// The default implementation of ``isMovingToParent``.
  final var builtInIsMovingToParent: Bool { moves.contains(.toParent) }

  /// The default implementation of ``isMovingFromParent``.
  final var builtInIsMovingFromParent: Bool { moves.contains(.fromParent) }

  /// The default implementation of ``beginAppearanceTransition(_:animated:)``.
  final func builtInBeginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated: animated, byHand: true)
  }

  /// The default implementation of ``endAppearanceTransition()``.
  final func builtInEndAppearanceTransition() { end() }

  final func begin(_ isAppearing: Bool, animated: Bool, byHand: Bool) {
    guard isAppearing != appearance.isShown || byHand && !appearance.hasBegun else {
      if byHand, appearance.isChanging { appearance.isByHand = true }
      return
    }
    if isAppearing {
      if ownParent == nil, ownPresenter == nil { forgetParent() }
      loadViewIfNeeded()
    }
    appearance = Appearance(
      stage: isAppearing ? .appearing : .disappearing, hasBegun: true, isByHand: byHand,
      isAnimated: animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in ownChildren where child.isInViewOfParent {
      // A child that the callback above has shown in place of another was reported already.
      let wasShown = child.appearance.isShown
      child.begin(isAppearing, animated: animated, byHand: false)
      if isAppearing, !wasShown { willShow(child, animated: animated) }
    }
  }

  final func end() {
    guard appearance.isChanging else { return }
    notifyOfAppearing()
    let animated = appearance.isAnimated
    if shouldAutomaticallyForwardAppearanceMethods {
      // A child that has appeared may show another child, which has to end as well.
      while appearance.isChanging,
        let child = ownChildren.first(where: { $0.appearance.stage == appearance.stage })
      {
        child.end()
        if child.appearance.stage == .appeared { didShow(child, animated: animated) }
      }
    }
    if appearance.stage == .appearing {
      appearance.stage = .appeared
      viewDidAppear(animated)
      moves.subtract([.beingPresented, .toParent])
    } else if appearance.stage == .disappearing {
      appearance.stage = .disappeared
      viewDidDisappear(animated)
      moves.subtract([.beingDismissed, .fromParent])
    }
  }

  /// Ends an appearance transition.
  ///
  /// If the view was appearing but isn't in a visible window, it disappears again.
  final func endComing(animated: Bool) {
    if appearance.stage == .appearing, viewIfLoaded?.window?.isHidden != false {
      begin(false, animated: animated, byHand: true)
    }
    end()
  }

  private func notifyOfAppearing() {
    guard appearance.stage == .appearing, !appearance.hasNotifiedOfAppearing else { return }
    appearance.hasNotifiedOfAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// Whether the controller's view is a descendant of its parent's view.
  private var isInViewOfParent: Bool {
    guard let view = viewIfLoaded, let outer = ownParent?.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }

  package final func managedViewWillBecome(visible: Bool) {
    if let ownParent, !ownParent.shouldAutomaticallyForwardAppearanceMethods { return }
    // Nothing appears in a parent that is disappearing; the parent shows its children when it
    // appears again.
    if visible, ownParent?.appearance.stage == .disappearing { return }
    begin(visible, animated: false, byHand: false)
  }

  package final func managedViewDidBecome(visible: Bool) {
    guard visible else { return }
    notifyOfChangedTraits()
    notifyOfAppearing()
    takeLeastMargins()
    // The safe area, which bars are laid out along, may have changed while the view was in no
    // window.
    if let view = viewIfLoaded, view.safeAreaInsets != safeArea.reported { view.setNeedsLayout() }
  }

  package final func managedViewDidFinishBecoming(visible: Bool) {
    guard appearance.isChanging, !appearance.isByHand, appearance.isShown == visible else { return }
    // The parent's end also ends the child's transition.
    if let ownParent, ownParent.appearance.isChanging,
      ownParent.shouldAutomaticallyForwardAppearanceMethods
    {
      return
    }
    endComing(animated: false)
  }
}
