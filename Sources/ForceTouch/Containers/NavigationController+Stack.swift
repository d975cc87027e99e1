import Foundation
import ViewGeometry

extension NavigationController {
  /// Replaces the stack and shows its top.
  ///
  /// Those that come are told of their parent before and after the transition; so are those that go.
  final func setStack(_ new: [ViewController], animated: Bool) {
    let kept = Set(new)
    precondition(kept.count == new.count, "A navigation stack can't hold a controller twice.")
    let (oldTop, newTop) = (stack.last, new.last)
    let gone = stack.filter { !kept.contains($0) && $0.parent === self }
    let come = new.filter { $0.parent !== self }
    for controller in come { addChild(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    stack = new
    navigationBar.items = new.map(\.navigationItem)
    if oldTop !== newTop, isViewLoaded { show(newTop, inPlaceOf: oldTop, animated: animated) }
    for controller in gone where controller.parent === self { controller.removeFromParent() }
    for controller in come where controller.parent === self { controller.didMove(toParent: self) }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  private final func show(
    _ top: ViewController?, inPlaceOf old: ViewController?, animated: Bool
  ) {
    // What a callback of this transition puts on top is shown after it.
    guard !isShowing else { return }
    isShowing = true
    replaceView(of: old, byThatOf: top, animated: animated) { install($0) }
    isShowing = false
    guard top === stack.last else { return show(stack.last, inPlaceOf: top, animated: false) }
    guard let top else { return shown = nil }
    // Where the stack is appearing itself, the top is shown when the stack has appeared.
    if appearance.stage == .appeared { didShow(top, animated: animated) }
  }

  /// Puts the view of the top behind the bar.
  final func install(_ topView: View) {
    layOutBarAndTop()
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(topView, belowSubview: navigationBar)
  }

  /// Gives bar and top their places: the bar under the safe area, the top everywhere or only under the bar, as it wants.
  final func layOutBarAndTop() {
    guard let ownView = viewIfLoaded else { return }
    let box = ownView.bounds
    let safeTop = ownView.safeAreaInsets.top
    let height = navigationBar.height(for: traitCollection)
    navigationBar.frame = CGRect(
      x: box.minX, y: box.minY + safeTop, width: box.size.width, height: height)
    guard let top = stack.last else { return }
    let barHeight = isNavigationBarHidden ? 0 : height
    let reachesUnder = isNavigationBarHidden || top.edgesForExtendedLayout.contains(.top)
    top.barInsets = EdgeInsets(top: reachesUnder ? barHeight : 0, left: 0, bottom: 0, right: 0)
    top.view.frame = box.inset(
      by: EdgeInsets(
        top: reachesUnder ? 0 : min(safeTop + barHeight, box.size.height), left: 0, bottom: 0,
        right: 0))
  }
}
