public import Foundation
import ViewGeometry

/// A container that shows the top controller of a stack under a bar: `UINavigationController`.
open class NavigationController: ViewController {
  final var stack: [ViewController] = []
  /// The controller that was last reported to the delegate as shown.
  ///
  /// It is nil while another controller is about to be shown.
  final weak var shown: ViewController?
  /// The controller whose view was last inserted behind the bar.
  final weak var installed: ViewController?
  /// Whether the last change to the stack is animated.
  final var isChangeAnimated = false
  /// Whether the last change to the stack shows a controller that was on the stack before, like a
  /// pop.
  final var changeComesBack = false

  /// The operations that change the stack: `UINavigationController.Operation`.
  public enum Operation: Int, Sendable {
    /// No change of the top controller.
    case none
    /// A new controller is shown.
    case push
    /// A controller that was on the stack is shown again.
    case pop
  }

  /// The object that drives the interactive transition in progress; nil if there is none.
  final var interactivePop: PercentDrivenInteractiveTransition?

  /// The bar, in front of the controllers' views.
  open var navigationBar: NavigationBar { bar }
  final let bar = NavigationBar()

  /// The delegate, which is notified when the shown controller changes, and supplies custom
  /// transitions; not retained.
  open weak var delegate: (any NavigationControllerDelegate)?

  /// Whether the bar is hidden; false by default.
  ///
  /// Setting it lays out the bar and the top controller's view immediately.
  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
      layOutOwnViews()
    }
  }

  /// Creates a navigation controller with an empty stack; the arguments have no effect.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller with a stack of one controller.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The controllers on the stack, from the root to the top; setting them isn't animated.
  ///
  /// - Precondition: No controller is on the stack twice, and none is or contains the receiver.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setStack(newValue, animated: false) }
  }

  /// The top controller of the stack; nil if the stack is empty.
  open var topViewController: ViewController? { stack.last }

  /// The visible controller: `presentedViewController` or, if it is nil, the top of the stack.
  open var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack, and shows its top controller if that controller isn't shown yet.
  ///
  /// - Precondition: No controller is on the stack twice, and none is or contains the receiver.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Pushes `controller` onto the stack.
  ///
  /// ```swift
  /// let navigation = NavigationController(rootViewController: home)
  /// navigation.pushViewController(detail, animated: false)
  /// let top = navigation.topViewController  // the detail
  /// ```
  ///
  /// - Precondition: `controller` isn't on the stack, and neither is nor contains the receiver.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller }, "Can't push \(controller): it is already on the stack."
    )
    setStack(stack + [controller], animated: animated)
  }

  /// Pops the top controller and returns it.
  ///
  /// Returns nil and does nothing if there is no controller above the root.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return top
  }

  /// Pops all controllers above `controller` and returns them, from bottom to top.
  ///
  /// Does nothing and returns nil if `controller` isn't on the stack. Returns an empty array if
  /// `controller` is the top controller.
  @discardableResult
  open func popToViewController(_ controller: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = stack.firstIndex(of: controller) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setStack(Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Pops all controllers above the root and returns them, from bottom to top.
  ///
  /// Does nothing and returns an empty array if there is no controller above the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let popped = Array(stack.dropFirst())
    if !popped.isEmpty { setStack(Array(stack.prefix(1)), animated: animated) }
    return popped
  }

  /// Hides or shows the bar.
  ///
  /// If `animated` is true and there is an animation clock, the top controller's view moves to its
  /// new frame within ``hideShowBarDuration`` (R15.43). Otherwise, the change is immediate.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    SystemAnimation.run(
      isAnimated: animated, duration: TimeInterval(Self.hideShowBarDuration),
      { isNavigationBarHidden = hidden }, completion: { _ in })
  }

  /// The duration of hiding or showing the bar, in seconds:
  /// `UINavigationControllerHideShowBarDuration`.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Pushes `controller` onto the stack with animation.
  ///
  /// - Precondition: `controller` isn't on the stack, and neither is nor contains the receiver.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    // Its `viewDidLoad()` may push another controller.
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

  deinit {}
}
