public import Foundation
public import ViewGeometry

/// Manages a view, contains child controllers, and presents other controllers: `UIViewController`.
///
/// The controller holds its view; the view holds its controller weakly. Controllers are confined to
/// the thread or task of their views.
///
/// Built-in transitions are animated only with an `AnimationClock`. Without one, a transition that
/// is neither interactive nor run by an animator of the app ends before the call returns, and
/// `animated` is only passed to callbacks. A transition that is requested in a callback of another
/// transition of the same container starts after that one.
open class ViewController: ViewControllerSettings {
  final var loadedView: View?
  final var ownChildren: [ViewController] = []
  final weak var ownParent: ViewController?
  final weak var ownPresenter: ViewController?
  final var ownPresented: ViewController?
  final var ownPresentation: PresentationController? {
    didSet {
      oldValue?.isHeld = false
      ownPresentation?.isHeld = true
    }
  }
  final var contexts: [PreviewingContext] = []
  final var appearance = Appearance()
  final var moves: Moves = []
  final var traits = ControllerTraits()
  final var safeArea = ControllerSafeArea()
  /// The coordinators of the controller's running transitions; each began during the one before it.
  final var coordinators: [TransitionCoordinator] = []
  /// The queue of transitions between children.
  final lazy var childTransitions = TransitionQueue()
  /// The queue of transitions of presented controllers.
  final lazy var presentations = TransitionQueue()
  final var items = ControllerItems()
  package final var associatedValues: [UnsafeRawPointer: Any] = [:]

  /// The title shown in bars; changing it also sets the titles of the controller's bar items.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  /// The preferred size in a preview, popover or form sheet, in points.
  ///
  /// A width or height of zero means no preference.
  ///
  /// Changing the size notifies the parent and the presentation controller.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { ownPreferredContentSizeDidChange() } }
  }

  /// The actions that are shown when the user slides a peek up, in order; none by default (R10.20).
  open var previewActionItems: [any PreviewActionItem] { [] }

  /// The presentation style; `automatic` by default.
  ///
  /// Changing it between popovers, sheets and other styles discards the presentation controller and
  /// its settings. While the controller is presented, a change applies to the next presentation.
  open var modalPresentationStyle = ModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { modalPresentationStyleDidChange() } }
  }

  /// The animation of a presentation; `coverVertical` by default.
  ///
  /// It is stored for the host; the library doesn't read it.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical

  /// Whether the user is prevented from dismissing the controller; false by default.
  open var isModalInPresentation = false

  /// Whether controllers that this one or a descendant presents over the current context cover this
  /// controller; false by default.
  open var definesPresentationContext = false

  /// The delegate that supplies the objects for custom presentations and dismissals; not retained.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// The edges at which the view extends under bars; all by default.
  open var edgesForExtendedLayout: RectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the view extends under opaque bars, too; false by default (R14.4).
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether scroll views adapt their insets to bars; true by default.
  ///
  /// It is stored for apps that set it, but has no effect:
  /// `ScrollView.contentInsetAdjustmentBehavior` determines the insets.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Whether the controller determines the appearance of the status bar when its presentation
  /// doesn't fill the screen; false by default.
  ///
  /// It is stored for the host; the library doesn't read it.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the tab bar is hidden while the controller is above the root of the selected
  /// navigation stack; false by default.
  open var hidesBottomBarWhenPushed = false

  /// The supported orientations; by default, all on a tablet, and all but upside down on other
  /// devices.
  ///
  /// For a rotation, only the topmost presented controller or, without one, the window's root
  /// controller is consulted.
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface rotates with the device; true by default.
  ///
  /// It counts only for the controller whose ``supportedInterfaceOrientations`` are consulted.
  open var shouldAutorotate: Bool { true }

  /// Whether the controller hides the status bar, for the host to read; false by default.
  open var prefersStatusBarHidden: Bool { false }

  /// Whether appearance callbacks are forwarded to children automatically; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the user is editing, initially false; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { ownIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private final var ownIsEditing = false

  /// Creates a controller whose view is loaded when it is first used.
  ///
  /// There are no nibs to load a view from, so the arguments have no effect.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(settings: ())
  }

  /// Calls `init(nibName:bundle:)` without arguments; `super.init()` resolves to it.
  @_disfavoredOverload
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns nil, since archives and storyboards aren't supported.
  public init?(coder: NSObject) { return nil }

  /// Unavailable to apps.
  ///
  /// The library calls it to create a controller of a class that is known only at run time.
  @available(*, unavailable)
  public required convenience init(requiredNibName name: String?, bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }

  deinit { releaseView() }

  open override var next: Responder? { nextOfController }

  // MARK: View, to override

  /// The view, loaded when it is first used.
  ///
  /// Setting it outside of ``loadView()`` replaces the view without calling ``viewDidLoad()``.
  ///
  /// - Precondition: The new view isn't nil, and isn't the view of another controller.
  open var view: View! {
    get { loadedView ?? loadOwnView() }
    set { setView(newValue) }
  }

  /// Creates the view and sets `view`.
  ///
  /// It is called when `view` is first used; apps override it, but don't call it. By default, it
  /// creates a plain view with the bounds of the main screen. An override that sets `view` doesn't
  /// call super. If it returns without having set `view`, the default view is used.
  open func loadView() { view = View(frame: Screen.main.bounds) }

  /// Called after the view is loaded.
  open func viewDidLoad() {}

  /// Called before the view is laid out.
  open func viewWillLayoutSubviews() {}

  /// Called after the view is laid out; its subviews are laid out next.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the view changes.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view change.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Appearance, to override

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window and has its traits and its frame, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is removed or its window is hidden.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view is removed or its window is hidden.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Traits and size, to override

  /// Called after the traits change from `previousTraitCollection`, which is never nil.
  ///
  /// If the traits change while the view isn't in a window, the method is called once the view is
  /// in a visible window again.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called before the traits change.
  ///
  /// The default implementation forwards the call to children and the presented controller. An
  /// override must call super.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// Called before the size of the view changes to `size`, in points.
  ///
  /// The default implementation forwards the call to the children whose views are loaded, and to
  /// the presented controller. An override must call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Returns the size of a child's view if the receiver's view has the size `parentSize`.
  ///
  /// By default, returns `parentSize`.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called when the preferred content size of a child changes.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  // MARK: Children, to override

  /// Adds `childController`, after removing it from its former parent, and calls its
  /// `willMove(toParent:)`.
  ///
  /// The app adds the child's view to its view hierarchy. Does nothing if the controller is already
  /// a child of the receiver.
  ///
  /// - Precondition: The receiver is neither `childController` nor one of its descendants.
  open func addChild(_ childController: ViewController) { adopt(childController) }

  /// Removes this controller from its parent, and calls its `didMove(toParent:)` with nil.
  ///
  /// If the controller presents another one, that one is dismissed. The app removes the
  /// controller's view from its superview. Does nothing if there is no parent.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes; an app that removes a child calls it with nil first.
  ///
  /// An override must call super.
  open func willMove(toParent parent: ViewController?) { noteMove(toParent: parent) }

  /// Called after the parent changes.
  ///
  /// An app that adds a child calls it once the child's view is added.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Showing others, to override

  /// Pushes `controller` if this controller is inside a navigation controller; otherwise presents
  /// it.
  ///
  /// In both cases, the transition is animated.
  open func show(_ controller: ViewController, sender: Any?) {
    guard let navigationController else { return present(controller, animated: true) }
    navigationController.show(controller, sender: sender)
  }

  /// Shows `controller` as the detail of a split interface.
  ///
  /// The call is forwarded to the parent, which may override this method. If there is no parent,
  /// `controller` is presented with animation.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    guard let parent else { return present(controller, animated: true) }
    parent.showDetailViewController(controller, sender: sender)
  }

  /// Presents `controller` over this one or an enclosing controller.
  ///
  /// The presenter is the outermost enclosing controller or, for a style that covers the current
  /// context, the nearest one that defines the presentation context, if there is one. Does nothing
  /// while the presenter presents another controller or is being dismissed, as in UIKit.
  /// `completion` is called after the presented controller's `viewDidAppear(_:)`, or at the end of
  /// a custom transition that is canceled. If the presenter's view isn't in a window, the presented
  /// controller is recorded, but its view isn't shown, and `completion` is called immediately.
  ///
  /// ```swift
  /// let alert = HomeController()
  /// home.present(alert, animated: false)
  /// let presenter = alert.presentingViewController  // home
  /// ```
  ///
  /// - Precondition: `controller` isn't presented already. It is neither the receiver, nor an
  ///   enclosing controller, nor one that presents one of these.
  open func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentOver(controller, animated: animated, completion: completion)
  }

  /// Dismisses `presentedViewController` or, if it is nil, this controller or the nearest enclosing
  /// one that is presented.
  ///
  /// Controllers presented over the dismissed one are dismissed, too. `completion` is called after
  /// `viewDidDisappear(_:)`, or at the end of a custom transition that is canceled. If there is no
  /// controller to dismiss, it isn't called.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: animated, completion: completion)
  }

  /// Sets whether the user is editing; `animated` has no effect by default.
  open func setEditing(_ editing: Bool, animated: Bool) { ownIsEditing = editing }

  // MARK: Containers of the library

  /// Lays out the views that the library's containers manage, such as bars.
  ///
  /// Called before `viewWillLayoutSubviews()`.
  func layOutOwnViews() {}

  /// Called after a child's navigation title or large title display mode changes, or its tab bar
  /// item is replaced.
  func childItemsDidChange(_ child: ViewController) {}

  /// Called after a child is removed, before its `didMove(toParent:)`.
  func childDidLeave(_ child: ViewController) {}

  /// Called after the `viewWillAppear(_:)` of a child that appears with the receiver or in place of
  /// another child.
  func willShow(_ child: ViewController, animated: Bool) {}

  /// Called after the `viewDidAppear(_:)` of a child that appeared with the receiver or became the
  /// top of a navigation stack.
  func didShow(_ child: ViewController, animated: Bool) {}
}
