public import Foundation
public import ViewGeometry

/// The settings and relationships of a controller that apps seldom override.
///
/// Members in extensions can't be overridden in Swift, so they are declared in the body of a class.
/// The class has no stored properties, and only `ViewController` inherits from it.
open class ViewControllerSettings: Responder {
  /// The receiver as a `ViewController`.
  internal final var asController: ViewController { unsafeDowncast(self, to: ViewController.self) }

  // Internal, so that the class can't be used or subclassed outside the module.
  internal init(settings: Void) { super.init() }

  // MARK: The view

  /// The name of the nib file; nil, since nibs aren't supported.
  open var nibName: String? { nil }

  /// The bundle of the nib file; nil, since nibs aren't supported.
  open var nibBundle: Bundle? { nil }

  /// The view; nil if it isn't loaded.
  open var viewIfLoaded: View? { asController.builtInViewIfLoaded }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { asController.builtInIsViewLoaded }

  /// Loads the view if it isn't loaded yet.
  open func loadViewIfNeeded() { asController.builtInLoadViewIfNeeded() }

  /// Called when the view needs to update its constraints (R14.8).
  ///
  /// The default implementation calls the view's `updateConstraints()`. An override must call
  /// super.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Handles a memory warning; never called by this library.
  open func didReceiveMemoryWarning() {}

  /// The insets that the controller adds to the safe area of its view, in points; zero by default.
  ///
  /// They are added to the insets that come from the superview and the container's bars (R11.52).
  open var additionalSafeAreaInsets: EdgeInsets {
    get { asController.builtInAdditionalSafeAreaInsets }
    set { asController.builtInAdditionalSafeAreaInsets = newValue }
  }

  /// The system's minimum layout margins for the view of a controller.
  ///
  /// The leading and trailing margins are 16 points. In windows at least 414 points wide, they are
  /// 20 points, unless the device is a phone with safe area insets on its sides. The top and bottom
  /// margins are 0. If ``viewRespectsSystemMinimumLayoutMargins`` is true, the margins of the
  /// controller's view are at least these (R11.51).
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    asController.builtInSystemMinimumLayoutMargins
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true by default.
  ///
  /// If false, the view has the margins that the app sets, or the default margins of a view.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { asController.builtInViewRespectsSystemMinimumLayoutMargins }
    set { asController.builtInViewRespectsSystemMinimumLayoutMargins = newValue }
  }

  /// The traits of the view, with the overrides of the controllers that contain it.
  ///
  /// Outside a window, they are based on those of the nearest enclosing controller whose view is in
  /// a window. If there is none, only overridden traits and the force touch capability are
  /// specified.
  open var traitCollection: TraitCollection { asController.builtInTraitCollection }

  /// Overrides the traits that a child inherits; nil removes the overrides.
  ///
  /// - Precondition: `childViewController` is a child of the receiver.
  open func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) { asController.builtInSetOverrideTraitCollection(collection, forChild: childViewController) }

  /// Returns the overrides set by `setOverrideTraitCollection(_:forChild:)`.
  ///
  /// Returns nil if there are none, or if the controller isn't a child of the receiver.
  open func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    asController.builtInOverrideTraitCollection(forChild: childViewController)
  }

  /// The interface style that overrides the inherited one; unspecified by default.
  ///
  /// It is the interface style of `traitOverrides`.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { asController.traitOverrides.userInterfaceStyle }
    set { asController.traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Status bar and home indicator, for the host

  /// The style of the status bar, for the host to read; `default` by default.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// The animation of the status bar, for the host to read; `fade` by default.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// The child whose status bar style is used, for the host to read.
  ///
  /// If it is nil, which is the default, the receiver's style is used.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that determines whether the status bar is hidden, for the host to read.
  ///
  /// If it is nil, which is the default, the receiver determines this.
  open var childForStatusBarHidden: ViewController? { nil }

  /// Requests an update of the status bar from the host; does nothing by default.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the home indicator is hidden while the user doesn't touch the screen, for the host to
  /// read; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that determines whether the home indicator is hidden, for the host to read.
  ///
  /// If it is nil, which is the default, the receiver determines this.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  /// Requests an update of the home indicator from the host; does nothing by default.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The screen edges at which system gestures are deferred, for the host to read; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// The initial orientation of the controller when it is presented; portrait by default.
  ///
  /// It is for the host to read; the library doesn't rotate the interface for a presentation.
  /// UIKit's default is the orientation of the status bar.
  open var preferredInterfaceOrientationForPresentation: Screen.InterfaceOrientation { .portrait }

  // MARK: Related controllers

  /// The parent controller; nil if there is none.
  open var parent: ViewController? { asController.builtInParent }

  /// The child controllers, in the order they were added.
  open var children: [ViewController] { asController.builtInChildren }

  /// Begins the appearance or disappearance of the receiver's view.
  ///
  /// A custom container that disables automatic forwarding of appearance callbacks calls this
  /// method on its children.
  ///
  /// Does nothing if the view is already in the requested state or is changing to it. A controller
  /// whose view has never appeared can begin to disappear, too (R10.41).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    asController.builtInBeginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { asController.builtInEndAppearanceTransition() }

  /// Whether the controller is being presented, until `viewDidAppear(_:)` has returned.
  open var isBeingPresented: Bool { asController.builtInIsBeingPresented }

  /// Whether the controller is being dismissed, until `viewDidDisappear(_:)` has returned.
  open var isBeingDismissed: Bool { asController.builtInIsBeingDismissed }

  /// Whether the controller is being added to its parent, until `viewDidAppear(_:)` has returned.
  open var isMovingToParent: Bool { asController.builtInIsMovingToParent }

  /// Whether the controller is leaving its parent, until `viewDidDisappear(_:)` has returned.
  open var isMovingFromParent: Bool { asController.builtInIsMovingFromParent }

  /// Replaces one child's view with another's, for custom containers.
  ///
  /// The receiver adds the new view if its own view doesn't contain it yet, calls `animations`,
  /// removes the old view, and calls `completion` with true. The animations are `View` animations
  /// that take `duration` seconds, which is also the duration of the transition on an
  /// `AnimationClock` (R15.42). A transition requested during another transition of the receiver
  /// starts after that one.
  ///
  /// - Precondition: Both controllers are children of the receiver.
  open func transition(
    from fromViewController: ViewController, to toViewController: ViewController,
    duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    asController.builtInTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// The controller presented by this one or by an enclosing controller; nil if there is none.
  open var presentedViewController: ViewController? { asController.builtInPresentedViewController }

  /// The controller that presented this one or an enclosing controller; nil if there is none.
  open var presentingViewController: ViewController? {
    asController.builtInPresentingViewController
  }

  /// The presentation controller of this controller, or of the nearest enclosing presented one.
  ///
  /// If neither this controller nor an enclosing one is presented, a presentation controller for
  /// `modalPresentationStyle` is created on first use.
  open var presentationController: PresentationController? {
    asController.builtInPresentationController
  }

  /// The presentation controller of a popover; nil for other styles.
  open var popoverPresentationController: PopoverPresentationController? {
    asController.builtInPopoverPresentationController
  }

  /// The presentation controller for the styles `automatic`, `pageSheet` and `formSheet`; nil for
  /// other styles.
  open var sheetPresentationController: SheetPresentationController? {
    asController.builtInSheetPresentationController
  }

  /// The coordinator of the current transition of this controller or an enclosing one; nil if there
  /// is none.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    asController.builtInTransitionCoordinator
  }

  /// The nearest enclosing navigation controller; nil if there is none.
  open var navigationController: NavigationController? { asController.builtInNavigationController }

  /// The nearest enclosing tab bar controller; nil if there is none.
  open var tabBarController: TabBarController? { asController.builtInTabBarController }

  /// The item that represents the controller in a navigation bar, created when first used.
  open var navigationItem: NavigationItem { asController.builtInNavigationItem }

  /// The item that represents the controller in a tab bar, created when first used.
  ///
  /// - Precondition: The new item isn't nil.
  open var tabBarItem: TabBarItem! {
    get { asController.builtInTabBarItem }
    set { asController.builtInTabBarItem = newValue }
  }

  /// Registers a view for peek and pop (R10.14).
  ///
  /// Several views may be registered; if they are nested, the deepest one under the finger receives
  /// the press. The controller keeps the registration until it is unregistered or the controller is
  /// deallocated. The registration retains `sourceView`, and holds `delegate` weakly.
  ///
  /// - Precondition: `sourceView` isn't registered by this controller already (R10.21).
  @discardableResult
  open func registerForPreviewing(
    with delegate: any ViewControllerPreviewingDelegate, sourceView: View
  ) -> any ViewControllerPreviewing {
    asController.builtInRegisterForPreviewing(with: delegate, sourceView: sourceView)
  }

  /// Ends a registration for peek and pop, and cancels its current press or peek.
  ///
  /// Does nothing if the registration belongs to another controller.
  open func unregisterForPreviewing(
    withContext previewingContext: any ViewControllerPreviewing
  ) { asController.builtInUnregisterForPreviewing(withContext: previewingContext) }

  deinit {}
}
