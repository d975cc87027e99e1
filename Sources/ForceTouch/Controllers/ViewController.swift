public import Foundation
public import ViewGeometry

/// Manages a view and presents other controllers: the part of `UIViewController` that previewing needs.
///
/// The controller holds its view; a view doesn't know its controller. Controllers are confined to the thread or task of
/// their views.
open class ViewController {
  private final var loadedView: View?
  private final var ownChildren: [ViewController] = []
  private final weak var ownParent: ViewController?
  private final weak var ownPresenter: ViewController?
  private final var ownPresented: ViewController?
  private final var contexts: [PreviewingContext] = []

  /// The text of a bar over the controller.
  open var title: String?

  /// The size the controller would like as a preview; zero along an axis where it has no wish.
  open var preferredContentSize = CGSize.zero

  /// The rows that sliding up a peek at this controller reveals, in order; none by default (R10.20).
  open var previewActionItems: [any PreviewActionItem] { [] }

  /// Creates a controller whose view is loaded when first asked for.
  ///
  /// There are no nibs to load a view from, so the arguments say nothing.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {}

  /// The same without arguments; calls `init(nibName:bundle:)`, which `super.init()` means.
  @_disfavoredOverload
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Nil: there are no archives and storyboards to read controllers from.
  ///
  /// A subclass may declare `required init?(coder: NSCoder)` as for UIKit; its body can't call `super.init(coder:)`.
  public convenience init?(coder: NSCoder) { return nil }

  // MARK: View

  /// The view, loaded when first asked for.
  open var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? View()
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  /// Makes the view and sets `view`; the default makes a plain one.
  open func loadView() { view = View() }

  /// Tells that the view has been made.
  open func viewDidLoad() {}

  /// Tells that the traits have changed from `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The view if it has been loaded.
  public final var viewIfLoaded: View? { loadedView }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it has been.
  public final func loadViewIfNeeded() { _ = view }

  /// The traits of the window the view is in; outside a window force is taken to be available.
  public final var traitCollection: TraitCollection {
    viewIfLoaded?.traitCollection ?? TraitCollection(forceTouchCapability: .available)
  }

  // MARK: Showing others, to override

  /// Shows `controller` as fits the place: pushed where a navigation controller is around, presented elsewhere.
  open func show(_ controller: ViewController, sender: Any?) {
    guard let navigationController else { return present(controller, animated: true) }
    navigationController.show(controller, sender: sender)
  }

  /// Presents `controller` over this one.
  ///
  /// Its view fills the window, if this controller's view is in one. Nothing happens while this controller presents another,
  /// as in UIKit.
  ///
  /// - Precondition: `controller` is not the receiver and isn't presented already.
  open func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    precondition(controller !== self, "Can't present a controller on itself: \(controller).")
    guard ownPresented == nil else { return }
    precondition(
      controller.ownPresenter == nil, "Can't present \(controller): it is presented already.")
    ownPresented = controller
    controller.ownPresenter = self
    if let window = viewIfLoaded?.window {
      controller.view.frame = window.bounds
      window.addSubview(controller.view)
    }
    completion?()
  }

  /// Takes away what this controller presents, or this controller where it presents nothing.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = ownPresented else {
      guard let presenter = presentingViewController else { return }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.ownPresenter = nil
    ownPresented = nil
    if presented.ownPresented != nil { presented.dismiss(animated: false) }
    completion?()
  }
}

/// Controllers are not safe to share between threads.
@available(*, unavailable)
extension ViewController: Sendable {}

extension ViewController {
  /// The controller presented over this one.
  public final var presentedViewController: ViewController? { ownPresented }

  /// The controller that presented this one, or one this is in.
  public final var presentingViewController: ViewController? {
    ownPresenter ?? ownParent?.presentingViewController
  }

  /// The controller this one is in.
  public final var parent: ViewController? { ownParent }

  /// The controllers in this one, in the order they were added.
  public final var children: [ViewController] { ownChildren }

  /// The nearest navigation controller that this one is in.
  public final var navigationController: NavigationController? {
    var next = ownParent
    while let controller = next {
      if let navigationController = controller as? NavigationController {
        return navigationController
      }
      next = controller.ownParent
    }
    return nil
  }

  /// Puts `child` into this controller; its view is the program's to add.
  ///
  /// - Precondition: The receiver isn't `child` and isn't in it.
  public final func addChild(_ child: ViewController) {
    var next: ViewController? = self
    while let controller = next {
      precondition(controller !== child, "Can't add \(child) to \(self): it contains the receiver.")
      next = controller.ownParent
    }
    child.removeFromParent()
    child.ownParent = self
    ownChildren.append(child)
  }

  /// Takes this controller out of the one it is in.
  public final func removeFromParent() {
    ownParent?.ownChildren.removeAll { $0 === self }
    ownParent = nil
  }

  /// Visits the receiver, those in it and those presented over it.
  final func visitControllers(_ body: (ViewController) -> Void) {
    body(self)
    for child in ownChildren { child.visitControllers(body) }
    ownPresented?.visitControllers(body)
  }
}

extension ViewController {
  /// Registers a view for peek and pop (R10.14).
  ///
  /// Several views may be registered; of those that lie in one another, the deepest under the finger is pressed. The
  /// controller keeps the registration until it is unregistered or goes itself; `delegate` is held weakly.
  ///
  /// - Precondition: `sourceView` isn't registered by this controller already (R10.21).
  @discardableResult
  public final func registerForPreviewing(
    with delegate: any ViewControllerPreviewingDelegate, sourceView: View
  ) -> any ViewControllerPreviewing {
    precondition(
      !contexts.contains { $0.sourceView === sourceView },
      "Can't register \(sourceView) for previewing: \(self) has registered it already.")
    let context = PreviewingContext(sourceView: sourceView, delegate: delegate)
    contexts.append(context)
    return context
  }

  /// Ends a registration, with any press or peek of it; nothing happens unless it is this controller's.
  public final func unregisterForPreviewing(
    withContext previewingContext: any ViewControllerPreviewing
  ) {
    guard let index = contexts.firstIndex(where: { $0 === previewingContext }) else { return }
    contexts.remove(at: index).invalidate()
  }
}
