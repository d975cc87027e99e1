public import Foundation
import ViewGeometry

/// A stack of controllers that shows the top one under a bar: `UINavigationController`.
open class NavigationController: ViewController {
  final var stack: [ViewController] = []
  /// The controller that the delegate was told is shown; nil once it was told that another one will be.
  final weak var shown: ViewController?
  /// The controller whose view was put behind the bar last.
  final weak var installed: ViewController?
  /// Whether the last change of the stack is animated.
  final var isChangeAnimated = false
  /// Whether the last change of the stack shows a controller that was on it before.
  final var changeComesBack = false

  /// The bar, in front of the controllers' views.
  public final let navigationBar = NavigationBar()

  /// Who is told of the controllers that are shown; not retained.
  public final weak var delegate: (any NavigationControllerDelegate)?

  /// Whether there is no bar; false by default.
  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
      layOutOwnViews()
    }
  }

  /// Creates an empty stack.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack of one controller.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

  /// The stack, from the root to the top.
  ///
  /// - Precondition: No controller is in it twice.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setStack(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: ViewController? { stack.last }

  /// The visible controller: the one presented over the stack, or its top.
  open var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack; what is new on top is shown.
  ///
  /// - Precondition: No controller is in it twice.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Puts `controller` on top.
  ///
  /// - Precondition: It isn't on the stack.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller }, "Can't push \(controller): it is on the stack.")
    setStack(stack + [controller], animated: animated)
  }

  /// Takes the top off and returns it; the root stays, and then nil is returned.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes everything off above `controller` and returns it, from the bottom up; nil, and nothing, where it isn't on the stack.
  @discardableResult
  open func popToViewController(_ controller: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = stack.firstIndex(of: controller) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setStack(Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Takes everything off above the root and returns it, from the bottom up.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController] {
    let popped = Array(stack.dropFirst())
    if !popped.isEmpty { setStack(Array(stack.prefix(1)), animated: animated) }
    return popped
  }

  /// Hides or shows the bar; on a clock what is below it takes ``hideShowBarDuration`` to get its place (R15.43).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    SystemAnimation.run(
      isAnimated: animated, duration: TimeInterval(Self.hideShowBarDuration),
      { isNavigationBarHidden = hidden }, completion: { _ in })
  }

  /// How long the bar takes to be hidden or shown, in seconds: `UINavigationControllerHideShowBarDuration`.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Puts `controller` on top.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    // Its `viewDidLoad()` may push another.
    stack.last?.loadViewIfNeeded()
    if let top = stack.last { install(top) }
  }

  override func layOutOwnViews() {
    super.layOutOwnViews()
    layOutBarAndTop()
  }

  override func childItemsDidChange(_ child: ViewController) {
    super.childItemsDidChange(child)
    viewIfLoaded?.setNeedsLayout()
  }

  override func childDidLeave(_ child: ViewController) {
    super.childDidLeave(child)
    if stack.contains(child) { setStack(stack.filter { $0 !== child }, animated: false) }
  }

  override func willShow(_ child: ViewController, animated: Bool) {
    super.willShow(child, animated: animated)
    guard child === stack.last, child !== shown else { return }
    shown = nil
    delegate?.navigationController(self, willShow: child, animated: animated)
  }

  override func didShow(_ child: ViewController, animated: Bool) {
    super.didShow(child, animated: animated)
    guard child === stack.last, child !== shown else { return }
    shown = child
    delegate?.navigationController(self, didShow: child, animated: animated)
  }
}

/// The delegate of a navigation controller: `UINavigationControllerDelegate`; both members are optional.
///
/// It is told of each change of the controller that is shown: when the stack first appears, when its top changes, and when it appears again
/// with another top. A stack that appears again with the same top isn't told.
public protocol NavigationControllerDelegate: AnyObject {
  /// Tells that a controller is about to be shown, after its `viewWillAppear(_:)`.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Tells that a controller is shown, after its `viewDidAppear(_:)`.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

// Documented by the protocol; without another word a method does nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
