public import Foundation
import ViewGeometry

/// A stack of controllers that shows the top one: `UINavigationController` without its bars.
open class NavigationController: ViewController {
  private final var stack: [ViewController] = []

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

  /// The stack, from the root to the top.
  ///
  /// - Precondition: No controller is in it twice.
  public final var viewControllers: [ViewController] {
    get { stack }
    set {
      precondition(
        Set(newValue.map(ObjectIdentifier.init)).count == newValue.count,
        "A navigation stack can't hold a controller twice.")
      let kept = Set(newValue.map(ObjectIdentifier.init))
      for controller in stack where !kept.contains(ObjectIdentifier(controller)) {
        controller.removeFromParent()
      }
      for controller in newValue where controller.parent !== self { addChild(controller) }
      stack = newValue
      showTopView()
    }
  }

  /// The controller on top of the stack.
  public final var topViewController: ViewController? { stack.last }

  /// The visible controller: the one presented over the stack, or its top.
  public final var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts `controller` on top.
  ///
  /// - Precondition: It isn't on the stack.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller }, "Can't push \(controller): it is on the stack.")
    viewControllers.append(controller)
  }

  /// Takes the top off and returns it; the root stays, and then nil is returned.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    viewControllers.removeLast()
    return top
  }

  /// Takes everything off above the root and returns it, from the bottom up.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController] {
    let popped = Array(stack.dropFirst())
    if !popped.isEmpty { viewControllers.removeLast(popped.count) }
    return popped
  }

  /// Puts `controller` on top.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTopView()
  }

  /// Makes the top controller's view the only subview and gives it the whole of the bounds.
  private func showTopView() {
    guard let ownView = viewIfLoaded else { return }
    let topView = topViewController?.view
    for subview in ownView.subviews where subview !== topView { subview.removeFromSuperview() }
    guard let topView else { return }
    topView.frame = ownView.bounds
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownView.addSubview(topView)
  }
}
