import Foundation
import ViewGeometry

/// A container that shows one of its controllers at a time, above a bar with a tab for each:
/// `UITabBarController`.
open class TabBarController: ViewController {
  private final var tabs: [ViewController] = []
  private final var selected: Int?
  /// The controller whose view was last inserted behind the bar.
  private final weak var installed: ViewController?
  /// The `animated` argument of the last call that replaced the tabs; false after a selection.
  private final var isChangeAnimated = false
  /// Whether the last change selected another tab, rather than replacing the tabs.
  private final var isSelection = false
  /// The object that drives the interactive transition in progress; nil if there is none.
  private final var interactiveSelection: PercentDrivenInteractiveTransition?
  /// Whether the bar is hidden because a controller on the selected navigation stack hides it.
  private final var hidesBar = false

  /// The bar, in front of the controllers' views.
  open var tabBar: TabBar { bar }
  final let bar = TabBar()

  /// The delegate, which is called for taps on tabs, and supplies custom transitions; not retained.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// The controllers, in the order of their tabs; setting nil removes all of them.
  ///
  /// If the selected controller is among the new ones, it stays selected. Otherwise, the controller
  /// at the same index is selected, or the first one if there is none at that index.
  ///
  /// - Precondition: No controller appears twice, and none is or contains the receiver.
  open var viewControllers: [ViewController]? {
    get { tabs }
    set { setTabs(newValue ?? [], animated: false) }
  }

  /// Replaces the controllers immediately; nil removes all of them.
  ///
  /// `animated` is only passed to the controllers' appearance callbacks.
  ///
  /// If the selected controller is among the new ones, it stays selected. Otherwise, the controller
  /// at the same index is selected, or the first one if there is none at that index.
  ///
  /// - Precondition: No controller appears twice, and none is or contains the receiver.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [], animated: animated)
  }

  /// The index of the selected tab, or `NSNotFound` if no tab is selected.
  ///
  /// Setting it doesn't call the delegate's methods for taps. Setting an index without a tab does
  /// nothing.
  open var selectedIndex: Int {
    get { selected ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }

  /// The selected controller; nil if no tab is selected.
  ///
  /// Setting it doesn't call the delegate's methods for taps. Setting nil or a controller without a
  /// tab does nothing.
  open var selectedViewController: ViewController? {
    get { selected.map { tabs[$0] } }
    set { if let newValue, let index = tabs.firstIndex(of: newValue) { select(index) } }
  }

  /// Selects a tab as if the user had tapped it, and calls the delegate.
  ///
  /// Does nothing if there is no tab at `index`, or if its item is disabled (R14.21). The selection
  /// doesn't change if the delegate refuses it, or removes the tab.
  public final func tapTab(at index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    guard controller.tabBarItem.isEnabled else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    // The delegate may have changed the tabs.
    guard let place = tabs.firstIndex(of: controller) else { return }
    select(place)
    delegate?.tabBarController(self, didSelect: controller)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    // Its `viewDidLoad()` may select another controller.
    selectedViewController?.loadViewIfNeeded()
    if let selectedViewController { install(selectedViewController) }
  }

  override func layOutOwnViews() {
    super.layOutOwnViews()
    layOutBarAndSelected()
  }

  override func childItemsDidChange(_ child: ViewController) {
    super.childItemsDidChange(child)
    showItems()
  }

  override func childDidLeave(_ child: ViewController) {
    super.childDidLeave(child)
    if tabs.contains(child) { setTabs(tabs.filter { $0 !== child }, animated: false) }
  }

  deinit {}
}

extension TabBarController {
  private final func setTabs(_ new: [ViewController], animated: Bool) {
    precondition(
      Set(new).count == new.count, "A tab bar controller can't contain a controller twice.")
    interactiveSelection?.completeNow()
    let old = selectedViewController
    let change = announceChange(from: tabs, to: new)
    tabs = new
    let sameIndex = selected.flatMap { new.indices.contains($0) ? $0 : nil }
    selected = old.flatMap { new.firstIndex(of: $0) } ?? sameIndex ?? (new.isEmpty ? nil : 0)
    (isChangeAnimated, isSelection) = (animated, false)
    showItems()
    childTransitions.runInTime { [self] end in
      showSelected { [self] in
        confirmChange(change)
        end()
      }
    }
  }

  private final func select(_ index: Int) {
    interactiveSelection?.completeNow()
    // Completing the transition may have changed the tabs.
    guard tabs.indices.contains(index) else { return }
    selected = index
    (isChangeAnimated, isSelection) = (false, true)
    showItems()
    childTransitions.runInTime { [self] end in showSelected(completion: end) }
  }

  private final func showItems() {
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Replaces the view of the shown controller with that of the selected one.
  ///
  /// Without an animator of the app, the views don't move, even if there is an `AnimationClock`;
  /// UIKit animates only the bar's items (R15.41).
  private final func showSelected(completion: @escaping () -> Void) {
    let (old, new) = (installed, selectedViewController)
    guard isViewLoaded else { return completion() }
    // A controller that was selected meanwhile may have been laid out instead.
    guard old !== new else {
      view.setNeedsLayout()
      return completion()
    }
    let custom = customTransition(from: old, to: new)
    let driver = custom?.interaction as? PercentDrivenInteractiveTransition
    interactiveSelection = driver
    installed = nil
    var (motion, isCancelled): (Motion?, Bool) = (nil, false)
    if let custom, let old, let new {
      motion = customMotion(custom, from: old, to: new, below: tabBar) { [self] in
        isCancelled = true
        // Another selection, which waits for the end, stays.
        guard selectedViewController === new, let index = tabs.firstIndex(of: old) else { return }
        selected = index
        showItems()
      }
    }
    replaceView(
      of: old, byThatOf: new, animated: isChangeAnimated || custom != nil, motion: motion,
      install: { _ in if let new { install(new) } },
      completion: { [self] in
        if interactiveSelection === driver { interactiveSelection = nil }
        if isCancelled {
          installed = old
          view.setNeedsLayout()
        }
        completion()
      })
  }

  /// Returns the custom transition that the delegate supplies for a selection (R15.63).
  ///
  /// Returns nil if the delegate supplies no animator, if the tabs were replaced, if no controller
  /// was shown before, or if the receiver isn't in a visible window.
  private final func customTransition(
    from old: ViewController?, to new: ViewController?
  ) -> CustomTransition? {
    guard isSelection, let old, let new, let delegate, viewIfLoaded?.window?.isHidden == false
    else { return nil }
    return CustomTransition(
      delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new),
      interaction: { delegate.tabBarController(self, interactionControllerFor: $0) })
  }

  private final func install(_ controller: ViewController) {
    installed = controller
    layOutBarAndSelected()
    for inner in controller.viewsInPlace {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.frame = controller.view.frame
      view.insertSubview(inner, belowSubview: tabBar)
    }
  }

  /// Whether a controller on the selected navigation stack hides the bar.
  private final var isBarHidden: Bool {
    guard let navigation = selectedViewController as? NavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Lays out the bar and the selected controller.
  ///
  /// The bar lies at the bottom. The controller's view fills the container's view if it extends
  /// under the bar or if the bar is hidden, and otherwise the part above the bar.
  private final func layOutBarAndSelected() {
    guard let ownView = viewIfLoaded else { return }
    let box = ownView.bounds
    let safeBottom = ownView.safeAreaInsets.bottom
    let height = tabBar.height(for: traitCollection)
    tabBar.frame = CGRect(
      x: box.minX, y: box.maxY - safeBottom - height, width: box.size.width,
      height: height + safeBottom)
    // Between changes of `isBarHidden`, the app's own setting is kept.
    if isBarHidden != hidesBar {
      hidesBar.toggle()
      tabBar.isHidden = hidesBar
    }
    guard let shown = selectedViewController else { return }
    let barHeight = tabBar.isHidden ? 0 : height
    let reachesUnder =
      tabBar.isHidden
      || shown.reachesUnderBar(at: .bottom, isTranslucent: tabBar.isTranslucent)
    shown.barInsets = EdgeInsets(top: 0, left: 0, bottom: reachesUnder ? barHeight : 0, right: 0)
    shown.view.frame = box.inset(
      by: EdgeInsets(
        top: 0, left: 0,
        bottom: reachesUnder ? 0 : min(safeBottom + barHeight, box.size.height), right: 0))
  }
}
