import ForceTouch
import ViewGeometry

/// A controller that runs a closure in its callbacks, after its superclass's.
final class ListeningController: ViewController {
  enum Call {
    case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case safeArea, margins, traits(TraitCollection?)
  }

  /// Runs with whether the appearance is animated.
  var hear: (ListeningController, Call, Bool) -> Void = { _, _, _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    hear(self, .didLoad, false)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear(self, .willAppear, animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    hear(self, .isAppearing, animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear(self, .didAppear, animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear(self, .willDisappear, animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear(self, .didDisappear, animated)
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    hear(self, .safeArea, false)
  }
  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    hear(self, .margins, false)
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    hear(self, .traits(previous), false)
  }
}

/// A delegate of a stack that runs a closure when a controller is about to be shown, and was shown.
final class StackListener: NavigationControllerDelegate {
  private let hear: (_ isShown: Bool, ViewController, _ animated: Bool) -> Void

  init(_ hear: @escaping (_ isShown: Bool, ViewController, _ animated: Bool) -> Void) {
    self.hear = hear
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    hear(false, viewController, animated)
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    hear(true, viewController, animated)
  }
}
