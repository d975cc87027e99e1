import Foundation
import ViewGeometry

extension NavigationController {
  /// Replaces the stack and shows its top.
  ///
  /// Added and removed controllers are notified of their parent before and after the transition. In
  /// a callback of another transition only the stack changes at once; the new top is shown after
  /// that transition.
  final func setStack(_ new: [ViewController], animated: Bool) {
    precondition(
      Set(new).count == new.count, "A navigation stack can't contain a controller twice.")
    let change = announceChange(from: stack, to: new)
    changeComesBack = new.last.map(stack.contains) ?? false
    stack = new
    navigationBar.items = new.map(\.navigationItem)
    isChangeAnimated = animated
    childTransitions.runInTime { [self] end in
      showTop { [self] in
        confirmChange(change)
        end()
      }
    }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Replaces the shown controller with the top of the stack.
  private final func showTop(completion: @escaping () -> Void) {
    let (old, top, animated) = (installed, stack.last, isChangeAnimated)
    guard isViewLoaded else { return completion() }
    // Another controller that was on top in the meantime may have been laid out instead.
    guard old !== top else {
      view.setNeedsLayout()
      return completion()
    }
    installed = nil
    let comesBack = changeComesBack
    let slides = animated && old != nil && top != nil && AnimationClock.current != nil
    replaceView(
      of: old, byThatOf: top, animated: animated,
      motion: slides
        ? { [self] in slide(from: $0, to: $1, $2, comesBack: comesBack, end: $3) } : nil,
      install: { _ in if let top { install(top) } },
      completion: { [self] in
        if let top {
          // If the stack is appearing itself, `didShow` is called when the stack has appeared.
          if appearance.stage == .appeared { didShow(top, animated: animated) }
        } else {
          shown = nil
        }
        completion()
      })
  }

  /// The duration of a push or a pop on a clock, in seconds (R15.40).
  private static let slideDuration = 0.35
  /// The fraction of the width that the lower view moves during a push or a pop.
  private static let parallax: CGFloat = 0.3

  /// Animates a push or a pop: the upper view moves its whole width, the lower one a part of it.
  private final func slide(
    from old: [View], to new: [View], _ coordinator: TransitionCoordinator, comesBack: Bool,
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
    SystemAnimation.still {
      for (view, center) in zip(new, newCenters) {
        view.center = CGPoint(x: center.x + start.x, y: center.y)
      }
    }
    coordinator.transitionDuration = Self.slideDuration
    SystemAnimation.run(duration: Self.slideDuration) {
      for (view, center) in zip(new, newCenters) { view.center = center }
      for (view, center) in zip(old, oldGoals) { view.center = center }
      coordinator.runAnimations()
    } completion: { _ in
      // Restores the center of each old view that nothing else has moved in the meantime.
      SystemAnimation.still {
        for index in old.indices where old[index].center == oldGoals[index] {
          old[index].center = oldCenters[index]
        }
      }
      end()
    }
  }

  /// Adds the view of the top controller behind the bar, and the views presented in its context.
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
  /// The bar begins at `topOfBar` or, if it is hidden, at the top of the safe area. A view under a
  /// hidden bar fills the whole view; otherwise the controller's properties determine whether it
  /// does so or fills only the part below the bar.
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
