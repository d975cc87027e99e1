import ViewGeometry

/// How far the view of a controller is shown.
struct Appearance {
  enum Stage {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var stage = Stage.disappeared
  /// Whether a container began the change and will end it; otherwise the view's coming into a window does.
  var isByHand = false
  var isAnimated = false
  /// Whether `viewIsAppearing(_:)` was called in this change.
  var hasToldIsAppearing = false

  var isChanging: Bool { stage == .appearing || stage == .disappearing }
  var isShown: Bool { stage == .appearing || stage == .appeared }
}

/// What a controller is in the middle of.
struct Moves: OptionSet {
  let rawValue: UInt8

  static let beingPresented = Moves(rawValue: 1 << 0)
  static let beingDismissed = Moves(rawValue: 1 << 1)
  static let toParent = Moves(rawValue: 1 << 2)
  static let fromParent = Moves(rawValue: 1 << 3)
  /// Told by its stack or tabs that it has come, which is to be confirmed after the transition.
  static let arriving = Moves(rawValue: 1 << 4)
  /// Told by its stack or tabs that it goes, and taken out after the transition.
  static let leaving = Moves(rawValue: 1 << 5)
}

/// When a controller is told that its view appears and disappears.
///
/// A view appears when it comes into a visible window, or its window is shown, and disappears when it leaves or the window is hidden.
/// A container that shows one child in place of another says so itself, by `beginAppearanceTransition` and
/// `endAppearanceTransition()`, so that the calls of the two come in the container's order. Parents begin before their children and end
/// after them.
extension ViewController {
  /// Whether the controller is being presented; for `viewWillAppear(_:)` and the calls after it.
  public final var isBeingPresented: Bool { moves.contains(.beingPresented) }

  /// Whether the controller is being dismissed; for `viewWillDisappear(_:)` and the calls after it.
  public final var isBeingDismissed: Bool { moves.contains(.beingDismissed) }

  /// Whether the controller is coming into its parent; for `viewWillAppear(_:)` and the calls after it.
  public final var isMovingToParent: Bool { moves.contains(.toParent) }

  /// Whether the controller is leaving its parent; for `viewWillDisappear(_:)` and the calls after it.
  public final var isMovingFromParent: Bool { moves.contains(.fromParent) }

  /// Tells a child that its view is about to appear or disappear; for containers that forward themselves.
  ///
  /// Nothing happens when that is under way or done.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated: animated, byHand: true)
  }

  /// Tells a child that its view has appeared or disappeared, as was begun.
  public final func endAppearanceTransition() { end() }

  final func begin(_ isAppearing: Bool, animated: Bool, byHand: Bool) {
    guard isAppearing != appearance.isShown else {
      if byHand, appearance.isChanging { appearance.isByHand = true }
      return
    }
    if isAppearing {
      if ownParent == nil, ownPresenter == nil { forgetParent() }
      loadViewIfNeeded()
    }
    appearance = Appearance(
      stage: isAppearing ? .appearing : .disappearing, isByHand: byHand, isAnimated: animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in ownChildren where child.isInViewOfParent {
      // One that the callback above has shown in place of another is told of already.
      let wasShown = child.appearance.isShown
      child.begin(isAppearing, animated: animated, byHand: false)
      if isAppearing, !wasShown { willShow(child, animated: animated) }
    }
  }

  final func end() {
    guard appearance.isChanging else { return }
    tellIsAppearing()
    let animated = appearance.isAnimated
    if shouldAutomaticallyForwardAppearanceMethods {
      // One that has appeared may show another child, which has to end as well.
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

  /// Ends what a transition has begun; who isn't in a visible window after it disappears again.
  final func endComing(animated: Bool) {
    if appearance.stage == .appearing, viewIfLoaded?.window?.isHidden != false {
      begin(false, animated: animated, byHand: true)
    }
    end()
  }

  private func tellIsAppearing() {
    guard appearance.stage == .appearing, !appearance.hasToldIsAppearing else { return }
    appearance.hasToldIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// Whether the controller's view lies in its parent's.
  private var isInViewOfParent: Bool {
    guard let view = viewIfLoaded, let outer = ownParent?.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }

  package final func managedViewWillBecome(visible: Bool) {
    if let ownParent, !ownParent.shouldAutomaticallyForwardAppearanceMethods { return }
    // Nobody appears in a parent that is disappearing: it tells those in it when it appears again.
    if visible, ownParent?.appearance.stage == .disappearing { return }
    begin(visible, animated: false, byHand: false)
  }

  package final func managedViewDidBecome(visible: Bool) {
    guard visible else { return }
    tellTraitsIfChanged()
    tellIsAppearing()
    takeLeastMargins()
    // It may have changed while the view was out of the window, and bars lie at its edges.
    if let view = viewIfLoaded, view.safeAreaInsets != safeArea.told { view.setNeedsLayout() }
  }

  package final func managedViewDidFinishBecoming(visible: Bool) {
    guard appearance.isChanging, !appearance.isByHand, appearance.isShown == visible else { return }
    // The parent's end is the child's.
    if let ownParent, ownParent.appearance.isChanging,
      ownParent.shouldAutomaticallyForwardAppearanceMethods
    {
      return
    }
    endComing(animated: false)
  }
}
