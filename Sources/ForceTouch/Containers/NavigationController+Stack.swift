import Foundation
import ViewGeometry

extension NavigationController {
  /// Replaces the stack and shows its top controller.
  ///
  /// Added and removed controllers are notified of their parent before and after the transition. If
  /// this method is called in a callback of another transition, only the stack changes immediately;
  /// the new top controller is shown after that transition. An interactive transition in progress
  /// ends first: it is completed or, if it was canceled, undone (R15.58).
  ///
  /// `interaction` drives the transition; it is nil unless `beginInteractivePop()` begins it.
  ///
  /// - Precondition: No controller is in `new` twice.
  final func setStack(
    _ new: [ViewController], animated: Bool,
    interaction: PercentDrivenInteractiveTransition? = nil
  ) {
    interactivePop?.completeNow()
    let old = stack
    precondition(
      Set(new).count == new.count, "A navigation stack can't contain a controller twice.")
    let change = announceChange(from: stack, to: new)
    changeComesBack = new.last.map(stack.contains) ?? false
    stack = new
    navigationBar.items = new.map(\.navigationItem)
    isChangeAnimated = animated
    if let interaction { interactivePop = interaction }
    var undoing: ChildChange = ([], [])
    childTransitions.runInTime { [self] end in
      let onCancel = { [self] in
        // Another change, which waits for the end, keeps its stack.
        if stack == new { undoing = restoreStack(old) }
      }
      showTop(interaction, onCancel: onCancel) { [self] in
        confirmChange(change)
        confirmChange(undoing)
        end()
      }
    }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Restores the stack when a transition is canceled.
  ///
  /// Returns the added and removed controllers, which the caller must pass to `confirmChange`
  /// later. The views don't change before the animation has run back to its start.
  private final func restoreStack(_ old: [ViewController]) -> ChildChange {
    let change = announceChange(from: stack, to: old)
    stack = old
    navigationBar.items = old.map(\.navigationItem)
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    return change
  }

  /// Begins a pop that the app drives, like the user's swipe from the edge (R15.58).
  ///
  /// In UIKit, the `interactivePopGestureRecognizer` begins such a pop. Here the app recognizes the
  /// gesture, and updates, finishes or cancels the pop by calling the returned object, which the
  /// navigation controller retains until the pop ends. The stack changes immediately. After a
  /// cancellation, it is restored, and its top controller appears again.
  ///
  /// Returns nil and does nothing if the stack has fewer than two controllers, hasn't appeared in a
  /// visible window, or is in another transition.
  public final func beginInteractivePop() -> PercentDrivenInteractiveTransition? {
    guard stack.count > 1, installed != nil, installed === stack.last, !childTransitions.isRunning,
      appearance.stage == .appeared, viewIfLoaded?.window?.isHidden == false
    else { return nil }
    let interaction = PercentDrivenInteractiveTransition()
    setStack(stack.dropLast(), animated: true, interaction: interaction)
    return interactivePop
  }

  /// Replaces the view of the shown controller with that of the stack's top controller.
  private final func showTop(
    _ interaction: PercentDrivenInteractiveTransition?, onCancel: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    let (old, top, animated) = (installed, stack.last, isChangeAnimated)
    guard isViewLoaded else { return completion() }
    // Another controller that was on top in the meantime may have been laid out instead.
    guard old !== top else {
      view.setNeedsLayout()
      return completion()
    }
    let custom = interaction == nil ? customTransition(from: old, to: top) : nil
    let driver = interaction ?? custom?.interaction as? PercentDrivenInteractiveTransition
    interactivePop = driver
    installed = nil
    var isCancelled = false
    let motion = motion(from: old, to: top, custom, interaction) {
      isCancelled = true
      onCancel()
    }
    replaceView(
      of: old, byThatOf: top, animated: animated, motion: motion,
      install: { _ in if let top { install(top) } },
      completion: { [self] in
        if interactivePop === driver { interactivePop = nil }
        if isCancelled {
          // The delegate isn't called for a canceled transition.
          (installed, shown) = (old, old)
          view.setNeedsLayout()
        } else if let top {
          // If the stack is appearing itself, `didShow` is called when the stack has appeared.
          if appearance.stage == .appeared { didShow(top, animated: animated) }
        } else {
          shown = nil
        }
        completion()
      })
  }

  /// Returns the custom transition that the delegate supplies for a change (R15.63).
  ///
  /// Returns nil if the change uses the built-in animation or isn't animated.
  private final func customTransition(
    from old: ViewController?, to top: ViewController?
  ) -> CustomTransition? {
    guard isChangeAnimated, let old, let top, let delegate,
      viewIfLoaded?.window?.isHidden == false
    else { return nil }
    return CustomTransition(
      delegate.navigationController(
        self, animationControllerFor: changeComesBack ? .pop : .push, from: old, to: top),
      interaction: { delegate.navigationController(self, interactionControllerFor: $0) })
  }

  /// Returns the animation of a change; nil if it takes no time.
  private final func motion(
    from old: ViewController?, to top: ViewController?, _ custom: CustomTransition?,
    _ interaction: PercentDrivenInteractiveTransition?, onCancel: @escaping () -> Void
  ) -> Motion? {
    guard let old, let top, isChangeAnimated else { return nil }
    if let custom {
      return customMotion(custom, from: old, to: top, below: navigationBar, onCancel: onCancel)
    }
    guard AnimationClock.current != nil || interaction != nil else { return nil }
    let comesBack = changeComesBack
    return { [self] in
      slide(
        from: $0, to: $1, $2, comesBack: comesBack, interaction, onCancel: onCancel, end: $3)
    }
  }

  /// The duration of the built-in animation of a push or a pop, in seconds (R15.40).
  private static let slideDuration = 0.35
  /// The fraction of the width that the lower view moves during a push or a pop.
  private static let parallax: CGFloat = 0.3

  /// Animates a push or a pop: the upper view moves by the whole width of the receiver's view, and
  /// the lower one by the fraction `parallax` of that width.
  private final func slide(
    from old: [View], to new: [View], _ coordinator: TransitionCoordinator, comesBack: Bool,
    _ interaction: PercentDrivenInteractiveTransition?, onCancel: @escaping () -> Void,
    end: @escaping () -> Void
  ) {
    let direction: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let width = view.bounds.size.width * direction
    let (upper, lower) = (CGPoint(x: width, y: 0), CGPoint(x: -Self.parallax * width, y: 0))
    let (start, goal) = comesBack ? (lower, upper) : (upper, lower)
    if comesBack, let lowest = old.first {
      for view in new { self.view.insertSubview(view, belowSubview: lowest) }
    }
    let newCenters = new.map(\.center)
    let oldCenters = old.map(\.center)
    let oldGoals = oldCenters.map { CGPoint(x: $0.x + goal.x, y: $0.y) }
    let newStarts = newCenters.map { CGPoint(x: $0.x + start.x, y: $0.y) }
    SystemAnimation.still { Self.move(new, to: newStarts) }
    coordinator.transitionDuration = Self.slideDuration
    let changes = {
      Self.move(new, to: newCenters)
      Self.move(old, to: oldGoals)
      coordinator.runAnimations()
    }
    let edges = old.map { $0.frame.minX + goal.x }
    let completion = {
      SystemAnimation.still {
        Self.restore(old, from: oldGoals, to: oldCenters, edges: edges)
        // The views of a canceled pop are back at their starts.
        Self.restore(new, from: newStarts, to: newCenters)
      }
      end()
    }
    if let interaction {
      coordinator.beginInteraction()
      let context = TransitionContext(
        coordinator, animator: nil, interaction: interaction, onCancel: onCancel,
        onEnd: completion)
      interaction.begin(context, BuiltInDrive(duration: Self.slideDuration, changes: changes))
    } else {
      SystemAnimation.run(duration: Self.slideDuration, changes) { _ in completion() }
    }
  }

  private static func move(_ views: [View], to centers: [CGPoint]) {
    for (view, center) in zip(views, centers) { view.center = center }
  }

  /// Moves the views from the centers in `centers` back to those in `others`.
  ///
  /// A view that the app has moved in the meantime stays where it is. Resizing the container
  /// changes a view's center but not its left edge. A view whose left edge is still at its position
  /// in `edges` is therefore moved back by the distance of the slide.
  private static func restore(
    _ views: [View], from centers: [CGPoint], to others: [CGPoint], edges: [CGFloat]? = nil
  ) {
    for (index, view) in views.enumerated() {
      if view.center == centers[index] {
        view.center = others[index]
      } else if let edges, view.frame.minX.rounded() == edges[index].rounded() {
        view.center.x += others[index].x - centers[index].x
      }
    }
  }

  /// Lays out the view of `top`, and inserts it behind the bar, together with the views presented
  /// in its context.
  final func install(_ top: ViewController) {
    installed = top
    layOutBarAndTop()
    for inner in top.viewsInPlace {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.frame = top.view.frame
      view.insertSubview(inner, belowSubview: navigationBar)
    }
  }

  /// Lays out the bar and the top controller's view.
  ///
  /// The bar begins at `topOfBar`, and the top controller's properties determine whether its view
  /// extends under the bar or begins below it. If the bar is hidden, it begins at the top of the
  /// safe area, and the top controller's view fills the navigation controller's view.
  final func layOutBarAndTop() {
    guard let ownView = viewIfLoaded else { return }
    let box = ownView.bounds
    let safeTop = ownView.safeAreaInsets.top
    let barTop = isNavigationBarHidden ? safeTop : topOfBar
    navigationBar.isInSheet = isInSheet
    let height = navigationBar.height(for: traitCollection)
    navigationBar.frame = CGRect(
      x: box.minX, y: box.minY + barTop, width: box.size.width, height: height)
    guard let top = stack.last else { return }
    let barBottom = barTop + (isNavigationBarHidden ? 0 : height)
    let reachesUnder =
      isNavigationBarHidden
      || top.reachesUnderBar(at: .top, isTranslucent: navigationBar.isTranslucent)
    let inset = reachesUnder ? barBottom - safeTop : 0
    top.barInsets = EdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
    top.view.frame = box.inset(
      by: EdgeInsets(
        top: reachesUnder ? 0 : min(barBottom, box.size.height), left: 0, bottom: 0, right: 0))
  }

  /// The top edge of the bar, in points from the top of the view.
  ///
  /// It is the top of the safe area or, on phones with a Dynamic Island, a few points above that,
  /// near the bottom of the status bar (R14.7).
  private final var topOfBar: CGFloat {
    guard let ownView = viewIfLoaded else { return 0 }
    let top = ownView.safeAreaInsets.top
    // If the inset doesn't come from the window alone, the bar begins at the safe area.
    guard top >= NavigationBar.leastTopOfIsland, let window = ownView.window,
      window.safeAreaInsets.top == top, window.traitCollection.userInterfaceIdiom == .phone
    else { return top }
    // Computed in thirds of a point, which are the pixels of these phones.
    return (top * 3 - (top >= NavigationBar.leastTopOfLowerIsland ? 17 : 16)) / 3
  }
}
