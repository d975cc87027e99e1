public import Foundation
public import ViewGeometry

/// Manages a view and the controllers in it, and presents others over it: `UIViewController`.
///
/// The controller holds its view, and the view its controller weakly. Controllers are confined to the thread or task of
/// their views. Every `animated` is told to callbacks and changes nothing else: a transition is over when the call returns,
/// or follows another at the same place where a callback of that one begins it.
open class ViewController: Responder {
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
  /// The transitions that the controller takes part in, each begun in the course of the one before.
  final var coordinators: [TransitionCoordinator] = []
  /// The transitions between children.
  final lazy var childTransitions = TransitionQueue()
  /// The transitions of what the controller presents.
  final lazy var presentations = TransitionQueue()
  final var items = ControllerItems()

  /// The text of a bar over the controller.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  /// The size the controller would like as a preview, in a popover or a form sheet; zero along an axis where it has no wish.
  ///
  /// Setting it tells the parent, and who shows the controller.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { contentSizeWishDidChange() } }
  }

  /// The rows that sliding up a peek at this controller reveals, in order; none by default (R10.20).
  open var previewActionItems: [any PreviewActionItem] { [] }

  /// How the controller is presented; what the device makes of it by default.
  open var modalPresentationStyle = ModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { presentationStyleWishDidChange() } }
  }

  /// How a presentation is animated, which a front may read.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical

  /// Whether the user may not put the controller away, which a front that draws must see to; false by default.
  open var isModalInPresentation = false

  /// Whether controllers presented over the current context cover this one; false by default.
  open var definesPresentationContext = false

  /// Who makes a presentation controller for a custom presentation; not retained.
  public final weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// The edges on which the view reaches under bars; all by default.
  open var edgesForExtendedLayout: RectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the view reaches under bars that aren't translucent, too; false by default (R14.4).
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a tab bar goes while the controller is on a navigation stack; false by default.
  open var hidesBottomBarWhenPushed = false

  /// The orientations that the controller may be shown in; all but upside down on a phone, all on a tablet.
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the controller turns with the device; true by default.
  open var shouldAutorotate: Bool { true }

  /// Whether the controller wants no status bar; false by default.
  open var prefersStatusBarHidden: Bool { false }

  /// Whether children are told of the appearance of this controller's view without its doing; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the user is editing; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { ownIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private final var ownIsEditing = false

  /// Creates a controller whose view is loaded when first asked for.
  ///
  /// There are no nibs to load a view from, so the arguments say nothing.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  /// The same without arguments; calls `init(nibName:bundle:)`, which `super.init()` means.
  @_disfavoredOverload
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Nil: there are no archives and storyboards to read controllers from.
  ///
  /// A subclass may declare `required init?(coder: NSCoder)` as for UIKit; its body can't call `super.init(coder:)`.
  public convenience init?(coder: NSCoder) { return nil }

  deinit { releaseView() }

  open override var next: Responder? { nextOfController }

  // MARK: View, to override

  /// The view, loaded when first asked for.
  ///
  /// - Precondition: A view that is set is no other controller's.
  open var view: View {
    get { loadedView ?? loadOwnView() }
    set { setView(newValue) }
  }

  /// Makes the view and sets `view`; the default makes a plain one with the bounds of the main screen.
  open func loadView() { view = View(frame: Screen.main.bounds) }

  /// Tells that the view has been made.
  open func viewDidLoad() {}

  /// Tells that the view is about to be laid out.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view has been laid out; what is in it is laid out next.
  open func viewDidLayoutSubviews() {}

  /// Tells that the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells that the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Appearance, to override

  /// Tells that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is in its window, with its traits and its place, and will be laid out next.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to be taken away.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view has been taken away.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Traits and size, to override

  /// Tells that the traits have changed from `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Tells that the traits are about to change; the default tells children and what is presented.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// Tells that the size of the view is about to change; the default tells children and what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// The size that a child gets when the receiver's view gets `parentSize`; the same size by default.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Tells that a child or what is presented would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  // MARK: Children, to override

  /// Puts `childController` into this controller and calls its `willMove(toParent:)`; its view is the program's to add.
  ///
  /// - Precondition: The receiver isn't `childController` and isn't in it.
  open func addChild(_ childController: ViewController) { adopt(childController) }

  /// Takes this controller out of the one it is in and calls its `didMove(toParent:)`; its view is the program's to remove.
  open func removeFromParent() { leaveParent() }

  /// Tells that the parent is about to change; a program that removes a child calls it with nil before.
  open func willMove(toParent parent: ViewController?) { noteMove(toParent: parent) }

  /// Tells that the parent has changed; a program that adds a child calls it once the child's view is in place.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Showing others, to override

  /// Shows `controller` as fits the place: pushed where a navigation controller is around, presented elsewhere.
  open func show(_ controller: ViewController, sender: Any?) {
    guard let navigationController else { return present(controller, animated: true) }
    navigationController.show(controller, sender: sender)
  }

  /// Shows `controller` beside this one where a parent can, and as `show(_:sender:)` does elsewhere.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    guard let parent else { return present(controller, animated: true) }
    parent.showDetailViewController(controller, sender: sender)
  }

  /// Presents `controller` over this one, or over the parent whose view fills the context of the presentation.
  ///
  /// Nothing happens while another controller is presented there, or while the presenter is being dismissed, as in UIKit.
  /// `completion` is called after the presented controller's `viewDidAppear(_:)`. Where this controller's view is in no window,
  /// the two know each other and nothing is shown.
  ///
  /// - Precondition: `controller` isn't presented already. It is not the receiver, a controller around it, or one that these are
  ///   presented by.
  open func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentOver(controller, animated: animated, completion: completion)
  }

  /// Takes away what this controller presents, or this controller where it presents nothing.
  ///
  /// Everything presented above goes too. `completion` is called after `viewDidDisappear(_:)`.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: animated, completion: completion)
  }

  /// Sets whether the user is editing.
  open func setEditing(_ editing: Bool, animated: Bool) { ownIsEditing = editing }

  // MARK: Containers of the front

  /// Lays out the views that a class of the front manages itself, before the program's callback.
  func layOutOwnViews() {}

  /// Called after the title or the bars' items of a child changed.
  func childItemsDidChange(_ child: ViewController) {}

  /// Called after a child was taken out, before its `didMove(toParent:)`.
  func childDidLeave(_ child: ViewController) {}

  /// Called after the `viewWillAppear(_:)` of a child that appears with the receiver or in place of another child.
  func willShow(_ child: ViewController, animated: Bool) {}

  /// Called after the `viewDidAppear(_:)` of a child that appeared with the receiver.
  func didShow(_ child: ViewController, animated: Bool) {}
}
