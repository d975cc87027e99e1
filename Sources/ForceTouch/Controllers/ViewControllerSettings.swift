public import Foundation
public import ViewGeometry

/// The settings of a controller, and who is around it, that programs seldom override.
///
/// Swift overrides nothing that is declared in an extension, so what a subclass may override is in the body of a class. The
/// class stores nothing, and `ViewController` alone descends from it.
open class ViewControllerSettings: Responder {
  /// The receiver as the controller it is.
  internal final var asController: ViewController { unsafeDowncast(self, to: ViewController.self) }

  // Not `init()`, so that nobody outside can make one or descend from the class.
  internal init(settings: Void) { super.init() }

  // MARK: The view

  /// The name of the nib that the view would come from: nil, as there are none.
  open var nibName: String? { nil }

  /// Where the nib would be: nil, as there are none.
  open var nibBundle: Bundle? { nil }

  /// The view if it is loaded.
  open var viewIfLoaded: View? { asController.builtInViewIfLoaded }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { asController.builtInIsViewLoaded }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { asController.builtInLoadViewIfNeeded() }

  /// Updates the constraints of the view, in place of the view's own `updateConstraints()`, which the default calls (R14.7).
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when memory runs short; nothing here calls it.
  open func didReceiveMemoryWarning() {}

  /// The insets the controller adds to the safe area of its view; zero by default.
  ///
  /// They are in points, from the edges of the view's bounds.
  open var additionalSafeAreaInsets: EdgeInsets {
    get { asController.builtInAdditionalSafeAreaInsets }
    set { asController.builtInAdditionalSafeAreaInsets = newValue }
  }

  /// The system's minimum layout margins for the view of a controller.
  ///
  /// They are 16 points on both sides, and 20 in windows at least 414 points wide. The margins of
  /// the controller's view are at least these, unless ``viewRespectsSystemMinimumLayoutMargins`` is
  /// false (R11.51).
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    asController.builtInSystemMinimumLayoutMargins
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true by default.
  ///
  /// If false, the view has the margins that the app sets, or those of any view.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { asController.builtInViewRespectsSystemMinimumLayoutMargins }
    set { asController.builtInViewRespectsSystemMinimumLayoutMargins = newValue }
  }

  /// The traits of the view, or while it is in no window, those of the controllers around it.
  open var traitCollection: TraitCollection { asController.builtInTraitCollection }

  /// Overrides the traits that a child inherits; nil removes the overrides.
  ///
  /// - Precondition: `childViewController` is a child of the receiver.
  open func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) { asController.builtInSetOverrideTraitCollection(collection, forChild: childViewController) }

  /// The traits set by `setOverrideTraitCollection(_:forChild:)`, or nil.
  open func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    asController.builtInOverrideTraitCollection(forChild: childViewController)
  }

  /// Whether the controller is light or dark whatever is around it; unspecified by default.
  ///
  /// The same as in `traitOverrides`.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { asController.traitOverrides.userInterfaceStyle }
    set { asController.traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: What the system shows around, for a host to ask

  /// How the status bar is drawn; `default` by default.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// How the status bar comes and goes; `fade` by default.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// The child that is asked for the style of the status bar in place of the controller; nil by default.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that is asked in place of the controller whether there is a status bar; nil by default.
  open var childForStatusBarHidden: ViewController? { nil }

  /// Asks a host to look at the status bar again; nothing by default.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the bar at the bottom of the screen hides while nobody touches; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that is asked in place of the controller whether that bar hides; nil by default.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  /// Asks a host to look at that bar again; nothing by default.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges from which the system's own gestures wait; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// The orientation the controller is first presented in; that of the status bar in UIKit, portrait here.
  open var preferredInterfaceOrientationForPresentation: Screen.InterfaceOrientation { .portrait }

  // MARK: Who is around

  /// The parent controller.
  open var parent: ViewController? { asController.builtInParent }

  /// The child controllers, in the order they were added.
  open var children: [ViewController] { asController.builtInChildren }

  /// Begins the appearance or disappearance of a child's view.
  ///
  /// It is for containers that don't forward appearance callbacks automatically.
  ///
  /// Does nothing if that transition is under way or done. A controller that never appeared
  /// disappears all the same (R10.41).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    asController.builtInBeginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends the transition that `beginAppearanceTransition` began.
  open func endAppearanceTransition() { asController.builtInEndAppearanceTransition() }

  /// Whether the controller is being presented; valid from `viewWillAppear(_:)` on.
  open var isBeingPresented: Bool { asController.builtInIsBeingPresented }

  /// Whether the controller is being dismissed; valid from `viewWillDisappear(_:)` on.
  open var isBeingDismissed: Bool { asController.builtInIsBeingDismissed }

  /// Whether the controller is being added to its parent; valid from `viewWillAppear(_:)` on.
  open var isMovingToParent: Bool { asController.builtInIsMovingToParent }

  /// Whether the controller is leaving its parent; valid from `viewWillDisappear(_:)` on.
  open var isMovingFromParent: Bool { asController.builtInIsMovingFromParent }

  /// Replaces one child's view by another's, for custom containers.
  ///
  /// The receiver adds the new view unless it contains it, calls `animations`, removes the old
  /// view, and calls `completion` with true. The animations are `View` animations with that
  /// duration; none of the options changes the result. A transition that begins during another one
  /// of the receiver's starts after it.
  ///
  /// - Precondition: Both are children of the receiver.
  open func transition(
    from fromViewController: ViewController, to toViewController: ViewController,
    duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    asController.builtInTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// The controller presented by this one, or by a controller around it.
  open var presentedViewController: ViewController? { asController.builtInPresentedViewController }

  /// The controller that presented this one, or a controller around it.
  open var presentingViewController: ViewController? {
    asController.builtInPresentingViewController
  }

  /// The presentation controller of this controller, or of the nearest presented one around it.
  ///
  /// Without a presentation it is created for `modalPresentationStyle` when first used.
  open var presentationController: PresentationController? {
    asController.builtInPresentationController
  }

  /// The presentation controller of a popover; nil for other styles.
  open var popoverPresentationController: PopoverPresentationController? {
    asController.builtInPopoverPresentationController
  }

  /// The presentation controller of a sheet; nil for other styles.
  open var sheetPresentationController: SheetPresentationController? {
    asController.builtInSheetPresentationController
  }

  /// The coordinator of the transition of this controller or one around it; nil outside one.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    asController.builtInTransitionCoordinator
  }

  /// The nearest navigation controller around this controller.
  open var navigationController: NavigationController? { asController.builtInNavigationController }

  /// The nearest tab bar controller around this controller.
  open var tabBarController: TabBarController? { asController.builtInTabBarController }

  /// The item for the controller in a navigation bar.
  open var navigationItem: NavigationItem { asController.builtInNavigationItem }

  /// The item for the controller in a tab bar.
  open var tabBarItem: TabBarItem! {
    get { asController.builtInTabBarItem }
    set { asController.builtInTabBarItem = newValue }
  }

  /// Registers a view for peek and pop (R10.14).
  ///
  /// Several views may be registered; of nested ones, the deepest under the finger is pressed. The
  /// controller keeps the registration until it is unregistered or the controller is deallocated;
  /// `delegate` is held weakly.
  ///
  /// - Precondition: `sourceView` isn't registered by this controller already (R10.21).
  @discardableResult
  open func registerForPreviewing(
    with delegate: any ViewControllerPreviewingDelegate, sourceView: View
  ) -> any ViewControllerPreviewing {
    asController.builtInRegisterForPreviewing(with: delegate, sourceView: sourceView)
  }

  /// Ends a registration and any press or peek of it.
  ///
  /// Does nothing unless it is this controller's.
  open func unregisterForPreviewing(
    withContext previewingContext: any ViewControllerPreviewing
  ) { asController.builtInUnregisterForPreviewing(withContext: previewingContext) }
}
